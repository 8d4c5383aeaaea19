import { z } from 'zod';
import { Fault } from '../../errors.ts';
import { toolArguments } from '../../schema/tool-call.ts';
import { compilePattern } from '../../text/compile-pattern.ts';
import { defineCheck } from '../define-check.ts';
import { expectedArguments } from '../tools/expected-arguments.ts';
import { CALL_MODES, type CallMode, type ExpectedCall, matchCalls } from '../tools/match-calls.ts';

const name = z.string().min(1).max(1000);
const calls = z
  .array(
    z.union([
      name.describe('Name of the tool, whatever its arguments.'),
      z
        .object({
          name: name.describe('Name of the tool.'),
          arguments: toolArguments
            .optional()
            .describe(
              'Arguments of the call, by name: literal values, or the matchers {any: true}, {matches: EXPRESSION}, {one_of: [VALUES]}, {approx: NUMBER, within: NUMBER}. Left out: any arguments.',
            ),
          extra_arguments: z
            .boolean()
            .optional()
            .describe('`true`: the call may have other arguments beside those named here.'),
        })
        .describe('A call with its arguments.'),
    ]),
  )
  .max(200)
  .describe('The expected calls, in their order where it matters.');

type Written = z.infer<typeof calls>;

/** The calls of tools are the expected ones. */
export const toolCalls = defineCheck<
  Written | { calls: Written; mode?: CallMode | undefined },
  { expected: ExpectedCall[]; mode: CallMode }
>({
  name: 'tool_calls',
  description:
    'The calls of tools are the expected ones. `exact`: these, in this order, and no others; `in_order`: these in this order, others may stand between; `any_order`: these and no others, in any order; `subset`: no others than these, each at most as often as here; `superset`: at least these. A list alone is `exact`.',
  value: z
    .union([
      calls,
      z
        .object({
          mode: z.enum(CALL_MODES).optional().describe('How they are compared. Left out: `exact`.'),
          calls,
        })
        .refine(({ mode, calls: list }) => list.length > 0 || !(mode === 'in_order' || mode === 'superset'), {
          error: 'must not be empty in this mode, which any calls would pass',
          path: ['calls'],
        })
        .describe('Calls and how they are compared.'),
    ])
    .describe('The expected calls.'),
  example: {
    check: {
      tool_calls: {
        mode: 'in_order',
        calls: [{ name: 'get_order', arguments: { id: 'TK-1042' } }, 'refund'],
      },
    },
    passes: {
      output: 'Done.',
      tool_calls: [
        { name: 'get_order', arguments: { id: 'TK-1042' } },
        { name: 'refund', arguments: { amount: 20 } },
      ],
    },
    fails: { output: 'Done.', tool_calls: [{ name: 'get_order', arguments: { id: 'TK-1043' } }] },
  },
  // The first call that is not as expected is what there is to say.
  label: (value) => (Array.isArray(value) ? undefined : ((value as { mode?: CallMode }).mode ?? undefined)), // It has this form.
  negatable: true,
  of: false,
  reads: ['tool_calls'],
  async compile(value) {
    const [list, mode] = Array.isArray(value) ? [value, undefined] : [value.calls, value.mode];
    const expected = await Promise.all(
      list.map(async (one): Promise<ExpectedCall> => {
        if (typeof one === 'string') return { name: one };
        const { name: tool, arguments: given, extra_arguments: others = false } = one;
        if (given === undefined) return { name: tool };
        return { name: tool, arguments: await expectedArguments(given, others, expression) };
      }),
    );
    return { expected, mode: mode ?? 'exact' };
  },
  evaluate({ expected, mode }, { subject: { tool_calls: made = [] } }) {
    const { pass, reason } = matchCalls(expected, made, mode);
    return {
      pass,
      expected: expected.map(({ name: tool, arguments: given }) => `${tool}${given?.text ?? ''}`),
      actual: made.slice(0, 50).map((call) => ({ name: call.name, arguments: call.arguments })),
      reason,
      metadata: { mode },
    };
  },
});

const expression = (pattern: string) =>
  compilePattern(
    pattern,
    '',
    (what, hint, cause) => new Fault('validation_failed', what, { where: 'matches', hint, cause }),
  );
