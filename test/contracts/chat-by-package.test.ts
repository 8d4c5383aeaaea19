import { OpenAI } from 'openai';
import { describe, expect, it } from 'vitest';
import type { AgentConnection } from '../../src/agents/agent.ts';
import { chatAgent, openaiAgent } from '../../src/agents/openai-agent.ts';
import { CLIENT_SETTINGS, throughProvider } from '../../src/agents/provider-call.ts';
import { Fault } from '../../src/errors.ts';
import { packagePost } from '../../src/judges/chat/post-chat.ts';
import {
  chatCompletions,
  chatConnection,
  type Endpoint,
  openAiClient,
} from '../../src/judges/chat-completions.ts';
import type { Judge, Question } from '../../src/judges/judge.ts';
import { modelJudge } from '../../src/judges/model-judge.ts';
import type { HttpRequest, HttpResponse, Ports } from '../../src/ports/ports.ts';
import { agentCall, PATIENT, reachable } from '../support/agent-calls.ts';
import { GONE } from '../support/gone-models.ts';
import { answerForm, questionOf } from '../support/judging.ts';
import { type SeededPorts, seededPorts } from '../support/seeded-ports.ts';

/**
 * Chat completions are posted without the `openai` package. What goes out and what is made of the answer is held here against the
 * package, which is given the same settings and the same answers.
 */

type Answer = HttpResponse | Fault;
type Variables = Record<string, string>;

/** A world whose server answers from a list, the last one again and again, and which keeps what was sent. */
function worldOf(answers: readonly Answer[], variables: Variables) {
  const sent: HttpRequest[] = [];
  const ports: SeededPorts = seededPorts({
    variables,
    http: async (request) => {
      const answer = answers[Math.min(sent.push(request), answers.length) - 1];
      if (answer === undefined) throw new Error('no answer was named');
      if (answer instanceof Fault) throw answer;
      return answer;
    },
  });
  return { sent, ports };
}

/** What the package says about itself. */
const OF_THE_PACKAGE = /^(user-agent|x-stainless-.*)$/;
/** Address, method, headers without what a client says about itself, body and limits. */
const seen = ({ signal: _, headers = {}, ...request }: HttpRequest) => ({
  ...request,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OF_THE_PACKAGE.test(name))
      .sort(),
  ),
});

/** A result, or every part of a Fault but its cause. */
async function outcome(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { code, message, where, hint, subcode, status, retry, retryAfterMs, problems } = error;
    return { code, message, where, hint, subcode, status, retry, retryAfterMs, problems };
  }
}

const json = (body: unknown, more: Partial<HttpResponse> = {}): HttpResponse => ({
  status: 200,
  text: JSON.stringify(body),
  ...more,
  headers: { 'content-type': 'application/json', ...more.headers },
});
const text = (body: string, type?: string, status = 200): HttpResponse => ({
  status,
  headers: type === undefined ? {} : { 'content-type': type },
  text: body,
});
const refusal = (status: number, body: unknown, headers: Record<string, string> = {}): HttpResponse =>
  json(body, { status, headers });
const completion = (choice: object = {}, more: object = {}) => ({
  id: 'chatcmpl-1',
  model: 'm-2025',
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      message: { role: 'assistant', content: '{"answer":"ok"}' },
      ...choice,
    },
  ],
  usage: { prompt_tokens: 12, completion_tokens: 3 },
  ...more,
});
const said = (message: object, more: object = {}) => completion({ message, ...more });
const GOOD = json(completion());
const apiError = (more: object) => ({
  error: { message: 'No.', type: 'invalid_request_error', param: null, code: null, ...more },
});

