import { afterEach, describe, expect, it } from 'vitest';
import { connectAgent } from '../../src/agents/connect.ts';
import { Fault } from '../../src/errors.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { agentCall, PATIENT, reachable } from '../support/agent-calls.ts';
import { type FakeReply, type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';

const ports = nodePorts();
const servers: FakeServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
async function serve(
  body: unknown,
  more: Partial<Extract<FakeReply, { body: unknown }>> = {},
): Promise<FakeServer> {
  const server = await fakeAgentServer(() => ({ body, ...more }));
  servers.push(server);
  return server;
}
const connect = (how: Record<string, unknown>) =>
  connectAgent(reachable(how, { provider: 'langchain', system_prompt: 'Be kind.' }), ports);
async function faultOf(promise: Promise<unknown>): Promise<Fault> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('no fault');
}
const HISTORY = agentCall('and now?', {
  messages: [
    { role: 'user', content: 'hello' },
    { role: 'assistant', content: 'hi' },
    { role: 'user', content: 'and now?' },
  ],
});

describe('a LangServe chain', () => {
  it('is invoked with the question and the history', async () => {
    const server = await serve({ output: 'the answer', metadata: { run_id: 'x' } });
    const agent = connect({ url: `${server.url}/chain/`, headers: { 'X-Key': 'k' } });
    expect(await agent.call({ ...HISTORY, model: 'variant' }, PATIENT)).toEqual({ output: 'the answer' });
    expect(server.seen[0]).toMatchObject({ method: 'POST', path: '/chain/invoke' });
    expect(server.seen[0]?.headers).toMatchObject({ 'x-key': 'k', 'content-type': 'application/json' });
    expect(server.seen[0]?.json).toEqual({
      input: {
        input: 'and now?',
        messages: [
          { type: 'system', content: 'Be kind.' },
          { type: 'human', content: 'hello' },
          { type: 'ai', content: 'hi' },
          { type: 'human', content: 'and now?' },
        ],
      },
      config: { configurable: { model: 'variant' } },
    });
  });

  it.each<[unknown, object]>([
    ['text', { output: 'text' }],
    [
      {
        type: 'ai',
        content: [
          { type: 'text', text: 'in ' },
          { type: 'text', text: 'parts' },
        ],
        tool_calls: [{ id: '1', name: 'f', args: { a: 1 } }],
        usage_metadata: { input_tokens: 3, output_tokens: 2 },
      },
      {
        output: 'in parts',
        tool_calls: [{ name: 'f', arguments: { a: 1 } }],
        usage: { input_tokens: 3, output_tokens: 2 },
      },
    ],
    [
      { input: 'q', answer: 'a', context: [{ page_content: 'doc' }] },
      { output: 'a', context: ['doc'] },
    ],
    [
      { output: 'a', intermediate_steps: [[{ tool: 'f', tool_input: { q: 1 }, log: '' }, 'found']] },
      { output: 'a', tool_calls: [{ name: 'f', arguments: { q: 1 }, result: 'found' }] },
    ],
    [{ city: 'Bern' }, { output: '{"city":"Bern"}' }],
    [['a', 'b'], { output: '["a","b"]' }],
    [
      {
        messages: [
          { type: 'human', content: 'q' },
          { type: 'ai', content: 'a' },
        ],
      },
      { output: 'a', tool_calls: [] },
    ],
    [
      { type: 'ai', content: '', tool_calls: [{ id: '1', name: 'f', args: {} }] },
      { output: '', output_missing: true, tool_calls: [{ name: 'f', arguments: {} }] },
    ],
    // The call was made and answered; what follows it is the answer, and it is empty.
    [
      {
        messages: [
          { type: 'human', content: 'q' },
          { type: 'ai', content: '', tool_calls: [{ id: '1', name: 'f', args: {} }] },
          { type: 'tool', tool_call_id: '1', content: 'done' },
          { type: 'ai', content: ' ' },
        ],
      },
      { output: ' ', tool_calls: [{ name: 'f', arguments: {}, result: 'done' }] },
    ],
  ])('answers %j', async (output, expected) => {
    const server = await serve({ output });
    expect(await connect({ url: server.url }).call(agentCall('x'), PATIENT)).toEqual(expected);
  });

  it('may be asked by template and read by path', async () => {
    const server = await serve({ output: { deep: { say: 'yes' } } });
    const agent = connect({
      url: server.url,
      body_template: '{"input":{"question":"{{ input }}"}}',
      output_path: 'output.deep.say',
    });
    expect((await agent.call(agentCall('"x"'), PATIENT)).output).toBe('yes');
    expect(server.seen[0]?.json).toEqual({ input: { question: '"x"' } });
  });
});

