import type { ToolCall } from '../../schema/tool-call.ts';
import { normalize } from '../../text/language/normalize.ts';
import { foldToolName, sameTool } from './tool-name.ts';

const FAILURE_STATUS = new Set(['error', 'failed', 'failure']);
/** The words of metrics.md 1.4, and the name of an error as programs print it: `KeyError: 'x'`. */
const FAILURE_START =
  /^\s*(?:(?:error|exception|traceback|failed|fatal)\b|[A-Za-z_.]{1,60}(?:Error|Exception)\s*[:(])/i;
/** HTTP statuses from here on are failures. */
const FIRST_FAILURE_STATUS = 400;

/** Whether a call visibly failed (metrics.md 1.4). A missing result means unknown, not failed. */
export function callFailed(call: ToolCall): boolean {
  if (call.error !== undefined && call.error !== null && call.error !== false && call.error !== '')
    return true;
  const { result } = call;
  if (typeof result === 'string') return FAILURE_START.test(result) || /timed out/i.test(result);
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return false;
  const fields = result as Record<string, unknown>; // a JSON object: its keys are what we look for
  if (['error', 'errors', 'is_error', 'isError'].some((key) => isTruthy(fields[key]))) return true;
  if (fields['success'] === false) return true;
  const status = fields['status'];
  if (typeof status === 'number') return status >= FIRST_FAILURE_STATUS;
  return typeof status === 'string' && FAILURE_STATUS.has(status.toLowerCase());
}

/** An empty list of errors reports none. */
function isTruthy(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Deepest nesting that is compared; what lies below could only be an attack on the stack. */
const DEEPEST = 64;

/** A value as canonical JSON: sorted keys, trimmed strings, undefined dropped; 1 and 1.0 are the same number anyway. */
export function canonical(value: unknown, depth = 0): string {
  if (depth > DEEPEST) return '"…"';
  if (typeof value === 'string') return JSON.stringify(value.trim());
  if (Array.isArray(value)) return `[${value.map((inner) => canonical(inner, depth + 1)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner, depth + 1)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** Same tool, same arguments (metrics.md 1.4). */
export function sameCall(a: ToolCall, b: ToolCall): boolean {
  return sameTool(a.name, b.name) && canonical(a.arguments) === canonical(b.arguments);
}

const NUMERIC = /^[-+]?\d+(?:\.\d+)?$/;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Whether an actual argument is the expected one (metrics.md 1.4): numbers numerically, texts without regard to case and spacing, dates by instant, lists of scalars in any order. */
export function valueEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    if (!a.every(isScalar) || !b.every(isScalar))
      return a.every((value, index) => valueEqual(value, b[index]));
    const [left, right] = [a.map(scalarKey).sort(), b.map(scalarKey).sort()];
    return left.every((key, index) => key === right[index]);
  }
  if (isScalar(a) && isScalar(b)) return scalarKey(a) === scalarKey(b);
  if (isScalar(a) || isScalar(b) || Array.isArray(a) || Array.isArray(b)) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]; // neither scalar nor list: an object
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => valueEqual(left[key], right[key]));
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

function scalarKey(value: unknown): string {
  if (typeof value === 'number') return `n${value}`;
  if (typeof value !== 'string') return `${typeof value}:${String(value)}`;
  const text = normalize(value).toLowerCase();
  if (NUMERIC.test(text)) return `n${Number(text)}`;
  if (ISO_DATE.test(text.toUpperCase())) {
    const at = Date.parse(text.toUpperCase().replace(' ', 'T'));
    if (Number.isFinite(at)) return `d${at}`;
  }
  return `s${text}`;
}

/**
 * How alike two argument objects are: matched equal keys over the union of keys, objects inside counted the same way
 * (metrics.md 5.2). Two empty objects are alike.
 */
export function argumentSimilarity(
  expected: Readonly<Record<string, unknown>>,
  actual: Readonly<Record<string, unknown>>,
): number {
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  if (keys.size === 0) return 1;
  let matched = 0;
  for (const key of keys) {
    const [left, right] = [expected[key], actual[key]];
    if (isObject(left) && isObject(right)) matched += argumentSimilarity(left, right);
    else if (key in expected && key in actual && valueEqual(left, right)) matched += 1;
  }
  return matched / keys.size;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Indices of the calls that stay, and of failed calls that a later call of the same tool repeats (metrics.md 5.2). */
interface CollapsedCalls {
  readonly kept: readonly number[];
  readonly retried: readonly number[];
}

/** Drops calls that failed and were tried again later: a retry is no second use of the tool. */
export function collapseRetries(calls: readonly ToolCall[]): CollapsedCalls {
  const later = new Set<string>();
  const kept: number[] = [];
  const retried: number[] = [];
  for (let index = calls.length - 1; index >= 0; index--) {
    const call = calls[index] as ToolCall;
    const name = foldToolName(call.name);
    (callFailed(call) && later.has(name) ? retried : kept).push(index);
    later.add(name);
  }
  return { kept: kept.reverse(), retried: retried.reverse() };
}
