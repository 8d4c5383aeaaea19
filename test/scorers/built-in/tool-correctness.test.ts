import { describe, expect, it } from 'vitest';
import { toolCorrectness } from '../../../src/scorers/built-in/tool-correctness.ts';
import { prepare } from '../../../src/scorers/prepare.ts';
import { offline, outcomeWith, resultWith } from '../../support/evaluate-with.ts';
import { scriptedJudge, silentJudge } from '../../support/scripted-judge.ts';

const called = (...names: string[]) => names.map((name) => ({ name, arguments: {} }));
const failed = (name: string) => ({ name, arguments: {}, result: { error: 'down' } });

function judging(calls: readonly string[], requests: readonly string[]) {
  return scriptedJudge((question) => ({
    tool_choice: question
      .items('tool_choice')
      .map(({ id }) => ({ id, reason: 'so', verdict: calls[Number(id.slice(1))] })),
    tool_needs: question.items('tool_needs').map(({ id }) => ({
      id,
      capability: 'look it up',
      suggested_tool: null,
      reason: 'so',
      verdict: requests[Number(id.slice(1))],
    })),
  }));
}

describe('tool_correctness', () => {
  it.each<[string[], ReturnType<typeof called>, number]>([
    [['A', 'B'], called('A', 'B'), 1],
    [['A', 'B'], called('A', 'B', 'C'), 0.8],
    [['A', 'B'], called('A'), 0.6667],
    [['A', 'B'], called('A', 'C'), 0.5],
    [['A', 'B'], called('C'), 0],
    [['A', 'B'], [], 0],
    [['A', 'A'], called('A', 'A'), 1],
    [['A'], [failed('A'), ...called('A')], 1],
    [[], [], 1],
    [[], called('A'), 0],
    [['get_user'], called('GetUser'), 1],
    [['create_event'], called('calendar.create_event'), 1],
    [['web.search'], called('mail.search'), 0],
  ])('expects %j, called %j', async (expected_tools, tool_calls, score) => {
    const result = await resultWith(silentJudge(), toolCorrectness, { expected_tools, tool_calls });
    expect(result.score).toBe(score);
    expect(result.metadata).toMatchObject({
      tools_used: tool_calls.map((call) => call.name),
      mode: 'reference',
      expected_source: 'expected_tools',
    });
    expect(result.metadata['judge']).toMatchObject({ mode: 'none', confidence: 'high', calls: 0 });
  });

  it.each<[string, string[], string[], number]>([
    ['look-ups beside what is expected', ['pay'], ['look', 'pay', 'look'], 1],
    ['look-ups where nothing is expected', [], ['look'], 1],
    ['look-ups instead of what is expected', ['pay'], ['look'], 0],
    ['an expected look-up', ['look', 'pay'], ['look', 'pay'], 1],
    ['a write too many beside look-ups', ['pay'], ['look', 'pay', 'cancel'], 0.6667],
  ])('with tools that only read: %s', async (_, expected_tools, names, score) => {
    const byCall = names.map((name) => ({ name, arguments: {}, reads: name === 'look' }));
    const described = [{ name: 'look', reads: true }, { name: 'pay' }, { name: 'cancel' }];
    for (const subject of [
      { expected_tools, tool_calls: byCall },
      { expected_tools, tool_calls: called(...names), available_tools: described },
    ])
      expect((await resultWith(silentJudge(), toolCorrectness, subject)).score).toBe(score);
  });

  it('never scores lower for a look-up more, whatever a judge says of it', async () => {
    const pay = { name: 'pay', arguments: {} };
    const look = { name: 'look', arguments: {}, reads: true };
    for (const verdict of ['needed', 'helpful', 'unneeded', 'wrong'])
      for (const request of ['served', 'missing'])
        for (const other of ['needed', 'helpful', 'wrong']) {
          const score = async (tool_calls: (typeof pay)[], verdicts: string[]) =>
            (
              await resultWith(judging(verdicts, [request]), toolCorrectness, {
                input: 'Pay the bill.',
                tool_calls,
              })
            ).score;
          expect(await score([pay, look], [other, verdict])).toBeGreaterThanOrEqual(
            await score([pay], [other]),
          );
        }
  });

  it.each([
    ['left out its namespace and shows no result', { name: 'get_rate', arguments: {} }, 0],
    ['failed under a name without its namespace', { ...failed('get_rate') }, 0],
    ['came back, so only the trace is short', { name: 'get_rate', arguments: {}, result: 1.1 }, 1],
    ['has the namespace, written otherwise', { name: 'currency_get_rate', arguments: {} }, 1],
  ])('with a catalogue that names the tool whole, a call that %s', async (_, call, score) => {
    const result = await resultWith(silentJudge(), toolCorrectness, {
      expected_tools: ['currency.get_rate'],
      available_tools: [{ name: 'currency.get_rate' }, { name: 'currency.convert' }],
      tool_calls: [call],
    });
    expect(result.score).toBe(score);
    expect(result.metadata['unexpected_tools']).toEqual(score === 1 ? [] : [call.name]);
  });

  it.each<[string[], ReturnType<typeof called>, RegExp]>([
    [['A', 'B'], called('A', 'B'), /: 2 of 2 expected tools called, 0 unexpected\./],
    [['A', 'B', 'C'], called('A', 'B'), /: 2 of 3 expected tools called, 0 unexpected\. Differences: "C"/],
    [[], [], /: no tool was expected and none was called\./],
  ])('counts in its reasoning: expected %j, called %j', async (expected_tools, tool_calls, said) => {
    const { reasoning } = await resultWith(silentJudge(), toolCorrectness, { expected_tools, tool_calls });
    expect(reasoning).toMatch(said);
  });

  it('says where the expected tools were found when the request did not list them', async () => {
    const expected_behavior = 'Calls `find_order`.';
    const { metadata } = await resultWith(silentJudge(), toolCorrectness, {
      expected_behavior,
      tool_calls: called('find_order'),
    });
    expect(metadata['derived']).toEqual([{ field: 'expected_tools', from: 'expected_behavior' }]);
  });

  it('can look at the order', () => {
    const expected = {
      tools: [{ name: 'A' }, { name: 'B' }],
      forbidden: [],
      source: 'expected_tools' as const,
    };
    const score = toolCorrectness.spec.formula(
      { mode: 'reference', expected, ordered: true },
      prepare({ tool_calls: called('B', 'A') }),
    );
    expect(score).toMatchObject({ status: 'scored', value: 0.5 });
  });

  it('never scores a forbidden tool above 0.3', async () => {
    const result = await resultWith(silentJudge(), toolCorrectness, {
      expected_behavior: 'Must call `find_order` and must not call `delete_order`.',
      tool_calls: called('find_order', 'delete_order'),
    });
    expect(result).toMatchObject({
      score: 0.3,
      metadata: {
        forbidden_called: ['delete_order'],
        expected_tools: ['find_order'],
        expected_source: 'expected_behavior',
      },
    });
  });

  it('compares arguments where they are expected', async () => {
    const expected_tools = [{ name: 'search', arguments: { city: 'Rome', nights: 2 } }];
    const half = await resultWith(silentJudge(), toolCorrectness, {
      expected_tools,
      tool_calls: [{ name: 'search', arguments: { city: ' rome ', nights: 3 } }],
    });
    expect(half.score).toBe(0.5);
    const twice = await resultWith(silentJudge(), toolCorrectness, {
      expected_tools: [
        { name: 's', arguments: { q: 'a' } },
        { name: 's', arguments: { q: 'b' } },
      ],
      tool_calls: [
        { name: 's', arguments: { q: 'b' } },
        { name: 's', arguments: { q: 'a' } },
      ],
    });
    expect(twice.score).toBe(1);
  });

  it('names missing, unexpected and failed calls', async () => {
    const { metadata, reasoning } = await resultWith(silentJudge(), toolCorrectness, {
      expected_tools: ['A', 'B'],
      tool_calls: [failed('A'), ...called('A', 'C')],
    });
    expect(metadata).toMatchObject({
      missing_tools: ['B'],
      unexpected_tools: ['C'],
      failed_calls: [0],
      collapsed_retries: [0],
      precision: 0.5,
      recall: 0.5,
    });
    expect(reasoning).toContain('"B" (expected, not called)');
  });

  it.each<[string[], string[], number]>([
    [['needed', 'needed'], ['served'], 1],
    [['needed', 'unneeded'], ['served'], 0.6667],
    [['needed', 'helpful'], ['served'], 0.8571],
    [['needed'], ['missing'], 0.6667],
    [['wrong'], ['served'], 0],
    [[], ['missing'], 0],
  ])('without a reference a judge labels calls %j and requests %j', async (calls, requests, score) => {
    const result = await resultWith(judging(calls, requests), toolCorrectness, {
      input: 'What is the weather in Rome?',
      tool_calls: called(...calls.map((_, index) => `tool${index}`)),
    });
    expect(result.score).toBe(score);
    expect(result.metadata).toMatchObject({ mode: 'judge', judge: { mode: 'llm', calls: 1 } });
    expect(result.metadata['warnings']).toContain('no_tool_catalog');
  });

  it('is not applicable when no tool was called and none was needed', async () => {
    const result = await resultWith(judging([], ['no_tool_needed']), toolCorrectness, {
      input: 'Say hello.',
      tool_calls: [],
    });
    expect(result).toMatchObject({ score: 1, metadata: { not_applicable: true, tools_used: [] } });
  });

  it.each([
    [{ input: 'x' }, 'tool_calls'],
    [{ tool_calls: [] }, 'expected_tools'],
    [{ tool_calls: [], expected_behavior: 'Be nice.' }, 'input'],
  ])('reports missing input: %j', async (incomplete, field) => {
    expect(toolCorrectness.check(incomplete)).toMatchObject([{ code: 'missing_field', field }]);
    expect((await outcomeWith(silentJudge(), toolCorrectness, incomplete)).status).toBe('errored');
  });

  const catalog = [
    { name: 'get_weather', description: 'Current weather for a city.' },
    { name: 'book_flight', description: 'Books a flight to a city.' },
    { name: 'send_invoice', description: 'Sends an invoice to a customer.' },
  ];
  it.each<
    [string, { name: string; arguments: Record<string, unknown>; result?: unknown }[], string, boolean]
  >([
    [
      'What is the weather in Rome?',
      [{ name: 'get_weather', arguments: { city: 'Rome' }, result: 'sunny' }],
      'It is sunny in Rome.',
      true,
    ],
    [
      'Book a flight to Oslo.',
      [{ name: 'book_flight', arguments: { city: 'Oslo' }, result: 'ok' }],
      'Booked.',
      true,
    ],
    [
      'Send the invoice to customer 12.',
      [{ name: 'send_invoice', arguments: { customer: 12 }, result: 'sent' }],
      'Sent.',
      true,
    ],
    [
      'Book a flight to Oslo and send the invoice to customer 12.',
      [
        { name: 'book_flight', arguments: { city: 'Oslo' }, result: 'ok' },
        { name: 'send_invoice', arguments: { customer: 12 }, result: 'ok' },
      ],
      'Both done.',
      true,
    ],
    [
      'What is the weather in Rome?',
      [
        { name: 'get_weather', arguments: { city: 'Rome' }, result: { error: 'x' } },
        { name: 'get_weather', arguments: { city: 'Rome' }, result: 'rain' },
      ],
      'Rain.',
      true,
    ],
    ['What is the weather in Rome?', [{ name: 'delete_account', arguments: {} }], 'Done.', false],
    ['Book a flight to Oslo.', [], 'Your flight is booked.', false],
    [
      'Book a flight to Oslo.',
      [{ name: 'book_flight', arguments: { city: 'Oslo' }, result: { error: 'full' } }],
      'Booked.',
      false,
    ],
    ['Send the invoice to customer 12.', [], 'Sent!', false],
    [
      'What is the weather in Rome?',
      [
        { name: 'reboot_server', arguments: { id: 'x1' } },
        { name: 'list_users', arguments: {} },
      ],
      'Sunny.',
      false,
    ],
  ])('offline: %j by %j', async (input, tool_calls, output, pass) => {
    expect(
      (await offline(toolCorrectness, { input, tool_calls, output, available_tools: catalog })).pass,
    ).toBe(pass);
  });

  it.each([
    ['the expected calls', ['get_order', 'refund'], 0.7, 'high'],
    ['a call left out', ['get_order'], 0.7, 'high'],
    ['a call too many, where every fault fails', ['get_order', 'get_order', 'refund'], 1, 'high'],
    ['a call too many, which the threshold lets pass', ['get_order', 'get_order', 'refund'], 0.7, 'low'],
  ])('is sure of %s: what the case names is compared', async (_, called, threshold, confidence) => {
    const tool_calls = called.map((name) => ({ name, arguments: {} }));
    const subject = {
      input: 'Refund it.',
      output: 'Done.',
      tool_calls,
      expected_tools: ['get_order', 'refund'],
    };
    const { metadata } = await offline(toolCorrectness, subject, threshold);
    expect(metadata['judge']).toMatchObject({ confidence });
  });
});
