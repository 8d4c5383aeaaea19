import { describe, expect, it } from 'vitest';
import { repeatsLine } from '../../src/reports/parts/repeats-line.ts';
import type { RepeatsSummary } from '../../src/schema/run.ts';

const repeats = (more: Partial<RepeatsSummary> = {}): RepeatsSummary => ({
  k: 3,
  cases: 12,
  pass_at_k: 0.9167,
  pass_hat_k: 0.7083,
  stable: 9,
  unstable: 3,
  agent_noise: 0.12,
  judge_noise: 0.034,
  ...more,
});

describe('the line about repeated plays', () => {
  it.each([
    [
      'everything was measured',
      {},
      '12 cases were played 3 times each: 9 with the same verdict every time, 3 not. One of 3 plays passes in 92 % (pass@3), all 3 in 71 % (pass^3). Scores of the same answer, judged again, differ by 0.03 on average, of different answers by 0.12.',
    ],
    [
      'no two answers were the same',
      { judge_noise: null },
      '12 cases were played 3 times each: 9 with the same verdict every time, 3 not. One of 3 plays passes in 92 % (pass@3), all 3 in 71 % (pass^3). Scores of different answers to the same question differ by 0.12 on average.',
    ],
    [
      'all answers were the same',
      { agent_noise: null, pass_at_k: 1, pass_hat_k: 1, stable: 12, unstable: 0 },
      '12 cases were played 3 times each, with the same verdict every time. Scores of the same answer, judged again, differ by 0.03 on average.',
    ],
    [
      'no judge was asked, of one case',
      { agent_noise: null, judge_noise: null, cases: 1, stable: 1, unstable: 0 },
      '1 case was played 3 times, with the same verdict every time.',
    ],
  ])('says no more than was measured: %s', (_, more, line) => {
    expect(repeatsLine(repeats(more))).toBe(line);
  });
});
