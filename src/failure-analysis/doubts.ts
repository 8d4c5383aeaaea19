import type { Facet } from './facet.ts';

/** What a person said about an attempt. */
export interface HumanLabel {
  run_id: string;
  case_id: string;
  /** Index among the attempts of the case; all of them where it is left out. */
  attempt?: number;
  passed: boolean;
}

/** From so many scorers on the other side a single judged failure is doubted (improvement.md 5.2 step 11). */
const AGAINST = 2;

/**
 * Why the scorer, not the agent, may be at fault, or null: a person passed the attempt, or a single judged scorer fails it against
 * two or more others of the turn. Computed results are no matter of opinion and are not doubted.
 */
export function doubtOf({ attempt, failed }: Facet, labels: readonly HumanLabel[]): string | null {
  const passed = labels.some(
    (label) =>
      label.passed &&
      label.run_id === attempt.run_id &&
      label.case_id === attempt.case_id &&
      (label.attempt === undefined || label.attempt === attempt.attempt),
  );
  if (passed) return 'a person passed it';
  const [only] = failed;
  if (failed.length !== 1 || only === undefined || !only.judged || only.against < AGAINST) return null;
  return `only ${only.scorer} failed it, against ${only.against} others`;
}
