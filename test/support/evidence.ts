import type { Evidence, LostPlay, Play } from '../../src/experiments/evidence.ts';

/** What each variant's plays of each case gave, by case: passes (1 or 0) unless a builder of plays is given. */
export type Outcomes = Record<string, Record<string, readonly number[]>>;

/** One play, with what a test does not care about filled in. */
export function play(fields: Partial<Play> & Pick<Play, 'variant' | 'caseId'>): Play {
  return {
    round: 0,
    order: 0,
    passed: true,
    scores: {},
    latencyMs: 100,
    costUsd: null,
    digest: `${fields.variant} ${fields.caseId} ${fields.round ?? 0}`,
    ...fields,
  };
}

/** Evidence from outcomes; rounds are the places in the lists, and `of` says what a number means (default: 1 passes). */
export function evidenceOf(
  outcomes: Outcomes,
  {
    metrics = ['pass_rate'],
    lost = [],
    of = (value) => ({ passed: value === 1 }),
  }: { metrics?: string[]; lost?: LostPlay[]; of?: (value: number) => Partial<Play> } = {},
): Evidence {
  const plays = Object.entries(outcomes).flatMap(([variant, byCase]) =>
    Object.entries(byCase).flatMap(([caseId, values]) =>
      values.map((value, round) => play({ variant, caseId, round, ...of(value) })),
    ),
  );
  const cases = new Set([
    ...Object.values(outcomes).flatMap(Object.keys),
    ...lost.map(({ caseId }) => caseId),
  ]);
  return {
    variants: Object.keys(outcomes),
    cases: [...cases],
    metrics,
    plays: plays.sort((one, other) => one.round - other.round).map((one, order) => ({ ...one, order })),
    lost,
  };
}

/** The same values for `count` cases, `c1`, `c2` and so on. */
export function everyCase(count: number, values: readonly number[]): Record<string, readonly number[]> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index + 1}`, values]));
}

/** Rows of values as cases `c1`, `c2` and so on. */
export function eachCase(...rows: readonly (readonly number[])[]): Record<string, readonly number[]> {
  return Object.fromEntries(rows.map((values, index) => [`c${index + 1}`, values]));
}

/** `count` lost plays of a variant, one a case from the first on. */
export function lostOnes(variant: string, count: number, status: LostPlay['status'] = 'errored'): LostPlay[] {
  return Array.from({ length: count }, (_, index) => ({
    variant,
    caseId: `c${index + 1}`,
    round: 0,
    status,
    message: 'The agent could not be reached.',
  }));
}
