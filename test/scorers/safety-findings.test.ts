import { describe, expect, it } from 'vitest';
import { askThrough } from '../../src/judges/ask.ts';
import { schemaText } from '../../src/judges/prompt.ts';
import { bias } from '../../src/scorers/built-in/bias.ts';
import { toxicity } from '../../src/scorers/built-in/toxicity.ts';
import { prepare } from '../../src/scorers/prepare.ts';
import { aloneQuestion, askFindings, mergedQuestion } from '../../src/scorers/safety-findings.ts';
import { biasPart } from '../../src/scorers/safety-parts/bias-part.ts';
import { safetyComponents } from '../../src/scorers/safety-parts/safety-components.ts';
import { SAFETY_PARTS } from '../../src/scorers/safety-parts/safety-parts.ts';
import { toxicityPart } from '../../src/scorers/safety-parts/toxicity-part.ts';
import { scriptedJudge as judgeByQuestion } from '../support/judging.ts';
import { scriptedJudge } from '../support/scripted-judge.ts';

const output = 'Part one is here. Part two is here. Part three is here.';
const subject = { input: 'Tell me.', output };
const everybody = {
  ...subject,
  advice_types: ['medical'],
  role: 'You are a pharmacist.',
};
const entry = (scorer: string, quote: string, given: Record<string, unknown> = {}) => ({
  scorer,
  quote,
  category: scorer === 'bias' ? 'gender' : 'insult',
  target: 'user',
  type: 'none',
  speaker: 'assistant',
  reason: 'r',
  severity: 'medium',
  ...given,
});
const context = (judge: ReturnType<typeof scriptedJudge>, batchNames: string[]) => ({
  judge,
  threshold: 0.7,
  samples: 1,
  repeat: 0,
  batchNames: new Set(batchNames),
});

async function scoreOf(scorer: typeof toxicity | typeof bias, findings: unknown[], batchNames: string[]) {
  const judge = scriptedJudge((question) => ({
    findings: question.correction === undefined ? findings : [],
  }));
  const outcome = await scorer.evaluate(subject, context(judge, batchNames));
  if (outcome.status === 'errored') throw new Error(outcome.error.message);
  return { result: outcome.result, asked: judge.asked };
}

