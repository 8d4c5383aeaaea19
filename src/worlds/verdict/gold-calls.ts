import type { RecordedCall } from '../../schema/worlds/world.ts';
import { callKey, callWords, wasDone } from './call-words.ts';

/** An expected call that writes and was not made. */
export interface MissingCall {
  readonly call: RecordedCall;
  /** Number of the call that tried it and failed, from 1, and what the agent was told. */
  readonly failed?: { readonly number: number; readonly error: string };
}

/** The expected calls that write and that no call was made of, each as often as it is missing. Linear. */
export function missingCalls(gold: readonly RecordedCall[], made: readonly RecordedCall[]): MissingCall[] {
  const left = new Map<string, number>();
  const failures = new Map<string, { number: number; error: string }>();
  for (const [index, call] of made.entries()) {
    const key = callKey(call);
    if (wasDone(call)) left.set(key, (left.get(key) ?? 0) + 1);
    else failures.set(key, { number: index + 1, error: call.error ?? `refused (${call.refused})` });
  }
  return gold.filter(writes).flatMap((call): MissingCall[] => {
    const key = callKey(call);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    const failed = failures.get(key);
    return count > 0 ? [] : [failed === undefined ? { call } : { call, failed }];
  });
}

/** Why the expected calls that write were not made in their order; undefined where they were. Others may stand between. */
export function outOfOrder(gold: readonly RecordedCall[], made: readonly RecordedCall[]): string | undefined {
  const keys = made.map((call) => (wasDone(call) ? callKey(call) : undefined));
  let at = 0;
  let before: RecordedCall | undefined;
  for (const call of gold.filter(writes)) {
    const key = callKey(call);
    const found = keys.indexOf(key, at);
    if (found < 0)
      return before === undefined
        ? `${callWords(call)} was not made`
        : `${callWords(call)} was not made after ${callWords(before)}`;
    at = found + 1;
    before = call;
  }
  return undefined;
}

const writes = ({ changes }: RecordedCall): boolean => (changes?.length ?? 0) > 0;
