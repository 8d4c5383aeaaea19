import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScoredAttempt } from '../../src/optimizations/attempt-source.ts';
import { openLedger } from '../../src/optimizations/attempts.ts';
import { choose } from '../../src/optimizations/choose.ts';
import { type Candidate, newCandidate } from '../../src/optimizations/course.ts';
import { eliminate } from '../../src/optimizations/eliminate.ts';
import { alphaOf, verdictOf } from '../../src/optimizations/gate.ts';
import { objectiveOf } from '../../src/optimizations/objective.ts';
import { drawByWeight, frontCounts } from '../../src/optimizations/pareto.ts';
import { reportImprovement } from '../../src/optimizations/report-improvement.ts';
import { ruleEdit, sourceIn } from '../support/optimized-agent.ts';

const objective = objectiveOf({ type: 'error_driven' }, [], []);
const STATUSES = { P: 'passed', F: 'failed', E: 'errored', U: 'unsure' } as const;
/** Attempts of cases `c0`…: one string of P, F, E and U per case. */
const attemptsOf = (
  rows: readonly string[],
  name = 'c',
  scores: (row: string) => Record<string, number> = () => ({}),
) =>
  rows.flatMap((row, index) =>
    [...row].map(
      (letter, repetition): ScoredAttempt => ({
        case_id: `${name}${index}`,
        repetition,
        status: STATUSES[letter as keyof typeof STATUSES],
        scores: scores(row),
        failed_safety: letter === 'F' && name === 'safe' ? ['pii'] : [],
        digest: letter,
      }),
    ),
  );
const times = (count: number, row: string) => Array.from({ length: count }, () => row);
const judge = (before: string[], after: string[], guards: [string[], string[]] = [[], []], name = 'g') =>
  verdictOf(
    {
      failing: [attemptsOf(before), attemptsOf(after)],
      guards: [attemptsOf(guards[0], name), attemptsOf(guards[1], name)],
    },
    objective,
    { alpha: alphaOf(1), seed: 1, attempts: 4 },
  );

