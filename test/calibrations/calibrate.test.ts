import { describe, expect, it } from 'vitest';
import { scorerCalibration } from '../../src/schema/calibration.ts';
import { calibrated, jsonl, readOff, registryOf } from '../support/labels.ts';

const registry = registryOf(readOff('tone'), readOff('strict', { threshold: 0.95 }));
const row = (output: string, label: 0 | 1, more = {}) => ({ metric: 'tone', output, label, ...more });

describe('the calibration of scorers', () => {
  it('judges each row by its own metric, over several files', async () => {
    const { scorers, usage } = await calibrated(
      {
        'one.jsonl': jsonl([row('0.9', 1), row('0.1', 0), row('0.9', 1, { metric: 'strict' })]),
        'two.jsonl': jsonl([row('0.8', 0), row('0.2', 0, { metric: 'strict' })]),
      },
      registry,
    );
    expect(Object.keys(scorers)).toEqual(['tone', 'strict']);
    expect(scorers['tone']).toMatchObject({
      n: 3,
      version: '3',
      threshold: 0.7,
      confusion: { tp: 1, fp: 1, tn: 1, fn: 0 },
    });
    expect(scorers['strict']).toMatchObject({
      n: 2,
      threshold: 0.95,
      confusion: { tp: 0, fp: 0, tn: 1, fn: 1 },
    });
    expect(usage).toMatchObject({ calls: 5, input_tokens: 50, cost_usd: 2.5 });
    for (const one of Object.values(scorers)) expect(scorerCalibration.parse(one)).toEqual(one);
  });

  it('judges each row by all scorers that are named', async () => {
    const text = jsonl([row('0.9', 1, { metric: 'nobody' }), { output: '0.1', label: 0 }]);
    const { scorers } = await calibrated({ 'rows.jsonl': text }, registry, { names: ['strict', 'tone'] });
    expect(Object.entries(scorers).map(([name, { n, auroc }]) => [name, n, auroc])).toEqual([
      ['strict', 2, 1],
      ['tone', 2, 1],
    ]);
  });

  it('leaves out what could not be judged, and says what and where; what is not applicable counts as shown, 1', async () => {
    const text = jsonl([row('0.9', 1), row('refused', 0), row('n/a', 1), row('0.1', 0), row('again', 1)]);
    const { scorers } = await calibrated({ 'rows.jsonl': text }, registry);
    expect(scorers['tone']).toMatchObject({
      n: 3,
      errors: 2,
      not_applicable: 1,
      positives: 2,
      auroc: 1,
      confusion: { tp: 2, fp: 0, tn: 1, fn: 0 },
      error_details: [{ code: 'judge_error (refused)', rows: 2, first: 'rows.jsonl:2', message: 'refused' }],
    });
  });

  it('counts sure passes and fails with those that are right, and what is unsure', async () => {
    const rows = [row('0.9', 1), row('0.8', 0), row('0.1', 0), row('0.5?', 1), row('0.9?', 0), row('n/a', 1)];
    const { scorers } = await calibrated({ 'rows.jsonl': jsonl(rows) }, registry);
    expect(scorers['tone']?.sure).toEqual({
      passed: { n: 2, right: 1 },
      failed: { n: 1, right: 1 },
      unsure: 2,
    });
    expect(scorers['tone']).not.toHaveProperty('wrong');
  });

  it('names the rows that it is most wrong about: sure verdicts first, then by distance, with short texts', async () => {
    const rows = [
      row('0.75', 0),
      row('0.1?', 1, { id: 'r2' }),
      row('0.95', 0, { input: 'x'.repeat(500), expected_behavior: 'a yes' }),
      row('0.9', 1),
      row('0.6', 1),
    ];
    const { scorers } = await calibrated({ 'rows.jsonl': jsonl(rows) }, registry, { wrong: 3 });
    const { wrong = [] } = scorers['tone'] ?? {};
    expect(wrong.map(({ at, sure, label, pass }) => [at, sure, label, pass])).toEqual([
      ['rows.jsonl:3', true, 0, true],
      ['rows.jsonl:1', true, 0, true],
      ['rows.jsonl:5', true, 1, false],
    ]);
    expect(wrong[0]?.texts.input?.length).toBeLessThan(250);
    expect(wrong[0]).toMatchObject({ score: 0.95, texts: { expected_behavior: 'a yes', output: '0.95' } });
    const { scorers: all } = await calibrated({ 'rows.jsonl': jsonl(rows) }, registry, { wrong: 9 });
    expect(all['tone']?.wrong?.at(-1)).toMatchObject({ at: 'rows.jsonl:2', id: 'r2', sure: false });
  });

  it('has no figures where nothing could be judged', async () => {
    const { scorers } = await calibrated({ 'rows.jsonl': jsonl([row('x', 1), row('y', 0)]) }, registry);
    expect(scorers['tone']).toMatchObject({ n: 0, errors: 2, auroc: null, reason: 'no row could be judged' });
  });

  it('shows datasets and kinds of labels apart', async () => {
    const text = jsonl([
      row('0.9', 1, { dataset: 'Wiki', meta: { label_kind: 'human' } }),
      row('0.1', 0, { dataset: 'Wiki', meta: { label_kind: 'human' } }),
      row('0.9', 0, { dataset: 'Books', meta: { label_kind: 'constructed' } }),
      row('0.5', 1),
    ]);
    const { scorers } = await calibrated({ 'rows.jsonl': text }, registry);
    const { by_dataset: by, label_kinds } = scorers['tone']!;
    expect(Object.entries(by).map(([name, { n, auroc }]) => [name, n, auroc])).toEqual([
      ['Books', 1, null],
      ['Wiki', 2, 1],
    ]);
    expect(label_kinds).toEqual({ constructed: 1, human: 2 });
  });

  it('takes rows of one group together: by meta.group, else by id, else each for itself', async () => {
    const text = jsonl([
      row('0.9', 1, { id: 'a', meta: { group: 'doc' } }),
      row('0.8', 1, { id: 'b', meta: { group: 'doc' } }),
      row('0.1', 0, { id: 'c' }),
      row('0.2', 0),
      row('0.3', 0),
      row('0.3', 0, { meta: { group: 7 } }),
      row('0.3', 0, { meta: { group: '7' } }),
    ]);
    const { scorers } = await calibrated({ 'rows.jsonl': text }, registry);
    expect(scorers['tone']?.groups).toBe(5);
  });

  it('gives the same figures however many rows are in flight', async () => {
    const rows = Array.from({ length: 80 }, (_, index) =>
      row(String(((index * 37) % 80) / 80), index % 3 === 0 ? 0 : 1, { meta: { group: `g${index % 17}` } }),
    );
    const slow = readOff('tone');
    const uneven = registryOf({
      ...slow,
      async evaluate(subject, context) {
        // Rows overtake each other.
        for (let turn = 0; turn < Number(subject.output) * 7; turn += 1) await null;
        return slow.evaluate(subject, context);
      },
    });
    const of = (concurrency: number) => calibrated({ 'rows.jsonl': jsonl(rows) }, uneven, { concurrency });
    expect(await of(16)).toEqual(await of(1));
  });
});
