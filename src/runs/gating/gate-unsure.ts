import { formatCounted } from '../../text/format.ts';
import type { Verdict } from './verdict.ts';

/** Gating cases without a sure verdict, and the scorers of which some result is unsure. */
export interface UnsureFacts {
  cases: number;
  scorers: ReadonlySet<string>;
}

/** What the share of sure cases is of: those that have a verdict, and those that have none because nothing about them is sure. */
interface Judged {
  passed: number;
  failed: number;
  unsure?: UnsureFacts;
}

/** Less than half of the gating cases that were judged are sure: what passed says too little of the suite to pass it. */
export const isMostlyUnsure = ({ passed, failed, unsure }: Judged) => passed + failed < (unsure?.cases ?? 0);

/** What they would add to a reason: ` 12 cases are unsure.`; empty where there are none. */
export function unsureSentence({ unsure }: Pick<Judged, 'unsure'>): string {
  if (unsure === undefined) return '';
  return ` ${formatCounted(unsure.cases, 'case is', 'cases are')} unsure.`;
}

/**
 * The verdict on a run of which less than half of the gating cases are sure (contract 5): what would have passed is neutral, and
 * so is a rate that the unsure cases could still lift to what is required. What fails whatever they are has failed.
 */
export function mostlyUnsureVerdict(facts: Judged, decided: Verdict, minPassRate: number): Verdict {
  const { passed, failed, unsure } = facts;
  const judged = passed + failed;
  const cases = judged + (unsure?.cases ?? 0);
  const failsAnyway = judged > 0 && (cases - failed) / cases < minPassRate;
  if (decided.conclusion === 'neutral' || (decided.conclusion === 'failed' && failsAnyway)) return decided;
  const found =
    judged === 0
      ? `No gating case of ${cases} is sure, so nothing is decided.`
      : `Only ${judged} of ${cases} gating cases ${judged === 1 ? 'is' : 'are'} sure (${passed} passed, ${failed} failed), fewer than half, so nothing is decided.`;
  const open = cases - judged;
  return {
    conclusion: 'neutral',
    reason: `${found} The ${open === 1 ? 'unsure one needs' : `${open} unsure ones need`} a check or a model; the report says what could not be told.`,
    exitCode: 0,
  };
}
