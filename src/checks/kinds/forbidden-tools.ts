import { type ForbiddenTools, forbiddenTools as schema } from '../../schema/worlds/forbidden-tools.ts';
import { sameTool } from '../../scorers/formulas/tool-name.ts';
import { defineCheck } from '../define-check.ts';
import { shown } from '../texts.ts';
import type { ExpectedCall } from '../tools/match-calls.ts';
import { compiledCalls } from '../tools/named-calls.ts';
import { calledNames } from './called.ts';

/** None of the forbidden calls was made: of tools, or of tools with certain arguments. */
export const forbiddenTools = defineCheck<ForbiddenTools, ExpectedCall[]>({
  name: 'forbidden_tools',
  description:
    'None of these calls was made: a name forbids every call of the tool, arguments beside it only those that have them. A call that failed or was refused counts too; on a test case, the calls of all its turns.',
  value: schema.describe('Tools, or calls with arguments, that must not be made.'),
  example: {
    check: {
      forbidden_tools: ['delete_account', { name: 'refund', arguments: { order: { matches: '^TK-' } } }],
    },
    passes: { output: 'Done.', tool_calls: [{ name: 'refund', arguments: { order: 'A-7' } }] },
    fails: { output: 'Done.', tool_calls: [{ name: 'refund', arguments: { order: 'TK-1042', amount: 5 } }] },
  },
  negatable: false,
  of: false,
  reads: ['tool_calls'],
  compile: (value) => compiledCalls(value, true),
  evaluate(forbidden, { subject }) {
    const { tool_calls: calls = [] } = subject;
    const found = calls.findIndex((call) => forbidden.some((one) => isCallOf(call, one)));
    const call = calls[found];
    return {
      pass: call === undefined,
      expected: forbidden.map(({ name, arguments: given }) => `${name}${given?.text ?? ''}`),
      actual: call === undefined ? calledNames(subject) : { name: call.name, arguments: call.arguments },
      reason:
        call === undefined
          ? `none of them was called in ${calls.length} call${calls.length === 1 ? '' : 's'}`
          : `${shown(call.name)}, which is forbidden, is call ${found + 1}`,
      ...(call === undefined ? {} : { at: `tool_calls[${found}]` }),
    };
  },
});

function isCallOf(
  call: { readonly name: string; readonly arguments?: unknown },
  { name, arguments: given }: ExpectedCall,
): boolean {
  return sameTool(call.name, name) && (given?.difference(call.arguments ?? {}, '') ?? null) === null;
}
