import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import { startRun } from '../../src/jobs/runs/start-run.ts';
import { calibrateLabels } from '../../src/operations/calibrate.ts';
import { labelVerdict, markedVerdicts } from '../../src/operations/label-verdict.ts';
import { finished } from '../support/finished.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const SECRET = 'hunter2-hunter2-hunter2';

/** A run of one case whose scorer fails the answer, beside a check. */
async function played() {
  const ports = seededPorts({
    ids: { next: (prefix) => `${prefix}1` },
    http: async () => ({ status: 200, headers: {}, text: JSON.stringify({ output: `Aye. ${SECRET}` }) }),
  });
  const files: Record<string, string> = {
    'agents/a.yaml':
      'name: A\nprovider: custom\nsystem_prompt: Be short.\ninvocation: { url: "http://127.0.0.1:1/x" }\n',
    'scorers/is-yes.yaml': 'name: Is yes\ntype: regex\nconfig: { pattern: "yes" }\n',
    'test-cases/c.yaml':
      'id: ant\nname: Ant\nturns: [{ input: Well?, expected_behavior: Say yes., scorers: [is-yes], checks: [{ contains: Aye }] }]\n',
  };
  for (const [name, text] of Object.entries(files))
    ports.files.writeAtomic(`${ports.env.cwd()}/evals/${name}`, text);
  const redact = (text: string) => text.replaceAll(SECRET, '[redacted]');
  const engine = createEngine({ ports, judge: { provider: 'offline' }, redact });
  await finished(await startRun(engine, {}), () => undefined);
  return { engine, text: () => ports.files.readTextIfThere(`${engine.evalsDir}/labels/run_1.jsonl`) };
}
const TURN = 'turn_1_0_0_0';

describe('marking a verdict', () => {
  it('makes a row that calibrate counts without being told of a file', async () => {
    const { engine, text } = await played();
    expect(await labelVerdict(engine, { turn_id: TURN, scorer: 'is-yes', said: 'wrong' })).toEqual({
      file: 'labels/run_1.jsonl',
      label: 1,
    });
    expect(JSON.parse(text() ?? '')).toMatchObject({
      ...{ metric: 'is-yes', label: 1, input: 'Well?', expected_behavior: 'Say yes.' },
      params: { secret: 'Be short.' },
      meta: { run_id: 'run_1', case_id: 'ant', attempt: 0, turn_id: TURN, said: 'wrong', pass: false },
    });
    const { calibration } = await calibrateLabels(engine, { wrong: 5 });
    expect(calibration.scorers['is-yes']).toMatchObject({ n: 1, positives: 1 });
    expect(calibration.scorers['is-yes']?.wrong).toMatchObject([
      { id: `${TURN}/is-yes`, label: 1, pass: false },
    ]);
  });

  it('keeps no secret, and is replaced when the same verdict is marked again', async () => {
    const { engine, text } = await played();
    await labelVerdict(engine, { turn_id: TURN, scorer: 'is-yes', said: 'wrong' });
    await labelVerdict(engine, { turn_id: TURN, scorer: 'is-yes', said: 'right' });
    expect(text()?.split('\n').length).toBe(2);
    expect(JSON.parse(text() ?? '')).toMatchObject({ label: 0, output: 'Aye. [redacted]' });
    expect(markedVerdicts(engine, 'run_1')).toEqual([{ turn_id: TURN, scorer: 'is-yes', said: 'right' }]);
  });

  it('is taken back', async () => {
    const { engine, text } = await played();
    await labelVerdict(engine, { turn_id: TURN, scorer: 'is-yes', said: 'wrong' });
    expect((await labelVerdict(engine, { turn_id: TURN, scorer: 'is-yes', said: null })).label).toBeNull();
    expect(text()).toBeNull();
    expect(markedVerdicts(engine, 'run_1')).toEqual([]);
  });

  it.each([
    ['no such turn', { turn_id: 'turn_9_0_0_0', scorer: 'is-yes' }, 'not_found'],
    ['a text that is no turn', { turn_id: '../../x', scorer: 'is-yes' }, 'not_found'],
    ['a scorer that gave none', { turn_id: TURN, scorer: 'faithfulness' }, 'validation_failed'],
    ['a check', { turn_id: TURN, scorer: 'contains' }, 'validation_failed'],
  ])('is refused for %s, and writes nothing', async (_, asked, code) => {
    const { engine, text } = await played();
    await expect(labelVerdict(engine, { ...asked, said: 'wrong' })).rejects.toMatchObject({ code });
    expect(text()).toBeNull();
  });
});
