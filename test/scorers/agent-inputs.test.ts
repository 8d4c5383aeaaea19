import { describe, expect, it } from 'vitest';
import { DEEPEST } from '../../src/schema/nesting.ts';
import type { ToolCall } from '../../src/schema/tool-call.ts';
import { agentInputs } from '../../src/scorers/agent-inputs.ts';
import {
  argumentCorrectness,
  argumentCorrectnessQuestion,
} from '../../src/scorers/built-in/argument-correctness.ts';
import { stepEfficiency, stepEfficiencyQuestion } from '../../src/scorers/built-in/step-efficiency.ts';
import { toolCorrectness, toolCorrectnessQuestion } from '../../src/scorers/built-in/tool-correctness.ts';
import { toolUse } from '../../src/scorers/built-in/tool-use.ts';
import { prepare } from '../../src/scorers/prepare.ts';
import { offline } from '../support/evaluate-with.ts';

const subject = prepare({
  input: 'Book a table for two at Luigi.',
  output: 'Done.',
  agent_plan: '1. Book.',
  conversation_history: [{ role: 'user', content: 'Hello.' }],
  available_tools: [{ name: 'book_table', parameters: { name: { type: 'string' } } }],
  tool_calls: [
    { name: 'book_table', arguments: { name: 'Luigi', seats: 2 }, result: 'ok' },
    { name: 'book_table', arguments: { name: 'Luigi', seats: 2 }, result: { error: 'twice' } },
  ],
});
const questions = [toolCorrectnessQuestion, argumentCorrectnessQuestion, stepEfficiencyQuestion].map(
  (question) => question(subject),
);

describe('questions about tool calls', () => {
  it('show the same material, so that they can be asked in one call', () => {
    const shown = questions.map((question) => JSON.stringify(question.promptInputs));
    expect(new Set(shown).size).toBe(1);
    expect(Object.keys(questions[0]?.promptInputs ?? {})).toEqual([
      'request',
      'transcript',
      'plan',
      'answer',
      'available_tools',
      'tool_calls',
    ]);
  });

  it('have lists that differ by name, with ids that differ within a list', () => {
    const lists = questions.flatMap((question) => [...question.lists]);
    expect(new Set(lists.map((list) => list.name)).size).toBe(lists.length);
    for (const { items } of lists) expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
  });

  it('name a call by its index and do not repeat it', () => {
    const items = JSON.stringify(questions.flatMap((question) => question.lists.map((list) => list.items)));
    expect(items).toContain('"tool_call_index":1');
    expect(items).not.toContain('Luigi",');
    expect(items).not.toContain('twice');
  });

  it('cut long values, the more the more calls there are, and change nothing', () => {
    const call = { name: 'read', arguments: { path: 'a' }, result: 'x'.repeat(50_000), error: null };
    const shownOf = (count: number) =>
      JSON.stringify(agentInputs(prepare({ tool_calls: Array.from({ length: count }, () => call) }))).length;
    expect(shownOf(1)).toBeLessThan(5_000);
    expect(shownOf(300)).toBeLessThan(300 * 400);
    expect(call.result).toHaveLength(50_000);
  });

  it('leave out what was not given', () => {
    expect(agentInputs(prepare({}))).toEqual({ tool_calls: [] });
  });
});

describe('hostile calls', () => {
  const nested = (levels: number) => {
    const deep: Record<string, unknown> = {};
    for (let at = 0, inner = deep; at < levels; at++) inner = inner['a'] = {} as Record<string, unknown>;
    return deep;
  };
  // As deep as a subject may be; what is deeper is refused before anybody reads it.
  const deep = nested(DEEPEST - 5);
  const hostile: ToolCall[] = [
    { name: '', arguments: { ['__proto__']: 'x', constructor: 'y' }, result: null },
    { name: '\u0000', arguments: { deep }, result: deep },
    {
      name: '💥'.repeat(1000),
      arguments: { text: '\ud800 (((((a+)+)+)+'.repeat(2000) },
      result: '{"a": '.repeat(5000),
    },
  ];

  it.each([toolCorrectness, argumentCorrectness, stepEfficiency, toolUse])(
    'are judged like any: $name',
    async (scorer) => {
      const result = await offline(scorer, {
        input: 'Do it.',
        output: 'Done.',
        conversation_history: [{ role: 'user', content: 'Do it.' }],
        available_tools: [
          { name: '__proto__', parameters: { __proto__: { type: 'string' }, constructor: {} } },
        ],
        tool_calls: hostile,
      });
      expect(result.score).toBeLessThanOrEqual(1);
    },
  );

  it.each([toolCorrectness, argumentCorrectness, stepEfficiency, toolUse])(
    'are refused when they are nested without end: $name',
    (scorer) => {
      const tool_calls = [{ name: 'a', arguments: {}, result: nested(20_000) }];
      const conversation_history = [{ role: 'user' as const, content: 'Do it.' }];
      expect(scorer.check({ input: 'Do it.', conversation_history, tool_calls })).toMatchObject([
        { code: 'invalid_field', field: 'tool_calls' },
      ]);
    },
  );
});
