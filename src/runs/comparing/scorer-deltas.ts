import type { ComparisonVerdict, ScorerDelta } from '../../schema/comparison.ts';
import { benjaminiHochberg } from '../../statistics/benjamini-hochberg.ts';
import type { CaseScores } from '../../statistics/case-level-p.ts';
import { holm } from '../../statistics/holm.ts';
import { mean } from '../../statistics/mean.ts';
import { type PairedContrast, pairedContrast } from '../../statistics/paired-contrast.ts';
import { POPULATION_CASES } from '../../statistics/paired-interval.ts';
import { rounded, roundedInterval } from '../../statistics/rounded.ts';
import type { ComparedPair } from './compared-pair.ts';

/** Level of the claims that are made (statistics.md 4.3). */
export const ALPHA = 0.05;
/** Scores this close are the same for practical purposes (margin of the equivalence test, statistics.md 4.3 step 9). */
export const SAME_SCORE = 0.05;

/** One scorer, its cases compared. */
interface Row {
  name: string;
  cases: CaseScores[];
  contrast: PairedContrast;
}

/**
 * Every scorer of the baseline (`baseline` are their names): case means paired over the cases that still ask the same, `b`
 * minus `a`. Where nothing of it can be compared the row has no cases; one that judges by other criteria now (`changed`) has
 * no delta, one that only `b` has no row. Holm and Benjamini-Hochberg over the scorers that have enough cases to be
 * claimed about. Cases that do not gate are left to the reader.
 */
export function scorerDeltas(
  pairs: readonly ComparedPair[],
  baseline: Iterable<string>,
  changed: ReadonlySet<string>,
  next: () => number,
): Record<string, ScorerDelta> {
  const scores = new Map<string, CaseScores[]>();
  for (const name of baseline) scores.set(name, []);
  for (const { a, b, sameCase, rescaled } of pairs)
    for (const [name, { values: before }] of a.scorers) {
      if (!sameCase || !b.gating || changed.has(name) || rescaled.has(name)) continue;
      const after = b.scorers.get(name)?.values ?? [];
      // What is only shown has no average.
      if (before.length > 0 && after.length > 0) scores.get(name)?.push({ a: before, b: after });
    }
  const rows = [...scores].map(
    ([name, cases]): Row => ({
      name,
      cases,
      contrast: pairedContrast(cases, { binary: false, next, theseCases: false }),
    }),
  );
  const family = rows.filter(({ contrast }) => contrast.cases >= POPULATION_CASES);
  const p = family.map(({ contrast }) => contrast.p_value);
  const [strict, lenient] = [holm(p).adjusted, benjaminiHochberg(p).adjusted];
  // A scorer may have any name, `__proto__` too.
  const deltas: Record<string, ScorerDelta> = Object.create(null);
  for (const row of rows) deltas[row.name] = deltaOf(row, 1, 1);
  for (const [at, row] of family.entries())
    deltas[row.name] = deltaOf(row, strict[at] ?? 1, lenient[at] ?? 1);
  return deltas;
}

function deltaOf({ cases, contrast }: Row, adjusted: number, q: number): ScorerDelta {
  const side = (key: 'a' | 'b') =>
    cases.length === 0 ? null : rounded(mean(cases.map((scores) => mean(scores[key]))));
  return {
    verdict: verdictOf(contrast, adjusted),
    delta: rounded(contrast.difference),
    interval: roundedInterval(contrast.interval),
    p_value: contrast.p_value,
    p_adjusted: adjusted,
    q_value: q,
    mean_a: side('a'),
    mean_b: side('b'),
    cases: contrast.cases,
  };
}

function verdictOf(
  { cases, difference, sd, interval, p_value }: PairedContrast,
  adjusted: number,
): ComparisonVerdict {
  if (cases === 0 || difference === null) return 'insufficient_data';
  if (difference === 0 && (sd ?? 0) === 0) return 'unchanged';
  if (cases < POPULATION_CASES) return 'insufficient_data';
  // Over many cases the smallest move is proven; what is proven then is that it is too small to matter.
  if (interval !== null && interval[0] >= -SAME_SCORE && interval[1] <= SAME_SCORE) return 'unchanged';
  if (adjusted <= ALPHA) return difference < 0 ? 'regression' : 'improvement';
  return p_value <= ALPHA && difference < 0 ? 'suspected' : 'noise';
}
