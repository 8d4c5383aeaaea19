import { describe, expect, it } from 'vitest';
import { mappingOf } from '../../src/agents/answer-mapping.ts';
import { readAnswer } from '../../src/agents/read-answer.ts';
import { Fault } from '../../src/errors.ts';
import { invocation } from '../../src/schema/agent.ts';

const read = (text: string, paths: Record<string, string> = {}) =>
  readAnswer(text, mappingOf(invocation.parse(paths)), 'here');
const faultOf = (text: string, paths: Record<string, string> = {}) => {
  try {
    read(text, paths);
  } catch (error) {
    if (error instanceof Fault) return error;
  }
  throw new Error('no fault');
};

describe('an answer without mapping', () => {
  it.each([
    'just text',
    '',
    '"quoted"',
    '[1,2]',
    '42',
    'null',
    '{"answer":"x"}',
    '{broken',
    '{}',
    '{"a":1}{"b":2}',
  ])('is the text itself when it is no object of the protocol: %s', (text) => {
    expect(read(text)).toEqual({ output: text });
  });

  it('is read by the keys of the protocol', () => {
    expect(
      read(
        JSON.stringify({
          output: 'sent',
          tool_calls: [{ name: 'mail', arguments: { to: 'a' }, result: null, turn: 1 }],
          context: ['doc', { page_content: 'second' }, 3],
          agent_plan: ['look', 'answer'],
          usage: { input_tokens: 5, output_tokens: -1, cost_usd: 0.5, other: 1 },
        }),
      ),
    ).toEqual({
      output: 'sent',
      tool_calls: [{ name: 'mail', arguments: { to: 'a' }, result: null, turn: 1 }],
      context: ['doc', 'second', '3'],
      agent_plan: '["look","answer"]',
      usage: { input_tokens: 5, cost_usd: 0.5 },
    });
  });

  it('keeps "not captured" apart from "none"', () => {
    expect(read('{"output":"x"}')).toEqual({ output: 'x' });
    expect(read('{"output":"x","tool_calls":null,"context":null,"agent_plan":null}')).toEqual({
      output: 'x',
    });
    expect(read('{"output":"x","tool_calls":[],"context":[]}')).toEqual({
      output: 'x',
      tool_calls: [],
      context: [],
    });
  });

  it('may consist of tool calls alone', () => {
    expect(read('{"output":null,"tool_calls":[{"name":"a"}]}')).toEqual({
      output: '',
      output_missing: true,
      tool_calls: [{ name: 'a', arguments: {} }],
    });
    // An output that is given counts, also beside calls.
    expect(read('{"output":"","tool_calls":[{"name":"a"}]}').output_missing).toBeUndefined();
  });

  it.each([
    ['{"output":null}', {}, 'output'],
    ['{"data":{"answer":null}}', { output_path: 'data.answer' }, 'data.answer'],
  ])('%s says that its output is null', (text, paths, path) => {
    const fault = faultOf(text, paths);
    expect([fault.code, fault.subcode]).toEqual(['agent_failed', 'missing_output']);
    expect(fault.message).toBe(`The answer has no output: "${path}" is null.`);
  });

  it.each(['{"tool_calls":[]}', '{"context":["a"]}'])('%s has no output', (text) => {
    const fault = faultOf(text);
    expect([fault.code, fault.subcode, fault.retry]).toEqual(['agent_failed', 'missing_output', false]);
    expect(fault.message).toContain('its top keys are');
  });

  it.each([
    ['{"output":"x","tool_calls":{}}', 'tool_calls is no list'],
    ['{"output":"x","tool_calls":[{"name":"a"},{"name":""}]}', 'tool_calls[1] is no object with a name'],
    ['{"output":"x","tool_calls":["a"]}', 'tool_calls[0] is no object with a name'],
    ['{"output":"x","context":7}', 'context is neither a text nor a list'],
  ])('%s is refused by place', (text, message) => {
    const fault = faultOf(text);
    expect(fault.code).toBe('agent_failed');
    expect(fault.message).toContain(message);
  });

  it('writes a structured output as JSON', () => {
    expect(read('{"output":{"city":"Bern"}}').output).toBe('{"city":"Bern"}');
  });
});