const ANSWERS: [string, Answer][] = [
  ['a completion', GOOD],
  ['no usage', json(completion({}, { usage: undefined }))],
  ['usage of another kind', json(completion({}, { usage: { prompt_tokens: '12', completion_tokens: -1 } }))],
  ['a refusal', json(said({ content: null, refusal: 'I cannot.' }))],
  ['nothing, by a filter', json(said({ content: null }, { finish_reason: 'content_filter' }))],
  ['nothing, by the limit', json(said({ content: '' }, { finish_reason: 'length' }))],
  ['a list of parts', json(said({ content: [{ type: 'text', text: 'a' }, 'b'] }))],
  [
    'tool calls',
    json(
      said({
        content: '',
        tool_calls: [{ id: '1', function: { name: 'f', arguments: '{"a":1,"__proto__":2}' } }],
      }),
    ),
  ],
  ['no choices', json({ id: 'x' })],
  ['an empty list of choices', json({ choices: [] })],
  ['an error under 200', json({ error: { message: 'busy' } })],
  ['null', json(null)],
  ['a list', json([1])],
  ['a number', json(7)],
  [
    'another label of JSON',
    json(completion(), { headers: { 'content-type': 'Application/JSON ; charset=utf-8' } }),
  ],
  [
    'a label that ends in +json',
    json(completion(), { headers: { 'content-type': 'application/vnd.a+json' } }),
  ],
  ['JSON labelled as text', text(JSON.stringify(completion()), 'text/plain')],
  ['JSON without a label', text(JSON.stringify(completion()))],
  ['a web page', text('<!doctype html><title>Sign in</title>', 'text/html; charset=utf-8')],
  ['a web page labelled as JSON', text('<html></html>', 'application/json')],
  ['truncated JSON', text('{"choices":[{"message":{"cont', 'application/json')],
  ['an empty body', text('', 'application/json')],
  ['an empty body of length 0', json(0, { text: '', headers: { 'content-length': '0' } })],
  ['an empty body without a label', text('')],
  ['no content', text('', undefined, 204)],
  [
    'an answer nested too deeply',
    json(completion({ more: JSON.parse(`${'['.repeat(120)}${']'.repeat(120)}`) })),
  ],

  [
    '400 with an error',
    refusal(400, apiError({ message: 'Bad "messages".', param: 'messages', code: 'bad' })),
  ],
  ['400, too long', refusal(400, apiError({ code: 'context_length_exceeded' }))],
  ['400 by a filter', refusal(400, apiError({ code: 'content_filter', message: 'Filtered.' }))],
  ['400 with a text as the error', refusal(400, { error: 'model is required' })],
  ['400 with an empty error', refusal(400, { error: '' })],
  ['400 without an error', refusal(400, { message: 'Bad input.', code: 'x' })],
  ['400 with a message that is no text', refusal(400, { error: { message: { why: ['a'] } } })],
  ['400 with an error without a message', refusal(400, { error: { code: 7 } })],
  ['400 with a list', refusal(400, [{ msg: 'bad' }])],
  ['400 with a text', refusal(400, 'bad')],
  ['400 with null', refusal(400, null)],
  [
    '401',
    refusal(
      401,
      apiError({ message: 'Incorrect API key provided: sk-test-0123456789.', code: 'invalid_api_key' }),
    ),
  ],
  ['403', refusal(403, apiError({ message: 'Not allowed.' }))],
  ['404 of a path', refusal(404, apiError({ message: 'Unknown request URL.' }))],
  ...GONE.map(({ says, status, body }): [string, Answer] => [`${status}, ${says}`, refusal(status, body)]),
  ['408', refusal(408, {})],
  ['409', refusal(409, apiError({ message: 'Locked.' }))],
  ['413', text('too large', 'text/plain', 413)],
  ['422 with details', refusal(422, { detail: [{ loc: ['body', 'n'], msg: 'field required' }] })],
  ['429', refusal(429, apiError({ message: 'Slow down.' }), { 'retry-after': '7' })],
  ['429 in milliseconds', refusal(429, apiError({}), { 'retry-after-ms': '250' })],
  ['429 not to be tried again', refusal(429, apiError({}), { 'x-should-retry': 'false' })],
  ['429 without credit', refusal(429, apiError({ code: 'insufficient_quota', type: 'insufficient_quota' }))],
  ['500 with a page', text('<h1>Internal</h1>', 'text/html', 500)],
  ['502 with nothing', text('', undefined, 502)],
  ['503', refusal(503, { error: { message: 'Loading the model.', type: 'unavailable_error' } })],
  ['a redirect', { ...text('moved', 'text/plain', 307), headers: { location: 'https://b.example/' } }],

  [
    'no connection',
    new Fault('connection', 'http://a.example refused the connection.', { subcode: 'refused' }),
  ],
  ['no answer in time', new Fault('timeout', 'It did not answer.', { subcode: 'total' })],
  ['too much', new Fault('too_large', 'It answered with too much.')],
];

