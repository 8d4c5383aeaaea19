import type { ToolCall } from '../../schema/tool-call.ts';
import { bareToolName, foldToolName } from '../../scorers/formulas/tool-name.ts';
import type { Difference } from './expected-arguments.ts';

/** How the calls of an attempt are compared with the expected ones. */
export const CALL_MODES = ['exact', 'in_order', 'any_order', 'subset', 'superset'] as const;
export type CallMode = (typeof CALL_MODES)[number];

/** A call that is expected; without `arguments` whatever it was called with. */
export interface ExpectedCall {
  readonly name: string;
  readonly arguments?: { difference(actual: unknown, path: string): Difference; readonly text: string };
}

/** Whether the calls are as expected, and the first thing to say about it. */
export interface CallsFound {
  readonly pass: boolean;
  readonly reason: string;
}

type Calls = readonly Pick<ToolCall, 'name' | 'arguments'>[];

/**
 * Compares calls with the expected ones. `exact`: these calls in this order and no others; `in_order`: these in this order, others may stand
 * between; `any_order`: these and no others, in any order; `subset`: no others than these, each at most as often; `superset`: at least these.
 * Where arguments overlap, calls are paired so that as many as possible fit.
 */
export function matchCalls(expected: readonly ExpectedCall[], calls: Calls, mode: CallMode): CallsFound {
  const sameName = nameMatcher(expected, calls);
  const fits = (want: number, call: number) =>
    sameName(want, call) && argumentsOf(expected, calls, want, call) === null;
  if (mode === 'exact') return exactly(expected, calls, sameName);
  if (mode === 'in_order') return inOrder(expected, calls, fits, sameName);
  const paired = pairs(expected.length, calls.length, fits);
  const wanted = paired.indexOf(-1);
  const taken = new Set(paired);
  const extra = calls.findIndex((_, call) => !taken.has(call));
  if (mode !== 'subset' && wanted >= 0)
    return { pass: false, reason: missing(expected, calls, wanted, paired, sameName) };
  if (mode !== 'superset' && extra >= 0)
    return {
      pass: false,
      reason: `call ${extra + 1}, ${shownCall(calls, extra)}, is not among the expected`,
    };
  return { pass: true, reason: `${inNumber(calls.length, 'call')}, ${expected.length} expected` };
}

function exactly(
  expected: readonly ExpectedCall[],
  calls: Calls,
  sameName: (want: number, call: number) => boolean,
): CallsFound {
  for (const at of expected.keys()) {
    const want = expected[at] as ExpectedCall;
    if (at >= calls.length)
      return {
        pass: false,
        reason: `${inNumber(calls.length, 'call')}; call ${at + 1} should be ${named(want)}`,
      };
    if (!sameName(at, at))
      return { pass: false, reason: `call ${at + 1} is ${shownCall(calls, at)}, not ${named(want)}` };
    const difference = argumentsOf(expected, calls, at, at);
    if (difference !== null)
      return { pass: false, reason: `call ${at + 1}, ${shownCall(calls, at)}: ${difference}` };
  }
  if (calls.length > expected.length)
    return {
      pass: false,
      reason: `call ${expected.length + 1}, ${shownCall(calls, expected.length)}, is not among the expected`,
    };
  return {
    pass: true,
    reason: calls.length === 0 ? 'no call' : `${inNumber(calls.length, 'call')}, as expected`,
  };
}

/** The earliest call that fits is taken for each expected one, which leaves the most for those after it. */
function inOrder(
  expected: readonly ExpectedCall[],
  calls: Calls,
  fits: (want: number, call: number) => boolean,
  sameName: (want: number, call: number) => boolean,
): CallsFound {
  let at = 0;
  for (const want of expected.keys()) {
    const from = at;
    while (at < calls.length && !fits(want, at)) at++;
    if (at >= calls.length) {
      const taken = [...calls.keys()].slice(0, from);
      const after = from === 0 ? '' : ` after call ${from}`;
      return { pass: false, reason: `${missing(expected, calls, want, taken, sameName)}${after}` };
    }
    at++;
  }
  return { pass: true, reason: `${inNumber(expected.length, 'expected call')} in this order` };
}

/** That an expected call is missing, with the nearest that there is: one of the same tool which nothing else took. */
function missing(
  expected: readonly ExpectedCall[],
  calls: Calls,
  want: number,
  taken: readonly number[],
  sameName: (want: number, call: number) => boolean,
): string {
  const what = `${named(expected[want] as ExpectedCall)} was not called`;
  const used = new Set(taken);
  const nearest = calls.findIndex((_, call) => !used.has(call) && sameName(want, call));
  const difference = nearest < 0 ? null : argumentsOf(expected, calls, want, nearest);
  return difference === null ? what : `${what} so (call ${nearest + 1}: ${difference})`;
}

/** Of every expected call the call that it is paired with, or -1: a largest pairing, by augmenting paths (Kuhn 1955). */
function pairs(wants: number, calls: number, fits: (want: number, call: number) => boolean): number[] {
  const callOf = new Array<number>(wants).fill(-1);
  const wantOf = new Int32Array(calls).fill(-1);
  const fitting = Array.from({ length: wants }, (_, want) => {
    const list: number[] = [];
    // With as many as there are expected calls, one is always left for this one.
    for (let call = 0; call < calls && list.length < wants; call++) if (fits(want, call)) list.push(call);
    return list;
  });
  for (let want = 0; want < wants; want++) {
    const seen = new Uint8Array(calls);
    const found = (from: number): boolean => {
      for (const call of fitting[from] as number[]) {
        if (seen[call] === 1) continue;
        seen[call] = 1;
        const other = wantOf[call] as number;
        if (other >= 0 && !found(other)) continue;
        wantOf[call] = from;
        callOf[from] = call;
        return true;
      }
      return false;
    };
    found(want);
  }
  return callOf;
}

/** Whether a call is of the expected tool, by the one rule of tool names (scorers/formulas/tool-name.ts); the forms of the names are made once. */
function nameMatcher(
  expected: readonly ExpectedCall[],
  calls: Calls,
): (want: number, call: number) => boolean {
  const forms = (name: string) => ({ folded: foldToolName(name), bare: bareToolName(name) });
  const wants = expected.map(({ name }) => forms(name));
  const called = calls.map(({ name }) => forms(name));
  return (want, call) => {
    const [a, b] = [wants[want], called[call]];
    if (a === undefined || b === undefined) return false;
    return (
      a.folded === b.folded ||
      (a.bare === null && b.bare === a.folded) ||
      (b.bare === null && a.bare === b.folded)
    );
  };
}

function argumentsOf(
  expected: readonly ExpectedCall[],
  calls: Calls,
  want: number,
  call: number,
): Difference {
  return expected[want]?.arguments?.difference(calls[call]?.arguments ?? {}, '') ?? null;
}

const named = ({ name, arguments: given }: ExpectedCall) => `${name}${given === undefined ? '' : given.text}`;
const shownCall = (calls: Calls, at: number) => String(calls[at]?.name).slice(0, 100);
const inNumber = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
