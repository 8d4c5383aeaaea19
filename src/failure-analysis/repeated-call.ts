import type { ToolCall } from '../schema/tool-call.ts';
import { canonicalJson } from '../text/canonical-json.ts';

/** One repetition may be a retry; from the third equal call on it is a loop. */
const LOOP = 3;

/** The call that was made most often with the same arguments, if it was made three times or more. */
export function repeatedCall(calls: readonly ToolCall[]): { name: string; times: number } | null {
  const times = new Map<string, { name: string; times: number }>();
  for (const call of calls) {
    const key = canonicalJson([call.name, call.arguments]);
    const known = times.get(key);
    if (known === undefined) times.set(key, { name: call.name, times: 1 });
    else known.times += 1;
  }
  const most = [...times.values()].reduce((best, each) => (each.times > best.times ? each : best), {
    name: '',
    times: 0,
  });
  return most.times >= LOOP ? most : null;
}
