import type { ToolCall } from '../../schema/tool-call.ts';
import type { NamedTool } from '../../scorers/formulas/tool-matching.ts';
import { sameTool } from '../../scorers/formulas/tool-name.ts';
import { differingArguments, recordOf } from './call-arguments.ts';
import { callEffect, tookEffect, toolEffect, verbsOf } from './tool-effect.ts';

/** An expected write that was made in another way. */
export interface ChangedCall {
  expected: NamedTool;
  actual: ToolCall;
  /** Names of the arguments that differ. */
  fields: readonly string[];
}

/** Expected writes against those that took effect. */
export interface CallDiff {
  /** Expected writes. */
  expected: readonly NamedTool[];
  /** Writes that took effect, in order. */
  made: readonly ToolCall[];
  /** Expected and neither made nor made in another way. */
  missing: readonly NamedTool[];
  changed: readonly ChangedCall[];
  /** Made beyond what is expected. */
  surplus: readonly ToolCall[];
  /** Writes that were tried and refused, in order. */
  refused: readonly ToolCall[];
  /** Handovers to a person that were made; expected ones are none. */
  handover: ToolCall | undefined;
  handoverExpected: boolean;
}

/** Writing twice has twice the effect; a record that is changed or cancelled again is as it was. */
const ADDING = /^(?:create|book|pay|send)/;

/**
 * What was done against what should have been done, by name, arguments and effect. Only writes count: looking things up and noting thoughts
 * is no fault, and what was refused did not happen. A tool whose name tells nothing is a write where the case expects it.
 */
export function diffOfCalls(expectations: readonly NamedTool[], calls: readonly ToolCall[]): CallDiff {
  const isNeeded = ({ name }: NamedTool) => ['write', 'unknown'].includes(toolEffect(name));
  const expected = expectations.filter(isNeeded);
  const isWrite = (call: ToolCall) => {
    const effect = callEffect(call);
    return (
      effect === 'write' || (effect === 'unknown' && expected.some(({ name }) => sameTool(name, call.name)))
    );
  };
  const writes = calls.filter(isWrite);
  const made = writes.filter(tookEffect);
  const open: NamedTool[] = [];
  const left = new Set(made);
  for (const one of expected) {
    const equal = made.find((call) => left.has(call) && isSame(one, call));
    if (equal === undefined) open.push(one);
    else left.delete(equal);
  }
  // Made again, it changed nothing more.
  for (const call of left)
    if (!ADDING.test(verbsOf(call.name)?.[0] ?? '') && expected.some((one) => isSame(one, call)))
      left.delete(call);
  const { changed, missing } = paired(open, left);
  return {
    ...{ expected, made, missing, changed, surplus: made.filter((call) => left.has(call)) },
    refused: writes.filter((call) => !tookEffect(call)),
    handover: calls.find((call) => toolEffect(call.name) === 'handover' && tookEffect(call)),
    handoverExpected: expectations.some(({ name }) => toolEffect(name) === 'handover'),
  };
}

const isSame = (expected: NamedTool, call: ToolCall) =>
  sameTool(expected.name, call.name) && differingArguments(expected.arguments, call.arguments).length === 0;

/** Pairs what is open with calls of the same tool, those about the same record first. What is paired is taken out of `left`. */
function paired(open: readonly NamedTool[], left: Set<ToolCall>) {
  const found = new Map<NamedTool, ToolCall>();
  for (const sameRecord of [true, false])
    for (const one of open) {
      if (found.has(one)) continue;
      const call = [...left].find(
        (each) =>
          sameTool(one.name, each.name) &&
          (!sameRecord || recordOf(one.arguments) === recordOf(each.arguments)),
      );
      if (call === undefined) continue;
      found.set(one, call);
      left.delete(call);
    }
  const changed = [...found].map(
    ([expected, actual]): ChangedCall => ({
      expected,
      actual,
      fields: differingArguments(expected.arguments, actual.arguments),
    }),
  );
  return { changed, missing: open.filter((one) => !found.has(one)) };
}