describe('a LangGraph assistant', () => {
  const state = {
    messages: [
      { type: 'human', content: 'old' },
      { type: 'ai', content: 'old answer', tool_calls: [{ id: '0', name: 'old', args: {} }] },
      { type: 'human', content: 'and now?' },
      {
        type: 'ai',
        content: '',
        tool_calls: [
          { id: '1', name: 'search', args: { q: 'x' } },
          { id: '2', name: 'fetch', args: {} },
        ],
        usage_metadata: { input_tokens: 5, output_tokens: 1 },
      },
      { type: 'tool', tool_call_id: '1', content: 'found it' },
      { type: 'tool', tool_call_id: '2', content: 'no net', status: 'error' },
      {
        type: 'ai',
        content: 'new answer',
        tool_calls: [],
        usage_metadata: { input_tokens: 9, output_tokens: 4 },
      },
    ],
  };

  it('is run to its end; the last AI message is the answer, with the tool calls of this turn', async () => {
    const server = await serve(state);
    expect(await connect({ url: server.url, graph: 'agent' }).call(HISTORY, PATIENT)).toEqual({
      output: 'new answer',
      tool_calls: [
        { name: 'search', arguments: { q: 'x' }, result: 'found it' },
        { name: 'fetch', arguments: {}, error: 'no net' },
      ],
      usage: { input_tokens: 14, output_tokens: 5 },
    });
    expect(server.seen[0]?.path).toBe('/runs/wait');
    expect(server.seen[0]?.json).toEqual({
      assistant_id: 'agent',
      input: {
        messages: [
          { role: 'system', content: 'Be kind.' },
          { role: 'user', content: 'hello' },
          { role: 'assistant', content: 'hi' },
          { role: 'user', content: 'and now?' },
        ],
      },
    });
  });

  it('takes images', async () => {
    const server = await serve(state);
    const attachments = [{ name: 'a.png', media_type: 'image/png', data: 'AA==' }];
    await connect({ url: server.url, graph: 'g' }).call(agentCall('look', { attachments }), PATIENT);
    expect(server.seen[0]?.json.input.messages.at(-1).content).toEqual([
      { type: 'text', text: 'look' },
      { type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } },
    ]);
  });

  it('that failed is a failure, although the status is 200', async () => {
    const server = await serve({ __error__: { error: 'ValueError', message: 'no tool' } });
    const fault = await faultOf(connect({ url: server.url, graph: 'g' }).call(agentCall('x'), PATIENT));
    expect([fault.code, fault.retry]).toEqual(['agent_failed', false]);
    expect(fault.message).toContain('ValueError: no tool');
  });

  it('without an AI message has no answer', async () => {
    const server = await serve({ messages: [{ type: 'human', content: 'q' }], other: 1 });
    const fault = await faultOf(connect({ url: server.url, graph: 'g' }).call(agentCall('x'), PATIENT));
    expect([fault.code, fault.subcode]).toEqual(['agent_failed', 'missing_output']);
    expect(fault.message).toContain('messages, other');
  });
});

describe.each([{ graph: undefined }, { graph: 'g' }])('both, here with graph $graph', (form) => {
  it.each([
    [429, 'rate_limited', true],
    [409, 'overloaded', true],
    [500, 'overloaded', true],
    [401, 'provider_error', false],
    [422, 'provider_error', false],
  ])('status %i is %s, retryable %s', async (status, code, retry) => {
    const server = await serve('no', { status, headers: { 'retry-after': '1' } });
    const fault = await faultOf(connect({ url: server.url, ...form }).call(agentCall('x'), PATIENT));
    expect([fault.code, fault.retry, fault.retryAfterMs]).toEqual([code, retry, retry ? 1000 : undefined]);
  });

  it.each(['', '<html>', 'null', '[1]', '{"output":'])('body %j is a passing fault', async (body) => {
    const server = await serve(body);
    const fault = await faultOf(connect({ url: server.url, ...form }).call(agentCall('x'), PATIENT));
    expect([fault.code, fault.subcode, fault.retry]).toEqual(['provider_error', 'unparseable', true]);
  });

  it('refuses attachments it cannot take, and deep answers', async () => {
    const server = await serve(`{"output":${'['.repeat(300)}${']'.repeat(300)}}`);
    const attachments = [{ name: 'a.pdf', media_type: 'application/pdf', data: 'AA==' }];
    const agent = connect({ url: server.url, ...form });
    expect((await faultOf(agent.call(agentCall('x', { attachments }), PATIENT))).subcode).toBe('attachment');
    expect((await faultOf(agent.call(agentCall('x'), PATIENT))).subcode).toBe('hostile_reply');
  });
});
