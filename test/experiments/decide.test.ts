import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../src/experiments/decide.ts';
import type { AnalysisSettings, Evidence, Play } from '../../src/experiments/evidence.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { caseLevelP } from '../../src/statistics/case-level-p.ts';
import { eachCase, everyCase, evidenceOf, lostOnes, type Outcomes } from '../support/evidence.ts';

const settings: AnalysisSettings = { minEffect: 0, seed: 7 };

/** Ten cases, four plays each: `better` passes one play more in nine of them. */
const lower = eachCase(
  [0, 0, 0, 1],
  [0, 1, 0, 1],
  [1, 1, 0, 0],
  [0, 0, 0, 0],
  [1, 1, 0, 1],
  [0, 0, 0, 0],
  [1, 0, 0, 1],
  [0, 1, 1, 0],
  [0, 0, 1, 0],
  [1, 1, 1, 1],
);
const better = eachCase(
  [0, 1, 0, 1],
  [0, 1, 1, 1],
  [1, 1, 0, 1],
  [1, 0, 0, 0],
  [1, 1, 1, 1],
  [0, 0, 0, 1],
  [1, 1, 0, 1],
  [1, 1, 1, 0],
  [0, 0, 1, 1],
  [1, 1, 1, 1],
);

describe('the decision', () => {
  it('names a winner that beats the other variant, by the case-level p of the pairs', () => {
    const decision = decide(evidenceOf({ plain: lower, polite: better }), settings);
    const { p_value: p } = caseLevelP(
      Object.keys(lower).map((id) => ({ a: [...(lower[id] ?? [])], b: [...(better[id] ?? [])] })),
    );
    expect(decision).toMatchObject({
      primary: 'pass_rate',
      baseline: 'plain',
      leader: 'polite',
      comparedWith: 'plain',
      scope: 'population',
      conclusive: true,
      conclusiveForTheseCases: undefined,
      notBecause: [],
    });
    expect(decision.pValue).toBe(p);
    expect(decision.pPopulation).toBe(p);
    expect(decision.contrast.difference).toBeCloseTo(9 / 40, 12);
  });

  it('needs a smaller p where results are looked at more than once, and says how small', () => {
    const evidence = evidenceOf({ plain: lower, polite: better });
    const decision = decide(evidence, settings, { alpha: 0.001 });
    expect(decision.conclusive).toBe(false);
    expect(decision.notBecause).toEqual([
      'The lead of "polite" over "plain" on pass_rate may be chance: p = 0.002, where at most 0.001 is needed.',
    ]);
  });

  it.each([
    ['as requested', ['x', 'Control', 'y'], 'y', 'y'],
    ['named so', ['x', 'Control', 'y'], undefined, 'Control'],
    ['named a', ['b', 'a'], undefined, 'a'],
    ['else the first', ['x', 'y'], undefined, 'x'],
  ])('measures against the baseline: %s', (_, names, baseline, expected) => {
    const evidence = evidenceOf(Object.fromEntries(names.map((name) => [name, everyCase(6, [1])])));
    const given = { ...settings, ...(baseline === undefined ? {} : { baseline }) };
    expect(decide(evidence, given).baseline).toBe(expected);
    // All are equal, so it leads.
    expect(decide(evidence, given).leader).toBe(expected);
  });

  it.each([
    ['the one asked for', { primaryMetric: 'relevance' }, 'relevance'],
    ['else the pass rate', {}, 'pass_rate'],
  ])('is about %s', (_, given, expected) => {
    const evidence = evidenceOf({ a: lower, b: better }, { metrics: ['relevance'] });
    expect(decide(evidence, { ...settings, ...given }).primary).toBe(expected);
  });

  it('takes less for better where time and money are the metric', () => {
    const evidence = evidenceOf(
      { slow: everyCase(8, [1000, 2000]), fast: everyCase(8, [500, 1000]) },
      { metrics: ['latency_ms'], of: (latencyMs) => ({ latencyMs }) },
    );
    const decision = decide(evidence, { ...settings, primaryMetric: 'latency_ms' });
    expect(decision).toMatchObject({ leader: 'fast', conclusive: true, pValue: 2 ** -8 });
    // Half the time: ln 2, positive because it is better.
    expect(decision.contrast.difference).toBeCloseTo(Math.LN2, 12);
    expect(decide(evidence, { ...settings, primaryMetric: 'latency_ms', minEffect: 0.5 }).conclusive).toBe(
      true,
    );
    expect(
      decide(evidence, { ...settings, primaryMetric: 'latency_ms', minEffect: 0.51 }).notBecause,
    ).toEqual([
      '"fast" differs from "slow" by 0.5 on latency_ms, less than the smallest difference worth having (0.51).',
    ]);
  });

  it('lets the leader win only when it beats every other variant', () => {
    const decision = decide(evidenceOf({ a: lower, b: better, c: better }), settings);
    expect(decision).toMatchObject({ leader: 'b', comparedWith: 'c', pValue: 1, conclusive: false });
    expect(decision.rivals.map(({ variant }) => variant)).toEqual(['a', 'c']);
    expect(decision.notBecause).toEqual(['"b" and "c" are equal on pass_rate.']);
    const two = decide(evidenceOf({ a: lower, b: better, c: everyCase(10, [0, 0, 0, 0]) }), settings);
    expect(two).toMatchObject({ leader: 'b', comparedWith: 'a', conclusive: true });
  });
});

