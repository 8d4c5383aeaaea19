import { describe, expect, it } from 'vitest';
import { type CompareOptions, compareRuns } from '../../../src/runs/comparing/compare-runs.ts';
import type { CaseResult, RunHeader } from '../../../src/schema/run.ts';
import { comparedCase, comparedRun, computed, judgedResult, judgeInfo } from '../../support/compared-runs.ts';

const compare = (
  a: readonly CaseResult[],
  b: readonly CaseResult[],
  { headerB = {}, ...options }: CompareOptions & { headerB?: Partial<RunHeader> } = {},
) => compareRuns(comparedRun('run_a', a), comparedRun('run_b', b, headerB), options);

/** Seven cases that stay as they are, so that there is something left to compare. */
const rest = Array.from({ length: 7 }, (_, at) => comparedCase(`rest/${at}`, ['P']));
const threshold = (value: number, score = 0.75) => [{ playval: judgedResult(score, { threshold: value }) }];
const judgedBy = (judge: ReturnType<typeof judgeInfo>, score = 1) => [
  { playval: judgedResult(score, { judge }) },
];

describe('criteria that changed', () => {
  it.each([
    [
      'a lower threshold',
      threshold(0.8),
      threshold(0.7),
      'threshold_lowered',
      { scorer: 'playval', from: 0.8, to: 0.7 },
      'The threshold of playval went down from 0.8 to 0.7 in case x.',
    ],
    [
      'a higher threshold',
      threshold(0.7),
      threshold(0.8),
      'threshold_raised',
      { scorer: 'playval', from: 0.7, to: 0.8 },
      'The threshold of playval went up from 0.7 to 0.8 in case x.',
    ],
    [
      'a scorer taken off',
      [{ playval: judgedResult(1), toxicity: judgedResult(0.1) }],
      [{ playval: judgedResult(1) }],
      'scorer_removed',
      { scorer: 'toxicity' },
      'toxicity no longer judges case x: it was taken off, or the agent no longer gives what it needs.',
    ],
    [
      'a scorer added',
      [{ playval: judgedResult(1) }],
      [{ playval: judgedResult(1), toxicity: judgedResult(0.1) }],
      'scorer_changed',
      { scorer: 'toxicity' },
      'toxicity judges case x now and did not before.',
    ],
  ] as const)(
    '%s is reported, the case is left out, and the rest is compared',
    (_, before, after, what, parts, message) => {
      const result = compare([comparedCase('x', before), ...rest], [comparedCase('x', after), ...rest]);
      expect(result.comparable).toBe(false);
      expect(result.criteria_changed).toEqual([{ what, id: 'x', ...parts, message }]);
      expect(result.cases).toEqual({ compared: 7, left_out: 1 });
      expect(result.reason).toBe(
        'Of 8 cases 7 can still be compared: all 7 compared cases ended as before, and no scorer moved.',
      );
      expect(result.flips.map(({ id, kind }) => [id, kind])).toEqual([['x', 'changed_criteria']]);
      expect(result.flips[0]).not.toHaveProperty('verdict');
    },
  );

  it('in the expectation: the case changed, another question: that is said', () => {
    const before = [comparedCase('x', ['P']), comparedCase('y', ['P']), ...rest];
    const after = [
      comparedCase('x', ['F'], { hash: 'edited' }),
      comparedCase('y', ['P'], { hash: 'edited too', question: 'Another?' }),
      ...rest,
    ];
    const { criteria_changed: changes, flips, verdict } = compare(before, after);
    expect(changes.map(({ what, id, message }) => [what, id, message])).toEqual([
      [
        'case_changed',
        'x',
        'The question reads the same, what belongs to it does not (expectation, scorers, bar or attachments): case x.',
      ],
      ['case_changed', 'y', 'Another question is asked in case y.'],
    ]);
    expect(flips.map(({ id, kind }) => [id, kind])).toEqual([['x', 'changed_criteria']]);
    expect(verdict).toBe('unchanged');
  });

  it('is reported once where the threshold explains the other hash', () => {
    const { criteria_changed: changes } = compare(
      [comparedCase('x', threshold(0.8)), ...rest],
      [comparedCase('x', threshold(0.7), { hash: 'edited' }), ...rest],
    );
    expect(changes.map(({ what }) => what)).toEqual(['threshold_lowered']);
  });

  it('of a time budget is easier when it is larger, and its scores are not compared', () => {
    const budget = (ms: number) => [
      {
        playval: judgedResult(1),
        latency_ms: judgedResult(0.8, { threshold: ms, pass: true, judge: computed('latency_ms@1') }),
      },
    ];
    const { criteria_changed: changes, scorers } = compare(
      [comparedCase('x', budget(1000)), ...rest],
      [comparedCase('x', budget(5000)), ...rest],
    );
    expect(changes).toMatchObject([
      {
        what: 'threshold_lowered',
        message: 'The threshold of latency_ms went up from 1000 to 5000 in case x, a budget in milliseconds.',
      },
    ]);
    expect(scorers['latency_ms']).toMatchObject({ verdict: 'insufficient_data', cases: 0, delta: null });
  });

  it.each([
    [3, 3, 2, 3, 'passes_lowered'],
    [3, 3, 1, 1, 'passes_lowered'],
    [1, 1, 3, 3, 'passes_raised'],
    [1, 1, 1, 2, 'passes_lowered'],
    [2, 3, 3, 3, 'passes_raised'],
  ])(
    '%i of %i attempts, then %i of %i: %s; scores are compared all the same',
    (minA, playsA, minB, playsB, what) => {
      const plays = (count: number) => Array.from({ length: count }, () => 0.9);
      const cases = (min: number, count: number) =>
        Array.from({ length: 6 }, (_, at) => comparedCase(`c/${at}`, plays(count), { min_passes: min }));
      const result = compare(cases(minA, playsA), cases(minB, playsB));
      expect(result.criteria_changed).toHaveLength(6);
      expect(result.criteria_changed[0]).toMatchObject({
        what,
        from: `${minA} of ${playsA}`,
        to: `${minB} of ${playsB}`,
        message: `${minB} of ${playsB} attempts must pass instead of ${minA} of ${playsA} in case c/0.`,
      });
      expect(result).toMatchObject({ verdict: 'insufficient_data', cases: { compared: 0, left_out: 6 } });
      expect(result.scorers['playval']).toMatchObject({ cases: 6, verdict: 'unchanged', delta: 0 });
    },
  );

  it('has not changed where the run stopped before the last plays of a case', () => {
    const stopped = comparedCase('x', ['P', 'P'], { status: 'skipped', min_passes: 3 });
    const result = compare([comparedCase('x', ['P', 'P', 'P']), ...rest], [stopped, ...rest]);
    expect(result).toMatchObject({ comparable: true, cases: { compared: 7, left_out: 1 } });
  });

  it('is a case that no longer gates, and its flip decides nothing', () => {
    const result = compare(
      [comparedCase('x', ['P']), ...rest],
      [comparedCase('x', ['F'], { gating: false }), ...rest],
    );
    expect(result.criteria_changed).toEqual([
      { what: 'gating_removed', id: 'x', message: 'No longer gating: case x.' },
    ]);
    expect(result).toMatchObject({ verdict: 'unchanged', flips: [{ id: 'x', kind: 'changed_criteria' }] });
  });

  it('is a removed case, but only where all were to be played', () => {
    const [a, b] = [[comparedCase('x', ['F']), ...rest], rest];
    const all = compare(a, b, { selected: 'all' });
    expect(all.criteria_changed).toEqual([
      { what: 'case_removed', id: 'x', message: 'No longer played: case x.' },
    ]);
    expect(all.flips).toMatchObject([{ id: 'x', kind: 'removed', from: 'failed', to: null, after: null }]);
    expect(all.cases).toEqual({ compared: 7, left_out: 1 });
    for (const selected of ['some', undefined] as const) {
      const some = compare(a, b, { selected });
      expect(some).toMatchObject({ comparable: true, flips: [], cases: { compared: 7, left_out: 0 } });
      expect(some.warnings).toContain('Not played now: 1 case of the baseline (x).');
    }
  });

  it('is a removed case in a part of the suite, too, where it is not one of those left out', () => {
    const [a, b] = [[comparedCase('x', ['F']), comparedCase('y', ['P']), ...rest], rest];
    const part = compare(a, b, { selected: 'some', unaffected: ['y'] });
    expect(part.criteria_changed.map(({ message }) => message)).toEqual(['No longer played: case x.']);
    expect(part.flips).toMatchObject([{ id: 'x', kind: 'removed' }]);
    expect(part.warnings).toContain('Not played now: 1 case of the baseline (y).');
    const kept = compare(a, b, { selected: 'some', unaffected: ['x', 'y'] });
    expect(kept).toMatchObject({ comparable: true, flips: [] });
  });

  it('reports the same change of many cases in one sentence', () => {
    const many = (value: number) =>
      Array.from({ length: 30 }, (_, at) => comparedCase(`c/${at}`, threshold(value, 1)));
    const { criteria_changed: changes } = compare(many(0.8), many(0.7));
    expect(changes).toHaveLength(1);
    expect(changes[0]).not.toHaveProperty('id');
    expect(changes[0]?.message).toBe(
      'The threshold of playval went down from 0.8 to 0.7 in 30 cases (c/0, c/1, c/2, c/3, c/4, c/5, c/6, c/7, c/8, c/9 and 20 more).',
    );
  });

  it('of a turn further down is seen, and the easier one reported', () => {
    const talk = (...thresholds: number[]) => {
      const turns = thresholds.map((value) => comparedCase('x', threshold(value, 1)).attempts[0]!.turns[0]!);
      return comparedCase('x', [], {
        status: 'passed',
        min_passes: 1,
        attempts: [{ status: 'passed', turns }],
      });
    };
    const { criteria_changed: changes } = compare([talk(0.7, 0.7, 0.9)], [talk(0.7, 0.8, 0.6)]);
    expect(changes).toMatchObject([{ what: 'threshold_lowered', from: 0.9, to: 0.6 }]);
  });

  it('is not a scorer that could not judge, or an attempt without a verdict', () => {
    const both = [{ playval: judgedResult(1), toxicity: judgedResult(1) }];
    const [play] = comparedCase('x', [{ playval: judgedResult(1) }]).attempts;
    const errors = { toxicity: { code: 'judge_error', message: 'no answer' } };
    const failing = {
      ...play!,
      status: 'errored' as const,
      turns: play!.turns.map((turn) => ({ ...turn, errors })),
    };
    const after = comparedCase('x', both, { status: 'errored', attempts: [failing] });
    expect(compare([comparedCase('x', both), ...rest], [after, ...rest]).criteria_changed).toEqual([]);
  });

  it('never lists more than 200 entries, whatever a file holds', () => {
    const many = (step: number) =>
      Array.from({ length: 900 }, (_, at) => comparedCase(`c/${at}`, threshold((at + step) / 2000, 1)));
    const { criteria_changed: changes } = compare(many(1), many(0));
    expect(changes).toHaveLength(200);
    expect(changes.at(-1)?.message).toBe('And 701 more changes of this kind.');
  });
});

