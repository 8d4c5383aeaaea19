import { defined } from '../../../schema/defined.ts';
import { expectedTools } from '../../formulas/expected-tools.ts';
import { sameTool } from '../../formulas/tool-name.ts';
import type { Prepared } from '../../prepare.ts';
import type { Seen } from './seen.ts';

/** Whether the tools that a criterion names were called; null when it names none or no calls were captured. */
export function checkTools(criterion: string, subject: Prepared): Seen | null {
  const { tool_calls: calls } = subject;
  if (
    calls === undefined ||
    !/\b(?:calls?|uses?|using|invokes?|runs?|query|queries|tools?|functions?)\b/i.test(criterion)
  )
    return null;
  const { tools, forbidden: banned } = expectedTools({
    expected_behavior: criterion,
    tool_calls: calls,
    ...defined({ available_tools: subject.available_tools }),
  });
  const named = [...tools.map((tool) => tool.name), ...banned];
  if (named.length === 0) return null;
  const called = named.filter((name) => calls.some((call) => sameTool(call.name, name)));
  const any = banned.length > 0 || (/\bor\b/i.test(criterion) && !/\band\b/i.test(criterion));
  const reached = any ? called.length > 0 : called.length === named.length;
  return {
    holds: reached ? true : called.length > 0 ? 'partly' : false,
    strength: reached && any ? 1 : called.length / named.length,
    reason: `${called.length} of ${named.length} named tools were called.`,
    quote: called.join(', '),
  };
}
