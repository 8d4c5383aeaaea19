import { describe, expect, it } from 'vitest';
import { journalAttempts } from '../../../src/jobs/failures/journal-attempts.ts';
import { withFailureAnalysis } from '../../../src/jobs/failures/run-failure-analysis.ts';
import type { CaseDescription } from '../../../src/runs/records.ts';
import type { AttemptResult, OutcomeStatus, RunReport } from '../../../src/schema/run.ts';
import { answeringSuite } from '../../support/answering-suite.ts';

const describeCase = (id: string): CaseDescription => ({
  id,
  name: id,
  agent_id: 'a',
  tags: [],
  location: { file: 'a.yaml', line: 1 },
  hash: id,
  gating: true,
  repeat: 1,
  min_passes: 1,
  scorers: [],
});
const attemptOf = (status: OutcomeStatus): AttemptResult => ({
  status,
  turns: [{ turn_id: 't1', input: 'When?', output: 'Never.', latency_ms: 1, tool_calls: null, results: {} }],
});

/** A flip, repeated to the end, beside a case that failed before, passes now and fails when repeated, and one that fails a round. */
const statuses: Record<string, OutcomeStatus[]> = {
  flip: ['failed', ...Array<OutcomeStatus>(26).fill('failed')],
  beside: ['passed', 'failed', 'failed', 'failed'],
  quiet: ['passed', 'failed'],
};
const journal = {
  planned: Object.keys(statuses).map(describeCase),
  attempt: ({ id }: Pick<CaseDescription, 'id'>, attempt: number) => {
    const status = statuses[id]?.[attempt];
    return status === undefined ? undefined : attemptOf(status);
  },
  played: () => undefined,
};
const header = { run_id: 'run_1', finished_at: '2026-01-02T03:04:05.000Z' };

describe('why the cases of a run fail', () => {
  it('is read off its planned plays: repeats are no more failures', async () => {
    const engine = answeringSuite({}, () => ({ output: '' }));
    const report = { header: { ...header, counts: { failed: 1 } }, warnings: [] } as unknown as RunReport; // All that is read.
    const { failure_analysis, warnings } = await withFailureAnalysis(engine, report, journal);
    expect(warnings).toEqual([]);
    expect(failure_analysis).toMatchObject({ total_failures: 1 });
  });

  it('can be read off every play as well, those that made up for errors among them', () => {
    const count = (planned: boolean) => [...journalAttempts(journal, header, { planned })].length;
    expect([count(false), count(true)]).toEqual([27 + 4 + 2, 3]);
  });
});
