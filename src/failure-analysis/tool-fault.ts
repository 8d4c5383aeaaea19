import type { ToolCall } from '../schema/tool-call.ts';
import { callFailed } from '../scorers/formulas/call-helpers.ts';
import { sameTool } from '../scorers/formulas/tool-name.ts';

/** The world of a tool failed: nothing that a prompt can mend. */
export interface ToolFault {
  kind: 'rate_limit' | 'timeout' | 'tool_backend_error' | 'refused_arguments';
  tool: string;
}

const LOOK = 400;
const PATTERNS: readonly [ToolFault['kind'], RegExp][] = [
  ['rate_limit', /\b429\b|rate[ _-]?limit|too many requests|quota (?:exceeded|exhausted)|throttl/i],
  ['timeout', /time[ds]?[ _-]?out|deadline exceeded|ETIMEDOUT|\b(?:408|504)\b/i],
  [
    'tool_backend_error',
    /\b50[0-3]\b|unavailable|connection (?:refused|reset|closed|error)|ECONN\w+|ENOTFOUND|internal server error|bad gateway|network error|backend (?:is )?(?:down|error)|out of service|database (?:is )?(?:down|locked|error)/i,
  ],
  [
    'refused_arguments',
    /\b(?:400|422)\b|(?:missing|invalid|unknown|unexpected|wrong|required) (?:required )?(?:argument|parameter|field|value|type|key)|validation|must be an? |schema/i,
  ],
];

/**
 * The first fault that a tool reported and no later call of the tool made good (improvement.md 5.2 step 3). Such an attempt
 * stays a failure of the run, since the answer was judged, but its owner is not the prompt. A result that only speaks of
 * timeouts is no fault: the call must have failed, or its result must begin with the status.
 */
export function toolFaultOf(calls: readonly ToolCall[]): ToolFault | null {
  for (const [index, call] of calls.entries()) {
    const kind = kindOf(call);
    if (kind === null) continue;
    const mended = calls
      .slice(index + 1)
      .some((later) => sameTool(later.name, call.name) && kindOf(later) === null);
    if (!mended) return { kind, tool: call.name };
  }
  return null;
}

function kindOf(call: ToolCall): ToolFault['kind'] | null {
  const text = [call.error, call.result].map(textOf).join(' ');
  const status = /^\W*(?:http\W*|status\W*|error\W*)?(?:408|429|50[0-4])\b/i.test(text);
  if (!callFailed(call) && !status) return null;
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.slice(0, LOOK);
}