describe('verdictOf', () => {
  it.each<[string, string[], string[], [string[], string[]] | undefined, string]>([
    ['all mended', times(8, 'FFFF'), times(8, 'PPPP'), undefined, 'accepted'],
    ['one of eight mended', times(8, 'FFFF'), ['PPPP', ...times(7, 'FFFF')], undefined, 'provisional'],
    ['nothing changed', times(8, 'FFFF'), times(8, 'FFFF'), undefined, 'rejected'],
    ['worse', times(8, 'PFPF'), times(8, 'FFFF'), undefined, 'rejected'],
    // In floating point 0.8 - 0.6 is more than 0.6 - 0.4.
    [
      'as much better as worse',
      times(8, 'PPPFF'),
      [...times(4, 'PPPPF'), ...times(4, 'PPFFF')],
      undefined,
      'rejected',
    ],
    [
      'passing cases broken',
      times(8, 'FFFF'),
      times(8, 'PPPP'),
      [times(8, 'PPPP'), [...times(6, 'PPPP'), 'FFFF', 'FFFF']],
      'rejected',
    ],
    [
      'passing cases as they were',
      times(8, 'FFFF'),
      times(8, 'PPPP'),
      [times(8, 'PPPP'), times(8, 'PPPP')],
      'accepted',
    ],
    [
      'a guard that got better, though its mean is uncertain',
      times(8, 'FFFF'),
      times(8, 'PPPP'),
      [[...times(7, 'PPPP'), 'FFFF'], times(8, 'PPPP')],
      'accepted',
    ],
    [
      'two guards better and one broken',
      times(8, 'FFFF'),
      times(8, 'PPPP'),
      [
        [...times(6, 'PPPP'), 'FFFF', 'FFFF'],
        ['FFFF', ...times(7, 'PPPP')],
      ],
      'rejected',
    ],
    ['a single guard, broken', times(8, 'FFFF'), times(8, 'PPPP'), [['PPPP'], ['FFFF']], 'rejected'],
    [
      'a single guard that failed once',
      times(8, 'FFFF'),
      times(8, 'PPPP'),
      [['PPPP'], ['PPPF']],
      'provisional',
    ],
    [
      'a flaky guard that passed less often',
      times(8, 'FFFF'),
      times(8, 'PPPP'),
      [
        [...times(4, 'PPPPP'), 'FPFFF'],
        [...times(4, 'PPPPP'), 'FFFFF'],
      ],
      'accepted',
    ],
    [
      'a flaky guard that passed much less often',
      times(8, 'FFFF'),
      times(8, 'PPPP'),
      [
        ['PPPPP', 'PPPPP', 'PFPPF'],
        ['PPPPP', 'PPPPP', 'FFFPF'],
      ],
      'accepted',
    ],
    [
      'guards of which one failed once',
      times(8, 'FFFF'),
      times(8, 'PPPP'),
      [times(8, 'PPPPP'), [...times(7, 'PPPPP'), 'PPFPP']],
      'accepted',
    ],
    [
      'guards that all fail now and then since',
      times(8, 'FFFF'),
      times(8, 'PPPP'),
      [times(5, 'PPPPP'), [...times(4, 'PPPPF'), 'PPPPP']],
      'rejected',
    ],
    [
      'one of many guards that nearly always fails since',
      times(8, 'FFFFF'),
      times(8, 'PPPPP'),
      [times(17, 'PPPPP'), [...times(16, 'PPPPP'), 'PFFFF']],
      'provisional',
    ],
    [
      'two of very many guards that nearly always fail since',
      times(8, 'FFFFF'),
      times(8, 'PPPPP'),
      [times(40, 'PPPPP'), [...times(38, 'PPPPP'), 'PFFFF', 'PFFFF']],
      'provisional',
    ],
    [
      'one of very many guards, broken',
      times(8, 'FFFFF'),
      times(8, 'PPPPP'),
      [times(40, 'PPPPP'), [...times(39, 'PPPPP'), 'FFFFF']],
      'rejected',
    ],
    [
      'one of very many guards that lost less than half',
      times(8, 'FFFFF'),
      times(8, 'PPPPP'),
      [times(40, 'PPPPP'), [...times(39, 'PPPPP'), 'PFPFP']],
      'accepted',
    ],
    ['a fifth errored', times(8, 'FFFF'), times(8, 'PPPE'), undefined, 'rejected'],
    ['few errored', times(8, 'FFFF'), ['PPEE', ...times(7, 'PPPP')], undefined, 'accepted'],
    ['the world errors', times(8, 'FFEE'), times(8, 'PPEE'), undefined, 'not_validated'],
    ['as many unsure on both sides', times(8, 'FFFU'), times(8, 'PPPU'), undefined, 'accepted'],
    ['more unsure with the candidate', times(8, 'FFFF'), times(8, 'PPUU'), undefined, 'provisional'],
    ['most are unsure', times(8, 'FFFF'), times(8, 'PUUU'), undefined, 'not_validated'],
    ['unsure is no failure', times(8, 'PPUU'), times(8, 'PPUU'), undefined, 'rejected'],
    ['everything errored', times(8, 'EEEE'), times(8, 'EEEE'), undefined, 'not_validated'],
    ['nothing held out', [], [], undefined, 'not_validated'],
  ])('%s', (_, before, after, guards, verdict) => {
    expect(judge(before, after, guards).verdict).toBe(verdict);
  });

  it('rejects what newly fails a safety scorer, not what failed it before', () => {
    const fixed = [times(8, 'FFFF'), times(8, 'PPPP')] as const;
    expect(judge(...fixed, [times(400, 'PPPP'), ['FPPP', ...times(399, 'PPPP')]], 'safe')).toMatchObject({
      verdict: 'rejected',
      newly_failing_safety: ['pii on safe0'],
    });
    expect(
      judge(
        ...fixed,
        [
          ['FPPP', ...times(39, 'PPPP')],
          ['FPPP', ...times(39, 'PPPP')],
        ],
        'safe',
      ).verdict,
    ).toBe('accepted');
  });

  it('guards every other metric', () => {
    const guarded = objectiveOf({ type: 'error_driven' }, [], ['tone']);
    const side = (row: string, tone: number) => attemptsOf(times(8, row), 'c', () => ({ tone }));
    const attempts = (tone: number) => ({
      failing: [side('FFFF', 0.9), side('PPPP', tone)] as const,
      guards: [[], []] as const,
    });
    const options = { alpha: 0.03, seed: 1, attempts: 4 };
    expect(verdictOf(attempts(0.8), guarded, options)).toMatchObject({
      verdict: 'rejected',
      guards: [{ metric: 'tone', held: false }],
    });
    expect(verdictOf(attempts(0.88), guarded, options).verdict).toBe('accepted');
  });

  it.each<[string, number[], boolean]>([
    ['better on most of a few cases', [0.5, 1, 1, -0.5], true],
    ['a little worse on one of two', [0, -0.08], true],
    ['clearly worse on all of three', [-0.5, -0.45, -0.55], false],
    ['worse by the margin on six', [-0.3, 0.1, -0.3, 0.1, -0.3, 0.1], false],
    ['better on ten by very different amounts', [1, 1, -0.4, 0, 0, 1, 0, -0.2, 0, 0], true],
  ])('does not refuse for a scorer that may only have suffered: %s', (_, changes, held) => {
    const guarded = objectiveOf({ type: 'error_driven' }, [], ['tone']);
    const side = (row: string, tone: (index: number) => number) =>
      changes.flatMap((_change, index) => attemptsOf([row], `t${index}-`, () => ({ tone: tone(index) })));
    const attempts = {
      failing: [side('FFFF', () => 0.5), side('PPPP', (index) => 0.5 + (changes[index] ?? 0))] as const,
      guards: [[], []] as const,
    };
    const { guards } = verdictOf(attempts, guarded, { alpha: 0.05, seed: 1, attempts: 4 });
    expect(guards).toMatchObject([{ metric: 'tone', cases: changes.length, held }]);
  });

  it('is one-sided: p is small for better, large for worse', () => {
    expect(judge(times(8, 'FFFF'), times(8, 'PPPP')).p_value).toBeLessThan(0.01);
    expect(judge(times(8, 'PPPP'), times(8, 'FFFF')).p_value).toBeGreaterThan(0.99);
  });
});