describe('a judge', () => {
  let models = 0;
  interface Asked {
    question?: Partial<Question<{ answer: string }>>;
    endpoint?: Partial<Endpoint>;
    variables?: Variables;
    answers?: readonly Answer[];
    signal?: AbortSignal;
  }
  /** Asks once; the model has a new name each time, because what is learnt about one stays. */
  async function asked(
    way: 'direct' | 'package',
    { question, endpoint, variables = {}, answers = [GOOD], signal }: Asked,
  ) {
    const model = endpoint?.model ?? 'm';
    const unique = `${model}-${String(++models).padStart(4, '0')}`;
    const { sent, ports } = worldOf(answers, variables);
    const whole: Endpoint = {
      baseUrl: 'https://api.example/v1',
      apiKey: 'sk-test-0123456789',
      keyName: 'OPENAI_API_KEY',
      modelNamed: 'judge.model in assay.yaml',
      timeoutMs: 30_000,
      prices: {},
      ...endpoint,
      model: unique,
    };
    const judge: Judge =
      way === 'direct'
        ? chatCompletions(whole, ports)
        : modelJudge(
            chatConnection(
              'openai',
              whole,
              ports,
              packagePost(() => openAiClient(whole, ports)),
            ),
            ports.random,
            whole.prices,
          );
    const came = await outcome(() => judge.fill(questionOf(question), signal));
    const text = JSON.stringify({ sent: sent.map(seen), came }).replaceAll(unique, model);
    return JSON.parse(text);
  }
  const both = async (given: Asked) => {
    const [direct, byPackage] = [await asked('direct', given), await asked('package', given)];
    expect(direct).toEqual(byPackage);
    return direct;
  };

  const refusing = (param: string, message = `Unsupported parameter: '${param}' is not supported.`) =>
    refusal(400, apiError({ message, param, code: 'unsupported_parameter' }));
  const noSchema = refusing('response_format', 'json_schema is not supported: use another response_format.');
  const chances = {
    content: [{ token: '"ok"', logprob: -0.1, top_logprobs: [{ token: '"ok"', logprob: -0.1 }] }],
  };

  it.each<[string, Asked, number]>([
    ['with a schema', {}, 1],
    ['with json_object', { answers: [noSchema, GOOD] }, 2],
    ['with the schema in words', { answers: [noSchema, noSchema, GOOD] }, 3],
    ['without what the server refuses', { answers: [refusing('temperature'), refusing('seed'), GOOD] }, 3],
    [
      'with another limit',
      { answers: [refusing('max_tokens', "Use 'max_completion_tokens' instead."), GOOD] },
      2,
    ],
    [
      'with probabilities',
      { question: { logprobs: 'answer' }, answers: [json(completion({ logprobs: chances }))] },
      1,
    ],
    [
      'with fewer probabilities',
      { question: { logprobs: 'answer' }, answers: [refusing('top_logprobs', 'logprobs: at most 5'), GOOD] },
      2,
    ],
    ['with another seed and temperature', { question: { repeat: '0.s1', temperature: 0.7 } }, 1],
    ['again after a bad answer', { answers: [json(said({ content: 'Fine!' })), GOOD] }, 2],
    ['again after a cut one', { answers: [json(completion({ finish_reason: 'length' })), GOOD] }, 2],
    ['to a hosted reasoning model', { endpoint: { model: 'o3-mini' } }, 1],
    ['to an open reasoning model', { endpoint: { model: 'qwen3:8b' } }, 1],
    ['for the model of a scorer', { question: { model: 'special' } }, 1],
    [
      'about text in many scripts',
      { question: { promptInputs: { output: 'Grüße "日本" \u2028 \ud83d\ude42 \ud800 \u0007 \\' } } },
      1,
    ],
    [
      'for an organization and a project',
      { variables: { OPENAI_ORG_ID: 'org-1', OPENAI_PROJECT_ID: 'proj_1' } },
      1,
    ],
    ['for an organization without a name', { variables: { OPENAI_ORG_ID: '' } }, 1],
    ['to an address that ends in a slash', { endpoint: { baseUrl: 'http://127.0.0.1:8000/v1/' } }, 1],
    ['to an address without a path', { endpoint: { baseUrl: 'http://LOCALHOST:80' } }, 1],
    [
      'to an address with a query',
      { endpoint: { baseUrl: 'https://gate.example/a%20b/?api-version=2024-10-21&k=v' } },
      1,
    ],
    ['to an address with an empty query', { endpoint: { baseUrl: 'https://gate.example/v1/?' } }, 1],
    ['with a key between blanks', { endpoint: { apiKey: 'sk-1 ' } }, 1],
    ['to what is no address', { endpoint: { baseUrl: 'nowhere' } }, 0],
  ])('asks %s as through the package', async (_, given, requests) => {
    expect((await both(given)).sent).toHaveLength(requests);
  });

  it.each(ANSWERS)('makes of %s what it makes of it through the package', async (_, answer) => {
    const { came } = await both({ answers: [answer] });
    expect(came).toBeDefined();
  });

  it.each([
    ['', undefined],
    [' with a Fault', new Fault('budget_exhausted', 'The money is spent.')],
  ])('is given up%s as through the package', async (_, reason) => {
    const cancelled = new Fault('cancelled', 'The request was cancelled.');
    const { came } = await both({ signal: AbortSignal.abort(reason), answers: [cancelled] });
    expect(came.code).toBe(reason?.code ?? 'cancelled');
  });

  it('hands the signal of a call on', async () => {
    const { sent, ports } = worldOf([GOOD], {});
    const signal = new AbortController().signal;
    const endpoint = { baseUrl: 'http://a.example', apiKey: 'k', keyName: '', modelNamed: '', model: 'm' };
    await chatCompletions({ ...endpoint, timeoutMs: 1_000, prices: {} }, ports).fill(questionOf(), signal);
    expect(sent[0]?.signal).toBe(signal);
  });

  it('of a form with odd texts sends it as it is', async () => {
    const schema = { ...answerForm.schema, description: 'ä "\u2028" </script>' };
    await both({ question: { form: { ...answerForm, schema } } });
  });
});

