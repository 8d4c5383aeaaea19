import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '../../src/errors.ts';
import { askThrough } from '../../src/judges/ask.ts';
import { askItems } from '../../src/judges/ask-items.ts';
import { chatCompletions, type Endpoint } from '../../src/judges/chat-completions.ts';
import { FormError, type Judge } from '../../src/judges/judge.ts';
import { type Behaviour, type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts';
import { answerForm, itemsQuestion, judgingPorts, questionOf, supportList } from '../support/judging.ts';
import { PATIENCE_MS } from '../support/patience.ts';

let server: FakeModelServer;
let models = 0;
const GOOD = { quote: () => 'two years' };

beforeAll(async () => {
  server = await startFakeModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.set(GOOD);
  models += 1;
});

/** A judge with a model of its own: what is learnt about a model stays for the process. */
function judgeWith(given: Partial<Endpoint> = {}): Judge {
  return chatCompletions(
    {
      baseUrl: server.openaiUrl,
      apiKey: 'sk-test-0123456789',
      keyName: 'OPENAI_API_KEY',
      modelNamed: 'judge.model in assay.yaml',
      model: `model-${models}`,
      timeoutMs: PATIENCE_MS,
      prices: { model: { input: 1, output: 2 } },
      ...given,
    },
    judgingPorts(),
  );
}
const failure = (promise: Promise<unknown>): Promise<Fault> =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error) => error,
  );
const modes = () => server.requests.map((request) => request.mode);
const askThree = (judge: Judge) => askItems(askThrough(judge), itemsQuestion(supportList(3)));

describe('the chat completions judge', () => {
  it('fills in a form and reports what it cost', async () => {
    const filled = await judgeWith().fill(questionOf());
    expect(filled).toMatchObject({
      answer: { answer: 'ok' },
      json: { answer: 'ok' },
      usage: { calls: 1, cached_calls: 0, input_tokens: 100, output_tokens: 50, cost_usd: 0.0002 },
      model: `model-${models}`,
      temperature: 0,
    });
  });

  it('sends one request with rules, blocks, a strict schema and no tools', async () => {
    await judgeWith().fill(questionOf({ items: 3 }));
    const [{ body, headers, system, user }] = server.requests as [(typeof server.requests)[0]];
    expect(Object.keys(body).sort()).toEqual(
      ['max_tokens', 'messages', 'model', 'response_format', 'seed', 'temperature'].sort(),
    );
    expect(body).toMatchObject({
      temperature: 0,
      max_tokens: 740,
      response_format: { type: 'json_schema', json_schema: { name: 'answer_form', strict: true } },
    });
    expect(headers['authorization']).toBe('Bearer sk-test-0123456789');
    expect(system).toContain('Say whether the output is fine.');
    expect(system).not.toContain('The sky is blue.');
    expect(user).toMatch(/^The code of this message is [0-9a-f]{32}\./);
    expect(user).toContain('"The sky is blue."');
  });

  it('says the form once: beside the messages, or at their end where it cannot be sent beside them', async () => {
    const judge = judgeWith();
    const form = JSON.stringify(questionOf().form.schema);
    await judge.fill(questionOf());
    expect(server.requests.at(-1)?.user).not.toContain(form);
    server.set({ ...GOOD, formats: [] });
    await judge.fill(questionOf({ repeat: '1' }));
    expect(modes()).toEqual(['json_schema', 'json_schema', 'json_object', 'text']);
    const { user = '' } = server.requests.at(-1) ?? {};
    expect(user.split(form)).toHaveLength(2);
    expect(user).toMatch(/Answer with one JSON object that fits this form\.$/);
  });

  it('reads an answer behind the thoughts that a server leaves in it', async () => {
    server.queue({ content: '<think>Perhaps {"answer":"b"}? No.</think>\n{"answer":"a"}' });
    expect((await judgeWith({ model: 'qwen3:8b' }).fill(questionOf())).answer).toEqual({ answer: 'a' });
    const [{ body }] = server.requests as [(typeof server.requests)[0]];
    expect(Object.keys(body)).not.toContain('temperature');
    expect(body['max_tokens']).toBeGreaterThan(8_000);
  });

  it('uses a fresh code and another seed for every sample', async () => {
    const judge = judgeWith();
    await judge.fill(questionOf({ repeat: '0.s0' }));
    await judge.fill(questionOf({ repeat: '0.s1' }));
    const [one, two] = server.requests;
    expect(one?.user.slice(0, 60)).not.toBe(two?.user.slice(0, 60));
    expect(one?.body['seed']).not.toBe(two?.body['seed']);
    expect(one?.system).toBe(two?.system);
  });

  it("asks a scorer's own model", async () => {
    const filled = await judgeWith().fill(questionOf({ model: 'special' }));
    expect(filled.model).toBe('special');
    expect(filled.usage.cost_usd).toBe(null);
  });

  it('estimates tokens where the server reports none', async () => {
    server.set({ usage: null });
    const { usage } = await judgeWith().fill(questionOf());
    expect(usage.input_tokens).toBeGreaterThan(450);
    expect(usage.output_tokens).toBeGreaterThan(0);
  });
});

