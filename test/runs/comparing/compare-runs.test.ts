import { describe, expect, it } from 'vitest';
import { compareRuns } from '../../../src/runs/comparing/compare-runs.ts';
import { comparison } from '../../../src/schema/comparison.ts';
import { comparedCase, comparedRun, judgedResult, marked } from '../../support/compared-runs.ts';

const DAY = 86_400_000;

describe('the verdict on two runs', () => {
  it.each([
    [
      'nothing changed',
      'PPPPPPPP',
      'PPPPPPPP',
      'unchanged',
      /^All 8 compared cases ended as before, and no scorer moved\.$/,
    ],
    [
      'one flip, played once',
      'PPPPPPPP',
      'PPPPPPPF',
      'suspected',
      /^Case c\/7 passed before and fails now, which may be chance: it was not repeated\.$/,
    ],
    [
      'two flips',
      'PPPPPPPP',
      'PPPPPPFF',
      'suspected',
      /^2 cases \(c\/6, c\/7\) passed before and fail now, .*they were not repeated\.$/,
    ],
    [
      'a mass failure',
      'PPPPPPPPPPPP',
      'FFFFFFFFPPPP',
      'regression',
      /^8 cases \(c\/0, c\/1, c\/2 and 5 more\) passed before and fail now; the pass rate fell by 66\.7 points over 12 cases \(p = [\d.e-]+\)\.$/,
    ],
    [
      'few repaired',
      'FPPPPPPP',
      'PPPPPPPP',
      'noise',
      /^Case c\/0 failed before and passes now, and nothing that passed fails; that is too little to prove that it will last \(p = [\d.]+\)\.$/,
    ],
    [
      'many repaired',
      'FFFFFFFFPPPP',
      'PPPPPPPPPPPP',
      'improvement',
      /^The pass rate rose by 66\.7 points over 12 cases \(p = [\d.e-]+\), and nothing that passed fails now\.$/,
    ],
    ['as many up as down', 'PPPFFF', 'FPPPFF', 'suspected', /^Case c\/0 passed before/],
    ['all fail, as before', 'FFFFFF', 'FFFFFF', 'unchanged', /ended as before/],
    ['one case', 'P', 'P', 'unchanged', /^The compared case ended as before, and no scorer moved\.$/],
    [
      'nobody was judged',
      'EEE',
      'PPP',
      'insufficient_data',
      /^Nothing can be compared: no gating case was judged in both runs\.$/,
    ],
    ['no cases', '', '', 'insufficient_data', /^Nothing can be compared: the runs have no case in common\.$/],
  ])('%s (%s → %s): %s', (_, before, after, verdict, reason) => {
    const result = compareRuns(...marked(before, after), { selected: 'all' });
    expect(result.reason).toMatch(reason);
    expect(result.verdict).toBe(verdict);
    comparison.parse(result);
  });

  it.each([
    [
      { played: 24, failed: 24 },
      'regression',
      'Case c/7 passed before and fails now, also in 24 of 24 repeats.',
    ],
    [
      { played: 3, failed: 3 },
      'suspected',
      'Case c/7 passed before and fails now, which may be chance: 3 of 3 repeats failed; 24 in a row would be proof.',
    ],
    [
      { played: 3, failed: 2 },
      'suspected',
      'Case c/7 passed before and fails now, which may be chance: 2 of 3 repeats failed.',
    ],
    [
      { played: 2, failed: 0 },
      'noise',
      'Case c/7 passed before and fails now, but passed again when repeated: chance, not a regression.',
    ],
  ] as const)('a flip with repeats %j is a %s', (repeats, verdict, reason) => {
    const result = compareRuns(...marked('PPPPPPPP', 'PPPPPPPF'), {
      repeats: (id) => (id === 'c/7' ? repeats : undefined),
    });
    expect(result).toMatchObject({ verdict, reason });
    expect(result.flips).toMatchObject([{ id: 'c/7', verdict, repeats }]);
  });

  it.each([
    [undefined, ''],
    ['The agent is down', ' (The agent is down)'],
  ])('says why no repeat could be judged: %s', (error, clause) => {
    const { reason } = compareRuns(...marked('PP', 'PF'), {
      repeats: () => ({ played: 0, failed: 0 }),
      errorOfRepeats: () => error,
    });
    expect(reason).toBe(
      `Case c/1 passed before and fails now, which may be chance: no repeat could be judged${clause}.`,
    );
  });

  it.each([
    ['PPPPPPPF', 'Case c/7 passed before and fails now, which may be chance: 24 of 24 repeats failed'],
    ['PPPPPPFF', '2 cases (c/6, c/7) passed before and fail now, which may be chance: all repeats failed'],
  ])('says which case beside a flip could not be judged often enough: %s', (after, sentence) => {
    const result = compareRuns(...marked('FPPPPPPP', `F${after.slice(1)}`), {
      repeats: (id) => (id === 'c/0' ? { played: 22, failed: 22 } : { played: 24, failed: 24 }),
      isGivenUp: (id) => id === 'c/0',
    });
    expect(result).toMatchObject({
      verdict: 'suspected',
      reason: `${sentence}, but case c/0 could not be judged 24 times.`,
    });
  });

  it('is a regression when every play of a repeated case passed and every one fails, without more repeats', () => {
    const others = ['x', 'y'].map((id) => comparedCase(id, ['P', 'P', 'P', 'P', 'P']));
    const a = comparedRun('run_a', [comparedCase('a', ['P', 'P', 'P', 'P', 'P']), ...others]);
    const b = comparedRun('run_b', [comparedCase('a', ['F', 'F', 'F', 'F', 'F']), ...others]);
    expect(compareRuns(a, b)).toMatchObject({
      verdict: 'regression',
      flips: [{ id: 'a', verdict: 'regression' }],
    });
    const mixed = comparedRun('run_b', [comparedCase('a', ['F', 'F', 'F', 'P', 'P']), ...others]);
    expect(compareRuns(a, mixed)).toMatchObject({ verdict: 'suspected', flips: [{ verdict: 'suspected' }] });
  });

  it('does not call a flaky case a regression as long as its history explains the failures', () => {
    const options = {
      repeats: (id: string) => (id === 'c/0' ? { played: 3, failed: 3 } : undefined),
      history: (hash: string) => (hash === 'hash of c/0' ? 'PFPFPF' : undefined),
    };
    const result = compareRuns(...marked('PPPPPPPP', 'FPPPPPPP'), options);
    expect(result).toMatchObject({
      verdict: 'suspected',
      reason:
        'Case c/0 passed before and fails now, which may be chance: 3 of 3 repeats failed, and it went both ways before; cases go both ways too often here for repeats to be proof, plays on the base would be (baseline_ref_check).',
      flips: [{ id: 'c/0', verdict: 'suspected', flaky: true }],
    });
  });

  it('suspects a scorer that fell on many cases though none flipped', () => {
    const run = (id: string, shift: number) =>
      comparedRun(
        id,
        Array.from({ length: 12 }, (_, at) => comparedCase(`c/${at}`, [0.95 - at / 200 - shift])),
      );
    const result = compareRuns(run('run_a', 0), run('run_b', 0.15));
    expect(result.scorers['playval']).toMatchObject({ verdict: 'regression', delta: -0.15, cases: 12 });
    expect(result.verdict).toBe('suspected');
    expect(result.reason).toBe('playval fell by 0.15 (p < 0.001), though no case flipped to failed.');
    expect(compareRuns(run('run_a', 0.15), run('run_b', 0))).toMatchObject({
      verdict: 'improvement',
      reason: 'playval rose by 0.15 (p < 0.001), and nothing that passed fails now.',
    });
  });

  it('calls a fall unchanged that is proven and too small to matter', () => {
    const run = (id: string, shift: number) =>
      comparedRun(
        id,
        Array.from({ length: 40 }, (_, at) => comparedCase(`c/${at}`, [0.9 - shift * (1 + (at % 3) / 10)])),
      );
    const result = compareRuns(run('run_a', 0), run('run_b', 0.02));
    expect(result.scorers['playval']).toMatchObject({ verdict: 'unchanged', delta: -0.022 });
    expect(result.scorers['playval']?.p_adjusted).toBeLessThan(0.001);
    expect(result.verdict).toBe('unchanged');
    expect(result.reason).toBe(
      'All 40 compared cases ended as before, and no scorer moved by more than 0.05.',
    );
    expect(compareRuns(run('run_a', 0.02), run('run_b', 0)).verdict).toBe('unchanged');
    expect(compareRuns(run('run_a', 0), run('run_b', 0.06)).verdict).toBe('suspected');
  });

  it('is no regression where a fall was gone when it was played again, and one where it need not be gone', () => {
    const of = (before: string, after: string, excused = after.length) =>
      compareRuns(...marked(before, after), {
        repeats: (id) =>
          Number(id.slice(2)) < excused ? { played: 2, failed: 0 } : { played: 3, failed: 2 },
      });
    const gone = of('PPPPPPPPPPPP', 'FFFFFFFFPPPP');
    expect(gone.verdict).toBe('suspected');
    expect(gone.reason).toMatch(
      /^8 cases \(c\/0, c\/1, c\/2 and 5 more\) passed before and fail now, but passed again when repeated; at the first play the pass rate fell by 66\.7 points over 12 cases \(p = /,
    );
    // One that stands is enough for the fall to stand.
    expect(of('PPPPPPPPPPPP', 'FFFFFFFFPPPP', 7).verdict).toBe('regression');
    // Plays that pass four times of five lose eight cases of forty, and often pass twice when repeated.
    const lasting = of('P'.repeat(40), `${'F'.repeat(8)}${'P'.repeat(32)}`);
    expect(lasting.verdict).toBe('regression');
    expect(lasting.reason).toMatch(/\(p = [\d.]+\), more than passing again when repeated explains\.$/);
  });

  it('says what lost its verdict: it may hide a flip', () => {
    const result = compareRuns(...marked('PPPPE', 'PPSSF'));
    expect(result.cases).toEqual({ compared: 2, left_out: 3, lost: 2 });
    expect(result.reason).toBe(
      'All 2 compared cases ended as before, and no scorer moved; passed before, not judged now: c/2, c/3; fails now, not judged before: c/4.',
    );
  });

  it('lets cases that do not gate flip without a verdict, and counts them nowhere', () => {
    const run = (id: string, mark: 'P' | 'F') =>
      comparedRun(id, [comparedCase('known/weak', [mark], { gating: false }), comparedCase('c/0', ['P'])]);
    const result = compareRuns(run('run_a', 'P'), run('run_b', 'F'));
    expect(result).toMatchObject({ verdict: 'unchanged', cases: { compared: 1, left_out: 1 } });
    expect(result.flips).toMatchObject([
      { id: 'known/weak', kind: 'pass_to_fail', reason: 'Does not gate. playval: nothing met' },
    ]);
    expect(result.flips[0]).not.toHaveProperty('verdict');
    expect(result.warnings).toContain('Shown and not counted: 1 case that does not gate.');
  });

  it('is the same run on both sides: unchanged, said so, and no noise of a judge measured', () => {
    const [a] = marked('PFPF', 'PFPF');
    const result = compareRuns(a, a);
    expect(result).toMatchObject({ verdict: 'unchanged', p_value: 1, flips: [] });
    expect(result.warnings).toContain('Both sides are the same run.');
    expect(result).not.toHaveProperty('judge_noise');
  });
});

describe('the pass rate', () => {
  it('is taken over the compared cases, with its difference, interval and p', () => {
    const result = compareRuns(...marked('PPPPFFPE', 'PPPFFFPP'));
    expect(result.pass_rate).toMatchObject({ a: 0.7143, b: 0.5714, delta: -0.1429 });
    expect(result.pass_rate.interval?.[0]).toBeLessThan(-0.1429);
    expect(result.cases).toEqual({ compared: 7, left_out: 1 });
    expect(result.warnings).toContain(
      'Left out, because one side has no verdict: 1 case (1 errored before): c/7.',
    );
  });

  it('takes unsure on either side for no flip: neither a regression nor a repair', () => {
    const result = compareRuns(...marked('PPPPPUUUFF', 'PPUUUFFPUP'));
    expect(result.flips.map(({ id, kind }) => [id, kind])).toEqual([['c/9', 'fail_to_pass']]);
    expect(result.cases).toMatchObject({ compared: 3, lost: 3 });
    expect(result.reason).toContain('passed before, not judged now: c/2, c/3, c/4; fails now, not judged');
    expect(result.warnings).toContain(
      'Left out, because one side has no verdict: 2 cases (1 unsure before, 1 unsure now): c/7, c/8.',
    );
  });

  it('does not count an error or a skip on one side as a flip', () => {
    const result = compareRuns(...marked('PPPP', 'PESF'));
    expect(result.flips.map(({ id }) => id)).toEqual(['c/3']);
    expect(result.reason).toContain('passed before, not judged now: c/1, c/2');
    expect(result.warnings.join(), 'said once').not.toContain('Left out');
  });
});

describe('the flips', () => {
  it('carry both answers and why it fails, the worst kind first', () => {
    const a = comparedRun('run_a', [
      comparedCase('up', ['F']),
      comparedCase('gone', ['P']),
      comparedCase('down', ['P'], { answer: 'Thirty days.' }),
    ]);
    const b = comparedRun('run_b', [
      comparedCase('fresh', ['F']),
      comparedCase('up', ['P']),
      comparedCase('down', [{ playval: judgedResult(0.2, { reasoning: 'not met: 30 days' }) }], {
        answer: 'No idea.',
      }),
    ]);
    const { flips } = compareRuns(a, b, { selected: 'all' });
    expect(flips.map(({ id, kind, from, to }) => [id, kind, from, to])).toEqual([
      ['down', 'pass_to_fail', 'passed', 'failed'],
      ['up', 'fail_to_pass', 'failed', 'passed'],
      ['fresh', 'new', null, 'failed'],
      ['gone', 'removed', 'passed', null],
    ]);
    expect(flips[0]).toMatchObject({
      before: 'Thirty days.',
      after: 'No idea.',
      reason: 'playval: not met: 30 days',
      verdict: 'suspected',
      location: { line: 12 },
    });
    expect(flips[1]?.reason).toBe('playval: nothing met');
    expect(flips[2]).toMatchObject({ before: null, reason: 'playval: nothing met' });
    expect(flips[3]).toMatchObject({ after: null, reason: 'It passed before.' });
  });

  it('show the turn that failed, of the attempt that failed', () => {
    const turns = (second: number, words: string) => {
      const [first] = comparedCase('talk', ['P'], { answer: `first ${words}` }).attempts;
      const [other] = comparedCase('talk', [second], { answer: `second ${words}` }).attempts;
      return {
        ...first!,
        status: second >= 0.7 ? ('passed' as const) : ('failed' as const),
        turns: [...first!.turns, ...other!.turns],
      };
    };
    const talk = (words: string, ...scores: number[]) => ({
      ...comparedCase('talk', []),
      status: scores.every((score) => score >= 0.7) ? ('passed' as const) : ('failed' as const),
      min_passes: 2,
      attempts: scores.map((score, index) => turns(score, `${words} ${index}`)),
    });
    const { flips } = compareRuns(
      comparedRun('run_a', [talk('before', 1, 1)]),
      comparedRun('run_b', [talk('after', 1, 0.1)]),
    );
    expect(flips).toMatchObject([
      { before: 'second before 0', after: 'second after 1', reason: 'Turn 2: playval: ' },
    ]);
  });

  it('are all reported, but only 200 with their texts, none of them without end', () => {
    const many = 260;
    const run = (id: string, mark: 'P' | 'F') =>
      comparedRun(
        id,
        Array.from({ length: many }, (_, at) =>
          comparedCase(`c/${at}`, [mark], { answer: 'x'.repeat(20_000) }),
        ),
      );
    const { flips, warnings } = compareRuns(run('run_a', 'P'), run('run_b', 'F'));
    expect(flips).toHaveLength(many);
    expect(flips.filter(({ after }) => after !== null)).toHaveLength(200);
    expect(flips[0]?.after?.length).toBe(10_000);
    expect(flips.every(({ reason }) => reason === 'playval: nothing met')).toBe(true);
    expect(warnings.join('\n')).toContain('Answers are shown for the first 200 of 260 flips.');
  });

  it('say so where the answer did not change', () => {
    const run = (id: string, mark: 'P' | 'F') =>
      comparedRun(id, [comparedCase('c/0', [mark], { answer: 'the same' }), comparedCase('c/1', ['P'])]);
    expect(compareRuns(run('run_a', 'P'), run('run_b', 'F')).warnings.join('\n')).toMatch(
      /^1 case \(c\/0\) flipped to failed with the same answer as before/m,
    );
  });
});

describe('the baseline', () => {
  it.each([
    [1, false],
    [14, false],
    [14.01, true],
    [400, true],
  ])('of %d days ago is stale: %s', (days, stale) => {
    const [a, b] = marked('P', 'P');
    const now = Date.parse(a.header.finished_at) + days * DAY;
    const { baseline, warnings } = compareRuns(a, b, { now });
    expect(baseline).toEqual({ finished_at: a.header.finished_at, age_days: days, stale });
    expect(warnings.some((one) => one.startsWith('The baseline is'))).toBe(stale);
  });

  it('is as old as the other run, where nobody says what time it is', () => {
    expect(compareRuns(...marked('P', 'P')).baseline.age_days).toBe(1);
  });

  it('that ended after the run is said to look reversed, and is not younger than new', () => {
    const [a, b] = marked('P', 'P');
    const { baseline, warnings } = compareRuns(b, a);
    expect(baseline.age_days).toBe(0);
    expect(warnings).toContain('Run run_a ended before the baseline run_b: the order looks reversed.');
  });
});

describe('latency and cost', () => {
  it('compare answers by factors, case by case', () => {
    const run = (id: string, factor: number) =>
      comparedRun(
        id,
        [100, 200, 400, 800, 1600, 3200].map((latency, at) =>
          comparedCase(`c/${at}`, ['P'], { latency: latency * factor }),
        ),
      );
    const { latency } = compareRuns(run('run_a', 1), run('run_b', 1.5));
    expect(latency).toMatchObject({ a_ms: 1050, b_ms: 1575, change: 0.5 });
    expect(latency.p_value).toBeLessThan(0.05);
    expect(compareRuns(run('run_a', 0), run('run_b', 0)).latency).toMatchObject({
      a_ms: 0,
      change: 0,
      p_value: 1,
    });
  });

  const usage = (agent: number | null, judge: number | null, calls = 1) => ({
    agent: { calls, input_tokens: null, output_tokens: null, cost_usd: agent },
    judge: { calls, cached_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: judge },
  });
  it.each([
    ['both known', usage(0.1, 0.02), usage(0.2, 0.02), { a_usd: 0.12, b_usd: 0.22, delta_usd: 0.1 }],
    ['nobody said', usage(null, null), usage(null, null), { a_usd: null, b_usd: null, delta_usd: null }],
    [
      'one part known on one side',
      usage(0.1, 0.02),
      usage(null, 0.02),
      { a_usd: 0.12, b_usd: 0.02, delta_usd: null },
    ],
    ['nobody was asked', usage(null, null, 0), usage(null, null, 0), { a_usd: 0, b_usd: 0, delta_usd: 0 }],
  ])('%s', (_, before, after, expected) => {
    const [a, b] = marked('P', 'P');
    const cost = compareRuns(
      { ...a, header: { ...a.header, usage: before } },
      { ...b, header: { ...b.header, usage: after } },
    ).cost;
    expect(cost).toEqual(expected);
  });
});

describe('the scorers of a comparison', () => {
  const scored = (id: string, ...names: string[]) =>
    comparedCase(id, [Object.fromEntries(names.map((name) => [name, judgedResult(1)]))]);
  const shown = (id: string, ...names: string[]) =>
    comparedCase(id, [Object.fromEntries(names.map((name) => [name, judgedResult(1, { gating: false })]))], {
      status: 'skipped',
    });

  it('are those of the baseline, also where nothing of them can be compared; new ones are not', () => {
    const a = comparedRun('run_a', [scored('x', 'both', 'only-shown-now'), scored('gone', 'taken-away')]);
    const b = comparedRun('run_b', [scored('x', 'both', 'new'), scored('y', 'newer')]);
    const { scorers } = compareRuns(a, b, { selected: 'all' });
    expect(Object.keys(scorers).sort()).toEqual(['both', 'only-shown-now', 'taken-away']);
    expect(scorers['both']).toMatchObject({ cases: 1, mean_a: 1 });
    for (const name of ['only-shown-now', 'taken-away'])
      expect(scorers[name]).toMatchObject({
        verdict: 'insufficient_data',
        cases: 0,
        mean_a: null,
        delta: null,
      });
  });

  it('are there where the case is no evidence now, and where only the averages of the baseline tell of them', () => {
    const b = comparedRun('run_b', [shown('x', 'both')]);
    const judged = comparedRun('run_a', [scored('x', 'both')]);
    expect(compareRuns(judged, b).scorers['both']).toMatchObject({ cases: 0 });
    // As a fork compares: without the results that need a judge.
    const narrowed = comparedRun('run_a', [shown('x')], { avg_scores: { both: 0.9 } });
    expect(Object.keys(compareRuns(narrowed, b).scorers)).toEqual(['both']);
  });
});
