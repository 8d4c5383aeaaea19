import { describe, expect, it } from 'vitest';
import { readTrajectories } from '../../src/traces/read-trajectories.ts';
import type { Trajectory } from '../../src/traces/trajectory.ts';
import { seededPorts } from '../support/seeded-ports.ts';
import {
  attributionRecord,
  chatRecord,
  otlpRecord,
  ownTraceRecord,
  taskRecord,
} from '../support/trace-samples.ts';

function read(content: string | Uint8Array) {
  const { files } = seededPorts();
  files.writeAtomic('/t/log.jsonl', content);
  return [...readTrajectories('/t/log.jsonl', files)];
}

function only(record: unknown): Trajectory {
  const [found, ...more] = read(JSON.stringify(record));
  expect(more).toEqual([]);
  if (found === undefined || !('trajectory' in found)) throw new Error(JSON.stringify(found));
  return found.trajectory;
}

describe('a task with expected calls', () => {
  const trajectory = only(taskRecord);
  it('is one turn with all its calls, results and what was asked', () => {
    expect(trajectory).toMatchObject({
      id: 'shop-7-1',
      agent: 'shop-bot v2',
      tags: ['shop-tasks', 'retail'],
    });
    expect(trajectory.turns).toHaveLength(1);
    expect(trajectory.turns[0]).toMatchObject({
      input: 'I want to send my kettle back.',
      output: 'Order B2 is on its way back to us.',
      tool_calls: [{ name: 'find_order', arguments: { customer: 'Mia' }, result: '{"order":"B2"}' }],
      criteria: {
        expected_tools: [{ name: 'return_item', arguments: { order: 'A7', item: 'kettle' } }],
        ground_truth: '39.50',
        system_prompt: 'You serve customers of a kitchen shop.',
      },
    });
    expect(trajectory.turns[0]?.criteria.conversation_history?.map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
    ]);
  });

  it('says what was wrong by its facts: texts that nobody said, checks that are false', () => {
    expect(trajectory.outcome).toEqual({
      field: 'reward',
      value: 0,
      reasons: [],
      facts: {
        checks: { database_match: false },
        missing_texts: ['39.50'],
        calls_after: [1],
        task: { scenario: 'You want to send back the blue kettle of order A7.' },
      },
    });
  });

  it('finds the results of calls in its messages where it lists no calls', () => {
    const { tool_calls: _, ...rest } = taskRecord;
    expect(only(rest).turns[0]?.tool_calls).toEqual([
      { name: 'find_order', arguments: { customer: 'Mia' }, result: '{"order":"B2"}' },
    ]);
    expect(only(rest).outcome?.facts?.calls_after).toEqual([1]);
  });

  it('does not know when calls were made that its messages do not hold', () => {
    const tool_calls = [{ name: 'another', arguments: {} }];
    expect(only({ ...taskRecord, tool_calls }).outcome?.facts?.calls_after).toBeUndefined();
  });

  it.each<[string, boolean | undefined]>([
    ['step_limit', true],
    ['max_turns_exceeded', true],
    ['length', true],
    ['user_stop', undefined],
    ['stop', undefined],
  ])('knows whether %s is a limit that ended it', (end, byLimit) => {
    expect(only({ ...taskRecord, end }).outcome?.facts?.ended_by_limit).toBe(byLimit);
  });
});

describe('agents that talk about a question', () => {
  it('is one turn that failed, with the words of the person who found the mistake', () => {
    const { turns, outcome } = only(attributionRecord);
    expect(turns).toHaveLength(1);
    expect(turns[0]).toMatchObject({
      input: 'In which year was the mill built?',
      output: 'The register says 1917.',
      tool_calls: null,
      criteria: { ground_truth: '1871' },
    });
    expect(outcome).toEqual({
      field: 'mistake',
      value: false,
      reasons: [`${attributionRecord.mistake_reason} (Researcher, step 2)`],
    });
  });
});

describe('a chat log', () => {
  it('has a turn for every question, and calls nobody recorded are unknown', () => {
    const { turns, outcome, tags } = only(chatRecord);
    expect(turns.map(({ input, output, tool_calls }) => [input, output, tool_calls])).toEqual([
      ['Do you ship to Norway?', 'Yes, in five days.', null],
      ['And on Sundays?', 'No.', null],
    ]);
    expect(outcome).toEqual({ field: 'pass', value: true, reasons: [] });
    expect(tags).toEqual(['night']);
  });

  it('is unjudged where it does not say how it went', () => {
    const { pass: _, ...rest } = chatRecord;
    expect(only(rest).outcome).toBeNull();
  });

  it('leaves out a last question that nobody answered', () => {
    const messages = [...chatRecord.messages, { role: 'user', content: 'STOP' }];
    expect(only({ ...chatRecord, messages }).turns).toHaveLength(2);
  });

  it('reads calls and results among the parts of a content', () => {
    const messages = [
      { role: 'user', content: [{ type: 'text', text: 'Is it raining?' }] },
      {
        role: 'assistant',
        content: [{ type: 'tool_use', id: 'u1', name: 'weather', input: { at: 'Oslo' } }],
      },
      {
        role: 'user',
        content: [{ type: 'tool_result', tool_use_id: 'u1', content: 'dry', is_error: false }],
      },
      { role: 'assistant', content: [{ type: 'text', text: 'It is dry.' }] },
    ];
    const { turns } = only({ messages });
    expect(turns).toMatchObject([
      {
        input: 'Is it raining?',
        output: 'It is dry.',
        tool_calls: [{ name: 'weather', arguments: { at: 'Oslo' }, result: 'dry' }],
      },
    ]);
  });

  it.each([
    ['text that is no JSON', 'kettle', { arguments: 'kettle' }],
    ['nothing', '', {}],
    ['a list', '[1]', { arguments: [1] }],
    ['a key that would vanish', '{"__proto__":1,"a":2}', { a: 2 }],
  ])('takes arguments that are %s', (_, given, expected) => {
    const call = { function: { name: 'find', arguments: given } };
    const messages = [
      { role: 'user', content: 'Find it.' },
      { role: 'assistant', content: 'Done.', tool_calls: [call] },
    ];
    expect(only({ messages }).turns[0]?.tool_calls).toEqual([{ name: 'find', arguments: expected }]);
  });
});

