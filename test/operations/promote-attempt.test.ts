import { describe, expect, it } from 'vitest';
import type { Engine } from '../../src/engine/engine.ts';
import { rescoreRun } from '../../src/jobs/runs/rescore-run.ts';
import { startRun } from '../../src/jobs/runs/start-run.ts';
import { promoteAttempt } from '../../src/operations/promote-attempt.ts';
import { answeringSuite } from '../support/answering-suite.ts';
import { finished } from '../support/finished.ts';

const CASES = 'test-cases/c.yaml';
const caseOf = (checks: string) =>
  `- id: late\n  name: Late\n  turns: [{ input: "How long?", expected_behavior: "Names the deadline of 30 days."${checks} }]\n`;
const suiteOf = (checks: string) =>
  answeringSuite({ [CASES]: caseOf(checks) }, () => ({ output: 'No idea at all.' }));
const play = (engine: Engine) => finished(startRun(engine, {}), ({ report }) => report.header);

describe('promoting an attempt', () => {
  it('says of an unsure case what is missing, and takes it once a check has judged its answer', async () => {
    const engine = suiteOf('');
    const { run_id: runId, counts } = await play(engine);
    expect(counts).toMatchObject({ failed: 0, unsure: 1 });
    await expect(promoteAttempt(engine, runId, 'late')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('is unsure'),
      hint: expect.stringMatching(new RegExp(`check.*assay rescore ${runId}$`)),
    });
    const { ports } = engine;
    ports.files.writeAtomic(`${engine.evalsDir}/${CASES}`, caseOf(', checks: [{ contains: 30 days }]'));
    engine.forget({ evals: true });
    const again = await finished(await rescoreRun(engine, runId, {}), ({ report }) => report.header);
    expect((await promoteAttempt(engine, again.run_id, 'late')).path).toContain('regressions/late-');
  });

  it('gives as reasons what failed it, not what is unsure beside it', async () => {
    const engine = suiteOf(', checks: [{ contains: 30 days }]');
    const { run_id: runId } = await play(engine);
    const { text } = await promoteAttempt(engine, runId, 'late');
    expect(text).toContain('# Turn 1 failed contains with 0');
    expect(text).not.toContain('failed playval');
  });

  it('knows no case by another id', async () => {
    const engine = suiteOf(', checks: [{ contains: 30 days }]');
    const { run_id: runId } = await play(engine);
    await expect(promoteAttempt(engine, runId, 'lat')).rejects.toMatchObject({
      code: 'not_found',
      hint: 'Did you mean "late"?',
    });
  });
});