describe('the ladder of structured output', () => {
  it.each<[('json_schema' | 'json_object')[], string[]]>([
    [['json_object'], ['json_schema', 'json_object', 'json_object']],
    [[], ['json_schema', 'json_object', 'text', 'text']],
  ])('on a server that knows %j goes through %j and remembers', async (formats, expected) => {
    server.set({ ...GOOD, formats });
    const judge = judgeWith();
    expect((await askThree(judge))['verdicts']).toHaveLength(3);
    await askThree(judge);
    expect(modes()).toEqual(expected);
  });

  it('steps down when the schema is ignored', async () => {
    server.set({ ...GOOD, behave: ({ mode }) => (mode === 'json_schema' ? 'ignores_schema' : undefined) });
    const judge = judgeWith();
    await askThree(judge);
    await askThree(judge);
    expect(modes()).toEqual(['json_schema', 'json_object', 'json_object']);
    expect(server.requests[1]?.user).toContain('Correction: Your previous answer could not be used.');
  });

  it('keeps the schema when an answer in the right shape is wrong, or refused', async () => {
    const strict = {
      ...answerForm,
      read: () => {
        throw new FormError('The answer is out of range.');
      },
    };
    const judge = judgeWith();
    expect(await failure(judge.fill(questionOf({ form: strict })))).toMatchObject({ subcode: 'unparseable' });
    server.queue('refusal_text');
    await judge.fill(questionOf());
    expect(new Set(modes())).toEqual(new Set(['json_schema']));
  });

  it.each([
    ['temperature', null],
    ['seed', 0],
    ['max_tokens', 0],
  ])('drops a refused %s and remembers', async (param, temperature) => {
    server.set({ ...GOOD, refuses: [param] });
    const judge = judgeWith();
    expect((await judge.fill(questionOf())).temperature).toBe(temperature);
    await judge.fill(questionOf());
    expect(server.requests.map(({ body }) => param in body)).toEqual([true, false, false]);
    expect('max_completion_tokens' in (server.requests[2]?.body ?? {})).toBe(param === 'max_tokens');
    expect(server.requests[2]?.mode).toBe('json_schema');
  });

  it('finds its way when everything is refused one after the other', async () => {
    server.set({ ...GOOD, refuses: ['temperature', 'seed', 'max_tokens'], formats: [] });
    await judgeWith().fill(questionOf());
    expect(server.requests.at(-1)?.mode).toBe('text');
  });

  it.each([
    [
      422,
      { detail: [{ loc: ['body', 'response_format'], msg: 'Extra inputs are not permitted', input: {} }] },
    ],
    [400, { error: { message: 'Unrecognized request argument supplied: response_format' } }],
    [400, { error: { message: 'json_schema is not supported by this backend' } }],
  ])('understands %i %j', async (status, body) => {
    server.queue({ status, body });
    await judgeWith().fill(questionOf());
    expect(modes()).toEqual(['json_schema', 'json_object']);
  });

  it('does not go down twice when two calls are refused at once', async () => {
    server.set({ ...GOOD, formats: ['json_object'] });
    const judge = judgeWith();
    await Promise.all(Array.from({ length: 5 }, () => judge.fill(questionOf())));
    await judge.fill(questionOf());
    expect(server.requests.at(-1)?.mode).toBe('json_object');
  });

  it.each(['o3-mini', 'gpt-5-mini', 'openai/gpt-5.4', 'o1'])(
    'sends %s no temperature and no seed',
    async (model) => {
      await judgeWith({ model }).fill(questionOf());
      const body = server.requests[0]?.body ?? {};
      expect(Object.keys(body)).not.toContain('temperature');
      expect(Object.keys(body)).not.toContain('seed');
      expect(body['max_completion_tokens']).toBeGreaterThan(1_000);
    },
  );
});