describe('who judged', () => {
  const llm = (model: string, version = 'playval/verdicts@1') =>
    judgeInfo({ mode: 'llm', model, prompt_version: version, calls: 1 });
  const cases = (judge: ReturnType<typeof judgeInfo>, score = 1) =>
    Array.from({ length: 8 }, (_, at) => comparedCase(`c/${at}`, judgedBy(judge, score)));
  const headerB = { judge: { mode: 'llm' as const, model: 'new-model' } };

  it('matters: judged cases of another judge are not compared at all', () => {
    const result = compare(cases(judgeInfo()), cases(llm('new-model'), 0.1), { headerB });
    expect(result).toMatchObject({
      comparable: false,
      verdict: 'insufficient_data',
      p_value: 1,
      cases: { compared: 0, left_out: 8 },
    });
    expect(result.criteria_changed[0]).toEqual({
      what: 'judge_changed',
      from: 'offline (heuristic-v1)',
      to: 'new-model',
      message: 'The judge changed from offline (heuristic-v1) to new-model.',
    });
    expect(result.reason).toBe(
      'Nothing can be compared: the judge changed from offline (heuristic-v1) to new-model.',
    );
    expect(result.scorers['playval']).toMatchObject({ verdict: 'insufficient_data', cases: 0 });
    expect(result.flips.every(({ kind }) => kind === 'changed_criteria')).toBe(true);
  });

  it('does not matter to what is computed', () => {
    const plain = (score: number) =>
      Array.from({ length: 8 }, (_, at) =>
        comparedCase(`code/${at}`, [
          { has_id: judgedResult(score, { judge: computed('has_id@["a, b@c"]') }) },
        ]),
      );
    const result = compare([...cases(judgeInfo()), ...plain(1)], [...cases(llm('new-model')), ...plain(0)], {
      headerB,
    });
    expect(result).toMatchObject({
      comparable: false,
      verdict: 'regression',
      cases: { compared: 8, left_out: 8 },
    });
    expect(result.scorers['has_id']).toMatchObject({ verdict: 'regression', delta: -1, cases: 8 });
    expect(compare(plain(1), plain(1), { headerB })).toMatchObject({
      comparable: true,
      verdict: 'unchanged',
    });
  });

  it('of one scorer alone is reported with its name', () => {
    const { criteria_changed: changes } = compare(cases(llm('one')), cases(llm('two')));
    expect(changes).toEqual([
      {
        what: 'judge_changed',
        scorer: 'playval',
        from: 'one',
        to: 'two',
        message: 'The judge of playval changed from one to two.',
      },
    ]);
  });

  it.each([
    [
      'another version',
      'playval/criteria@1, playval/verdicts@1',
      'playval/criteria@1, playval/verdicts@2',
      true,
    ],
    ['another rubric', 'llm_judge/playval/score@aaa', 'llm_judge/playval/score@bbb', true],
    ['another pattern with commas', 'playval@["x, y@z","i"]', 'playval@["x, y@w","i"]', true],
    [
      'a question that was not needed this time',
      'playval/criteria@1, playval/verdicts@1',
      'playval/criteria@1',
      false,
    ],
    ['nobody had to be asked', 'playval/criteria@1', 'playval@1', false],
  ])('by %s: %s → %s', (_, before, after, changed) => {
    const result = compare(cases(llm('m', before)), cases(llm('m', after)));
    expect(result.criteria_changed.map(({ what }) => what)).toEqual(changed ? ['scorer_changed'] : []);
    expect(result.cases.compared).toBe(changed ? 0 : 8);
  });

  it('keeps long rubrics out of the report', () => {
    const pattern = (end: string) => computed(`playval@["${'x'.repeat(9000)}${end}"]`);
    const { criteria_changed: changes } = compare(cases(pattern('a')), cases(pattern('b')));
    expect(JSON.stringify(changes).length).toBeLessThan(1000);
  });
});