describe('alphaOf', () => {
  it('starts at 0.05 x 6/pi², falls with every use and starts anew after three', () => {
    expect(alphaOf(1)).toBeCloseTo(0.0304, 4);
    expect(alphaOf(2)).toBeCloseTo(alphaOf(1) / 4, 12);
    expect(alphaOf(4)).toBe(alphaOf(1));
    expect(alphaOf(1) + alphaOf(2) + alphaOf(3)).toBeLessThan(0.05);
  });
});

describe('reportImprovement', () => {
  it('reports what was measured, and shrinks what chance may have added', () => {
    const attempts = {
      failing: [
        attemptsOf(times(8, 'FFFF')),
        attemptsOf([...times(4, 'PPPP'), ...times(4, 'FFFF')]),
      ] as const,
      guards: [[], []] as const,
    };
    const result = verdictOf(attempts, objective, { alpha: 0.03, seed: 1, attempts: 4 });
    const report = reportImprovement(attempts, result, objective, []);
    // Without stored attempts there is nothing but what was held out.
    expect(report.predicted_improvement).toEqual({ pass_rate: { from: 0, to: 0.5 } });
    expect(report.held_out).toEqual(report.predicted_improvement);
    const error = Math.sqrt(2 / 7 / 8);
    expect(report.shrunken_expectation['pass_rate']).toBeCloseTo(0.5 * (1 - error ** 2 / 0.25), 3);
    // (t .975 + t .8) with 7 degrees of freedom: 2.3646 + 0.8960.
    expect(report.minimum_detectable).toBeCloseTo(3.2606 * error, 3);
  });
});