describe('an answer that says that it is an error', () => {
  it.each([
    ['{"error":"quota exceeded"}', {}, 'quota exceeded'],
    ['{"error":{"type":"overloaded","message":"try later"}}', {}, 'try later'],
    ['{"error":{"code":7}}', {}, '{"code":7}'],
    ['{"error":true,"message":"no key"}', {}, 'no key'],
    ['{"output":null,"error":"quota exceeded"}', {}, 'quota exceeded'],
    ['{"output":"","error":"quota exceeded"}', {}, 'quota exceeded'],
    ['{"tool_calls":[],"error":"quota exceeded"}', {}, 'quota exceeded'],
    ['{"tool_calls":[{"name":"f"}],"error":"quota exceeded"}', {}, 'quota exceeded'],
    ['{"is_error":true,"result":"API Error: 529"}', {}, 'API Error: 529'],
    ['{"is_error":true,"output":"could not reach the model"}', {}, 'could not reach the model'],
    [
      '{"type":"result","is_error":true,"result":"Credit balance is too low"}',
      { output_path: 'result' },
      'Credit balance',
    ],
    ['{"data":null,"errors":[{"message":"no such field"}]}', { output_path: 'data.answer' }, 'no such field'],
    ['{"error":"quota exceeded"}', { output_path: 'data.answer' }, 'quota exceeded'],
    ['{"output":"fine","status":{"failure":"late"}}', { error_path: 'status.failure' }, 'late'],
    ['{"output":"fine","failed":{"why":{"message":"deep down"}}}', { error_path: 'failed.why' }, 'deep down'],
    [
      '{"data":{"answer":"x"},"problem":["first","second"]}',
      { output_path: 'data.answer', error_path: 'problem' },
      'first',
    ],
    ['[{"problem":"in a list"}]', { error_path: '[0].problem' }, 'in a list'],
  ])('%s is an error of the attempt, in its own words', (text, paths, words) => {
    const fault = faultOf(text, paths as Record<string, string>);
    expect([fault.code, fault.subcode, fault.retry]).toEqual(['agent_failed', 'reported_error', false]);
    expect(fault.message).toContain(`the agent reported an error: ${words}`);
  });

  it.each([
    ['{"output":"x","error":null}', {}],
    ['{"output":"x","error":false}', {}],
    ['{"output":"x","error":""}', {}],
    ['{"output":"x","error":{}}', {}],
    ['{"output":"x","error":"a warning beside the answer"}', {}],
    ['{"output":"x","is_error":false}', {}],
    ['{"output":"x","errors":[]}', {}],
    ['{"output":"x","failed":0}', { error_path: 'failed' }],
    ['{"output":"x"}', { error_path: 'failed.why' }],
  ])('%s is an answer', (text, paths) => {
    expect(read(text, paths as Record<string, string>)).toEqual({ output: 'x' });
  });

  it('is told from a JSON answer that lists errors of something else', () => {
    expect(read('{"errors":["spelling"]}').output).toBe('{"errors":["spelling"]}');
  });

  it('leaves text alone where only the place of an error is mapped', () => {
    expect(read('just text', { error_path: 'error' })).toEqual({ output: 'just text' });
  });
});

describe('a JSON object without a known key', () => {
  it('is the text, and a warning names its keys', () => {
    const warnings: string[] = [];
    const answer = readAnswer('{"answer":"x","toolCalls":[{"name":"f"}]}', {}, 'here', {
      warn: (kind, message) => warnings.push(`${kind}: ${message}`),
    });
    expect(answer).toEqual({ output: '{"answer":"x","toolCalls":[{"name":"f"}]}' });
    expect(warnings).toEqual([expect.stringMatching(/^unknown_keys: .*top keys are answer, toolCalls/)]);
  });
});

describe('text that holds an answer which cannot be read', () => {
  const warningsOf = (text: string, logs: boolean) => {
    const warnings: string[] = [];
    const answer = readAnswer(text, {}, 'here', { logs, warn: (kind) => warnings.push(kind) });
    expect(answer).toEqual({ output: text });
    return warnings;
  };

  it.each([
    ['cut off', '{"output":"ok","tool_calls":[{"na'],
    ['a dict of Python', "{'output': 'ok', 'tool_calls': []}"],
    ['within a list', '[{"output":"ok","tool_calls":[]}]'],
    ['events of a stream', 'data: {"output":"ok"}\n\ndata: [DONE]\n'],
    ['with text on both sides', 'INFO {"output":"ok"} done'],
  ])('is warned of: %s', (_, text) => {
    expect(warningsOf(text, false)).toEqual(['like_an_answer']);
    expect(warningsOf(text, true)).toEqual(['like_an_answer']);
  });

  it.each(['{name}, hello', 'an "output": none', '{ output: 1 }', '[]', '{"answer'])(
    'is not seen where there is none: %s',
    (text) => {
      expect(warningsOf(text, true)).toEqual([]);
    },
  );
});

