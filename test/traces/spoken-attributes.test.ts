import { describe, expect, it } from 'vitest';
import { otlpSpans, otlpTrace } from '../../src/traces/otlp.ts';
import { toolCallsIn, traceTrajectory } from '../../src/traces/trace-trajectory.ts';

type Value = Record<string, unknown>;
const text = (stringValue: string): Value => ({ stringValue });
const pairs = (values: Record<string, unknown>) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? text(value) : value,
  }));
const event = (name: string, attributes: Record<string, unknown>) => ({
  name,
  timeUnixNano: '1767225600000000000',
  attributes: pairs(attributes),
});
/** One span of an export, read. */
function read(attributes: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const [one] = otlpSpans({
    resourceSpans: [
      {
        scopeSpans: [
          {
            spans: [
              {
                traceId: '0af7651916cd43dd8448eb211c80319c',
                spanId: 'aaaaaaaaaaaaaaaa',
                name: 'step',
                startTimeUnixNano: '1767225600000000000',
                endTimeUnixNano: '1767225600020000000',
                attributes: pairs(attributes),
                droppedAttributesCount: 0,
                flags: 257,
                ...more,
              },
            ],
          },
        ],
      },
    ],
  });
  if (one === undefined) throw new Error('no span');
  return one.span;
}

describe('a tool call', () => {
  const call = { kind: 'tool', name: 'get_order', input: { order_id: 'TK-1' }, output: { state: 'sent' } };
  const [given, brought] = ['{"order_id":"TK-1"}', '{"state":"sent"}'];
  it.each([
    [
      'GenAI',
      {
        'gen_ai.operation.name': 'execute_tool',
        'gen_ai.tool.name': 'get_order',
        'gen_ai.tool.call.arguments': given,
        'gen_ai.tool.call.result': brought,
      },
    ],
    [
      'GenAI with structured values',
      {
        'gen_ai.tool.name': 'get_order',
        'gen_ai.tool.call.arguments': { kvlistValue: { values: pairs({ order_id: 'TK-1' }) } },
        'gen_ai.tool.call.result': { kvlistValue: { values: pairs({ state: 'sent' }) } },
      },
    ],
    [
      'OpenInference',
      {
        'openinference.span.kind': 'TOOL',
        'tool.name': 'get_order',
        'input.value': given,
        'output.value': brought,
      },
    ],
    [
      'OpenLLMetry, a decorated function',
      {
        'traceloop.span.kind': 'tool',
        'traceloop.entity.name': 'get_order',
        'traceloop.entity.input': `{"args":[],"kwargs":${given}}`,
        'traceloop.entity.output': brought,
      },
    ],
    [
      'OpenLLMetry, a tool of a chain',
      {
        'traceloop.span.kind': 'tool',
        'traceloop.entity.name': 'get_order',
        'traceloop.entity.input': `{"input_str":"x","tags":[],"inputs":${given}}`,
        'traceloop.entity.output': brought,
      },
    ],
    [
      'the AI SDK',
      {
        'operation.name': 'ai.toolCall',
        'ai.toolCall.name': 'get_order',
        'ai.toolCall.args': given,
        'ai.toolCall.result': brought,
      },
    ],
    [
      'Google ADK',
      {
        'gen_ai.operation.name': 'execute_tool',
        'gen_ai.tool.name': 'get_order',
        'gen_ai.tool.type': 'MCPTool',
        'gcp.vertex.agent.llm_request': '{}',
        'gcp.vertex.agent.tool_call_args': given,
        'gcp.vertex.agent.tool_response': brought,
      },
    ],
  ])('is read from %s', (_, attributes) => {
    expect(read(attributes)).toMatchObject(call);
  });

  it('keeps a bare value whose name the instrumentation dropped (LangGraph)', () => {
    const attributes = { 'openinference.span.kind': 'TOOL', 'tool.name': 'get_order', 'input.value': 'TK-1' };
    const span = read(attributes);
    expect(span).toMatchObject({ kind: 'tool', name: 'get_order', input: 'TK-1' });
    expect(toolCallsIn([span])).toMatchObject([{ name: 'get_order', arguments: { arguments: 'TK-1' } }]);
  });

  it('of the Claude Agent SDK is called as its server calls it', () => {
    const attributes = {
      'span.type': 'tool',
      tool_name: 'mcp__shop__get_order',
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': 'get_order',
    };
    expect(toolCallsIn([read(attributes, { name: 'claude_code.tool' })])).toEqual([
      { name: 'get_order', arguments: {} },
    ]);
  });

  it.each([
    [
      'the list of tools that OpenAI Agents asked a server for',
      { 'openinference.span.kind': 'TOOL', 'output.value': '["get_order","cancel_order"]' },
    ],
    [
      'the results that Google ADK repeats together',
      {
        'gen_ai.operation.name': 'execute_tool',
        'gen_ai.tool.name': '(merged tools)',
        'gcp.vertex.agent.tool_call_args': 'N/A',
        'gcp.vertex.agent.tool_response': '{}',
      },
    ],
  ])('is not %s', (_, attributes) => {
    expect(toolCallsIn([read(attributes)])).toEqual([]);
  });

  it('is one of kind TOOL without a name too, where it was given something or brought an answer', () => {
    const unnamed = { 'openinference.span.kind': 'TOOL' };
    const spans = [{ 'input.value': '{}', 'output.value': '["a"]' }, { 'output.value': 'sent' }].map((more) =>
      read({ ...unnamed, ...more }),
    );
    expect(toolCallsIn(spans).map(({ name }) => name)).toEqual(['step', 'step']);
  });
});