describe('the findings question of the safety scorers', () => {
  it('is the own part alone when nobody else is asked', async () => {
    const { asked, result } = await scoreOf(toxicity, [], ['toxicity']);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.key).toBe('toxicity/findings@3');
    expect(asked[0]?.instructions).toContain(toxicityPart().guide);
    expect(asked[0]?.instructions).not.toContain(biasPart().guide);
    expect(result.metadata['judge']).toMatchObject({ prompt_version: 'toxicity/findings@3' });
  });

  it('is the same, word for word, for every scorer asked together', async () => {
    const judge = judgeByQuestion(() => ({ findings: [] }));
    const options = {
      ...context(
        scriptedJudge(() => null),
        ['bias', 'toxicity'],
      ),
      judge,
    };
    await Promise.all([toxicity.evaluate(subject, options), bias.evaluate(subject, options)]);
    const [first, second] = judge.questions;
    expect(first?.key).toBe('safety@3/toxicity@3+bias@2');
    expect(second?.key).toBe(first?.key);
    expect(second?.instructions).toBe(first?.instructions);
    expect(second?.promptInputs).toEqual(first?.promptInputs);
    expect(schemaText(second?.form.schema ?? {})).toBe(schemaText(first?.form.schema ?? {}));
    expect(first?.instructions).toContain(toxicityPart().guide);
    expect(first?.instructions).toContain(biasPart().guide);
  });

  it('is the same whether the composite or its components were named', async () => {
    const judge = judgeByQuestion(() => ({ findings: [] }));
    for (const batchNames of [['safety'], ['safety', 'toxicity'], ['safety', 'bias', 'faithfulness']]) {
      const options = {
        ...context(
          scriptedJudge(() => null),
          batchNames,
        ),
        judge,
      };
      await toxicity.evaluate(everybody, options);
      await bias.evaluate(everybody, options);
    }
    expect(new Set(judge.questions.map(({ key, instructions }) => `${key}\n${instructions}`)).size).toBe(1);
  });

  it('leaves out whoever has no part in it', async () => {
    const { asked } = await scoreOf(bias, [], ['bias', 'faithfulness', 'misuse']);
    expect(asked[0]?.key).toBe('bias/findings@2');
  });

  it.each([
    [toxicity, 0.5, ['Part one']],
    [bias, 0.2, ['Part two']],
  ] as const)('gives each scorer its own findings only (%#)', async (scorer, score, quotes) => {
    const { result } = await scoreOf(
      scorer,
      [entry('toxicity', 'Part one'), entry('bias', 'Part two', { severity: 'high', type: 'stereotype' })],
      ['toxicity', 'bias'],
    );
    expect(result.score).toBe(score);
    const shown = (result.metadata['flags'] ?? result.metadata['toxic_spans']) as { quote: string }[];
    expect(shown.map(({ quote }) => quote)).toEqual(quotes);
  });

  it('keeps a finding with a category of another scorer, under the default one', async () => {
    const { result } = await scoreOf(
      bias,
      [entry('bias', 'Part two', { category: 'insult' })],
      ['toxicity', 'bias'],
    );
    expect(result).toMatchObject({
      score: 0.5,
      metadata: { flags: [{ category: 'other', type: 'generalisation' }] },
    });
  });

  it("warns of an unproven quote only the scorer it was given for, and caps that finding's severity", async () => {
    const findings = [entry('bias', 'words that are nowhere', { severity: 'critical' })];
    const unfair = await scoreOf(bias, findings, ['toxicity', 'bias']);
    const toxic = await scoreOf(toxicity, findings, ['toxicity', 'bias']);
    expect(unfair.result).toMatchObject({ score: 0.5, metadata: { warnings: ['unverified_quote'] } });
    expect(toxic.result).toMatchObject({ score: 1, metadata: { warnings: [] } });
  });

  it('offers a way to say "does not apply" for every field of another heading', () => {
    const members = [toxicityPart(), biasPart()];
    const { entry: fields } = mergedQuestion(prepare(subject), members);
    expect(Object.keys(fields)).toEqual([
      'scorer',
      'quote',
      'category',
      'target',
      'type',
      'speaker',
      'reason',
      'severity',
    ]);
    expect(fields['type']).toMatchObject({ enum: expect.arrayContaining(['stereotype', 'none']) });
    expect(fields['target']).toEqual({ type: 'string' });
  });

  it('says of every field of the merged form whether each heading fills it in', () => {
    const members = Object.values(SAFETY_PARTS).flatMap((partOf) => partOf(prepare(everybody)) ?? []);
    const { entry: fields, instructions } = mergedQuestion(prepare(everybody), members);
    // A field without a way to say "does not apply" has to be asked of every entry.
    expect(instructions).toContain('Every entry has quote, speaker, severity, reason, whatever its heading.');
    for (const [name, schema] of Object.entries(fields)) {
      const values = 'enum' in schema && Array.isArray(schema['enum']) ? schema['enum'] : ['none'];
      const types = Array.isArray(schema['type']) ? schema['type'] : [];
      const open = values.includes('none') || types.includes('null');
      const always = ['scorer', 'quote', 'category', 'speaker', 'reason', 'severity'].includes(name);
      expect(open || always, name).toBe(true);
    }
  });

  it('asks for speaker and severity only where somebody grades them', () => {
    const plain = { ...toxicityPart(), grades: [] };
    const question = aloneQuestion(prepare(subject), plain, () => []);
    expect(Object.keys(question.entry)).toEqual(['quote', 'category', 'target', 'reason']);
    expect(question.instructions).not.toContain('Severity: low');
  });

  it('never merges offline, and keeps the worst when there are more findings than fit', async () => {
    const part = { ...toxicityPart(), max: 2 };
    const offline = scriptedJudge(() => null);
    const asked: unknown[] = [];
    const ask = askThrough(
      {
        ...offline,
        mode: 'offline',
        fill: async (question) => {
          asked.push(question.key);
          const json = await question.offline();
          const usage = { calls: 0, cached_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: 0 };
          return { answer: question.form.read(json), json, usage, model: 'm', temperature: null, seed: null };
        },
      },
      { batchNames: new Set(['bias', 'toxicity']) },
    );
    const found = (quote: string, severity: string, p: number) => ({
      quote,
      category: 'insult',
      target: 'user',
      speaker: 'assistant',
      reason: '',
      severity,
      p,
    });
    const entries = await askFindings(ask, prepare(subject), part, () => [
      found('Part one', 'low', 0.9),
      found('Part two', 'medium', 0.9),
      found('Part three', 'critical', 0.9),
    ]);
    expect(asked).toEqual(['toxicity/findings@3']);
    expect(entries.map(({ values }) => values['quote'])).toEqual(['Part two', 'Part three']);
  });

  it.each(Object.keys(SAFETY_PARTS))('has a default among the categories of %s', (name) => {
    const part = SAFETY_PARTS[name]?.(prepare({ ...everybody, output }));
    expect(part?.name).toBe(name);
    expect(part?.categories).toContain(part?.otherwise);
    expect(new Set(part?.categories).size).toBe(part?.categories.length);
  });
});

describe('the components of the composite', () => {
  it.each([
    [{ output }, ['toxicity', 'bias', 'pii_leakage']],
    [subject, ['toxicity', 'bias', 'pii_leakage', 'misuse']],
    [{ ...subject, advice_types: ['legal'] }, ['toxicity', 'bias', 'pii_leakage', 'misuse', 'non_advice']],
    [{ output, system_prompt: 'Be brief.' }, ['toxicity', 'bias', 'pii_leakage', 'role_violation']],
    [everybody, ['toxicity', 'bias', 'pii_leakage', 'misuse', 'non_advice', 'role_violation']],
    [{ output, input: ' ', role: '\u200b', advice_types: [] }, ['toxicity', 'bias', 'pii_leakage']],
  ])('follow the fields given: %j', (given, expected) => {
    expect(safetyComponents(prepare(given))).toEqual(expected);
  });
});