describe('a leader is not conclusive', () => {
  const guarded = (ofB: Partial<Play>): Evidence => {
    const evidence = evidenceOf({ a: lower, b: better }, { metrics: ['relevance', 'latency_ms'] });
    return {
      ...evidence,
      plays: evidence.plays.map((one) =>
        one.variant === 'b'
          ? { ...one, scores: { relevance: 0.8 }, ...ofB }
          : { ...one, scores: { relevance: 0.8 } },
      ),
    };
  };

  it.each<[string, Evidence, Partial<AnalysisSettings>, string[]]>([
    [
      'without any valid play',
      evidenceOf({ a: {}, b: {} }, { lost: [...lostOnes('a', 3), ...lostOnes('b', 3)] }),
      {},
      ['No variant has a valid play.'],
    ],
    [
      'when a variant has no valid play, whatever the others show',
      evidenceOf({ a: lower, b: better, c: {} }, { lost: lostOnes('c', 10) }),
      {},
      ['"c" has no valid play, so it could not be compared.'],
    ],
    [
      'when only one variant has plays',
      evidenceOf({ a: lower, b: {} }),
      {},
      ['"b" has no valid play, so it could not be compared.'],
    ],
    [
      'when a variant has plays but no value of the metric',
      evidenceOf({ a: lower, b: better }, { metrics: ['relevance'] }),
      { primaryMetric: 'relevance' },
      [
        'No play of "a" has a value of relevance, so "a" could not be compared.',
        'No play of "b" has a value of relevance, so "b" could not be compared.',
      ],
    ],
    [
      'when variants played different cases',
      evidenceOf({ a: { c1: [0] }, b: { c2: [1] } }),
      {},
      [
        'The comparison rests on 0 test cases; to say something about other cases than these, at least 6 are needed.',
        '"b" and "a" have no test case in common.',
      ],
    ],
    [
      'when all are equal',
      evidenceOf({ a: everyCase(8, [1, 1]), b: everyCase(8, [1, 1]) }),
      {},
      ['"a" and "b" are equal on pass_rate.'],
    ],
    [
      'when the lead is smaller than what is worth having',
      evidenceOf({ a: lower, b: better }),
      { minEffect: 0.23 },
      ['"b" differs from "a" by 0.225 on pass_rate, less than the smallest difference worth having (0.23).'],
    ],
    [
      'when it loses on another quality metric',
      guarded({ scores: { relevance: 0.7 } }),
      {},
      [
        '"b" is worse than "a" on relevance, by 0.1 on average; without harm such a loss is seen in at most one experiment of ten (p < 0.001).',
      ],
    ],
    [
      'when another quality metric could not be compared',
      guarded({ scores: {} }),
      {},
      ['Whether "b" is worse than "a" on relevance is unknown: there are too few values to compare.'],
    ],
    [
      'when lost plays could have turned it',
      evidenceOf({ a: lower, b: better }, { lost: [1, 2, 3].flatMap(() => lostOnes('b', 10)) }),
      {},
      [
        'Unequal shares of plays were lost (30 of 70 of "b", 0 of 40 of "a"); had they all gone against "b", it would be behind on pass_rate.',
      ],
    ],
    [
      'when one variant looks better by what could not be told of it',
      evidenceOf({ a: lower, b: better }, { lost: [1, 2, 3].flatMap(() => lostOnes('b', 10, 'unsure')) }),
      {},
      [
        'Unequal shares of plays were lost or unsure (30 of 70 of "b", 0 of 40 of "a"); had they all gone against "b", it would be behind on pass_rate.',
      ],
    ],
    [
      'when it has nothing to be compared with',
      evidenceOf({ a: lower }),
      {},
      ['There is no other variant to compare with.'],
    ],
  ])('%s', (_, evidence, given, sentences) => {
    const decision = decide(evidence, { ...settings, ...given });
    expect(decision.notBecause).toEqual(sentences);
    expect(decision.conclusive).toBe(false);
    expect(evidence.variants).toContain(decision.leader);
    expect(evidence.variants).toContain(decision.comparedWith);
  });

  it.each([
    ['is slower', { latencyMs: 9000 }],
    ['is a little worse on another quality metric', { scores: { relevance: 0.76 } }],
  ])('not because it %s', (_, ofB) => {
    expect(decide(guarded(ofB), settings).conclusive).toBe(true);
  });

  it('also where both have their share of unsure plays: what is sure is compared with what is sure', () => {
    const lost = ['a', 'b'].flatMap((one) => [1, 2].flatMap(() => lostOnes(one, 10, 'unsure')));
    expect(decide(evidenceOf({ a: lower, b: better }, { lost }), settings).conclusive).toBe(true);
  });

  it('not where the worst case of what was lost is a lead that may be chance, however few that is', () => {
    const outcomes = { a: everyCase(40, [0, 0]), b: { ...everyCase(40, [0, 0]), ...everyCase(6, [1, 1]) } };
    const withLost = (from: number, to: number) =>
      decide(evidenceOf(outcomes, { lost: lostOnes('a', to).slice(from) }), settings);
    expect(withLost(6, 6).conclusive).toBe(true);
    expect(withLost(6, 7).conclusive).toBe(true);
    // Four of 84 is no share that differs from none; had they passed, the lead would not be proven.
    const few = withLost(6, 10);
    expect(few.pValue).toBeLessThan(0.05);
    expect(few.conclusive).toBe(false);
    expect(few.notBecause).toEqual([
      expect.stringMatching(
        /^Plays were lost \(0 of 80 of "b", 4 of 84 of "a"\); had they all gone against "b", its lead on pass_rate might be chance \(p = 0\.\d+\)\.$/,
      ),
    ]);
  });

  it('because of plays lost alike on both sides, which have other reasons than the variants', () => {
    const outcomes = { a: everyCase(40, [0, 0]), b: { ...everyCase(40, [0, 0]), ...everyCase(8, [1, 1]) } };
    const lost = [...lostOnes('a', 40), ...lostOnes('b', 40)];
    expect(decide(evidenceOf(outcomes, { lost }), settings).conclusive).toBe(true);
  });

  it('not because of lost plays that could not have turned it', () => {
    const evidence = evidenceOf({ a: lower, b: better }, { lost: lostOnes('b', 4) });
    expect(decide(evidence, settings).conclusive).toBe(true);
  });

  it('when it is not ahead on the cases that it shares with one rival, however sure that is', () => {
    // Over c1..c6, which all share, b is best; over c1..c20, shared with c alone, c beats it clearly.
    const first = (values: readonly number[]) => everyCase(6, values);
    const later = (values: readonly number[]) =>
      Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`d${index}`, values]));
    const decision = decide(
      evidenceOf({
        a: first([0, 0]),
        b: { ...first([1, 1]), ...later([0, 0]) },
        c: { ...first([0, 1]), ...later([1, 1]) },
      }),
      settings,
    );
    expect(decision).toMatchObject({ leader: 'b', comparedWith: 'c', pValue: 1, conclusive: false });
    expect(decision.notBecause).toEqual([
      '"b" is best on the test cases that all variants share, but not on all those that it shares with "c".',
    ]);
  });

  it('with five cases, but may be proven for these', () => {
    const five = { a: everyCase(5, [0, 0, 0, 1]), b: everyCase(5, [1, 1, 1, 1]) };
    const decision = decide(evidenceOf(five), settings);
    expect(decision).toMatchObject({
      scope: 'these_test_cases',
      conclusive: false,
      conclusiveForTheseCases: true,
      notBecause: [
        'The comparison rests on 5 test cases; to say something about other cases than these, at least 6 are needed.',
      ],
    });
    expect(decision.pValue).toBe(decision.pTheseCases);
    // Equal in all cases: 2 of 2^5 signs, half counted.
    expect(decision.pPopulation).toBe(1 / 32);
  });

  it('with one case of three variants: every part speaks for these cases', () => {
    const ten = (value: number) => Array.from({ length: 10 }, () => value);
    const decision = decide(
      evidenceOf({ a: { ...everyCase(8, ten(0)) }, b: { ...everyCase(8, ten(1)) }, c: { c1: ten(0) } }),
      settings,
      { theseCases: false },
    );
    expect(decision).toMatchObject({ leader: 'b', comparedWith: 'c', scope: 'these_test_cases' });
    expect(decision.pValue).toBeCloseTo(2 / 184_756, 12);
    expect(decision.rivals.every(({ contrast }) => contrast.scope === 'these_test_cases')).toBe(true);
  });
});

