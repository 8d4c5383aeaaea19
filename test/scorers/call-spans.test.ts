import { describe, expect, it } from 'vitest';
import { stepEfficiencyQuestion } from '../../src/scorers/built-in/step-efficiency.ts';
import { toolCorrectnessQuestion } from '../../src/scorers/built-in/tool-correctness.ts';
import { prepare } from '../../src/scorers/prepare.ts';

const run = (length: number) =>
  prepare({
    input: 'Read the pages.',
    output: 'Done.',
    tool_calls: Array.from({ length }, (_, index) => ({
      name: 'read_page',
      arguments: index === length - 1 ? { cursor: 'cur-7000' } : { page: `p${index}` },
      result: index === 0 ? { next: 'cur-7000' } : { text: 'Words on the page. '.repeat(20) },
    })),
  });
const callsIn = (promptInputs: Readonly<Record<string, unknown>>) =>
  (promptInputs['tool_calls'] as { tool_call_index: number }[]).map((call) => call.tool_call_index);

describe('a question about tool calls', () => {
  it('shows a run of ordinary length as a whole', () => {
    const question = stepEfficiencyQuestion(run(60));
    expect(question.split?.(question)).toEqual([question]);
  });

  it('asks of every call of a long run exactly once, among the calls around it', () => {
    const question = stepEfficiencyQuestion(run(200));
    const spans = question.split?.(question) ?? [];
    const asked = spans.flatMap(({ lists }) => lists.flatMap(({ items }) => items.map(({ id }) => id)));
    expect(asked).toEqual(question.lists[0].items.map(({ id }) => id));
    for (const { promptInputs, lists } of spans) {
      const shown = new Set(callsIn(promptInputs));
      for (const { items } of lists) {
        expect(items.every((item) => shown.has(Number(item['tool_call_index'])))).toBe(true);
      }
      expect(shown.size).toBeLessThanOrEqual(90);
    }
  });

  it('shows the call that a value comes from, however far back', () => {
    const question = stepEfficiencyQuestion(run(200));
    const spans = question.split?.(question) ?? [];
    expect(callsIn(spans.at(-1)?.promptInputs ?? {})).toContain(0);
    expect(callsIn(spans[0]?.promptInputs ?? {})).toContain(199);
    expect(callsIn(spans.at(-1)?.promptInputs ?? {})).not.toContain(1);
  });

  it('asks of the requests with all calls in view', () => {
    const question = toolCorrectnessQuestion(run(200));
    const last = question.split?.(question).at(-1);
    expect(callsIn(last?.promptInputs ?? {})).toHaveLength(200);
    expect(last?.lists.map(({ items }) => items.length)).toEqual([0, 1]);
  });

  it('grows with the run in number, not in size', () => {
    const size = (length: number) => {
      const question = stepEfficiencyQuestion(run(length));
      return Math.max(
        ...(question.split?.(question) ?? []).map(({ promptInputs }) => JSON.stringify(promptInputs).length),
      );
    };
    expect(size(2000)).toBeLessThan(size(200) * 1.2);
  });
});
