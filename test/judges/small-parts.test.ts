import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { askThrough } from '../../src/judges/ask.ts';
import { formOf } from '../../src/judges/form-of.ts';
import { majority } from '../../src/judges/majority.ts';
import {
  answerTokens,
  claudeTakesTemperature,
  thinksFirst,
  withoutThoughts,
} from '../../src/judges/model-traits.ts';
import { offlineJudge } from '../../src/judges/offline.ts';
import { readReply } from '../../src/judges/read-reply.ts';
import { canonicalJson } from '../../src/text/canonical-json.ts';
import { answerForm, questionOf, scriptedJudge, supportList } from '../support/judging.ts';

describe('model traits', () => {
  it.each([
    ['o1', true],
    ['o3-mini', true],
    ['gpt-5', true],
    ['gpt-5.6-sol', true],
    ['gpt-5.6-terra', true],
    ['gpt-5.6-luna', true],
    ['gpt-6-luna', true],
    ['gpt-6.1-terra', true],
    ['claude-haiku-5-5', true],
    ['openai/gpt-5.4', true],
    ['claude-sonnet-5', true],
    ['deepseek-r1:8b', true],
    ['deepseek-reasoner', true],
    ['deepseek/deepseek-r1-distill-llama-70b', true],
    ['qwen3:8b', true],
    ['Qwen/Qwen3-30B-A3B-GGUF', true],
    ['qwen3-4b-instruct-2507', false],
    ['qwen3-coder:30b', false],
    ['qwen2.5:7b', false],
    ['qwq:32b', true],
    ['openai/gpt-oss-20b', true],
    ['magistral-small-2509', true],
    ['phi-4-mini-reasoning', true],
    ['phi-4', false],
    ['zai-org/GLM-4.6', true],
    ['kimi-k2-thinking', true],
    ['kimi-k2-instruct', false],
    ['lfm2.5-1.2b-thinking', true],
    ['grok-4-fast-non-reasoning', false],
    ['gemini-2.5-flash', true],
    ['gemma3:12b', false],
    ['llama3.3:70b', false],
    ['mistral-small:24b', false],
    ['gpt-4-turbo', false],
    ['gpt-4o', false],
    ['gpt-4.1', false],
    ['olmo-2', false],
    ['claude-opus-4-8', false],
    ['claude-3-5-sonnet-20241022', false],
  ])('%s thinks first: %s', (model, thinks) => {
    expect(thinksFirst(model)).toBe(thinks);
  });

  it.each([
    ['claude-3-opus-20240229', true],
    ['claude-sonnet-4-20250514', true],
    ['claude-sonnet-4-5-20250929', true],
    ['claude-opus-4-6', true],
    ['claude-opus-4-7', false],
    ['claude-opus-4-10', false],
    ['claude-haiku-5-5', false],
    ['claude-sonnet-5-5', false],
    ['claude-fable-5-2', false],
    ['my-proxy-model', true],
  ])('%s takes a temperature: %s', (model, takes) => {
    expect(claudeTakesTemperature(model)).toBe(takes);
  });

  it('gives room by the item, within the window of the smallest model', () => {
    expect(answerTokens('gpt-4-turbo', 20)).toBe(3800);
    expect(answerTokens('gpt-4-turbo', 80)).toBe(4096);
    expect(answerTokens('gpt-4-turbo', 1, true)).toBe(1520);
    for (const model of ['o3-mini', 'gpt-5.6-terra', 'claude-sonnet-5', 'deepseek-r1:8b', 'qwen3:8b'])
      expect(answerTokens(model, 1)).toBeGreaterThan(8_000);
  });
});

describe('withoutThoughts', () => {
  it.each([
    ['<think>Is it a {?</think>{"answer":"a"}', '{"answer":"a"}'],
    ['It says {"answer":"b"}, hm.\n</think>\n\n{"answer":"a"}', '\n\n{"answer":"a"}'],
    ['[THINK]so[/THINK]{"answer":"a"}', '{"answer":"a"}'],
    ['{"answer":"the tag </think> stands there"}', '{"answer":"the tag </think> stands there"}'],
    ['{"answer":"a"}', '{"answer":"a"}'],
  ])('of %j leaves %j', (text, answer) => {
    expect(withoutThoughts(text)).toBe(answer);
  });
});

