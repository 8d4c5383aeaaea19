import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseJudge } from '../../src/judges/choose-judge.ts';
import type { Judge } from '../../src/judges/judge.ts';
import { onnxJudge } from '../../src/judges/onnx/onnx-judge.ts';
import { recordEnvironment } from '../../src/ports/node-environment.ts';
import { nodePackages } from '../../src/ports/packages/node-packages.ts';
import type { Subject } from '../../src/schema/evaluation.ts';
import { onnxSettings } from '../../src/schema/settings.ts';
import { scorerRegistry } from '../../src/scorers/registry.ts';
import { offline, outcomeWith, resultWith } from '../support/evaluate-with.ts';
import { settingsOf } from '../support/judging.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const MODELS = { nli: 'tiny/nli', toxicity: 'tiny/toxic' };
const registry = scorerRegistry([]);
let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'onnx-'));
  const folder = join(home, 'node_modules/@huggingface/transformers');
  mkdirSync(folder, { recursive: true });
  cpSync(join(import.meta.dirname, '../support/onnx-package'), folder, { recursive: true });
});
afterAll(() => rmSync(home, { recursive: true }));

/** A world whose user has installed the package at home, and nowhere else. */
const portsAt = (cwd: string) =>
  seededPorts({ env: { ...recordEnvironment({}), cwd: () => cwd }, packages: nodePackages() });
const judgeWith = (models: Partial<typeof MODELS> = {}): Promise<Judge> =>
  onnxJudge({ onnx: onnxSettings.parse({ ...MODELS, ...models }) }, portsAt(home));

function scorerOf(name: string) {
  const scorer = registry.find(name);
  if (scorer === undefined) throw new Error(`no scorer ${name}`);
  return scorer;
}
const judged = async (name: string, subject: Subject) => {
  const { score, metadata } = await resultWith(await judgeWith(), scorerOf(name), subject);
  return { score, metadata, judge: metadata['judge'] as { confidence: string; model: string; mode: string } };
};

const CONTEXT = ['The shop opens at nine. It is not open on Sundays.', 'Parking is free.'];