describe('tokens without a prefix', () => {
  const tokens = { input_tokens: { intValue: '20' }, output_tokens: { intValue: '10' } };
  it('are those of a call of a model (Claude Agent SDK)', () => {
    const model = { 'span.type': 'llm_request', 'gen_ai.request.model': 'claude-sonnet-4-5', ...tokens };
    expect(read(model)).toMatchObject({ kind: 'llm', tokens_input: 20, tokens_output: 10 });
  });
  it('are a value like others in any other step', () => {
    expect(read(tokens)).toMatchObject({ tokens_input: undefined, tokens_output: undefined });
  });
});

describe('a call of a model', () => {
  const question = 'Where is TK-1?';
  const messages = (role: string, content: string) => JSON.stringify([{ role, content }]);
  it.each([
    [
      'attributes of messages',
      {
        'gen_ai.operation.name': 'chat',
        'gen_ai.input.messages': JSON.stringify([
          { role: 'user', parts: [{ type: 'text', content: question }] },
        ]),
        'gen_ai.output.messages': JSON.stringify([
          { role: 'assistant', parts: [{ type: 'text', content: 'Sent.' }], finish_reason: 'stop' },
        ]),
        'gen_ai.usage.input_tokens': { intValue: '100' },
        'gen_ai.usage.output_tokens': { intValue: 7 },
      },
      [],
    ],
    [
      'an event of details',
      {
        'gen_ai.operation.name': 'chat',
        'gen_ai.usage.input_tokens': { intValue: '100' },
        'gen_ai.usage.output_tokens': { intValue: '7' },
      },
      [
        event('gen_ai.client.inference.operation.details', {
          'gen_ai.input.messages': messages('user', question),
          'gen_ai.output.messages': messages('assistant', 'Sent.'),
        }),
      ],
    ],
    [
      'events of one message each',
      {
        'gen_ai.operation.name': 'chat',
        'gen_ai.usage.input_tokens': { intValue: '100' },
        'gen_ai.usage.output_tokens': { intValue: '7' },
      },
      [
        event('gen_ai.system.message', { content: 'Be short.' }),
        event('gen_ai.user.message', { content: question }),
        event('gen_ai.choice', {
          index: { intValue: '0' },
          message: '{"role":"assistant","content":"Sent."}',
        }),
      ],
    ],
    [
      'events of content',
      {
        'gen_ai.request.model': 'm',
        'gen_ai.usage.prompt_tokens': { intValue: '100' },
        'gen_ai.usage.completion_tokens': { intValue: '7' },
      },
      [
        event('gen_ai.content.prompt', { 'gen_ai.prompt': messages('user', question) }),
        event('gen_ai.content.completion', { 'gen_ai.completion': messages('assistant', 'Sent.') }),
      ],
    ],
    [
      'an attribute for each field (OpenLLMetry)',
      {
        'gen_ai.request.model': 'm',
        'gen_ai.prompt.1.content': question,
        'gen_ai.prompt.1.role': 'user',
        'gen_ai.prompt.0.role': 'system',
        'gen_ai.prompt.0.content': 'Be short.',
        'gen_ai.completion.0.role': 'assistant',
        'gen_ai.completion.0.content': 'Sent.',
        'gen_ai.usage.prompt_tokens': { intValue: '100' },
        'gen_ai.usage.completion_tokens': { intValue: '7' },
      },
      [],
    ],
    [
      'OpenInference',
      {
        'openinference.span.kind': 'LLM',
        'llm.input_messages.0.message.role': 'user',
        'llm.input_messages.0.message.content': question,
        'llm.output_messages.0.message.role': 'assistant',
        'llm.output_messages.0.message.content': 'Sent.',
        'llm.token_count.prompt': { intValue: '100' },
        'llm.token_count.completion': { intValue: '7' },
        'input.value': '{"raw":"request"}',
      },
      [],
    ],
    [
      'OpenInference with values only',
      {
        'openinference.span.kind': 'LLM',
        'input.value': question,
        'output.value': 'Sent.',
        'llm.token_count.prompt': { intValue: '100' },
        'llm.token_count.completion': { intValue: '7' },
      },
      [],
    ],
  ])('is read from %s', (_, attributes, events) => {
    const span = read(attributes, { events });
    expect(span.kind).toBe('llm');
    const trajectory = traceTrajectory({
      id: 't',
      agent: undefined,
      input: undefined,
      facts: {},
      spans: [span],
    });
    expect(trajectory).toMatchObject({
      turns: [{ input: question, output: 'Sent.', usage: { input_tokens: 100, output_tokens: 7 } }],
    });
  });
});

