import type { ToolCall } from '../../../schema/tool-call.ts';
import { callFailed } from '../../formulas/call-helpers.ts';

/** What a result says at a glance: it broke off, it said no, it said yes, or it has content to read. */
type CallOutcome = 'broke' | 'no' | 'yes' | 'content' | 'unknown';

/** The name of an error class, or the words for one, opening a result. */
const ERROR = /^\W{0,3}\w{0,40}(?:error|exception|failure)\b|^\W{0,3}(?:failed|unable|cannot|could not)\b/i;
const NO =
  /^\W{0,3}(?:false|no|none|null|0|denied|rejected|invalid|unavailable|not (?:found|available|allowed))\W{0,3}$/i;
const YES =
  /^\W{0,3}(?:true|yes|ok|okay|success|successful|done|valid|available|approved|confirmed)\W{0,3}$/i;
/** A pair whose first part says that the question could be asked and whose second part is the answer: `(True, False)`. */
const PAIR = /^[([]\s*(?:true|false)\s*,\s*(true|false|none|null)\s*[)\]]$/i;
/** Outcome words stand at the beginning of a result. */
const LOOK = 200;

/** Reads the outcome of a call off its result. A missing result is unknown. */
export function callOutcome(call: ToolCall): CallOutcome {
  if (callFailed(call)) return 'broke';
  const { result } = call;
  if (result === undefined) return 'unknown';
  if (result === false || result === null) return 'no';
  if (result === true) return 'yes';
  if (Array.isArray(result)) {
    if (result.length === 0) return 'no';
    if (result.length === 2 && typeof result[0] === 'boolean' && typeof result[1] === 'boolean')
      return result[1] ? 'yes' : 'no';
    return 'content';
  }
  if (typeof result !== 'string') return 'content';
  const text = result.slice(0, LOOK).trim();
  if (text === '') return 'unknown';
  const pair = PAIR.exec(text)?.[1]?.toLowerCase();
  if (pair !== undefined) return pair === 'true' ? 'yes' : 'no';
  if (ERROR.test(text)) return 'broke';
  if (NO.test(text) || text === '[]' || text === '{}') return 'no';
  return YES.test(text) ? 'yes' : 'content';
}

/** Whether a call got what it was made for, as far as its result shows. */
export function cameBack(call: ToolCall): boolean {
  const outcome = callOutcome(call);
  return outcome !== 'broke' && outcome !== 'no';
}