describe('objectiveOf', () => {
  const attempt = ({ latency_ms, ...scores }: Record<string, number>): ScoredAttempt => ({
    case_id: 'c',
    repetition: 0,
    status: 'passed',
    scores,
    measured: latency_ms === undefined ? {} : { latency_ms },
    failed_safety: [],
    digest: '',
  });
  const baseline = [attempt({ a: 0.4, b: 0.5, latency_ms: 300 })];

  it.each<[string, Parameters<typeof objectiveOf>[0], Record<string, number>, number | null]>([
    ['half of the way', { type: 'metric_driven', targetMetrics: { a: { target: 0.8 } } }, { a: 0.6 }, 0.5],
    [
      'no further than the target',
      { type: 'metric_driven', targetMetrics: { a: { target: 0.6 } } },
      { a: 1 },
      1,
    ],
    ['as far back', { type: 'metric_driven', targetMetrics: { a: { target: 0.5 } } }, { a: 0 }, -1],
    [
      'lower is better',
      { type: 'metric_driven', targetMetrics: { latency_ms: { target: 100 } } },
      { latency_ms: 200 },
      0.5,
    ],
    [
      'the mean of those there are',
      { type: 'metric_driven', targetMetrics: { a: { target: 0.8 }, b: { target: 1 } } },
      { b: 1 },
      1,
    ],
    ['nothing to say', { type: 'metric_driven', targetMetrics: { a: { target: 0.8 } } }, {}, null],
    [
      'a measured current replaces the one told',
      { type: 'metric_driven', targetMetrics: { a: { target: 0.8, current: 0.7 } } },
      { a: 0.6 },
      0.5,
    ],
    ['half passing', { type: 'full', targetMetrics: { a: { target: 0.8 } } }, { a: 0.6 }, 0.75],
    ['every scorer without targets', { type: 'full' }, { a: 0.7, b: 0.75 }, 0.75],
    ['passing only', { type: 'error_driven', targetMetrics: { a: { target: 0.8 } } }, { a: 0 }, 1],
  ])('%s', (_, options, scores, value) => {
    const worth = objectiveOf(options, baseline, ['a', 'b']).worthOf(attempt(scores));
    if (value === null) expect(worth).toBeNull();
    else expect(worth).toBeCloseTo(value, 12);
  });
});