describe('the contract table of metrics.md 12.2, over the wire', () => {
  it.each([
    ['Yes.', 'yes'],
    [' YES ', 'yes'],
    ['yes — because', 'yes'],
    ['NO!', 'no'],
  ])('reads %j', async (said, verdict) => {
    server.set({ verdict: () => said });
    const list = supportList(2, { values: { yes: 1, no: 0 }, quote: undefined as never, evidence: {} });
    const answer = await askItems(askThrough(judgeWith()), itemsQuestion(list));
    expect(answer['verdicts']?.map((each) => each.verdict)).toEqual([verdict, verdict]);
    expect(server.requests).toHaveLength(1);
  });

  it.each<[string, Behaviour[], number]>([
    ['nothing wrong', [], 1],
    ['an extra id', ['extra_id'], 1],
    ['a duplicate with the same verdict', ['duplicate_ids'], 1],
    ['a duplicate with another verdict', ['conflicting_ids'], 2],
    ['a missing id', ['missing_id'], 2],
    ['an empty list', ['empty_list'], 2],
    ['garbage', ['garbage'], 2],
    ['the wrong shape', ['wrong_shape'], 2],
    ['a refusal in words, once', ['refusal_text'], 2],
    ['an answer that was cut', ['truncation'], 3],
  ])('has a complete answer after %s', async (_, behaviours, calls) => {
    server.queue(...behaviours);
    const ask = askThrough(judgeWith());
    const answer = await askItems(ask, itemsQuestion(supportList(3)));
    expect(answer['verdicts']?.map((each) => each.verdict)).toEqual(['supported', 'supported', 'supported']);
    expect(server.requests).toHaveLength(calls);
    expect(ask.record.usage.calls).toBe(behaviours[0] === 'truncation' ? 3 : calls);
  });

  it.each<[string, Behaviour[], string, number]>([
    ['garbage twice', ['garbage', 'garbage'], 'unparseable', 2],
    ['the wrong shape twice', ['wrong_shape', 'wrong_shape'], 'unparseable', 2],
    ['an empty message twice', [{ content: '' }, { content: '' }], 'unparseable', 2],
    ['a refusal in words twice', ['refusal_text', 'refusal_text'], 'refused', 2],
    ['a refusal', ['refusal'], 'refused', 1],
    ['a content filter', ['content_filter'], 'refused', 1],
    ['an id missing twice', ['empty_list', 'empty_list'], 'incomplete_verdicts', 2],
    ['halves that are cut as well', ['truncation', 'truncation', 'truncation'], 'truncated', 3],
  ])('has no answer, and says why, after %s', async (_, behaviours, subcode, calls) => {
    server.queue(...behaviours);
    const ask = askThrough(judgeWith());
    const fault = await failure(askItems(ask, itemsQuestion(supportList(4))));
    expect(fault).toMatchObject({ code: 'judge_error', subcode });
    await expect.poll(() => ask.record.usage.calls).toBe(calls);
    server.queue();
  });

  it('gives the answer to a single item more room once it was cut', async () => {
    server.queue('truncation');
    await judgeWith().fill(questionOf());
    expect(server.requests.map(({ body }) => body['max_tokens'])).toEqual([380, 1520]);
    server.queue('truncation', 'truncation');
    expect(await failure(judgeWith().fill(questionOf()))).toMatchObject({ subcode: 'truncated' });
  });

  it('spends one call where one is all it may', async () => {
    server.queue('garbage');
    expect(await failure(judgeWith().fill(questionOf({ attempts: 1 })))).toMatchObject({
      subcode: 'unparseable',
    });
    expect(server.requests).toHaveLength(1);
  });

  it('downgrades a quote that is not in the source', async () => {
    server.set({ quote: () => 'a lifetime guarantee' });
    const ask = askThrough(judgeWith());
    const answer = await askItems(ask, itemsQuestion(supportList(2)));
    expect(answer['verdicts']?.map((each) => each.verdict)).toEqual(['not_found', 'not_found']);
    expect(ask.record.warnings).toEqual(['unverified_quote']);
    expect(server.requests[1]?.user).toContain('copy the exact words');
  });

  it('warns of material that was shortened', async () => {
    const ask = askThrough(judgeWith());
    await ask.fill(questionOf({ promptInputs: { output: 'x'.repeat(50_000) } }));
    expect(ask.record.warnings).toEqual(['truncated']);
  });
});

