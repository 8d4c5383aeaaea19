import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stabilityBooks } from '../../src/runs/stability.ts';
import type { AttemptResult, CaseResult } from '../../src/schema/run.ts';

/** One attempt: what was answered and how it was judged. */
type Play = {
  answer: string;
  score: number;
  mode?: 'llm' | 'none';
  status?: AttemptResult['status'];
  more?: object;
};
const caseOf = (plays: Play[]): CaseResult => ({
  id: 'a',
  name: 'a',
  agent_id: 'a',
  tags: [],
  location: { file: 'a.yaml', line: 1 },
  status: 'passed',
  attempts: plays.map(({ answer, score, mode = 'llm', status, more }) => ({
    status: status ?? (score >= 0.5 ? 'passed' : 'failed'),
    turns: [
      {
        turn_id: 't',
        input: 'q',
        output: answer,
        latency_ms: 1,
        tool_calls: null,
        results: { s: { score, pass: score >= 0.5, reasoning: '', metadata: { judge: { mode } }, ...more } },
      },
    ],
  })),
});
const summary = (...cases: Play[][]) => {
  const books = stabilityBooks();
  for (const plays of cases) books.add(caseOf(plays));
  return books.summary();
};
const plays = (signs: string): Play[] =>
  [...signs].map((sign, at) => ({ answer: `${at}`, score: sign === '+' ? 1 : 0 }));

describe('stability of repeated cases', () => {
  it('is not spoken of while every case was judged once', () => {
    expect(summary(plays('+'), plays('-'))).toBeUndefined();
    expect(
      summary([
        { answer: 'a', score: 1 },
        { answer: 'b', score: 1, status: 'errored' },
      ]),
    ).toBeUndefined();
  });

  it('averages pass@k and pass^k over the cases with enough judged attempts', () => {
    expect(summary(plays('+++'), plays('+-+'), plays('---'), plays('+'))).toMatchObject({
      k: 3,
      cases: 3,
      pass_at_k: 0.6667,
      pass_hat_k: 0.3333,
      stable: 2,
      unstable: 1,
    });
    // One case of many plays and one that lost some do not choose k for the others.
    expect(summary(plays('+++'), plays('++-'), plays('++'), plays('+-+-+-+-+-'))).toMatchObject({
      k: 3,
      cases: 3,
      unstable: 2,
    });
  });

  it('tells the scatter of equal answers from that of different ones', () => {
    const judged = (answer: string, score: number): Play => ({ answer, score });
    expect(summary([judged('x', 0.8), judged('x', 0.6), judged('y', 0.2)])).toMatchObject({
      judge_noise: 0.2,
      agent_noise: 0.5,
    });
    expect(summary([judged('x', 0.8), judged('x', 0.8)])).toMatchObject({
      judge_noise: 0,
      agent_noise: null,
    });
    expect(summary([judged('x', 0.8), judged('y', 0.5)])).toMatchObject({
      judge_noise: null,
      agent_noise: 0.3,
    });
  });

  it('leaves out what no judge said and what does not count', () => {
    const computed = [1, 0].map((score): Play => ({ answer: 'x', score, mode: 'none' }));
    expect(summary(computed)).toMatchObject({ judge_noise: null, agent_noise: null });
    const shown = [1, 0].map((score): Play => ({ answer: 'x', score, more: { gating: false } }));
    expect(summary(shown)).toMatchObject({ judge_noise: null });
  });

  it('finds the mean over all pairs without going through them', () => {
    const score = fc.integer({ min: 0, max: 100 }).map((value) => value / 100);
    fc.assert(
      fc.property(
        fc.array(fc.record({ answer: fc.constantFrom('x', 'y', 'z'), score }), {
          minLength: 2,
          maxLength: 12,
        }),
        (all) => {
          const gaps = { same: [] as number[], other: [] as number[] };
          for (const [at, one] of all.entries())
            for (const two of all.slice(at + 1))
              gaps[one.answer === two.answer ? 'same' : 'other'].push(Math.abs(one.score - two.score));
          const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
          const found = summary(all)!;
          for (const [name, values] of [
            ['judge_noise', gaps.same],
            ['agent_noise', gaps.other],
          ] as const)
            if (values.length === 0) expect(found[name]).toBeNull();
            else expect(Math.abs(found[name]! - mean(values))).toBeLessThan(1e-4);
        },
      ),
    );
  });

  it('stays quick for a thousand attempts of long conversations', () => {
    const books = stabilityBooks();
    const one = caseOf([{ answer: 'a "quoted" \\ answer', score: 1 }]);
    const [turn] = one.attempts[0]!.turns;
    const attempts = Array.from({ length: 1000 }, () => ({
      status: 'passed' as const,
      turns: Array.from({ length: 20 }, () => turn!),
    }));
    books.add({ ...one, attempts });
    expect(books.summary()).toMatchObject({ k: 1000, judge_noise: 0 });
  });
});