describe('frontCounts', () => {
  const scores = (means: number[], attempts = 5) =>
    new Map(means.map((mean, index) => [`c${index}`, { mean, attempts }]));
  it('counts the cases a candidate is best on, and 0 for one that others cover', () => {
    expect(frontCounts([scores([1, 0]), scores([0, 1]), scores([0, 0])])).toEqual([1, 1, 0]);
    expect(frontCounts([scores([1, 0]), scores([1, 1])])).toEqual([0, 2]);
  });
  it('does not prune what a single attempt may have cost', () => {
    expect(frontCounts([scores([1, 0.5], 1), scores([0.5, 1], 1)]).some((count) => count === 2)).toBe(true);
    expect(frontCounts([scores([1, 0.5], 3), scores([0.5, 1], 3)])).toEqual([1, 1]);
  });
  it('always leaves one, and draws only those with a weight', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (rows, draw) => {
          const counts = frontCounts(rows.map((row) => scores(row)));
          expect(Math.max(...counts)).toBeGreaterThan(0);
          const drawn = drawByWeight(counts, 2, () => draw);
          expect(new Set(drawn).size).toBe(drawn.length);
          for (const index of drawn) expect(counts[index]).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('choose', () => {
  const cases = Array.from({ length: 8 }, (_, index) => `c${index}`);
  const candidate = (texts: string[], rows: string[], more: Partial<Candidate> = {}): Candidate => ({
    ...newCandidate(
      `Prompt ${texts.join(' ')}`,
      texts.map((text) => ruleEdit(text)),
      'proposal',
      cases,
    ),
    raced: true,
    attempts: attemptsOf(rows),
    ...more,
  });
  const original = candidate([], times(8, 'FFF'));
  const small = candidate(['a'], [...times(5, 'PPP'), ...times(3, 'FFF')]);
  const large = candidate(['a', 'b'], [...times(6, 'PPP'), ...times(2, 'FFF')]);
  const other = candidate(['x'], [...times(5, 'PPP'), ...times(3, 'FFF')]);
  const equal = candidate(['b'], [...times(6, 'PPP'), ...times(2, 'FFF')]);
  const perfect = candidate(['a', 'b', 'c'], times(8, 'PPP'));

  it.each<[string, Candidate[], Candidate | null]>([
    ['another, shorter way within a standard error', [large, other], other],
    ['the whole where a part of it loses more than chance', [large, small], large],
    ['the part where it loses nothing', [large, equal], equal],
    ['the best where nothing is near', [small, perfect], perfect],
    ['none that is not better', [candidate(['a'], times(8, 'FFF'))], null],
    ['none that was not played to the end', [{ ...perfect, raced: false }], null],
    ['none that is broken', [{ ...perfect, broken: true }], null],
  ])('takes %s', (_, pool, wanted) => {
    expect(choose([original, ...pool], objective)).toBe(wanted);
  });
});

describe('eliminate', () => {
  const world = (prompt: string, { case_id }: { case_id: string }) =>
    ({ status: prompt.includes(case_id < 'c4' ? 'LOW' : 'HIGH') ? 'passed' : 'failed' }) as const;
  const ground = (limit = 600) => ({
    prompt: 'Hi.',
    preserve: [],
    cases: Array.from({ length: 8 }, (_, index) => `c${index}`),
    casesOf: (): string[] => [],
    objective,
    ledger: openLedger(sourceIn(world), limit),
    allowed: () => true,
  });

  it('drops what is not missed and measures what stays', async () => {
    const [low, idle, high] = [ruleEdit('LOW'), ruleEdit('idle'), ruleEdit('HIGH')];
    expect(await eliminate(ground(), [low, idle, high])).toEqual([
      { edit: low, effect: 0.5 },
      { edit: high, effect: 0.5 },
    ]);
  });

  it('keeps an edit that the cases of its own kind miss, though selection has none of them', async () => {
    const [far, low] = [ruleEdit('FAR'), ruleEdit('LOW')];
    const away = (prompt: string, { case_id }: { case_id: string }) =>
      ({
        status: prompt.includes(case_id.startsWith('far') ? 'FAR' : 'LOW') ? 'passed' : 'failed',
      }) as const;
    const own = ['far1', 'far2'];
    const open = { ...ground(), ledger: openLedger(sourceIn(away), 600) };
    expect(await eliminate({ ...open, casesOf: () => own }, [low, far])).toEqual([
      { edit: low, effect: 1 },
      { edit: far, effect: 0.2 },
    ]);
    expect(await eliminate(open, [low, far])).toEqual([{ edit: low, effect: 1 }]);
  });

  it('takes one lucky attempt for no effect', async () => {
    const [low, idle] = [ruleEdit('LOW'), ruleEdit('idle')];
    const lucky = (prompt: string, { case_id, repetition }: { case_id: string; repetition: number }) => {
      const passes = case_id < 'c4' ? prompt.includes('LOW') : prompt.includes('idle') && repetition === 0;
      return {
        status: passes && case_id !== 'c5' && case_id !== 'c6' && case_id !== 'c7' ? 'passed' : 'failed',
      } as const;
    };
    const noisy = { ...ground(), ledger: openLedger(sourceIn(lucky), 600) };
    expect(await eliminate(noisy, [low, idle])).toEqual([{ edit: low, effect: 0.5 }]);
  });

  it('keeps the last, and measures nothing beyond the budget', async () => {
    const idle = ruleEdit('idle');
    expect(await eliminate(ground(), [idle])).toEqual([{ edit: idle, effect: 0 }]);
    expect(await eliminate(ground(10), [idle])).toEqual([{ edit: idle, effect: null }]);
  });
});