describe('faults of the provider', () => {
  it.each([
    [408, 'timeout', true],
    [409, 'overloaded', true],
    [429, 'rate_limited', true],
    [500, 'overloaded', true],
    [503, 'overloaded', true],
    [529, 'overloaded', true],
    [401, 'provider_error', false],
    [403, 'provider_error', false],
    [404, 'provider_error', false],
    [413, 'provider_error', false],
  ])('says of a %i that it is %s, to be retried: %s', async (status, code, retry) => {
    server.queue({ status });
    expect(await failure(judgeWith().fill(questionOf()))).toMatchObject({ code, retry, status });
    expect(server.requests).toHaveLength(1);
  });

  it('passes on how long to wait', async () => {
    server.queue({ status: 429, headers: { 'retry-after': '7' } });
    expect(await failure(judgeWith().fill(questionOf()))).toMatchObject({ retryAfterMs: 7_000 });
  });

  it('heeds a server that says not to retry', async () => {
    server.queue({ status: 500, headers: { 'x-should-retry': 'false' } });
    expect(await failure(judgeWith().fill(questionOf()))).toMatchObject({ retry: false });
  });

  it.each([401, 403])('names the variable of the key on a %i, and never the key', async (status) => {
    const message = 'Incorrect API key provided: sk-test-0123456789';
    server.queue({ status, body: { error: { message } } });
    const fault = await failure(judgeWith().fill(questionOf()));
    expect(fault.hint).toContain('OPENAI_API_KEY');
    expect(fault.message).not.toContain('sk-test');
  });

  it('never retries an empty account', async () => {
    server.queue({ status: 429, body: { error: { message: 'no credit', code: 'insufficient_quota' } } });
    expect(await failure(judgeWith().fill(questionOf()))).toMatchObject({
      retry: false,
      subcode: 'insufficient_quota',
    });
  });

  it('calls a filtered prompt a refusal', async () => {
    server.queue({ status: 400, body: { error: { message: 'filtered', code: 'content_filter' } } });
    expect(await failure(judgeWith().fill(questionOf()))).toMatchObject({
      code: 'judge_error',
      subcode: 'refused',
    });
  });

  it.each<[Behaviour, object]>([
    ['drop', { code: 'connection', retry: true }],
    ['not_json_body', { code: 'provider_error', subcode: 'malformed', retry: true }],
    [
      { status: 200, body: '' },
      { code: 'provider_error', subcode: 'malformed', retry: true },
    ],
    [
      { status: 200, body: 'null' },
      { code: 'provider_error', subcode: 'malformed', retry: true },
    ],
    [
      { status: 200, body: '[]' },
      { code: 'provider_error', subcode: 'malformed', retry: true },
    ],
    [
      { status: 200, body: '{"choices"' },
      { code: 'provider_error', subcode: 'malformed', retry: true },
    ],
    [
      { status: 301, headers: { location: 'http://127.0.0.1:1/' } },
      { code: 'provider_error', retry: false },
    ],
  ])('says of %j that it is %j', async (behaviour, expected) => {
    server.queue(behaviour);
    expect(await failure(judgeWith().fill(questionOf()))).toMatchObject(expected);
  });

  it.each<[string, unknown]>([
    ['no choices', { choices: [] }],
    ['no content', { choices: [{ message: { content: null } }] }],
    ['no message', { choices: [{ finish_reason: 'weird' }] }],
    ['counts below zero', { choices: [], usage: { prompt_tokens: -5 } }],
  ])('has no answer where there is one with %s', async (_, body) => {
    server.queue({ status: 200, body }, { status: 200, body });
    const ask = askThrough(judgeWith());
    expect(await failure(ask.fill(questionOf()))).toMatchObject({ subcode: 'unparseable' });
    expect(ask.record.usage.input_tokens).toBeGreaterThan(0);
  });

  it('gives up on a server that does not answer', async () => {
    server.queue('hang');
    expect(await failure(judgeWith({ timeoutMs: 60 }).fill(questionOf()))).toMatchObject({ code: 'timeout' });
  });

  it('stops when it is told to', async () => {
    server.queue('hang');
    const controller = new AbortController();
    const fill = judgeWith().fill(questionOf(), controller.signal);
    await expect.poll(() => server.requests.length).toBe(1);
    controller.abort();
    expect(await failure(fill)).toMatchObject({ code: 'cancelled' });
  });

  it('says that nobody listens', async () => {
    const judge = judgeWith({ baseUrl: 'http://127.0.0.1:1/v1' });
    expect(await failure(judge.fill(questionOf()))).toMatchObject({ code: 'connection', retry: true });
  });
});
