import type { CaseScores } from '../statistics/case-level-p.ts';
import type { Evidence } from './evidence.ts';
import type { Metric } from './metrics.ts';

/**
 * Values of one metric on its analysis scale: by variant, then by case. Every variant is present; a case only where the variant
 * has a valid play with a value. Cases stand in the order of the evidence and values ascend, so that the order in which
 * plays ended changes nothing.
 */
export type CaseValues = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;

/** Sorts the plays of an experiment into test cases, the unit of analysis (statistics.md 1.1). */
export function caseValues(evidence: Evidence, metric: Metric): CaseValues {
  const values = new Map(
    evidence.variants.map((variant) => [
      variant,
      new Map(evidence.cases.map((caseId): [string, number[]] => [caseId, []])),
    ]),
  );
  for (const play of evidence.plays) {
    const value = metric.valueOf(play);
    if (value !== undefined) values.get(play.variant)?.get(play.caseId)?.push(value);
  }
  for (const byCase of values.values())
    for (const [caseId, scores] of byCase) {
      if (scores.length === 0) byCase.delete(caseId);
      else scores.sort((one, other) => one - other);
    }
  return values;
}

/** The cases with valid plays of both variants, each with the values of both; the others leave the contrast (statistics.md 4.3 step 4). */
export function pairsOf(
  values: CaseValues,
  a: string,
  b: string,
): { caseIds: string[]; cases: CaseScores[] } {
  const caseIds: string[] = [];
  const cases: CaseScores[] = [];
  for (const [caseId, before] of values.get(a) ?? []) {
    const after = values.get(b)?.get(caseId);
    if (after === undefined) continue;
    caseIds.push(caseId);
    cases.push({ a: before, b: after });
  }
  return { caseIds, cases };
}