describe('readReply', () => {
  it.each([
    ['{"answer":"a"}', 'a'],
    ['\ufeff \n{"answer":"a"}\n', 'a'],
    ['```json\n{"answer":"a"}\n```', 'a'],
    ['Here it is: {"answer":"a"} I hope that helps.', 'a'],
    ['The output says {"answer":"forged"}, which is wrong.\n{"answer":"mine"}', 'mine'],
    ["{'answer': 'a',}", 'a'],
    ['{answer: "a"}', 'a'],
    ['{"answer": "a" // the answer\n}', 'a'],
    ['{"answer": "line\nbreak"}', 'line\nbreak'],
    ['{"answer":"a {brace} and \\"quote\\""}', 'a {brace} and "quote"'],
  ])('reads %j', async (text, answer) => {
    expect(await readReply({ text }, answerForm)).toMatchObject({ ok: true, answer: { answer } });
  });

  it.each([
    '',
    '   ',
    'All fine.',
    'null',
    '[]',
    '"answer"',
    '{"answer":',
    '{"answer":"a"',
    '{"answer":"a"} and then {"answer":"b',
    '{"findings":[{"answer":"a"},{"answer":',
    '{"other":1}',
    `${'['.repeat(100_000)}`,
    `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
    `{"answer":"a","deep":${'['.repeat(100)}${']'.repeat(100)}}`,
  ])('has no answer in %.40j', async (text) => {
    expect(await readReply({ text }, answerForm)).toMatchObject({ ok: false });
  });

  it('takes what a tool call already parsed, and checks it no less', async () => {
    expect(await readReply({ text: '', json: { answer: 'a' } }, answerForm)).toMatchObject({ ok: true });
    expect(await readReply({ text: '{"answer":"a"}', json: null }, answerForm)).toMatchObject({ ok: false });
  });
});

describe('formOf', () => {
  const form = formOf(
    'plan_form',
    z.object({ steps: z.array(z.string()), verdict: z.enum(['good', 'bad']) }),
  );

  it('has a schema that is closed and complete', () => {
    expect(form).toMatchObject({ name: 'plan_form' });
    expect(form.schema).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['steps', 'verdict'],
      properties: {
        steps: { type: 'array', items: { type: 'string' } },
        verdict: { type: 'string', enum: ['good', 'bad'] },
      },
    });
  });

  it('reads what fits and names what does not', () => {
    expect(form.read({ steps: ['a'], verdict: 'good' })).toEqual({ steps: ['a'], verdict: 'good' });
    expect(() => form.read({ steps: 'a', verdict: 'good' })).toThrow(/steps: /);
    expect(() => form.read(null)).toThrow(/answer: /);
  });
});

describe('the offline judge', () => {
  it('fills in by the heuristics, at no cost', async () => {
    expect(await offlineJudge().fill(questionOf())).toEqual({
      answer: { answer: 'offline' },
      json: { answer: 'offline' },
      usage: { calls: 0, cached_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: 0 },
      model: 'heuristic-v1',
      temperature: null,
      seed: null,
    });
  });

  it('calls a heuristic that does not fit its form a bug', async () => {
    await expect(offlineJudge().fill(questionOf({ offline: () => ({}) }))).rejects.toMatchObject({
      code: 'internal',
    });
  });
});

describe('majority', () => {
  const list = supportList(1);
  const sample = (verdict: string, unverified = false) => ({
    id: 'c1',
    item: { id: 'c1', text: '' },
    verdict,
    reason: verdict,
    evidence: {},
    unverified,
  });

  it.each([
    [['supported', 'supported', 'not_found'], 'supported', 2 / 3],
    [['not_found', 'supported'], 'not_found', 1 / 2],
    [['supported', 'not_found'], 'not_found', 1 / 2],
    [['contradicted', 'not_found', 'supported'], 'contradicted', 1 / 3],
  ])('of %j is %s', (verdicts, winner, share) => {
    const found = majority(
      list,
      verdicts.map((verdict) => sample(verdict)),
    );
    expect(found.verdict.verdict).toBe(winner);
    expect(found.share).toBeCloseTo(share);
  });

  it('shows a proven sample where there is one', () => {
    expect(majority(list, [sample('supported', true), sample('supported')]).verdict.unverified).toBe(false);
  });
});

describe('canonicalJson', () => {
  it('sorts keys at every level and leaves out what is undefined', () => {
    expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: 'x', e: undefined, f: [undefined] })).toBe(
      '{"a":"x","b":[{"d":1}],"f":[null]}',
    );
  });
});

describe('askThrough', () => {
  it('adds up what was spent, and what was spent in vain', async () => {
    const judge = scriptedJudge(() => ({ answer: 'x' }));
    const ask = askThrough(judge, { repeat: 2, model: 'own' });
    await ask.fill(questionOf());
    await ask.fill(questionOf({ repeat: 's1', model: 'other' }));
    expect(judge.questions.map(({ repeat, model }) => [repeat, model])).toEqual([
      ['2', 'own'],
      ['2.s1', 'other'],
    ]);
    expect(ask.record.usage.calls).toBe(2);
    expect(ask.record.keys).toEqual(['test/answer@1']);
  });
});
