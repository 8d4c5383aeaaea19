import { describe, expect, it } from 'vitest';
import type { Engine } from '../../src/engine/engine.ts';
import { analyseRun } from '../../src/jobs/failures/analyse-stored-failures.ts';
import { storedAttempts } from '../../src/jobs/failures/stored-attempts.ts';
import { rescoreRun } from '../../src/jobs/runs/rescore-run.ts';
import { startRun } from '../../src/jobs/runs/start-run.ts';
import { call } from '../../src/operations/define-operation.ts';
import { failureAnalysisOperation } from '../../src/operations/failure-analysis.ts';
import { optimizePromptOperation } from '../../src/operations/optimize-prompt.ts';
import { answeringSuite } from '../support/answering-suite.ts';
import { finished } from '../support/finished.ts';

const CASES = 'test-cases/c.yaml';
const WAYS_OUT = 'give the cases checks, or a model as judge';
/** Two cases that only a model could judge, until they have checks. */
const casesWith = (checks: string) =>
  ['ant', 'bee']
    .map(
      (id) =>
        `- id: ${id}\n  name: ${id}\n  turns: [{ input: "What about the ${id}?", expected_behavior: Stays polite.${checks} }]\n`,
    )
    .join('');

/** A finished run of them, of which nothing is sure. */
async function unsureRun(): Promise<{ engine: Engine; runId: string }> {
  const engine = answeringSuite({ [CASES]: casesWith('') }, () => ({ output: 'It travels by train.' }));
  const { run_id: runId, counts } = await finished(startRun(engine, {}), ({ report }) => report.header);
  expect(counts).toMatchObject({ total: 2, unsure: 2 });
  return { engine, runId };
}

describe('attempts of which nothing is sure', () => {
  it('are no failures, and are not left out of the account of a period and of a run', async () => {
    const { engine, runId } = await unsureRun();
    const ofPeriod = await call(failureAnalysisOperation, {}, engine);
    const { analysis: ofRun } = await analyseRun(engine, runId);
    for (const { total_failures, failure_categories, notes } of [ofPeriod, ofRun]) {
      expect({ total_failures, failure_categories }).toEqual({ total_failures: 0, failure_categories: [] });
      expect(notes).toEqual([`2 attempts are unsure, so neither failed nor passed: ${WAYS_OUT}`]);
    }
  });

  it('are named where an optimization finds too few failures', async () => {
    const { engine } = await unsureRun();
    const request = { agent_id: 'a', optimization_type: 'error_driven' };
    expect(await call(optimizePromptOperation, request, engine)).toMatchObject({
      status: 'failed',
      decision: 'insufficient_failures',
      details: {
        reason: `insufficient_failures: 0 that a prompt might mend, 5 are needed; 2 attempts are unsure: ${WAYS_OUT}`,
        unsure: 2,
      },
    });
  });

  it('count by the verdict that they get later', async () => {
    const { engine, runId } = await unsureRun();
    const { files } = engine.ports;
    const judged = async (checks: string) => {
      files.writeAtomic(`${engine.evalsDir}/${CASES}`, casesWith(checks));
      engine.forget({ evals: true });
      await finished(await rescoreRun(engine, runId), () => undefined);
      const attempts = await storedAttempts(engine, { from: 0, to: Number.MAX_SAFE_INTEGER });
      return attempts.map(({ case_id, status }) => `${case_id} ${status}`).sort();
    };
    expect(await judged(', checks: [{ contains: train }]')).toEqual(['ant passed', 'bee passed']);
    // A later doubt takes no verdict away.
    expect(await judged('')).toEqual(['ant passed', 'bee passed']);
  });
});
