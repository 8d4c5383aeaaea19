import { defined } from '../../../schema/defined.ts';
import { stemOf, stems } from '../../../text/language/words.ts';
import { expectedTools } from '../../formulas/expected-tools.ts';
import { sameTool } from '../../formulas/tool-name.ts';
import type { Prepared } from '../../prepare.ts';
import type { Seen } from './seen.ts';
import { actOf } from './speech-demand.ts';

const LOOKS_UP =
  /^(?:\w+ly )?(?:looks? (?:\w+ ){0,4}up|looks? up|checks?|fetch(?:es)?|retrieves?|search(?:es)?|quer(?:y|ies)|gets?|reads?)\b/i;

/** Whether something that a criterion wants looked up was: a call that succeeded has a word of it in its name. Null where no calls were captured. */
export function checkLookUp(criterion: string, { tool_calls: calls = [] }: Prepared): Seen | null {
  if (calls.length === 0 || !LOOKS_UP.test(actOf(criterion))) return null;
  const wanted = new Set(stems(criterion));
  const call = calls.find(
    ({ name, error }) => error === undefined && toolWords(name).some((word) => wanted.has(stemOf(word))),
  );
  if (call === undefined) return null;
  return { holds: true, strength: 0.5, reason: 'A call looked it up.', quote: call.name };
}

function toolWords(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(
      (word) => word.length > 2 && !/^(?:get|fetch|look|check|find|search|read|query|list|the)$/.test(word),
    );
}

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
