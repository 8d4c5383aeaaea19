import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anthropic } from '../../src/judges/anthropic.ts';
import { askThrough } from '../../src/judges/ask.ts';
import { askItems } from '../../src/judges/ask-items.ts';
import { azureOpenAi } from '../../src/judges/azure.ts';
import { chatCompletions, type Endpoint } from '../../src/judges/chat-completions.ts';
import type { Judge } from '../../src/judges/judge.ts';
import { type Behaviour, type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts';
import { GONE } from '../support/gone-models.ts';
import { itemsQuestion, judgingPorts, questionOf, supportList } from '../support/judging.ts';
import { PATIENCE_MS } from '../support/patience.ts';

let server: FakeModelServer;
let models = 0;
beforeAll(async () => {
  server = await startFakeModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.set({ quote: () => 'two years' });
  models += 1;
});
const endpoint = (given: Partial<Endpoint> = {}): Endpoint => ({
  baseUrl: server.url,
  apiKey: 'key-0123456789',
  keyName: 'SOME_API_KEY',
  modelNamed: 'judge.model in assay.yaml',
  model: `claude-test-${models}`,
  timeoutMs: PATIENCE_MS,
  prices: {},
  ...given,
});
const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error,
  );

describe('the Azure judge', () => {
  it.each([
    ['', '/openai/deployments/judge/chat/completions?api-version=2024-10-21'],
    ['/', '/openai/deployments/judge/chat/completions?api-version=2024-10-21'],
    ['/openai', '/openai/deployments/judge/chat/completions?api-version=2024-10-21'],
    ['/openai/v1/', '/openai/v1/chat/completions'],
  ])('addresses a deployment below %j as %s', async (suffix, path) => {
    const judge = azureOpenAi(endpoint({ baseUrl: server.url + suffix, model: 'judge' }), judgingPorts());
    expect((await judge.fill(questionOf())).answer).toEqual({ answer: 'ok' });
    expect(server.requests[0]?.path).toBe(path);
    expect(server.requests[0]?.headers['api-key']).toBe('key-0123456789');
  });

  it('takes the version of the interface from the environment', async () => {
    const ports = judgingPorts({ OPENAI_API_VERSION: '2025-01-01-preview' });
    await azureOpenAi(endpoint({ model: 'judge' }), ports).fill(questionOf());
    expect(server.requests[0]?.path).toContain('api-version=2025-01-01-preview');
  });
});

describe('the Anthropic judge', () => {
  const judgeWith = (given: Partial<Endpoint> = {}) => anthropic(endpoint(given), judgingPorts());

  it('hands the form over as the one tool that must be called', async () => {
    const filled = await judgeWith({ prices: { claude: { input: 10, output: 20 } } }).fill(questionOf());
    expect(filled).toMatchObject({ answer: { answer: 'ok' }, temperature: 0, seed: null });
    expect(filled.usage).toMatchObject({ calls: 1, input_tokens: 100, output_tokens: 50, cost_usd: 0.002 });
    const { body, headers, path, system } = server.requests[0] as (typeof server.requests)[0];
    expect(path).toBe('/v1/messages');
    expect([headers['x-api-key'], headers['authorization']]).toEqual(['key-0123456789', undefined]);
    expect(body['tools']).toHaveLength(1);
    expect(body['tool_choice']).toEqual({
      type: 'tool',
      name: 'answer_form',
      disable_parallel_tool_use: true,
    });
    expect(system).toContain('Say whether the output is fine.');
  });

  it.each<[string, Behaviour[], number]>([
    ['a missing id', ['missing_id'], 2],
    ['an answer that was cut', ['truncation'], 3],
    ['the wrong shape', ['wrong_shape'], 2],
    ['text instead of the tool', ['ignores_schema'], 2],
    ['the form as text', [{ content: '{"verdicts":[]}' }], 2],
  ])('has a complete answer after %s', async (_, behaviours, calls) => {
    server.queue(...behaviours);
    const answer = await askItems(askThrough(judgeWith()), itemsQuestion(supportList(3)));
    expect(answer['verdicts']).toHaveLength(3);
    expect(server.requests).toHaveLength(calls);
  });

  it('calls a refusal a refusal', async () => {
    server.queue('refusal');
    expect(await faultOf(judgeWith().fill(questionOf()))).toMatchObject({
      code: 'judge_error',
      subcode: 'refused',
    });
  });

  it.each(['claude-opus-4-8', 'claude-sonnet-5', 'claude-haiku-5-5', 'claude-fable-5-1'])(
    'sends %s no temperature',
    async (model) => {
      expect((await judgeWith({ model }).fill(questionOf())).temperature).toBe(null);
      expect(server.requests[0]?.body).not.toHaveProperty('temperature');
    },
  );

  it('drops a refused temperature and remembers', async () => {
    server.set({ refuses: ['temperature'] });
    const judge = judgeWith();
    await judge.fill(questionOf());
    await judge.fill(questionOf());
    expect(server.requests.map(({ body }) => 'temperature' in body)).toEqual([true, false, false]);
  });

  it('goes round a model that thinks and cannot be forced', async () => {
    const error = { error: { message: 'Thinking may not be enabled when tool_choice forces tool use.' } };
    server.set({
      behave: ({ body }) =>
        (body['tool_choice'] as { type: string }).type === 'tool' ? { status: 400, body: error } : undefined,
    });
    const judge = judgeWith();
    await judge.fill(questionOf());
    await judge.fill(questionOf());
    expect(server.requests.map(({ body }) => (body['tool_choice'] as { type: string }).type)).toEqual([
      'tool',
      'tool',
      'auto',
      'auto',
    ]);
    expect(server.requests[1]?.body['thinking']).toEqual({ type: 'disabled' });
  });

  it.each([
    [529, 'overloaded', true],
    [429, 'rate_limited', true],
    [401, 'provider_error', false],
  ])('says of a %i that it is %s', async (status, code, retry) => {
    server.queue({ status });
    expect(await faultOf(judgeWith().fill(questionOf()))).toMatchObject({ code, retry });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a judge model that nobody serves', () => {
  const named = 'config.model of the scorer polite';
  const judges: Record<string, () => Judge> = {
    openai: () =>
      chatCompletions(endpoint({ baseUrl: server.openaiUrl, model: 'gpt-4-turbo' }), judgingPorts()),
    azure: () => azureOpenAi(endpoint({ model: 'gpt-4-turbo' }), judgingPorts()),
    anthropic: () => anthropic(endpoint({ model: 'gpt-4-turbo' }), judgingPorts()),
  };

  it.each(GONE.flatMap(({ says, ...reply }) => Object.keys(judges).map((kind) => ({ says, kind, reply }))))(
    'is one fault that names its place and its successor, as $says says it to $kind',
    async ({ kind, reply }) => {
      server.queue(reply);
      const fault = await faultOf(judges[kind]!().fill(questionOf()));
      expect(fault).toMatchObject({ code: 'provider_error', subcode: 'model_not_found', retry: false });
      expect(fault.message).toContain('"gpt-4-turbo", named by judge.model in assay.yaml');
      expect(fault.hint).toContain('Its successor is gpt-5.6-sol; smaller: gpt-5.6-terra, gpt-5.6-luna.');
      expect(server.requests).toHaveLength(1);
    },
  );

  it('says where a scorer named it', async () => {
    server.queue(GONE[0]!);
    const question = questionOf({ model: 'gpt-4-turbo', modelNamed: named });
    expect((await faultOf(judges['openai']!().fill(question))).message).toContain(`named by ${named} (404)`);
  });
});