describe('an agent', () => {
  interface Asked {
    how?: Record<string, unknown>;
    system?: string;
    call?: Parameters<typeof agentCall>[1];
    baseUrl?: string | undefined;
    variables?: Variables;
    answer?: Answer;
  }
  const OPENAI = { name: 'OpenAI', credential: 'OPENAI_API_KEY' };

  /** The agent as it would be with a client of the package. */
  function byPackage(
    given: ReturnType<typeof reachable>,
    ports: Ports,
    baseUrl: string | undefined,
  ): AgentConnection {
    const client = new OpenAI({
      ...CLIENT_SETTINGS,
      apiKey: 'sk-own',
      baseURL: baseUrl ?? 'https://api.openai.com/v1',
      organization: ports.env.get('OPENAI_ORG_ID') ?? null,
      project: ports.env.get('OPENAI_PROJECT_ID') ?? null,
      defaultHeaders: given.agent.invocation?.headers ?? {},
    });
    const limit = baseUrl === undefined ? 'max_completion_tokens' : 'max_tokens';
    return chatAgent(given, OPENAI, limit, (asked, body, limits) =>
      throughProvider(asked, ports, limits, (options) =>
        client.chat.completions.create(body as never, options),
      ),
    );
  }
  async function both({ how = {}, system, call, baseUrl, variables = {}, answer = GOOD }: Asked) {
    const runs = [];
    for (const way of ['direct', 'package']) {
      const { sent, ports } = worldOf([answer], variables);
      const given = reachable(
        { model: 'm-1', ...how },
        { provider: 'openai', ...(system !== undefined && { system_prompt: system }) },
      );
      const agent =
        way === 'direct'
          ? openaiAgent(given, ports, { apiKey: 'sk-own', baseUrl })
          : byPackage(given, ports, baseUrl);
      const came = await outcome(() => agent.call(agentCall('Hello?', call), PATIENT));
      runs.push({ sent: sent.map(seen), came });
    }
    expect(runs[0]).toEqual(runs[1]);
    return runs[0]!;
  }

  const LOCAL = 'http://127.0.0.1:8000/v1';
  const TOOLS = [
    { type: 'function', function: { name: 'refund', parameters: { type: 'object' } }, extra: 1 },
  ];
  const pdf = { name: 'a.pdf', media_type: 'application/pdf', data: 'JVBERg==' };
  it.each<[string, Asked]>([
    ['with little', {}],
    [
      'with a system prompt, temperature and a limit',
      { system: 'Be kind. Ä', how: { temperature: 0, max_tokens: 9 } },
    ],
    ['with the older limit', { baseUrl: LOCAL, how: { max_tokens: 9 } }],
    ['with tools', { how: { tools: TOOLS } }],
    [
      'with attachments',
      {
        call: {
          attachments: [pdf, { name: 'b.png', media_type: 'image/png', url: 'https://a.example/b.png' }],
        },
      },
    ],
    ['with settings of the call', { call: { model: 'm-2', temperature: 0.5, system_prompt: 'Short.' } }],
    ['with headers', { how: { headers: { 'X-Team': 'a', 'x-team': 'b', 'X-Blank': ' c ' } } }],
    [
      'with headers in place of ours',
      { how: { headers: { Authorization: 'Basic x', 'Content-Type': 'text/plain', ACCEPT: '*/*' } } },
    ],
    [
      'for an organization and a project',
      { variables: { OPENAI_ORG_ID: 'org-1', OPENAI_PROJECT_ID: 'proj_1' } },
    ],
    ['at another address', { baseUrl: 'http://127.0.0.1:8000/v1/' }],
    ['at an address with a query', { baseUrl: 'https://gate.example/v1?key=a' }],
  ])('is asked %s as through the package', async (_, given) => {
    expect((await both(given)).sent).toHaveLength(1);
  });

  it.each(ANSWERS)('makes of %s what it makes of it through the package', async (_, answer) => {
    const { came } = await both({ answer });
    expect(came).toBeDefined();
  });
});