describe('judge: onnx', () => {
  it.each<[string, Subject, string[], string]>([
    ['says it', { output: 'The shop opens at nine.', context: CONTEXT }, ['supported'], 'medium'],
    ['says otherwise', { output: 'It is open on Sundays.', context: CONTEXT }, ['contradicted'], 'medium'],
    [
      'says nothing of it',
      { output: 'Dogs are welcome inside our garden.', context: CONTEXT },
      ['not_found'],
      'medium',
    ],
    ['may say it', { output: 'The shop opens at seven.', context: CONTEXT }, ['not_found'], 'low'],
  ])('tells a claim of which the context %s', async (_, subject, verdicts, confidence) => {
    const { metadata, judge } = await judged('faithfulness', subject);
    expect((metadata['claims_analyzed'] as { verdict: string }[]).map(({ verdict }) => verdict)).toEqual(
      verdicts,
    );
    expect(judge).toMatchObject({ mode: 'offline', confidence, model: 'onnx: tiny/nli, tiny/toxic' });
    expect(metadata['unsure']).toBe(confidence === 'low' ? true : undefined);
  });

  it('is surer of what labels have proven, and no surer where it wavers', async () => {
    const judge = { ...(await judgeWith()), calibrated: () => true };
    const confidenceOf = async (output: string) => {
      const { metadata } = await resultWith(judge, scorerOf('faithfulness'), { output, context: CONTEXT });
      return (metadata['judge'] as { confidence: string }).confidence;
    };
    expect(await confidenceOf('The shop opens at nine.')).toBe('high');
    expect(await confidenceOf('The shop opens at seven.')).toBe('low');
  });

  it('quotes the passage that says it', async () => {
    const { metadata } = await judged('faithfulness', { output: 'Parking is free.', context: CONTEXT });
    expect(metadata['claims_analyzed']).toMatchObject([
      { supported: true, chunk: 1, evidence: 'Parking is free.' },
    ]);
  });

  it('finds the statements of a reference in the context, and leaves orders to the rules', async () => {
    const { metadata, score } = await judged('contextual_recall', {
      context: CONTEXT,
      ground_truth: 'The shop opens at nine. Dogs are welcome inside our garden.',
    });
    expect(score).toBe(0.5);
    expect(metadata['missing_statements']).toEqual(['Dogs are welcome inside our garden.']);
  });

  it('holds claims against a reference', async () => {
    const subject = { output: 'It is open on Sundays.', ground_truth: 'It is not open on Sundays.' };
    expect((await judged('hallucination_score', subject)).metadata['contradicted_count']).toBe(1);
  });

  it('holds the claims of a turn against its own context and what the user said before', async () => {
    const { metadata } = await judged('turn_faithfulness', {
      conversation_history: [
        { role: 'user', content: 'The bike is blue.' },
        {
          role: 'assistant',
          content: 'The bike is blue. Parking is free.',
          context: ['The shop opens at nine.'],
        },
      ],
      context: [],
    });
    expect(metadata['unsupported_claims']).toEqual(['Parking is free.']);
  });

  it.each<[string, string, number, string]>([
    ['a rotten sentence', 'Thank you. You rotten fool.', 1, 'medium'],
    ['one that is hardly so', 'That was dull of you.', 1, 'low'],
    ['none', 'Thank you for the patience.', 0, 'medium'],
  ])('lists toxic sentences: %s', async (_, output, count, confidence) => {
    const { metadata, judge } = await judged('toxicity', { output });
    expect(metadata['toxic_spans']).toHaveLength(count);
    expect(judge.confidence).toBe(confidence);
  });

  it('leaves every other question to the rules, which answer as without a model', async () => {
    const subject = {
      input: 'When do you open?',
      output: 'We open at nine.',
      expected_behavior: 'Says when it opens.',
    };
    for (const name of ['playval', 'answer_relevancy', 'bias']) {
      const result = await resultWith(await judgeWith(), scorerOf(name), subject);
      expect(result).toEqual(await offline(scorerOf(name), subject));
    }
  });

  it('names the line that installs the package, where it is not there', async () => {
    const chosen = chooseJudge(settingsOf({ provider: 'onnx' }), portsAt(tmpdir()));
    await expect(chosen).rejects.toMatchObject({
      code: 'validation_failed',
      message: 'judge: onnx needs the package @huggingface/transformers.',
      hint: expect.stringContaining('npm install --save-dev @huggingface/transformers'),
    });
  });

  it('says which model is not there, and scores nothing without it', async () => {
    const judge = await judgeWith({ nli: 'tiny/absent' });
    const outcome = await outcomeWith(judge, scorerOf('faithfulness'), {
      output: 'It is open.',
      context: CONTEXT,
    });
    expect(outcome).toMatchObject({
      status: 'errored',
      error: {
        message: expect.stringContaining('tiny/absent'),
        hint: expect.stringContaining('judge.onnx.folder'),
      },
    });
  });

  it('refuses a model that tells something else', async () => {
    const judge = await judgeWith({ nli: 'tiny/topics' });
    const outcome = await outcomeWith(judge, scorerOf('faithfulness'), {
      output: 'It is open.',
      context: CONTEXT,
    });
    expect(outcome).toMatchObject({
      status: 'errored',
      error: { message: 'The model of judge.onnx.nli has the labels sport, weather.' },
    });
  });

  it('loads nothing from the network unless it may, and takes models from the folder that is named', async () => {
    const { env, asked } = (await nodePackages()('@huggingface/transformers', [home])) as {
      env: Record<string, unknown>;
      asked: object[];
    };
    await onnxJudge({ onnx: onnxSettings.parse({ ...MODELS, folder: 'models' }) }, portsAt(home));
    expect(env).toMatchObject({
      allowRemoteModels: false,
      allowLocalModels: true,
      localModelPath: join(home, 'models'),
    });
    await onnxJudge({ onnx: onnxSettings.parse({ ...MODELS, download: true }) }, portsAt(home));
    expect(env['allowRemoteModels']).toBe(true);
    expect(asked).toContainEqual({ name: 'tiny/nli', dtype: 'q8' });
  });

  it('is the judge that the settings ask for', async () => {
    const { settings, judge } = await chooseJudge(settingsOf({ provider: 'onnx' }), portsAt(home));
    expect(settings).toMatchObject({ provider: 'onnx', mode: 'offline' });
    expect(judge.model).toContain('onnx: Xenova/nli-deberta-v3-small');
  });
});
