import { z } from 'zod';
import { readCalls } from '../../scorers/formulas/reads-only.ts';
import { sameTool } from '../../scorers/formulas/tool-name.ts';
import { defineCheck } from '../define-check.ts';
import { CALL_MODES, type CallMode, type ExpectedCall, matchCalls } from '../tools/match-calls.ts';
import { compiledCalls, namedCalls } from '../tools/named-calls.ts';

const calls = namedCalls.max(200).describe('The expected calls, in their order where it matters.');

type Written = z.infer<typeof calls>;

/** The calls of tools are the expected ones. */
export const toolCalls = defineCheck<
  Written | { calls: Written; mode?: CallMode | undefined; ignore_reads?: boolean | undefined },
  { expected: ExpectedCall[]; mode: CallMode; ignoreReads: boolean }
>({
  name: 'tool_calls',
  description:
    'The calls of tools are the expected ones. `exact`: these, in this order, and no others; `in_order`: others may stand between; `any_order`: these and no others; `subset`: no others than these, each at most as often as here; `superset`: at least these. A list alone is `exact`.',
  value: z
    .union([
      calls,
      z
        .object({
          mode: z.enum(CALL_MODES).optional().describe('How they are compared. Left out: `exact`.'),
          calls,
          ignore_reads: z
            .boolean()
            .optional()
            .describe(
              '`true`: extra calls that are known to only read (`reads: true` of the call or of its tool) are left out. Left out: every call counts.',
            ),
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
    const {
      calls: list,
      mode = 'exact',
      ignore_reads: ignoreReads = false,
    } = Array.isArray(value) ? { calls: value } : value;
    return { expected: await compiledCalls(list), mode, ignoreReads };
  },
  evaluate({ expected, mode, ignoreReads }, { subject: { tool_calls: all = [], available_tools: catalog } }) {
    const reads = ignoreReads ? readCalls(all, catalog) : new Set<number>();
    // A look-up that is expected is compared as any other call.
    const made = all.filter(
      (call, index) => !reads.has(index) || expected.some(({ name }) => sameTool(name, call.name)),
    );
    const { pass, reason } = matchCalls(expected, made, mode);
    const ignored = all.length - made.length;
    return {
      pass,
      expected: expected.map(({ name: tool, arguments: given }) => `${tool}${given?.text ?? ''}`),
      actual: made.slice(0, 50).map((call) => ({ name: call.name, arguments: call.arguments })),
      reason: ignored === 0 ? reason : `${reason} (${ignored} that only read left out)`,
      metadata: { mode, ...(ignored === 0 ? {} : { ignored_reads: ignored }) },
    };
  },
});
