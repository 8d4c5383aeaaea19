import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cached } from '../../src/judges/cached.ts';
import { chatCompletions } from '../../src/judges/chat-completions.ts';
import type { Judge, Question } from '../../src/judges/judge.ts';
import { FormError } from '../../src/judges/judge.ts';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts';
import { judgingPorts } from '../support/judging.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { chancesAt } from '../support/token-chances.ts';

let server: FakeModelServer;
let models = 0;
const logprobs = (content: string) => chancesAt(content, 'score', { 3: 0.1, 4: 0.6, 5: 0.3 });

beforeAll(async () => {
  server = await startFakeModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.set({ logprobs, fill: () => ({ reason: 'Not a 5, rather a 4.', score: 4 }) });
  models += 1;
});

function judge(model = `chances-${models}`): Judge {
  const { openaiUrl: baseUrl } = server;
  const endpoint = {
    baseUrl,
    apiKey: 'sk-test-0123456789',
    keyName: 'OPENAI_API_KEY',
    modelNamed: 'judge.model in assay.yaml',
    model,
    timeoutMs: PATIENCE_MS,
    prices: {},
  };
  return chatCompletions(endpoint, judgingPorts());
}
function question(given: Partial<Question<number>> = {}): Question<number> {
  return {
    key: 'test/grade@1',
    instructions: 'Grade it.',
    promptInputs: { output: 'x' },
    form: {
      name: 'grade_form',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['reason', 'score'],
        properties: { reason: { type: 'string' }, score: { type: 'integer' } },
      },
      read(json) {
        const { score } = json as { score?: unknown };
        if (typeof score !== 'number') throw new FormError('no score');
        return score;
      },
    },
    logprobs: 'score',
    offline: () => ({ reason: '', score: 1 }),
    ...given,
  };
}
const sent = () => server.requests.map(({ body }) => body['top_logprobs'] ?? 0);

describe('token probabilities over the wire', () => {
  it('are asked for where a question wants them, and given for the place of its value', async () => {
    const filled = await judge().fill(question());
    expect(server.requests[0]?.body).toMatchObject({ logprobs: true, top_logprobs: 8 });
    expect(
      filled.logprobs?.map(({ token, logprob }) => [token, Math.round(Math.exp(logprob) * 100)]),
    ).toEqual([
      ['3', 10],
      ['4', 60],
      ['5', 30],
    ]);
  });

  it('are not asked for otherwise', async () => {
    const { logprobs: _, ...plain } = question();
    expect((await judge().fill(plain)).logprobs).toBeUndefined();
    expect(server.requests[0]?.body).not.toHaveProperty('logprobs');
    expect(server.requests[0]?.body).not.toHaveProperty('top_logprobs');
  });

  it.each([['logprobs'], ['top_logprobs']])(
    'are left out for good where %s is refused, and the schema stays',
    async (param) => {
      server.set({ refuses: [param], fill: () => ({ reason: '', score: 4 }) });
      const one = judge();
      expect((await one.fill(question())).logprobs).toBeUndefined();
      await one.fill(question());
      expect(sent()).toEqual([8, 0, 0]);
      expect(new Set(server.requests.map(({ mode }) => mode))).toEqual(new Set(['json_schema']));
    },
  );

  it('are asked for with fewer alternatives where that is the complaint', async () => {
    server.queue({
      status: 400,
      body: { error: { message: 'Requested sample logprobs of 8, which is greater than max allowed: 5' } },
    });
    const one = judge();
    expect((await one.fill(question())).logprobs).toHaveLength(3);
    await one.fill(question());
    expect(sent()).toEqual([8, 5, 5]);
  });

  it('are given up together with structured output first when a server refuses the pair', async () => {
    server.queue({
      status: 400,
      body: { error: { message: 'logprobs are not supported with response_format json_schema' } },
    });
    await judge().fill(question());
    expect(sent()).toEqual([8, 0]);
    expect(server.requests[1]?.mode).toBe('json_schema');
  });

  it.each(['o3-mini', 'gpt-5'])('are not asked of %s, which thinks first', async (model) => {
    await judge(model).fill(question());
    expect(server.requests[0]?.body).not.toHaveProperty('logprobs');
  });

  it.each<[string, (content: string) => unknown]>([
    ['are malformed', () => [{ token: 4 }]],
    ['belong to another text', () => chancesAt('{"score":4}', 'score', { 4: 1 })],
    ['are null', () => null],
  ])('count for nothing when they %s', async (_, odd) => {
    server.set({ logprobs: odd, fill: () => ({ reason: '', score: 4 }) });
    const filled = await judge().fill(question());
    expect(filled.answer).toBe(4);
    expect(filled.logprobs).toBeUndefined();
  });

  it('are found when the model wraps its answer in words', async () => {
    server.queue({ content: 'First I thought {"score":5}.\n```json\n{"reason":"a 5?","score":4}\n```' });
    expect((await judge().fill(question())).logprobs).toHaveLength(3);
  });

  it('are kept with the answer in the cache, under a key of their own', async () => {
    const kept = new Map<string, string>();
    const one = cached(judge(), {
      get: (key) => kept.get(key) ?? null,
      put: (key, text) => void kept.set(key, text),
    });
    const first = await one.fill(question());
    const second = await one.fill(question());
    expect(second.logprobs).toEqual(first.logprobs);
    expect(second.usage.cached_calls).toBe(1);
    const { logprobs: _, ...plain } = question();
    await one.fill(plain);
    expect(server.requests).toHaveLength(2);
  });
});
