import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Check } from '../../../src/schema/check.ts';
import type { Subject } from '../../../src/schema/evaluation.ts';
import { problemsOf, reasonOf, verdictOf } from '../../support/asked-check.ts';

const done = { output: 'Done.' };
const calls = (...names: string[]) => ({
  ...done,
  tool_calls: names.map((name) => ({ name, arguments: {} })),
});
const asked = (...turns: string[]) => ({
  ...done,
  input: 'And now?',
  conversation_history: turns.map((content, at) => ({
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
  })),
});

describe('budgets of an answer', () => {
  it.each<[Check, Subject, string]>([
    [{ latency_ms: 2000 }, { ...done, latency_ms: 2000 }, 'pass'],
    [{ latency_ms: 2000 }, { ...done, latency_ms: 2001 }, 'fail'],
    [{ latency_ms: 0 }, { ...done, latency_ms: 0 }, 'pass'],
    [{ latency_ms: 2000 }, done, 'missing_field'],
    [{ not_latency_ms: 2000 }, { ...done, latency_ms: 2001 }, 'pass'],
    [{ not_latency_ms: 2000 }, done, 'missing_field'],
    [{ cost_usd: 0.01 }, { ...done, usage: { cost_usd: 0.01 } }, 'pass'],
    [{ cost_usd: 0.01 }, { ...done, usage: { cost_usd: 0.0101 } }, 'fail'],
    [{ cost_usd: 0.01 }, { ...done, usage: { cost_usd: null } }, 'missing_field'],
    [{ cost_usd: 0.01 }, { ...done, usage: { input_tokens: 7 } }, 'missing_field'],
    [{ cost_usd: 0.01 }, done, 'missing_field'],
    [{ not_cost_usd: 0.01 }, { ...done, usage: {} }, 'missing_field'],
    [{ tokens: 100 }, { ...done, usage: { input_tokens: 60, output_tokens: 40 } }, 'pass'],
    [{ tokens: 100 }, { ...done, usage: { input_tokens: 60, output_tokens: 41 } }, 'fail'],
    [{ tokens: 100 }, { ...done, usage: { input_tokens: 60 } }, 'missing_field'],
    [{ tokens: 100 }, { ...done, usage: { input_tokens: 101, output_tokens: null } }, 'fail'],
    [{ not_tokens: 100 }, { ...done, usage: { input_tokens: 60 } }, 'missing_field'],
    [{ not_tokens: 100 }, { ...done, usage: { input_tokens: 101 } }, 'pass'],
    [{ tokens: { output: 40 } }, { ...done, usage: { output_tokens: 40 } }, 'pass'],
    [{ tokens: { output: 40 } }, { ...done, usage: { input_tokens: 40 } }, 'missing_field'],
    [
      { tokens: { input: 60, output: 40 } },
      { ...done, usage: { input_tokens: 60, output_tokens: 40 } },
      'pass',
    ],
    [
      { tokens: { input: 60, output: 39 } },
      { ...done, usage: { input_tokens: 60, output_tokens: 40 } },
      'fail',
    ],
    [{ tokens: { input: 60, output: 39 } }, { ...done, usage: { output_tokens: 40 } }, 'fail'],
    [{ tokens: { input: 60, output: 40 } }, { ...done, usage: { output_tokens: 40 } }, 'missing_field'],
    [{ max_tool_calls: 2 }, calls('a', 'a'), 'pass'],
    [{ max_tool_calls: 1 }, calls('a', 'a'), 'fail'],
    [{ max_tool_calls: 0 }, calls(), 'pass'],
    [{ max_tool_calls: 0 }, done, 'missing_field'],
    [{ max_turns: 1 }, done, 'pass'],
    [{ max_turns: 1 }, asked('Hello', 'Hi'), 'fail'],
    [{ max_turns: 2 }, asked('Hello', 'Hi'), 'pass'],
    [{ max_turns: 1 }, asked('And now?'), 'pass'],
    [{ max_turns: 1 }, asked('And now?', 'Done.'), 'pass'],
    [{ max_turns: 0 }, done, 'fail'],
    [{ max_turns: 1 }, {}, 'missing_field'],
  ])('%j of %j: %s', async (check, subject, verdict) => {
    expect(await verdictOf(check, subject)).toBe(verdict);
  });

  it('say what was taken and what may be, or how the figure is supplied', async () => {
    expect(await reasonOf({ latency_ms: 2000 }, { ...done, latency_ms: 2400 })).toContain(
      'it took 2400 ms, 2000 ms at most',
    );
    expect(await reasonOf({ tokens: 100 }, { ...done, usage: { input_tokens: 101 } })).toContain(
      'it took at least 101 tokens, 100 tokens at most',
    );
    expect(await reasonOf({ cost_usd: 1 }, { ...done, usage: {} })).toContain(
      'usage.cost_usd is not known; the agent has to report it',
    );
  });

  it.each([
    [{ latency_ms: '2s' }],
    [{ latency_ms: -1 }],
    [{ cost_usd: Number.POSITIVE_INFINITY }],
    [{ tokens: 1.5 }],
    [{ tokens: {} }],
    [{ tokens: { inputs: 5 } }],
    [{ max_turns: 2.5 }],
    [{ not_max_turns: 2 }],
    [{ max_tool_calls: null }],
    [{ latency_ms: 5, of: 'output' }],
  ])('%j is refused', (check) => {
    expect(problemsOf(check)).not.toEqual([]);
  });

  it('negated are their complement wherever they can be judged, and errors as before where they cannot', async () => {
    const amount = fc.option(fc.nat(200), { nil: undefined });
    const ceiling = fc.nat(200);
    const kind = fc.constantFrom('latency_ms', 'cost_usd', 'tokens');
    await fc.assert(
      fc.asyncProperty(kind, ceiling, amount, amount, amount, async (name, most, input, output, other) => {
        const subject: Subject = {
          ...done,
          ...(other === undefined ? {} : { latency_ms: other }),
          usage: { input_tokens: input, output_tokens: output, cost_usd: other },
        };
        const [plain, negated] = [
          await verdictOf({ [name]: most }, subject),
          await verdictOf({ [`not_${name}`]: most }, subject),
        ];
        expect(negated).toBe({ pass: 'fail', fail: 'pass' }[plain] ?? plain);
      }),
    );
  });
});
