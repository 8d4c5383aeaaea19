import { describe, expect, it } from 'vitest';
import {
  calibrationOf,
  isProven,
  readCalibration,
  summaryPath,
  writeCalibration,
} from '../../src/calibrations/stored-calibration.ts';
import { summaryFile, summaryOf, summaryText } from '../../src/calibrations/summary.ts';
import { Fault } from '../../src/errors.ts';
import { PROMPT_VERSION } from '../../src/judges/prompt.ts';
import type { Calibration, CalibrationEntry, CalibrationSummary } from '../../src/schema/calibration.ts';
import { calibrated, jsonl, readOff, registryOf } from '../support/labels.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const OFFLINE = { mode: 'offline', model: 'heuristic-v1' } as const;
const registry = registryOf(readOff('tone'), readOff('length'));

async function measured(name: string, more: Partial<Calibration> = {}, kind = 'human'): Promise<Calibration> {
  const text = jsonl(
    ['0.9', '0.1', '0.8', '0.2'].map((output, index) => ({
      metric: name,
      input: 'A SECRET QUESTION',
      output,
      label: index % 2 === 0 ? 1 : 0,
      dataset: 'Wiki',
      meta: { label_kind: kind },
    })),
  );
  const { scorers } = await calibrated({ 'rows.jsonl': text }, registry);
  return { judge: OFFLINE, seed: 1, resamples: 200, rows: 4, scorers, usage: {}, ...more };
}

describe('the summary that is kept', () => {
  it('holds figures and no text of any row, and the same figures are the same bytes', async () => {
    const text = summaryText(summaryOf(await measured('tone')));
    expect(text).toBe(summaryText(summaryOf(await measured('tone'))));
    expect(text).not.toContain('SECRET');
    expect(JSON.parse(text)).toEqual({
      schema_version: 1,
      judge: OFFLINE,
      seed: 1,
      resamples: 200,
      scorers: {
        tone: {
          version: '3',
          n: 4,
          positives: 2,
          groups: 4,
          errors: 0,
          not_applicable: 0,
          datasets: { Wiki: 4 },
          label_kinds: { human: 4 },
          threshold: 0.7,
          auroc: 1,
          auroc_interval: [1, 1],
          balanced_accuracy: 1,
          balanced_accuracy_interval: [1, 1],
          f1_fail: 1,
          f1_fail_interval: [1, 1],
          kappa: 1,
          kappa_interval: [1, 1],
        },
      },
    });
  });

  it('keeps scorers that were not measured this time, unless they would not compare', async () => {
    const before = summaryOf(await measured('tone'));
    const names = async (more: Partial<Calibration> = {}) =>
      Object.keys(summaryOf(await measured('length', more), before).scorers);
    expect(await names()).toEqual(['length', 'tone']);
    expect(await names({ seed: 2 })).toEqual(['length']);
    expect(await names({ resamples: 9 })).toEqual(['length']);
    expect(await names({ judge: { mode: 'llm', model: 'm' } })).toEqual(['length']);
  });

  it.each([
    [OFFLINE, 'offline.json'],
    [{ mode: 'llm', model: 'gpt-5.6-terra' }, 'gpt-5.6-terra.json'],
    [{ mode: 'llm', model: '../../etc/passwd' }, 'etc-passwd.json'],
    [{ mode: 'llm', model: 'org/model:70b' }, 'org-model-70b.json'],
    [{ mode: 'llm', model: 'offline' }, 'model.json'],
    [{ mode: 'llm', model: '..' }, 'model.json'],
  ] as const)('of %j is %s', (judge, file) => {
    expect(summaryFile(judge)).toBe(file);
  });

  it('is read back as it was written', async () => {
    const { files } = seededPorts();
    expect(readCalibration('/evals', OFFLINE, files)).toBeUndefined();
    const summary = summaryOf(await measured('tone'));
    expect(writeCalibration('/evals', summary, files)).toBe('/evals/calibration/offline.json');
    expect(readCalibration('/evals', OFFLINE, files)).toEqual(summary);
  });

  it.each(['{', '[]', '{"schema_version": 2}'])('is refused when the file holds %s', (text) => {
    const { files } = seededPorts();
    files.writeAtomic(summaryPath('/evals', OFFLINE), text);
    expect(() => readCalibration('/evals', OFFLINE, files)).toThrow(Fault);
  });
});