describe('the decision keeps its laws', () => {
  const outcomes = fc.array(fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 4 }), {
    minLength: 6,
    maxLength: 9,
  });
  const experiment = fc.record({ p: outcomes, q: outcomes, r: outcomes });
  const asOutcomes = (drawn: Record<string, number[][]>): Outcomes =>
    Object.fromEntries(Object.entries(drawn).map(([name, rows]) => [name, eachCase(...rows)]));

  it('does not depend on the order of plays and cases', () => {
    fc.assert(
      fc.property(experiment, (drawn) => {
        const evidence = evidenceOf(asOutcomes(drawn));
        const turned = {
          ...evidence,
          cases: [...evidence.cases].reverse(),
          plays: [...evidence.plays].reverse(),
        };
        const [one, other] = [decide(evidence, settings), decide(turned, settings)];
        expect(other).toMatchObject({ leader: one.leader, conclusive: one.conclusive });
        expect(other.pValue).toBeCloseTo(one.pValue, 9);
      }),
      { numRuns: 40 },
    );
  });

  it('is conclusive exactly when nothing stands against it, and only with the largest p at most alpha', () => {
    fc.assert(
      fc.property(experiment, (drawn) => {
        const evidence = evidenceOf(asOutcomes(drawn));
        const decision = decide(evidence, settings);
        expect(decision.conclusive).toBe(decision.notBecause.length === 0);
        const largest = Math.max(
          ...decision.rivals.map(({ contrast }) =>
            (contrast.difference ?? 0) > 1e-12 ? contrast.p_value : 1,
          ),
        );
        expect(decision.pValue).toBe(largest);
        expect(decision.conclusive).toBe(largest <= 0.05);
      }),
      { numRuns: 40 },
    );
  });

  it('leaves the evidence as it was', () => {
    const evidence = evidenceOf({ a: lower, b: better }, { lost: lostOnes('b', 2) });
    const before = structuredClone(evidence);
    decide(evidence, settings);
    expect(evidence).toEqual(before);
  });
});