describe('other steps', () => {
  it.each([
    [{ 'openinference.span.kind': 'AGENT' }, 'agent'],
    [{ 'traceloop.span.kind': 'agent' }, 'agent'],
    [{ 'traceloop.span.kind': 'workflow' }, 'chain'],
    [{ 'openinference.span.kind': 'CHAIN', 'gen_ai.request.model': 'm' }, 'chain'],
    [{ 'gen_ai.operation.name': 'invoke_workflow' }, 'chain'],
    [{ 'openinference.span.kind': 'constructor' }, 'chain'],
    [{ 'gen_ai.operation.name': 'toString' }, 'llm'],
    [{}, 'chain'],
  ])('%j is of kind %s', (attributes, kind) => {
    expect(read(attributes).kind).toBe(kind);
  });

  it('are documents where something was retrieved', () => {
    const span = read({
      'openinference.span.kind': 'RETRIEVER',
      'retrieval.documents.0.document.content': 'Parcels take two days.',
      'retrieval.documents.1.document.content': 'Refunds take ten.',
    });
    expect(span).toMatchObject({
      kind: 'retrieval',
      output: [{ content: 'Parcels take two days.' }, { content: 'Refunds take ten.' }],
    });
  });

  it('say why they broke off by their exception', () => {
    const events = [event('exception', { 'exception.type': 'Error', 'exception.message': 'no such order' })];
    expect(read({}, { events, status: { code: 2 } }).error).toBe('no such order');
  });
});

describe('values of attributes', () => {
  it('keep empty lists, bytes, and numbers that a number cannot hold', () => {
    const values = pairs({
      id: { intValue: '9007199254740993' },
      count: { intValue: '-12' },
      none: { arrayValue: {} },
      nothing: { kvlistValue: {} },
      bytes: { bytesValue: 'AQID' },
      wrong: { intValue: 'abc' },
      unset: {},
    });
    const input = read({
      'gen_ai.tool.name': 'dig',
      'gen_ai.tool.call.arguments': { kvlistValue: { values } },
    }).input;
    expect(JSON.parse(JSON.stringify(input))).toEqual({
      id: '9007199254740993',
      count: -12,
      none: [],
      nothing: {},
      bytes: 'AQID',
    });
  });
});

describe('an export that is imported', () => {
  const tool = (spanId: string) => ({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    spanId,
    name: spanId,
    startTimeUnixNano: '1767225600000000000',
    endTimeUnixNano: '1767225600020000000',
    attributes: pairs({ 'gen_ai.tool.name': 'get_order' }),
  });
  const callsOf = (spans: unknown[]) => {
    const record = otlpTrace('t', otlpSpans({ resourceSpans: [{ scopeSpans: [{ spans }] }] }));
    const trajectory = traceTrajectory(record);
    return 'problem' in trajectory ? trajectory : trajectory.turns[0]?.tool_calls?.length;
  };
  it('counts a span that was sent twice once', () => {
    expect(callsOf([tool('aaaaaaaaaaaaaaaa'), tool('bbbbbbbbbbbbbbbb'), tool('aaaaaaaaaaaaaaaa')])).toBe(2);
  });
  it('may hold very many spans', () => {
    const spans = Array.from({ length: 150_000 }, (_, index) => tool(index.toString(16).padStart(16, '0')));
    expect(callsOf(spans)).toBe(150_000);
  });
});