describe('noise of the judge', () => {
  const answers = (score: number, more = {}) =>
    Array.from({ length: 4 }, (_, at) =>
      comparedCase(
        `c/${at}`,
        [
          {
            playval: judgedResult(score, {
              judge: judgeInfo({ mode: 'llm', model: 'm', calls: 1, ...more }),
            }),
          },
        ],
        {
          answer: `answer ${at}`,
        },
      ),
    );

  it('is reported where both runs hold the same answers', () => {
    expect(compare(answers(0.9), answers(0.6)).judge_noise).toEqual({
      results: 4,
      mean_absolute: 0.3,
      verdicts_flipped: 4,
    });
  });

  it('is not reported where an answer differs, where nobody was asked, or where the cache answered', () => {
    const [one, ...others] = answers(0.6);
    const differs = [
      { ...one!, attempts: comparedCase('c/0', [0.6], { answer: 'another' }).attempts },
      ...others,
    ];
    expect(compare(answers(0.9), differs)).not.toHaveProperty('judge_noise');
    expect(compare(answers(0.9), answers(0.9, { calls: 0, cached_calls: 2 }))).not.toHaveProperty(
      'judge_noise',
    );
    const plain = [comparedCase('c/0', [{ has_id: judgedResult(1, { judge: computed('has_id@1') }) }])];
    expect(compare(plain, plain)).not.toHaveProperty('judge_noise');
  });

  it('is not reported where recordings answered on one side', () => {
    const [at, models] = ['2026-11-12T09:30:00.000Z', ['gpt-x']];
    const replayed = { exchanges: 4, judge_answers: 0, oldest: at, newest: at, models, attempts: 4, of: 4 };
    expect(compare(answers(0.9), answers(0.6), { headerB: { replayed } })).not.toHaveProperty('judge_noise');
  });
});
