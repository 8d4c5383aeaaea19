import type { ToolCall } from '../../schema/tool-call.ts';
import { ACTION_VERBS } from '../../text/lexicons/action-verbs.ts';
import { callFailed, canonical } from './call-helpers.ts';
import { bareToolName, foldToolName, toolWords } from './tool-name.ts';
import { toolNames } from './tool-names.ts';

/** What code alone can say of a step; it overrides any judge (metrics.md 5.4). */
export type StepLabel = 'redundant' | 'failed_recovered' | 'failed_unrecovered';

/** Verbs of metrics.md 5.4 that open the name of a call which changes the world, and others that say the same. */
const CHANGING = new Set([
  ...ACTION_VERBS,
  ...'write credit deposit pay edit put patch make issue reply enroll generate start stop'.split(' '),
]);
/** Verbs of action that only look when they open the name of a tool. */
const LOOKING = new Set(['open', 'run', 'call', 'execute', 'forward', 'confirm', 'sign', 'connect']);
/** A failed call may be tried again once as it is; more of the same is waste (metrics.md 5.4). */
const FREE_RETRIES = 1;

/** Whether a call changes the world: what it says itself, else the first word of its name. */
export function changesState({ name, reads }: Pick<ToolCall, 'name' | 'reads'>): boolean {
  if (reads !== undefined) return !reads;
  const bare = name.replace(/^.*(?:[./:]|__)(?=.)/, '');
  const [first = ''] = toolWords(bare).split(' ');
  return CHANGING.has(first) && !LOOKING.has(first);
}

/** The label of every call that code can label, `null` for those that need a judgement. Linear in the calls. */
export function stepLabels(calls: readonly ToolCall[]): (StepLabel | null)[] {
  const failed = calls.map(callFailed);
  const recovered = recoveredBy(calls, failed);
  const seen = new Map<string, Repeats>();
  let changes = 0;
  return calls.map((call, index) => {
    const before = repeatsOf(seen, call);
    const changed = changes;
    if (!failed[index] && changesState(call)) changes += 1;
    if (failed[index]) {
      before.failures += 1;
      if (before.failures > 1 + FREE_RETRIES) return 'redundant';
      return recovered[index] ? 'failed_recovered' : 'failed_unrecovered';
    }
    const repeats = before.changesAfter === changed;
    // What a call itself changes does not make its own repetition useful.
    before.changesAfter = changes;
    return repeats ? 'redundant' : null;
  });
}

/** What is known of the calls that equal one another. */
interface Repeats {
  /** Times the state had changed right after the last successful one; absent before it. */
  changesAfter?: number;
  failures: number;
}

/** Calls that `sameCall` calls the same share an entry; two namespaces of one tool do not. */
function repeatsOf(seen: Map<string, Repeats>, call: ToolCall): Repeats {
  const given = canonical(call.arguments ?? {});
  const full = `${foldToolName(call.name)}\u0000${given}`;
  const bare = bareToolName(call.name);
  const known = seen.get(full) ?? (bare === null ? undefined : seen.get(`${bare}\u0000${given}`));
  const entry = known ?? { failures: 0 };
  seen.set(full, entry);
  return entry;
}

/** Whether a later call of the same tool succeeded, for every failed call. */
function recoveredBy(calls: readonly ToolCall[], failed: readonly boolean[]): boolean[] {
  const succeeded = toolNames<true>();
  const out = calls.map(() => false);
  for (let index = calls.length - 1; index >= 0; index--) {
    const { name } = calls[index] as ToolCall;
    if (failed[index]) out[index] = succeeded.get(name) === true;
    else succeeded.set(name, true);
  }
  return out;
}