describe('what may be quoted of a scorer', () => {
  const TONE = { name: 'tone', version: '3' };

  it('is its agreement, and whether people were asked about every row', async () => {
    const quote = { scorer: 'tone', auroc: 1, auroc_interval: [1, 1], n: 4 };
    const human = summaryOf(await measured('tone', {}, 'human_derived'));
    expect(calibrationOf(TONE, human, OFFLINE)).toEqual({ ...quote, by_people: true });
    const made = summaryOf(await measured('tone', {}, 'constructed'));
    expect(calibrationOf(TONE, made, OFFLINE)).toEqual({ ...quote, by_people: false });
  });

  it('is nothing when it was not measured, changed since, or was judged by somebody else', async () => {
    const summary = summaryOf(await measured('tone'));
    expect(calibrationOf({ name: 'length', version: '3' }, summary, OFFLINE)).toBeUndefined();
    expect(calibrationOf({ name: 'constructor', version: '3' }, summary, OFFLINE)).toBeUndefined();
    expect(calibrationOf({ ...TONE, version: '4' }, summary, OFFLINE)).toBeUndefined();
    expect(calibrationOf(TONE, summary, { mode: 'llm', model: 'heuristic-v1' })).toBeUndefined();
    expect(calibrationOf(TONE, undefined, OFFLINE)).toBeUndefined();
  });

  it('is nothing when one class was missing', async () => {
    const { scorers } = await calibrated(
      { 'rows.jsonl': jsonl([{ metric: 'tone', output: '1', label: 1 }]) },
      registry,
    );
    const summary = summaryOf({ judge: OFFLINE, seed: 1, resamples: 200, rows: 1, scorers, usage: {} });
    expect(calibrationOf(TONE, summary, OFFLINE)).toBeUndefined();
  });
});

describe('a judge that was measured', () => {
  const TONE = { name: 'tone', version: '3' };
  const MODEL = { mode: 'llm' as const, model: 'model-1' };
  const entry = (more: Partial<CalibrationEntry>): CalibrationSummary => ({
    schema_version: 1,
    judge: MODEL,
    prompts: PROMPT_VERSION,
    seed: 1,
    resamples: 200,
    scorers: {
      tone: {
        ...{ version: '3', n: 40, positives: 20, groups: 40, errors: 0, not_applicable: 0, datasets: {} },
        ...{ label_kinds: {}, threshold: 0.7, auroc: 0.9, auroc_interval: [0.8, 1], kappa: null },
        ...{ balanced_accuracy: 0.9, balanced_accuracy_interval: [0.8, 0.97], kappa_interval: null },
        ...{ f1_fail: null, f1_fail_interval: null, ...more },
      },
    },
  });

  it.each<[string, CalibrationSummary | undefined, boolean]>([
    ['on enough rows of both kinds, and decided well', entry({}), true],
    ['and could be as bad as a coin', entry({ balanced_accuracy_interval: [0.6, 1] }), false],
    ['on hardly a bad row', entry({ n: 22 }), false],
    ['before the scorer changed', entry({ version: '2' }), false],
    ['before the prompts changed', { ...entry({}), prompts: '1' }, false],
    ['as another model', { ...entry({}), judge: { ...MODEL, model: 'model-2' } }, false],
    ['never', undefined, false],
  ])('%s', (_, summary, proven) => {
    expect(isProven(TONE, summary, MODEL)).toBe(proven);
  });

  it.each([
    [OFFLINE, 'offline.json'],
    [{ mode: 'offline' as const, model: 'onnx: a/b, c/d' }, 'onnx-a-b-c-d.json'],
    [MODEL, 'model-1.json'],
  ])('has a file of its own: %j', (judge, file) => {
    expect(summaryPath('/evals', judge)).toBe(`/evals/calibration/${file}`);
  });

  it('keeps the version of the prompts with the figures of a model', async () => {
    const { judge: _, ...rest } = await measured('tone');
    expect(summaryOf({ ...rest, judge: MODEL }).prompts).toBe(PROMPT_VERSION);
  });
});
