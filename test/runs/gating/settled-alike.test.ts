import { describe, expect, it } from 'vitest';
import { settledAlike, settledOnly } from '../../../src/runs/gating/settled-alike.ts';
import type { ScorerResult } from '../../../src/schema/scorer-result.ts';
import { comparedCase, computed, judgedResult, judgeInfo } from '../../support/compared-runs.ts';

const byModel = (score: number) => judgedResult(score, { judge: judgeInfo({ mode: 'llm', model: 'm' }) });
const settled = (score: number) => judgedResult(score, { judge: computed('exact@1') });
const hidden = (score: number) => judgedResult(score, { gating: false });

/** Statuses and scorers of the baseline `before` as it is compared with `now`. */
function alike(before: Record<string, ScorerResult>, now: Record<string, ScorerResult>, more = {}) {
  const [one] = settledAlike([comparedCase('a', [before])], [comparedCase('a', [now], more)]);
  return { status: one?.status, names: Object.keys(one?.attempts[0]?.turns[0]?.results ?? {}) };
}

describe('a baseline of a run without its judge', () => {
  it.each<[string, Record<string, ScorerResult>, Record<string, ScorerResult>, string, string[]]>([
    [
      'passes by what is settled',
      { exact: settled(1), playval: byModel(0) },
      { exact: settled(1), playval: hidden(1) },
      'passed',
      ['exact'],
    ],
    [
      'fails by what is settled',
      { exact: settled(0), playval: byModel(1) },
      { exact: settled(1), playval: hidden(1) },
      'failed',
      ['exact'],
    ],
    ['has no verdict without', { playval: byModel(1) }, { playval: hidden(0) }, 'skipped', []],
    [
      'keeps the judge’s word on what the run settled',
      { playval: byModel(1) },
      { playval: settled(0) },
      'passed',
      ['playval'],
    ],
    [
      'drops what only the baseline settled',
      { exact: settled(1), playval: settled(0) },
      { exact: settled(1), playval: hidden(1) },
      'passed',
      ['exact'],
    ],
  ])('%s', (_, before, now, status, names) => {
    expect(alike(before, now)).toEqual({ status, names });
  });

  it('finds a renamed case by its content', () => {
    const [one] = settledAlike(
      [comparedCase('old', [{ playval: byModel(1) }], { hash: 'h' })],
      [comparedCase('new', [{ playval: settled(0) }], { hash: 'h' })],
    );
    expect(one?.status).toBe('passed');
  });

  it('of a case that is gone keeps what nobody was asked about', () => {
    const [one] = settledAlike([comparedCase('a', [{ exact: settled(0), playval: byModel(1) }])], []);
    expect(one?.status).toBe('failed');
    expect(Object.keys(one?.attempts[0]?.turns[0]?.results ?? {})).toEqual(['exact']);
  });

  it('forgets an error of the judge, and keeps one of the agent', () => {
    const [judge, agent] = [comparedCase('a', [{ exact: settled(1) }]), comparedCase('b', ['E'])];
    const attempt = judge.attempts[0]!;
    const errors = { playval: { code: 'judge_error', message: 'No answer.' } };
    const lost = {
      ...judge,
      status: 'errored' as const,
      attempts: [
        {
          ...attempt,
          status: 'errored' as const,
          error: errors.playval,
          turns: [{ ...attempt.turns[0]!, errors }],
        },
      ],
    };
    const now = [
      comparedCase('a', [{ exact: settled(1), playval: hidden(1) }]),
      comparedCase('b', [{ exact: settled(1) }]),
    ];
    expect([...settledAlike([lost, agent], now)].map(({ status }) => status)).toEqual(['passed', 'errored']);
  });

  it('may be gone through several times, each time as the run stands then', () => {
    const current = [comparedCase('a', [{ playval: hidden(1) }])];
    const cases = settledAlike([comparedCase('a', [{ playval: byModel(1) }])], current);
    expect([...cases][0]?.status).toBe('skipped');
    current[0] = comparedCase('a', [{ playval: settled(0) }]);
    expect([...cases][0]?.status).toBe('passed');
  });
});

it('of the run itself only what gates is compared', () => {
  const [one] = settledOnly([comparedCase('a', [{ exact: settled(1), playval: hidden(0) }])]);
  expect(Object.keys(one?.attempts[0]?.turns[0]?.results ?? {})).toEqual(['exact']);
});
