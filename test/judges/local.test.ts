import { describe, expect, it } from 'vitest';
import { type Fault, Fault as Faulty } from '../../src/errors.ts';
import { chooseJudge } from '../../src/judges/choose-judge.ts';
import { formInWords } from '../../src/judges/local/form-in-words.ts';
import type { Http } from '../../src/ports/ports.ts';
import { fakeModel } from '../support/fake-model.ts';
import { answerForm, questionOf, settingsOf } from '../support/judging.ts';
import { LLAMA, machine, OLLAMA, type Servers, STUDIO, VLLM } from '../support/local-servers.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const choose = (http: Http, settings: object = {}, variables: Record<string, string> = {}) =>
  chooseJudge(settingsOf({ provider: 'local', ...settings }), seededPorts({ http, variables }), {
    maxRetries: 0,
  });
const failure = async (promise: Promise<unknown>): Promise<Fault> => {
  const error: unknown = await promise.then(
    () => expect.unreachable('it should have failed'),
    (one: unknown) => one,
  );
  if (!(error instanceof Faulty)) throw error;
  return error;
};

describe('judge: local', () => {
  it.each<[string, Servers, object, string, string]>([
    ['the only server', { [STUDIO]: ['phi-4'] }, {}, 'phi-4', STUDIO],
    ['Ollama before others', { [VLLM]: ['big'], [OLLAMA]: ['small:latest'] }, {}, 'small:latest', OLLAMA],
    ['a server with a model before one without', { [OLLAMA]: [], [LLAMA]: ['a.gguf'] }, {}, 'a.gguf', LLAMA],
    [
      'models that answer, not those that make vectors',
      { [OLLAMA]: ['nomic-embed-text', 'b'] },
      {},
      'b',
      OLLAMA,
    ],
    ['the server that has the named model', { [OLLAMA]: ['a'], [VLLM]: ['b'] }, { model: 'b' }, 'b', VLLM],
    ['a named model by its tag', { [OLLAMA]: ['x', 'a:latest'] }, { model: 'a' }, 'a:latest', OLLAMA],
    [
      'past other kinds of servers',
      { [LLAMA]: '<html>a shop</html>', [VLLM]: 401, [STUDIO]: ['c'] },
      {},
      'c',
      STUDIO,
    ],
    ['past an empty list', { [OLLAMA]: null, [STUDIO]: ['c'] }, {}, 'c', STUDIO],
  ])('finds %s', async (_, servers, settings, model, origin) => {
    const { judge, settings: chosen } = await choose(machine(servers).http, settings);
    expect(chosen).toEqual({ mode: 'llm', model, provider: 'local' });
    expect(judge.id).toBe(`local:${origin}/v1/${model}`);
  });

  it.each([
    ['http://10.0.0.5:9000'],
    ['http://10.0.0.5:9000/'],
    ['http://10.0.0.5:9000/v1'],
    ['http://10.0.0.5:9000/v1/'],
  ])('asks the server that is named, by %s, and no other', async (base_url) => {
    const { http, asked } = machine({ 'http://10.0.0.5:9000': ['m'], [OLLAMA]: ['other'] });
    const { judge } = await choose(http, { base_url });
    expect(judge.id).toBe('local:http://10.0.0.5:9000/v1/m');
    expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set(['http://10.0.0.5:9000']));
  });

  it('looks nowhere but on this machine unless an address is named', async () => {
    const { http, asked } = machine({});
    await failure(choose(http));
    expect(asked.map((url) => new URL(url).hostname)).toEqual(Array(4).fill('127.0.0.1'));
  });

  it('asks a server that gives no list for the model that is named', async () => {
    const { http, model } = machine({ 'http://10.0.0.5:9000': 404 });
    const { judge } = await choose(http, { base_url: 'http://10.0.0.5:9000/v1', model: 'mine' });
    await judge.fill(questionOf());
    expect(model.requests[0]?.body['model']).toBe('mine');
  });

  it('sends no key, asks for the schema, costs nothing and keeps within any ceiling of dollars', async () => {
    const { http, model } = machine({ [OLLAMA]: ['gpt-4o'] });
    const { judge } = await choose(http, { max_cost_usd: 0 }, { OPENAI_API_KEY: 'sk-secret-0123456789' });
    const filled = await judge.fill(questionOf());
    expect(filled).toMatchObject({ answer: { answer: 'ok' }, usage: { cost_usd: 0 } });
    const [{ headers, mode, user }] = model.requests as [(typeof model.requests)[0]];
    expect(mode).toBe('json_schema');
    expect(JSON.stringify(headers)).not.toContain('secret');
    // These servers hold a model to the schema without showing it.
    expect(user).toMatch(/The form: \{"answer": text\}$/);
  });

  it('goes down the ladder where the server takes no schema', async () => {
    const machineWithout = machine({ [OLLAMA]: ['plain-model'] }, fakeModel({ formats: [] }));
    const { judge } = await choose(machineWithout.http);
    expect((await judge.fill(questionOf())).answer).toEqual({ answer: 'ok' });
    expect(machineWithout.model.requests.map(({ mode }) => mode)).toEqual([
      'json_schema',
      'json_object',
      'text',
    ]);
  });

  it('says which model it found and where, unless somebody named it', async () => {
    const { http } = machine({ [OLLAMA]: ['a', 'b'] });
    expect((await choose(http)).judge.notes).toEqual([
      'judge: local asks a of Ollama at http://127.0.0.1:11434/v1, the first of 2 that it has; judge.model names another.',
    ]);
    expect((await choose(http, { model: 'b' })).judge.notes ?? []).toEqual([]);
  });

  it('says what it tried where nothing answers', async () => {
    const fault = await failure(choose(machine({ [LLAMA]: '<html>', [VLLM]: 500 }).http));
    expect(fault).toMatchObject({ code: 'connection', message: 'No model server answers for judge: local.' });
    expect(fault.hint).toBe(
      'Tried Ollama at http://127.0.0.1:11434/v1 (nothing listens there), llama.cpp at http://127.0.0.1:8080/v1 (answers, but with no list of models: another kind of server), vLLM at http://127.0.0.1:8000/v1 (answers 500 to a request for its models), LM Studio at http://127.0.0.1:1234/v1 (nothing listens there). Start one of them, for example: ollama serve; or name its address in judge.base_url. assay doctor looks again.',
    );
  });

  it.each<[string, Servers, object, string]>([
    [
      'no model at all',
      { [OLLAMA]: [] },
      {},
      'The model servers of this machine have no model that could judge.',
    ],
    [
      'only models that make vectors',
      { [OLLAMA]: ['bge-m3'] },
      {},
      'The model servers of this machine have no model that could judge.',
    ],
    [
      'another model than the named one',
      { [OLLAMA]: ['a'] },
      { model: 'b' },
      'No model server of this machine has the judge model "b".',
    ],
  ])('says what to get where there is %s', async (_, servers, settings, message) => {
    const fault = await failure(choose(machine(servers).http, settings));
    expect(fault).toMatchObject({ code: 'validation_failed', message });
    expect(fault.hint).toContain('ollama pull');
  });

  it('says what to use where the server asks for a key', async () => {
    const server = machine({ [STUDIO]: ['m'] }, fakeModel({ behave: () => ({ status: 401 }) }));
    const { judge } = await choose(server.http);
    const fault = await failure(judge.fill(questionOf()));
    expect(fault.message).toContain('The server asks for a key (401)');
    expect(fault.hint).toContain('judge.provider: openai with judge.base_url');
  });
});

describe('a form in words', () => {
  it('names every property in its order, with what may stand there', () => {
    expect(formInWords(answerForm.schema)).toBe('\n\nThe form: {"answer": text}');
    const item = {
      type: 'object',
      properties: {
        id: { type: 'string', enum: ['c1', 'c2'] },
        chunk: { type: ['integer', 'null'] },
        words: { type: 'array', items: { type: 'string' } },
      },
    };
    const schema = { type: 'object', properties: { verdicts: { type: 'array', items: item } } };
    expect(formInWords(schema)).toBe(
      '\n\nThe form: {"verdicts": [{"id": "c1" | "c2", "chunk": integer | null, "words": [text, …]}, …]}',
    );
  });
});
