import type { VerifiedCase } from './case-draft.ts';
import type { Target } from './targets.ts';

/** What coverage is made from: provenance, never likeness of words (improvement.md 6.2 step 9). */
interface CoverageFacts {
  topics: readonly string[];
  targets: readonly Target[];
  chosen: readonly VerifiedCase[];
  candidates: readonly VerifiedCase[];
  /** Drafts that failed a check, by topic. */
  dropped: ReadonlyMap<string, number>;
  /** Focus areas without a topic. */
  unmatched: readonly string[];
  notes: readonly string[];
  existingOverlap: number;
  existing: number;
}

/** Topics with at least one chosen case whose references lie in them, and why the others have none. */
export function coverageOf(facts: CoverageFacts) {
  const { topics, targets, chosen, candidates, dropped, unmatched, notes } = facts;
  const built = new Set(chosen.flatMap(({ built_on }) => built_on));
  const all = [...new Set([...topics, ...targets.map(({ topic }) => topic)])].filter((topic) => topic !== '');
  const covered = all.filter((topic) =>
    targets.some((target) => target.topic === topic && built.has(target.id)),
  );
  const gaps = all
    .filter((topic) => !covered.includes(topic))
    .map((topic) => `${topic}: ${reasonFor(topic, targets, candidates, dropped)}`);
  const limits = targets.filter(({ isLimit }) => isLimit === true);
  const whole = targets.filter(({ isLimit }) => isLimit !== true);
  return {
    policy_topics_covered: covered,
    gaps_identified: [...gaps, ...unmatched.map((area) => `${area}: focus area not found in the sources`)],
    units: { covered: whole.filter(({ id }) => built.has(id)).length, total: whole.length },
    boundaries: { covered: limits.filter(({ id }) => built.has(id)).length, total: limits.length },
    existing_suite: { cases: facts.existing, candidates_already_there: facts.existingOverlap },
    ...(notes.length === 0 ? {} : { notes: [...notes] }),
  };
}

function reasonFor(
  topic: string,
  targets: readonly Target[],
  candidates: readonly VerifiedCase[],
  dropped: ReadonlyMap<string, number>,
): string {
  if (!targets.some((target) => target.topic === topic)) return 'no testable statement';
  if (candidates.some((one) => one.topic === topic)) return 'the number of cases was reached before';
  return (dropped.get(topic) ?? 0) > 0 ? 'no case for it passed the checks' : 'no case could be made for it';
}