describe('tool calls of other shapes', () => {
  it.each([
    [
      { id: '1', type: 'function', function: { name: 'f', arguments: '{"a":1}' } },
      { name: 'f', arguments: { a: 1 } },
    ],
    [
      { type: 'tool_use', id: '1', name: 'f', input: { a: 1 } },
      { name: 'f', arguments: { a: 1 } },
    ],
    [
      { id: '1', name: 'f', args: { a: 1 } },
      { name: 'f', arguments: { a: 1 } },
    ],
    [
      { name: 'f', arguments: '' },
      { name: 'f', arguments: {} },
    ],
    [
      { name: 'f', arguments: '{"a":' },
      { name: 'f', arguments: { unparsed: '{"a":' } },
    ],
    [
      { name: 'f', arguments: '[1]' },
      { name: 'f', arguments: { unparsed: '[1]' } },
    ],
    [
      { name: 'f', arguments: [1] },
      { name: 'f', arguments: { unparsed: [1] } },
    ],
    [
      { name: 'f', error: 'boom' },
      { name: 'f', arguments: {}, error: 'boom' },
    ],
  ])('%j', (given, expected) => {
    expect(read(JSON.stringify({ output: 'x', tool_calls: [given] })).tool_calls).toEqual([expected]);
  });
});

describe('a mapped answer', () => {
  const body = JSON.stringify({
    data: {
      answer: 'mapped',
      steps: [{ function: { name: 'f', arguments: '{}' } }],
      docs: 'one',
      plan: null,
    },
    tool_calls: 'somebody else',
    context: { session: 1 },
    usage: { input_tokens: 2 },
  });

  it('is read by its paths; what has no path is taken only where it fits', () => {
    expect(read(body, { output_path: 'data.answer' })).toEqual({
      output: 'mapped',
      usage: { input_tokens: 2 },
    });
    expect(
      read(body, {
        output_path: 'data.answer',
        tool_calls_path: 'data.steps',
        context_path: 'data.docs',
        plan_path: 'data.plan',
      }),
    ).toEqual({
      output: 'mapped',
      tool_calls: [{ name: 'f', arguments: {} }],
      context: ['one'],
      usage: { input_tokens: 2 },
    });
  });

  it('names path and keys when the output is missing', () => {
    const fault = faultOf(body, { output_path: 'data.reply' });
    expect([fault.code, fault.retry]).toEqual(['agent_failed', false]);
    expect(fault.message).toContain('"data.reply"');
    expect(fault.message).toContain('data, tool_calls, context, usage');
    expect(faultOf('<html>', { output_path: 'data.reply' }).message).toContain('<html>');
    expect(faultOf('[1,2]', { output_path: 'data.reply' }).message).toContain('a list of 2');
  });

  it('has parts that were not captured when only they are missing', () => {
    expect(
      read(body, {
        output_path: 'data.answer',
        tool_calls_path: 'data.no',
        context_path: 'no',
        plan_path: 'no',
      }),
    ).toEqual({ output: 'mapped', usage: { input_tokens: 2 } });
  });

  it('falls back to the whole text when only other parts are mapped', () => {
    expect(read('{"calls":[{"name":"f"}],"say":"hi"}', { tool_calls_path: 'calls' })).toEqual({
      output: '',
      output_missing: true,
      tool_calls: [{ name: 'f', arguments: {} }],
    });
    expect(read('plain', { context_path: 'docs' })).toEqual({ output: 'plain' });
  });

  it('refuses hostile depth before it looks', () => {
    expect(faultOf(`{"output":${'['.repeat(200)}${']'.repeat(200)}}`).subcode).toBe('hostile_reply');
  });
});

describe('the usage an agent reports', () => {
  it.each([
    [
      { input_tokens: 12, output_tokens: 3, cost_usd: 0.25 },
      { input_tokens: 12, output_tokens: 3, cost_usd: 0.25 },
    ],
    [{ input_tokens: 1.5, output_tokens: -1, cost_usd: 1e308 }, undefined],
    [{ input_tokens: '7', cost_usd: Number.NaN }, undefined],
  ])('%j is taken as %j', (usage, taken) => {
    expect(readAnswer(JSON.stringify({ output: 'x', usage }), {}, 'agent').usage).toEqual(taken);
  });
});
