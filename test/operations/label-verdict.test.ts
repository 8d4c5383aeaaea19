import { describe, expect, it } from 'vitest';
import { calibrateLabels } from '../../src/operations/calibrate.ts';
import { labelVerdict, markedVerdicts } from '../../src/operations/label-verdict.ts';
import { playedVerdict, TURN } from '../support/played-verdict.ts';

describe('marking a verdict', () => {
  it('makes a row that calibrate counts without being told of a file', async () => {
    const { engine, labels: text } = await playedVerdict();
    expect(await labelVerdict(engine, { turn_id: TURN, scorer: 'is-yes', said: 'wrong' })).toEqual({
      file: 'labels/run_1.jsonl',
      label: 1,
    });
    expect(JSON.parse(text() ?? '')).toMatchObject({
      ...{ metric: 'is-yes', label: 1, input: 'Well?', expected_behavior: 'Say yes.' },
      params: { secret: 'Be short.' },
      meta: { run_id: 'run_1', case_id: 'ant/one', attempt: 0, turn_id: TURN, said: 'wrong', pass: false },
    });
    const { calibration } = await calibrateLabels(engine, { wrong: 5 });
    expect(calibration.scorers['is-yes']).toMatchObject({ n: 1, positives: 1 });
    expect(calibration.scorers['is-yes']?.wrong).toMatchObject([
      { id: `${TURN}/is-yes`, label: 1, pass: false },
    ]);
  });

  it('keeps no secret, and is replaced when the same verdict is marked again', async () => {
    const { engine, labels: text } = await playedVerdict();
    await labelVerdict(engine, { turn_id: TURN, scorer: 'is-yes', said: 'wrong' });
    await labelVerdict(engine, { turn_id: TURN, scorer: 'is-yes', said: 'right' });
    expect(text()?.split('\n').length).toBe(2);
    expect(JSON.parse(text() ?? '')).toMatchObject({ label: 0, output: 'Aye. [redacted]' });
    expect(markedVerdicts(engine, 'run_1')).toMatchObject({
      file: 'labels/run_1.jsonl',
      marked: [{ metric: 'is-yes', label: 0, meta: { turn_id: TURN, said: 'right' } }],
    });
  });

  it('is taken back', async () => {
    const { engine, labels: text } = await playedVerdict();
    await labelVerdict(engine, { turn_id: TURN, scorer: 'is-yes', said: 'wrong' });
    expect((await labelVerdict(engine, { turn_id: TURN, scorer: 'is-yes', said: null })).label).toBeNull();
    expect(text()).toBeNull();
    expect(markedVerdicts(engine, 'run_1').marked).toEqual([]);
  });

  it.each([
    ['no such turn', { turn_id: 'turn_9_0_0_0', scorer: 'is-yes' }, 'not_found'],
    ['a text that is no turn', { turn_id: '../../x', scorer: 'is-yes' }, 'not_found'],
    ['a scorer that gave none', { turn_id: TURN, scorer: 'faithfulness' }, 'validation_failed'],
    ['a check', { turn_id: TURN, scorer: 'contains' }, 'validation_failed'],
  ])('is refused for %s, and writes nothing', async (_, asked, code) => {
    const { engine, labels: text } = await playedVerdict();
    await expect(labelVerdict(engine, { ...asked, said: 'wrong' })).rejects.toMatchObject({ code });
    expect(text()).toBeNull();
  });
});
