import { describe, expect, it } from 'vitest';
import type { CaseResult } from '../../src/schema/run.ts';
import { runFailure } from '../../src/webhooks/failure-summary.ts';
import { emptyReport, sampleAttempt, sampleResult, sampleTurn } from '../support/sample-report.ts';

const caseOf = (
  id: string,
  attempt: CaseResult['attempts'][number],
  more: Partial<CaseResult> = {},
): CaseResult => ({
  ...{ id, name: `Name of ${id}`, agent_id: 'agent_1', tags: [], location: { file: 'a.yaml', line: 1 } },
  ...{ status: attempt.status, attempts: [attempt] },
  ...more,
});
const passing = sampleAttempt([sampleTurn({ exact_match: sampleResult(1) })]);
const failing = sampleAttempt([
  sampleTurn({ exact_match: sampleResult(1), accuracy: sampleResult(0.2, 'The answer says\n45 days.') }),
]);
const errored = sampleAttempt([], { status: 'errored', error: { code: 'timeout', message: 'no answer' } });
const header = { ...emptyReport().header, reason: 'No case was judged.' };
const failureOf = (...cases: CaseResult[]) => runFailure({ header, cases });

describe('what a failed run says', () => {
  it('names the first failing case in file order, and which scorers failed', () => {
    expect(failureOf(caseOf('a', passing), caseOf('b', failing), caseOf('c', failing))).toEqual({
      test_case_id: 'b',
      test_case_name: 'Name of b',
      failure_summary: 'accuracy 0.20: The answer says 45 days.',
    });
  });

  it.each<[string, CaseResult[], string, string]>([
    [
      'passes over a case that does not gate',
      [caseOf('a', failing, { gating: false }), caseOf('b', failing)],
      'b',
      'accuracy',
    ],
    [
      'prefers a failed case to one that could not be judged',
      [caseOf('a', errored), caseOf('b', failing)],
      'b',
      'accuracy',
    ],
    [
      'names the error where none failed',
      [caseOf('a', passing), caseOf('b', errored)],
      'b',
      'timeout: no answer',
    ],
    ['names the first case where none failed or erred', [caseOf('a', passing)], 'a', 'No case was judged.'],
    ['has empty texts where there is no case', [], '', 'No case was judged.'],
  ])('%s', (_, cases, id, summary) => {
    const failure = failureOf(...cases);
    expect(failure.test_case_id).toBe(id);
    expect(failure.failure_summary).toContain(summary);
  });

  it('is one line of bounded length, and counts what it leaves out', () => {
    const many = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [
        `scorer_${index}`,
        sampleResult(0, 'why\u2028 \u0007'.repeat(500)),
      ]),
    );
    const { failure_summary } = failureOf(caseOf('a', sampleAttempt([sampleTurn(many)])));
    expect(failure_summary).toMatch(/; and 6 more$/);
    expect(failure_summary).not.toMatch(/[\n\r\u2028\u0007]/);
    expect([...failure_summary].length).toBeLessThanOrEqual(1_000);
  });
});
