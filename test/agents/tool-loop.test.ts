import { afterEach, describe, expect, it } from 'vitest';
import type { AgentCall, AgentConnection, CallOptions } from '../../src/agents/agent.ts';
import type { AgentWorld } from '../../src/agents/agent-world.ts';
import { connectAgent } from '../../src/agents/connect.ts';
import { NOT_CARRIED_OUT } from '../../src/agents/tool-loop/tool-loop.ts';
import { Fault } from '../../src/errors.ts';
import { retrying } from '../../src/flow/retry.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import type { Environment } from '../../src/ports/ports.ts';
import { agentCall, PATIENT, reachable } from '../support/agent-calls.ts';
import { type FakeReply, type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';
import { MODEL_DIALECTS, type ModelDialect, type ModelLine } from '../support/model-dialects.ts';
import { scriptedWorld } from '../support/scripted-world.ts';

const nothing: Environment = { get: () => undefined, names: () => [], cwd: () => '/' };
const ports = { ...nodePorts(), env: nothing };
const servers: FakeServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

type Line = ModelLine | { status: number } | { raw: object };
/** An agent whose model says one line after the other; more requests than lines fail the test. */
async function agentThat(
  kind: ModelDialect,
  lines: Line[],
  more: Record<string, unknown> = {},
): Promise<{ agent: AgentConnection; server: FakeServer; heard(index: number): string[] }> {
  const server = await fakeAgentServer((_, index): FakeReply => {
    const line = lines[index];
    if (line === undefined) return { status: 418, body: { error: { message: 'nothing more to say' } } };
    if ('status' in line) return { status: line.status, body: { error: { message: 'not now' } } };
    return { body: 'raw' in line ? line.raw : kind.says(line) };
  });
  servers.push(server);
  const agent = connectAgent(
    reachable(
      { ...kind.how(server.url), ...more },
      { provider: kind.provider, credentials: { [kind.credential]: 'sk-own' }, system_prompt: 'Be kind.' },
    ),
    ports,
  );
  return { agent, server, heard: (index) => kind.heard(server.seen[index]?.json) };
}
const inWorld = (world: AgentWorld, more: Partial<AgentCall> = {}) => agentCall('Do it.', { world, ...more });
/** The second turn, after an answer to the first one. */
const nextTurn = (world: AgentWorld, answer: string) =>
  agentCall('And now?', {
    world,
    turn_index: 1,
    messages: [
      { role: 'user', content: 'Do it.' },
      { role: 'assistant', content: answer },
      { role: 'user', content: 'And now?' },
    ],
  });
async function faultOf(promise: Promise<unknown>): Promise<Fault> {
  const fault = await promise.then(
    () => new Error('no fault'),
    (error: unknown) => error,
  );
  if (fault instanceof Fault) return fault;
  throw fault;
}
/** Tries each request again at once, up to twice. */
const again: CallOptions = {
  ...PATIENT,
  each: (request) =>
    retrying(request, { retries: 2, clock: { sleep: async () => undefined }, random: { next: () => 0 } }),
};

describe.each(MODEL_DIALECTS)('an agent of $provider in a world', (kind) => {
  const a1 = { id: 'c1', name: 'find', args: { x: 1 } };
  const a2 = { id: 'c2', name: 'write', args: { x: 2 } };

  it('calls, reads what came of it in the order given, and calls again until it answers', async () => {
    const { world, made } = scriptedWorld({
      find: ({ x }) => ({ result: { found: x } }),
      write: () => ({ error: 'It is locked.' }),
      note: () => ({ result: 'Noted.' }),
    });
    const { agent, server, heard } = await agentThat(kind, [
      { text: 'I look.', calls: [a1, a2, { id: 'c3', name: 'find', args: { x: 3 } }] },
      { calls: [{ id: 'c4', name: 'note', args: {} }] },
      { text: 'It was locked.' },
    ]);
    expect(await agent.call(inWorld(world), PATIENT)).toEqual({
      output: 'It was locked.',
      tool_calls: [
        { name: 'find', arguments: { x: 1 }, result: { found: 1 } },
        { name: 'write', arguments: { x: 2 }, error: 'It is locked.' },
        { name: 'find', arguments: { x: 3 }, result: { found: 3 } },
        { name: 'note', arguments: {}, result: 'Noted.' },
      ],
      usage: { input_tokens: 30, output_tokens: 9 },
    });
    expect(made.map(({ name }) => name)).toEqual(['find', 'write', 'find', 'note']);
    expect(heard(2)).toEqual([
      'system: Be kind.',
      'user: Do it.',
      'model: I look. [find#c1 write#c2 find#c3]',
      'result c1: {"found":1}',
      'error c2: It is locked.',
      'result c3: {"found":3}',
      'model:  [note#c4]',
      'result c4: Noted.',
    ]);
    for (const { json } of server.seen)
      expect(kind.offered(json)).toEqual(
        ['find', 'write', 'note'].map((name) => [
          `function ${name}`,
          `Does ${name}.`,
          { type: 'object', properties: { x: {} } },
        ]),
      );
  });

  it.each([
    ['cut JSON', '{"x":'],
    ['a list', '[1]'],
    ['a text', '"x"'],
  ])('hands arguments that are %s to the world as they are, which refuses them', async (_, args) => {
    const { world, made } = scriptedWorld({ find: () => ({ result: 1 }) });
    const { agent, heard } = await agentThat(kind, [
      { calls: [{ id: 'c1', name: 'find', args }] },
      { text: 'Sorry.' },
    ]);
    const answer = await agent.call(inWorld(world), PATIENT);
    expect(made).toEqual([{ name: 'find', args }]);
    expect(answer.tool_calls).toEqual([
      { name: 'find', arguments: { unparsed: args }, error: 'The arguments are no JSON object.' },
    ]);
    expect(heard(1)).toContain('error c1: The arguments are no JSON object.');
  });

  it('reads of a tool that nobody has that there is none', async () => {
    const { world } = scriptedWorld({});
    const { agent, heard } = await agentThat(kind, [{ calls: [a1] }, { text: 'No.' }]);
    expect((await agent.call(inWorld(world), PATIENT)).output).toBe('No.');
    expect(heard(1)).toContain('error c1: There is no tool "find".');
  });

  it('is stopped after max_steps rounds with its last words, which is no error, and finds the results in the next turn', async () => {
    const { world, made } = scriptedWorld({ find: () => ({ result: 'more' }) }, { maxSteps: 2 });
    const { agent, server, heard } = await agentThat(kind, [
      { text: 'First.', calls: [a1] },
      { text: 'Second.', calls: [{ ...a1, id: 'c2' }] },
      { text: 'Done.' },
    ]);
    const warnings: string[] = [];
    const call = inWorld(world, { onWarning: (type, message) => warnings.push(`${type}: ${message}`) });
    const answer = await agent.call(call, PATIENT);
    expect([answer.output, answer.tool_calls?.length, answer.usage?.input_tokens]).toEqual([
      'Second.',
      2,
      20,
    ]);
    expect([made.length, server.seen.length]).toEqual([2, 2]);
    expect(warnings).toEqual([expect.stringMatching(/^max_steps: still called tools after 2 rounds/)]);
    await agent.call(nextTurn(world, answer.output), PATIENT);
    expect(heard(2).slice(-3)).toEqual(['model: Second. [find#c2]', 'result c2: more', 'user: And now?']);
  });

  it('has no output where it was stopped without a word', async () => {
    const { world } = scriptedWorld({ find: () => ({ result: 1 }) }, { maxSteps: 1 });
    const { agent } = await agentThat(kind, [{ calls: [a1] }]);
    expect(await agent.call(inWorld(world), PATIENT)).toMatchObject({ output: '', output_missing: true });
  });

  it('is not asked again once a tool has ended the attempt; the calls beside it are still seen by the world', async () => {
    const { world, made } = scriptedWorld(
      { write: () => ({ result: 'bye' }), find: () => ({ result: 1 }) },
      { ends: 'write', maxSteps: 1 },
    );
    const { agent, server } = await agentThat(kind, [{ text: 'Bye.', calls: [a2, a1] }]);
    const warnings: string[] = [];
    const call = inWorld(world, { onWarning: (type) => warnings.push(type) });
    expect(await agent.call(call, PATIENT)).toMatchObject({
      output: 'Bye.',
      tool_calls: [{ result: 'bye' }, { error: 'The attempt has ended.' }],
    });
    expect([made.length, server.seen.length, warnings]).toEqual([2, 1, []]);
  });

  it.each([429, 500])('goes on after a status %i in the middle without acting twice', async (status) => {
    const { world, made } = scriptedWorld({ write: () => ({ result: 'ok' }) });
    const { agent, server, heard } = await agentThat(kind, [
      { status },
      { calls: [a2] },
      { status },
      { status },
      { text: 'Done.' },
    ]);
    const answer = await agent.call(inWorld(world), again);
    expect(answer).toMatchObject({ output: 'Done.', usage: { input_tokens: 20, output_tokens: 6 } });
    expect([made.length, server.seen.length]).toEqual([1, 5]);
    expect(heard(4)).toEqual(heard(2));
  });

  it('fails for good where a request fails after it has acted, and for another try before', async () => {
    const { world, made } = scriptedWorld({ write: () => ({ result: 'ok' }) });
    const { agent, heard } = await agentThat(kind, [
      { status: 503 },
      { calls: [a2] },
      { status: 503 },
      { text: 'Done.' },
    ]);
    const before = await faultOf(agent.call(inWorld(world), PATIENT));
    expect([before.code, before.retry, made.length]).toEqual(['overloaded', true, 0]);
    const used: unknown[] = [];
    const onUsage = (usage: unknown) => used.push(usage);
    const after = await faultOf(agent.call(inWorld(world), { ...PATIENT, onUsage }));
    // It was spent, although there is no answer.
    expect(used).toEqual([{ input_tokens: 10, output_tokens: 3 }]);
    expect([after.code, after.retry, after.status, made.length]).toEqual(['overloaded', false, 503, 1]);
    expect(after.message).toBe(before.message);
    // What failed left nothing in the conversation.
    await agent.call(inWorld(world), PATIENT);
    expect(heard(3)).toEqual(['system: Be kind.', 'user: Do it.']);
  });

  it('knows in the next turn what it called in this one, and in another world nothing of it', async () => {
    const { world } = scriptedWorld({ find: () => ({ result: 'a cat' }) });
    const { agent, heard } = await agentThat(kind, [
      { calls: [a1] },
      { text: 'A cat.' },
      { calls: [{ ...a1, id: 'c2' }] },
      { text: 'Still a cat.' },
      { text: 'Who?' },
    ]);
    const { output } = await agent.call(inWorld(world), PATIENT);
    const second = await agent.call(nextTurn(world, output), PATIENT);
    expect(second.tool_calls).toHaveLength(1);
    expect(heard(3)).toEqual([
      'system: Be kind.',
      'user: Do it.',
      'model:  [find#c1]',
      'result c1: a cat',
      'model: A cat.',
      'user: And now?',
      'model:  [find#c2]',
      'result c2: a cat',
    ]);
    await agent.call(nextTurn(scriptedWorld({}).world, output), PATIENT);
    expect(heard(4)).toEqual(['system: Be kind.', 'user: Do it.', 'model: A cat.', 'user: And now?']);
  });

  it('begins anew from the texts where the turns are not those that it remembers', async () => {
    const { world } = scriptedWorld({ find: () => ({ result: 1 }) });
    const { agent, heard } = await agentThat(kind, [{ calls: [a1] }, { text: 'One.' }, { text: 'Two.' }]);
    await agent.call(inWorld(world), PATIENT);
    await agent.call(agentCall('Something else.', { world }), PATIENT);
    expect(heard(2)).toEqual(['system: Be kind.', 'user: Something else.']);
  });

  it('is offered tools of its own beside them, whose calls nobody carries out', async () => {
    const { world, made } = scriptedWorld({ find: () => ({ result: 1 }) });
    const own = kind.tool('mail', 'Sends mail.');
    const { agent, server, heard } = await agentThat(
      kind,
      [
        {
          calls: [
            { id: 'c1', name: 'mail', args: { to: 'me' } },
            { ...a1, id: 'c2' },
          ],
        },
        { text: 'Well.' },
      ],
      { tools: [own] },
    );
    const answer = await agent.call(inWorld(world), PATIENT);
    expect(answer.tool_calls).toEqual([
      { name: 'mail', arguments: { to: 'me' }, error: NOT_CARRIED_OUT },
      { name: 'find', arguments: { x: 1 }, result: 1 },
    ]);
    expect(made.map(({ name }) => name)).toEqual(['find']);
    expect(heard(1).slice(-2)).toEqual([`error c1: ${NOT_CARRIED_OUT}`, 'result c2: 1']);
    expect(server.seen[0]?.json.tools).toHaveLength(2);
    expect(server.seen[0]?.json.tools[0]).toEqual(own);
  });

  it('is not asked where a tool of its own has the name of one of the world', async () => {
    const { agent, server } = await agentThat(kind, [], { tools: [kind.tool('find')] });
    const fault = await faultOf(
      agent.call(inWorld(scriptedWorld({ find: () => ({ result: 1 }) }).world), PATIENT),
    );
    expect([fault.code, fault.where]).toEqual(['validation_failed', 'invocation.tools']);
    expect(fault.message).toContain('"find" is offered twice');
    expect(server.seen).toHaveLength(0);
  });

  it('reads descriptions of tools that a variant has, and says which tool is not there', async () => {
    const { world } = scriptedWorld({ find: () => ({ result: 1 }), note: () => ({ result: 1 }) });
    const { agent, server } = await agentThat(kind, [{ text: 'Yes.' }, { text: 'Yes.' }], {
      tools: [kind.tool('mail', 'Sends mail.')],
    });
    const warnings: string[] = [];
    const more = {
      tool_descriptions: { find: 'Finds by x.', mail: 'Never call it.', gone: 'Gone.' },
      onWarning: (_: string, message: string) => warnings.push(message),
    };
    await agent.call(inWorld(world, more), PATIENT);
    const descriptions = () => kind.offered(server.seen.at(-1)?.json).map((tool) => (tool as unknown[])[1]);
    expect(descriptions()).toEqual(['Never call it.', 'Finds by x.', 'Does note.']);
    expect(warnings).toEqual([expect.stringContaining('not offered the tool "gone"')]);
    await agent.call(agentCall('No world here.', { tool_descriptions: { mail: 'Short.' } }), PATIENT);
    expect(descriptions()).toEqual(['Short.']);
  });

  it('gives calls without an id one of ours, each another', async () => {
    const { world } = scriptedWorld({ find: ({ x }) => ({ result: x }) });
    const find = (x: number) => ({ name: 'find', args: { x } });
    const { agent, heard } = await agentThat(kind, [
      { calls: [find(1), find(2)] },
      { calls: [find(3)] },
      { text: 'Done.' },
    ]);
    await agent.call(inWorld(world), PATIENT);
    const ids = heard(2).flatMap((line) => /^result (\S+):/.exec(line)?.[1] ?? []);
    expect(new Set(ids).size).toBe(3);
    expect(heard(2).join()).toContain(`[find#${ids[0]} find#${ids[1]}]`);
  });

  it('takes a blank last word for its answer', async () => {
    const { world } = scriptedWorld({ find: () => ({ result: 1 }) });
    const { agent } = await agentThat(kind, [{ calls: [a1] }, { text: '' }]);
    const answer = await agent.call(inWorld(world), PATIENT);
    expect([answer.output, answer.output_missing]).toEqual(['', undefined]);
  });

  it('has no answer where the limit of tokens came before it, after whatever it did', async () => {
    const { world } = scriptedWorld({ find: () => ({ result: 1 }) });
    const finish = kind.provider === 'anthropic' ? 'max_tokens' : 'length';
    const { agent } = await agentThat(kind, [{ calls: [a1] }, { text: '', finish }]);
    const fault = await faultOf(agent.call(inWorld(world), PATIENT));
    expect([fault.code, fault.subcode, fault.retry]).toEqual(['agent_failed', 'truncated', false]);
  });

  it('ends with the fault of a world that has failed', async () => {
    const failed = new Fault('agent_failed', 'The tools have ended.', { subcode: 'world_failed' });
    const { world } = scriptedWorld({ find: () => Promise.reject(failed) });
    const { agent, server } = await agentThat(kind, [{ calls: [a1] }]);
    expect(await faultOf(agent.call(inWorld(world), PATIENT))).toBe(failed);
    expect(server.seen).toHaveLength(1);
  });

  it('stops within a tool when its call is given up', async () => {
    const stop = new AbortController();
    const { world, made } = scriptedWorld({
      find: (_, signal) => {
        stop.abort();
        return Promise.reject(signal?.reason);
      },
    });
    const { agent, server } = await agentThat(kind, [{ calls: [a1, a2] }]);
    const fault = await faultOf(agent.call(inWorld(world), { ...PATIENT, signal: stop.signal }));
    expect([fault.code, made.length, server.seen.length]).toEqual(['cancelled', 1, 1]);
  });
});

describe('what goes back to a model', () => {
  const [openai, , anthropic] = MODEL_DIALECTS as [ModelDialect, ModelDialect, ModelDialect];
  const { world } = scriptedWorld({ find: () => ({ result: undefined }) });

  it('is a message of chat completions with what the server added, without what strict servers refuse', async () => {
    const tool_calls = [
      { id: 'c1', type: 'function', function: { name: 'find', arguments: '' }, extra_content: { k: 1 } },
    ];
    const message = { role: 'assistant', audio: null, reasoning_content: 'hm', tool_calls };
    const { agent, server } = await agentThat(openai, [
      { raw: { choices: [{ message }] } },
      { text: 'Done.' },
      { text: 'Yes.' },
    ]);
    await agent.call(inWorld(world), PATIENT);
    expect(server.seen[1]?.json.messages.slice(2)).toEqual([
      { role: 'assistant', content: null, reasoning_content: 'hm', tool_calls },
      { role: 'tool', tool_call_id: 'c1', content: 'null' },
    ]);
    await agent.call(nextTurn(world, 'Done.'), PATIENT);
    expect(server.seen[2]?.json.messages.at(-2)).toEqual({ role: 'assistant', content: 'Done.' });
  });

  it('is a message of Anthropic with its thinking and without blank text, and all results in one message', async () => {
    const find = (id: string) => ({ type: 'tool_use', id, name: 'find', input: {} });
    const thinking = { type: 'thinking', thinking: 'hm', signature: 's' };
    const content = [thinking, { type: 'text', text: ' ' }, find('c1'), find('c2')];
    const { agent, server } = await agentThat(anthropic, [
      { raw: { content, stop_reason: 'tool_use' } },
      { raw: { content: [], stop_reason: 'end_turn' } },
      { text: 'Yes.' },
    ]);
    await agent.call(inWorld(world), PATIENT);
    const result = (id: string) => ({ type: 'tool_result', tool_use_id: id, content: 'null' });
    const said = [
      { role: 'assistant', content: [thinking, find('c1'), find('c2')] },
      { role: 'user', content: [result('c1'), result('c2')] },
    ];
    expect(server.seen[1]?.json.messages.slice(1)).toEqual(said);
    await agent.call(nextTurn(world, ''), PATIENT);
    expect(server.seen[2]?.json.messages.slice(1)).toEqual([...said, { role: 'user', content: 'And now?' }]);
  });
});
