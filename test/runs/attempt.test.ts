import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_USAGE } from '../../src/judges/judge.ts';
import { attemptOf, caseOf } from '../../src/runs/attempt.ts';
import { caseOutcome } from '../../src/runs/outcomes.ts';
import type { CaseDescription, PlayedRecord, PlayedTurn, ScoredRecord } from '../../src/runs/records.ts';
import type { AttemptResult, OutcomeStatus } from '../../src/schema/run.ts';

const turn = (index: number): PlayedTurn => ({
  turn_id: `turn_a_0_0_${index}`,
  input: 'question',
  output: 'answer',
  latency_ms: 5,
  tool_calls: null,
  context: null,
  agent_plan: null,
  usage: null,
  criteria: {},
});
const played = (turns: number): PlayedRecord => ({
  type: 'attempt.played',
  case_id: 'a',
  attempt: 0,
  calls: turns,
  turns: Array.from({ length: turns }, (_, index) => turn(index)),
});
const base = { type: 'turn.scored' as const, case_id: 'a', attempt: 0, usage: NO_USAGE };
const scored = (
  at: number,
  scorer: string,
  pass: boolean,
  more: { gating?: false; metadata?: object } = {},
): ScoredRecord => ({
  ...base,
  turn: at,
  scorer,
  result: {
    score: pass ? 1 : 0,
    pass,
    reasoning: '',
    metadata: { ...more.metadata },
    ...(more.gating === false ? { gating: false } : {}),
  },
});
const failed = (at: number, scorer: string): ScoredRecord => ({
  ...base,
  turn: at,
  scorer,
  error: { code: 'judge_error', message: 'refused' },
});

describe('an attempt', () => {
  it.each([
    ['passes when all turns pass', [scored(0, 'x', true), scored(1, 'x', true)], 'passed'],
    ['fails when one turn fails', [scored(0, 'x', true), scored(1, 'x', false)], 'failed'],
    [
      'is errored when a scorer could not judge, whatever the others say',
      [scored(0, 'x', true), failed(1, 'y')],
      'errored',
    ],
    ['is skipped when nothing was judged', [], 'skipped'],
    [
      'is skipped when nothing applied',
      [scored(0, 'x', true, { metadata: { not_applicable: true } })],
      'skipped',
    ],
    ['is skipped when no result gates', [scored(0, 'x', false, { gating: false })], 'skipped'],
    [
      'looks only at gating results',
      [scored(0, 'x', true), scored(0, 'y', false, { gating: false })],
      'passed',
    ],
  ] as const)('%s', (_, records, status) => {
    expect(
      attemptOf(
        played(2),
        [...records],
        [
          ['x', 'y'],
          ['x', 'y'],
        ],
      ).status,
    ).toBe(status);
  });

  it('of a failed call is errored with its reason and keeps the turns before', () => {
    const error = { code: 'timeout', message: 'agent: timeout after 5 s (3 tries)' };
    const result = attemptOf({ ...played(1), type: 'attempt.errored', error }, [], [['x']]);
    expect(result).toMatchObject({ status: 'errored', error, turns: [{ output: 'answer' }] });
  });

  it('of a scorer that could not judge says what the scorer says can be done', () => {
    const error = { code: 'scorer_failed', message: 'No Python.', hint: 'Install python3.' };
    const { result, ...record } = scored(0, 'x', true);
    const attempt = attemptOf(played(1), [{ ...record, error }], [['x']]);
    expect(attempt.error).toEqual({ ...error, message: 'x: No Python.' });
  });

  it('lists results in the order planned, however they came in', () => {
    const result = attemptOf(played(1), [scored(0, 'y', true), scored(0, 'x', true)], [['x', 'y']]);
    expect(Object.keys(result.turns[0]!.results)).toEqual(['x', 'y']);
  });

  it('takes scorer names that are names of the language', () => {
    const result = attemptOf(
      played(1),
      [scored(0, '__proto__', true), scored(0, 'constructor', true)],
      [['__proto__', 'constructor']],
    );
    expect(Object.keys(result.turns[0]!.results)).toEqual(['__proto__', 'constructor']);
  });
});

const plan = (repeat: number, min_passes = repeat): CaseDescription => ({
  id: 'a',
  name: 'A',
  agent_id: 'agent',
  tags: [],
  location: { file: 'evals/test-cases/a.yaml', line: 3 },
  hash: 'h',
  gating: true,
  repeat,
  min_passes,
  scorers: [['x']],
});
const attempts = (...statuses: OutcomeStatus[]) =>
  statuses.map((status): AttemptResult => ({ status, turns: [] }));

describe('a case', () => {
  it.each([
    ['one pass', ['passed'], 1, 1, 'passed'],
    ['one of two failed, all required', ['passed', 'failed'], 2, 2, 'failed'],
    ['two of three, two required', ['passed', 'failed', 'passed'], 3, 2, 'passed'],
    ['an error that could have been the missing pass', ['passed', 'errored', 'failed'], 3, 2, 'errored'],
    ['an error that could not have helped', ['failed', 'failed', 'errored'], 3, 2, 'failed'],
    ['one errored', ['errored'], 1, 1, 'errored'],
    ['nothing applicable', ['skipped', 'skipped'], 2, 2, 'skipped'],
    ['one not applicable leaves the other to decide', ['skipped', 'passed'], 2, 2, 'passed'],
    ['never played', [], 3, 3, 'skipped'],
  ] as const)('%s', (_, statuses, repeat, minPasses, status) => {
    expect(caseOutcome(attempts(...statuses), plan(repeat, minPasses)).status).toBe(status);
  });

  it('never passes on errors or nothing alone', () => {
    const without = fc.constantFrom<OutcomeStatus>('failed', 'errored', 'skipped');
    fc.assert(
      fc.property(
        fc.array(without, { maxLength: 6 }),
        fc.integer({ min: 1, max: 6 }),
        (statuses, minPasses) => {
          const repeat = Math.max(1, statuses.length);
          expect(
            caseOutcome(attempts(...statuses), plan(repeat, Math.min(minPasses, repeat))).status,
          ).not.toBe('passed');
        },
      ),
    );
  });

  it('says why it was skipped', () => {
    expect(caseOf({ ...plan(1), skip: 'waiting for the new store' }, [])).toMatchObject({
      status: 'skipped',
      reason: 'waiting for the new store',
    });
    expect(caseOf(plan(1), []).reason).toBe('not played to the end: the run stopped first');
    expect(caseOf(plan(1), attempts('skipped')).reason).toBe(
      'not_applicable: no scorer had anything to judge',
    );
    const screened = attemptOf(played(1), [scored(0, 'x', false, { gating: false })], [['x']]);
    expect(caseOf(plan(1), [screened]).reason).toBe('not_applicable: its results are shown and do not gate');
  });
});