describe('a tie on the primary metric', () => {
  /** Two variants of which no play passes, with these scores and times. */
  const failing = (ofA: Partial<Play>, ofB: Partial<Play>, metrics: string[]) => {
    const evidence = evidenceOf({ a: everyCase(8, [0]), b: everyCase(8, [0]) }, { metrics });
    const plays = evidence.plays.map((play) => ({ ...play, ...(play.variant === 'a' ? ofA : ofB) }));
    return decide({ ...evidence, plays }, settings);
  };

  it.each<[string, Partial<Play>, Partial<Play>, string[], string, string | undefined]>([
    [
      'another score',
      { scores: { x: 0, alpha: 0 } },
      { scores: { x: 0, alpha: 1 } },
      ['x', 'alpha'],
      'b',
      'alpha',
    ],
    [
      'a score before the time',
      { scores: { x: 0 }, latencyMs: 9 },
      { scores: { x: 1 }, latencyMs: 99 },
      ['latency_ms', 'x'],
      'b',
      'x',
    ],
    ['the time', { latencyMs: 200 }, { latencyMs: 100 }, ['latency_ms'], 'b', 'latency_ms'],
    [
      'nothing where times hardly differ',
      { latencyMs: 102 },
      { latencyMs: 100 },
      ['latency_ms'],
      'a',
      undefined,
    ],
    [
      'nothing where nobody asked for the time',
      { latencyMs: 200 },
      { latencyMs: 100 },
      ['pass_rate'],
      'a',
      undefined,
    ],
    ['nothing where one has no such value', { scores: { x: 0.5 } }, { scores: {} }, ['x'], 'a', undefined],
    ['the money', { costUsd: 0.02 }, { costUsd: 0.01 }, ['cost_usd'], 'b', 'cost_usd'],
  ])('is broken by %s', (_, ofA, ofB, metrics, leader, by) => {
    const decision = failing(ofA, ofB, metrics);
    expect([decision.leader, decision.tieBrokenBy, decision.conclusive]).toEqual([leader, by, false]);
  });

  /** Plays that all pass and differ in how long they took: by variant, then by case, in milliseconds. */
  const timed = (outcomes: Outcomes) => {
    const evidence = evidenceOf(outcomes, { metrics: ['latency_ms'], of: (latencyMs) => ({ latencyMs }) });
    const { leader, tieBrokenBy } = decide(evidence, settings);
    return [leader, tieBrokenBy];
  };

  it.each<[string, Outcomes, [string, string | undefined]]>([
    [
      'one case played twice says nothing, however far apart its times are',
      { a: eachCase([900, 800]), b: eachCase([3, 4]) },
      ['a', undefined],
    ],
    [
      'a first call that took long says nothing',
      { a: eachCase([5000], [100], [101], [99], [100], [102]), b: everyCase(6, [100]) },
      ['a', undefined],
    ],
    [
      'times that point to both sides say nothing',
      {
        a: eachCase([200], [100], [210], [300], [90], [250]),
        b: eachCase([100], [190], [90], [120], [180], [110]),
      },
      ['a', undefined],
    ],
    [
      'every one of six cases says something',
      { a: everyCase(6, [150]), b: eachCase([100], [101], [99], [100], [120], [90]) },
      ['b', 'latency_ms'],
    ],
    [
      'many plays of few cases say something of these',
      { a: everyCase(2, [200, 210, 220, 205]), b: everyCase(2, [100, 110, 90, 105]) },
      ['b', 'latency_ms'],
    ],
    [
      'among those that nothing tells apart the baseline leads',
      { a: everyCase(6, [101]), b: everyCase(6, [100]), c: everyCase(6, [300]) },
      ['a', 'latency_ms'],
    ],
    [
      'without it the first of them',
      { a: everyCase(6, [300]), b: everyCase(6, [101]), c: everyCase(6, [100]) },
      ['b', 'latency_ms'],
    ],
  ])('is broken by durations only where chance does not explain them: %s', (_, outcomes, expected) => {
    expect(timed(outcomes)).toEqual(expected);
  });

  it('leaves the lead with the baseline where the durations of both are drawn alike', () => {
    const { next } = seededRandom(7);
    const draw = () => 100 * Math.exp(next() + next() - 1);
    const rounds = 400;
    const byChance = Array.from({ length: rounds }, () => {
      const cases = () => eachCase(...Array.from({ length: 8 }, () => [draw(), draw()]));
      return timed({ a: cases(), b: cases() })[0];
    }).filter((leader) => leader === 'b').length;
    // One of two sides at the 5 % level.
    expect(byChance / rounds).toBeLessThan(0.05);
  });
});