describe('a trace of our own form', () => {
  it('has its question, answer, calls, documents, time and outcome', () => {
    expect(only(ownTraceRecord)).toMatchObject({
      id: 'orders/where',
      agent: 'support-bot',
      outcome: { field: 'reward', value: 1 },
      turns: [
        {
          input: 'Where is order A7?',
          output: 'In the van.',
          tool_calls: [{ name: 'track', arguments: { order: 'A7' }, result: 'van' }],
          context: ['Vans leave at nine.', 'They come back at six.'],
          latency_ms: 1500,
          usage: { input_tokens: 12, output_tokens: null, cost_usd: null },
        },
      ],
    });
  });

  it('that broke off without an answer is an error, not a failure', () => {
    const [root, ...rest] = ownTraceRecord.spans;
    const broken = { ...root, output: undefined, status: 'error', error: 'out of memory' };
    expect(only({ ...ownTraceRecord, spans: [broken, ...rest] }).error).toEqual({
      code: 'agent_failed',
      message: 'out of memory',
    });
  });
});

describe('an OTLP export', () => {
  const expected = {
    agent: 'travel-bot',
    outcome: { field: 'reward', value: 0.4 },
    turns: [
      {
        input: 'When does a train leave for Bergen?',
        output: 'At ten past nine.',
        tool_calls: [{ name: 'find_train', arguments: { to: 'Bergen' }, result: ['09:10'] }],
        latency_ms: 900,
        usage: { input_tokens: 40 },
      },
    ],
  };
  it('is read by the attributes of the semantic conventions', () => {
    expect(only(otlpRecord)).toMatchObject(expected);
  });

  it('gathers a trace whose spans came in several exports', () => {
    const [group] = otlpRecord.resourceSpans;
    const spans = group?.scopeSpans[0]?.spans ?? [];
    const lines = spans.map((span) =>
      JSON.stringify({ resourceSpans: [{ resource: group?.resource, scopeSpans: [{ spans: [span] }] }] }),
    );
    const found = read(lines.join('\n'));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ line: 1, trajectory: expected });
  });
});

describe('files', () => {
  const records = [chatRecord, taskRecord];
  it.each([
    ['JSONL', records.map((one) => JSON.stringify(one)).join('\n')],
    [
      'JSONL with blank lines and Windows line ends',
      `\ufeff${records.map((one) => JSON.stringify(one)).join('\r\n\r\n')}\r\n`,
    ],
    ['an array in one line', JSON.stringify(records)],
    ['an array over several lines', JSON.stringify(records, null, 2)],
    ['an object that holds the list', JSON.stringify({ version: 1, data: records }, null, 2)],
  ])('are read as %s', (_, content) => {
    expect(read(content).map((one) => ('trajectory' in one ? one.trajectory.id : one))).toEqual([
      'chat-1',
      'shop-7-1',
    ]);
  });

  const good = JSON.stringify(chatRecord);
  it.each([
    ['a line that is no JSON', `${good}\n{"messages": [\n${good}`, 2, /not JSON/],
    ['a first line that is no JSON', `{"messages": [\n${good}`, 1, /not JSON/],
    ['a number', `${good}\n7`, 2, /no object/],
    ['an unknown form', `${good}\n{"rows": 1}`, 2, /form that is not known/],
    ['a log without an answer', `${good}\n{"messages": [{"role": "user", "content": "Hi"}]}`, 2, /no answer/],
    ['a trace without spans', `${good}\n{"spans": []}`, 2, /no spans/],
    ['too deep nesting', `${good}\n{"messages": ${'['.repeat(150)}${']'.repeat(150)}}`, 2, /levels deep/],
  ])('%s is told with its line and hides no other', (_, content, line, message) => {
    const found = read(content);
    const problems = found.filter((one) => 'problem' in one);
    expect(problems).toEqual([{ line, problem: expect.stringMatching(message) }]);
    expect(found.length - problems.length).toBeGreaterThan(0);
  });

  it('bytes that are no UTF-8 are told', () => {
    const bytes = Buffer.concat([Buffer.from(`${good}\n{"a": "`), Buffer.from([0xff]), Buffer.from('"}')]);
    expect(read(bytes)[1]).toEqual({ line: 2, problem: 'not valid UTF-8' });
  });
});
