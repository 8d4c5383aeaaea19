import { fieldOf } from './json-fields.ts';

/** One call of an agent that is under way: one try of one turn of one attempt. What it traces belongs to it alone. */
export interface OpenCall {
  readonly runId: string;
  readonly agentId: string;
  readonly testCaseId: string;
  readonly turnIndex: number;
  /** Trace id that was handed out as `TRACEPARENT`; 32 hex digits. */
  readonly traceHex: string;
  /** Wall clock, milliseconds. */
  readonly openedAt: number;
  /** Traces that were found to be of this call. */
  readonly traces: Set<string>;
}

/** Where a trace says that it belongs. */
interface Stated {
  runId: string | undefined;
  testCaseId: string | undefined;
  turnIndex: number | undefined;
}

/** Who sent something, where more is known of it than the request says. */
export interface TraceOrigin {
  /** The agent key that a run handed to a call of this agent. */
  key: string;
  runId: string;
  agentId: string;
}

/** What is known of a trace by the way that it came. */
interface Sender {
  /** The agent key that it came with. */
  key?: string;
  /** Its id in the export, 32 hex digits. */
  traceHex?: string;
  /** Wall clock, milliseconds: when its last span ended. */
  endedMs?: number;
  /** The agent that it is of. Undefined where nobody's key says so, and the spans of any call may come that way. */
  agentId: string | undefined;
}

/** Which calls are under way, and whose key was handed to which; finds the call of a trace. */
export interface OpenCalls {
  /** `key` is the agent key that was handed over with the call, where there was one. */
  open(call: OpenCall, key?: string): void;
  /** The process that was started with this key plays another call now. */
  bind(key: string, call: OpenCall): void;
  close(call: OpenCall): void;
  /** The call that last went to the holder of a key; also after it has ended, until its run ends. */
  ofKey(key: string): OpenCall | undefined;
  /** The call that a trace belongs to, where that is certain; never one of another agent than the trace. */
  find(stated: Stated, from: Sender): OpenCall | undefined;
  /** What the trace holds is evidence of this call. A trace stays with the first one: later spans do not wander into the next. */
  join(traceId: string, call: OpenCall): void;
  /** The agent of the call that a trace has joined. */
  agentOf(traceId: string): string | undefined;
  /** The agent to whose call this trace id was handed out. */
  agentOfHex(traceHex: string): string | undefined;
  /** The agents that a run has called so far; undefined where no such run is under way in this process. */
  agentsOfRun(runId: string): ReadonlySet<string> | undefined;
  /** Forgets the keys of a run. */
  endRun(runId: string): void;
}

/** Agents that are still sending when so many further calls were made are past collecting. */
const MOST_KEYS = 4_096;
/** Keys dropped at once: the way to the oldest leads past those that were dropped before. */
const KEYS_AT_ONCE = 256;
const MOST_JOINED = 65_536;

/** Calls at once that state the same turn cannot be told apart by what they state. */
const turnKey = (runId: string, testCaseId: string, turnIndex: number) =>
  `${turnIndex} ${runId.length} ${runId}${testCaseId}`;

export function openCalls(): OpenCalls {
  const open = new Set<OpenCall>();
  const byHex = new Map<string, OpenCall>();
  const byTurn = new Map<string, Set<OpenCall>>();
  const turnOf = (call: OpenCall) => turnKey(call.runId, call.testCaseId, call.turnIndex);
  const keys = keyHolders((call) => open.has(call));
  const joined = new Map<string, OpenCall>();
  const agentsByRun = new Map<string, Set<string>>();

  function callOf(stated: Stated, from: Sender): OpenCall | undefined {
    const handed = from.traceHex === undefined ? undefined : byHex.get(from.traceHex);
    if (handed !== undefined) return handed;
    if (from.key !== undefined) return keys.senderOf(from.key, stated, from.endedMs);
    const { runId, testCaseId, turnIndex } = stated;
    if (runId === undefined || testCaseId === undefined) return undefined;
    const candidates = byTurn.get(turnKey(runId, testCaseId, turnIndex ?? 0));
    return candidates?.size === 1 ? candidates.values().next().value : undefined;
  }

  return {
    open(call, key) {
      open.add(call);
      agentsByRun.set(call.runId, (agentsByRun.get(call.runId) ?? new Set()).add(call.agentId));
      byHex.set(call.traceHex, call);
      const same = byTurn.get(turnOf(call)) ?? new Set();
      byTurn.set(turnOf(call), same.add(call));
      if (key !== undefined) keys.bind(key, call);
    },
    bind: keys.bind,
    close(call) {
      open.delete(call);
      byHex.delete(call.traceHex);
      const same = byTurn.get(turnOf(call));
      same?.delete(call);
      if (same?.size === 0) byTurn.delete(turnOf(call));
    },
    ofKey: keys.callOf,
    find(stated, from) {
      const call = callOf(stated, from);
      const another = from.agentId !== undefined && call?.agentId !== from.agentId;
      return call === undefined || another || !open.has(call) ? undefined : call;
    },
    join(traceId, call) {
      if (joined.has(traceId)) return;
      joined.set(traceId, call);
      call.traces.add(traceId);
      const oldest = joined.keys().next().value;
      if (joined.size > MOST_JOINED && oldest !== undefined) joined.delete(oldest);
    },
    agentOf: (traceId) => joined.get(traceId)?.agentId,
    agentOfHex: (traceHex) => byHex.get(traceHex)?.agentId,
    agentsOfRun: (runId) => agentsByRun.get(runId),
    endRun(runId) {
      keys.endRun(runId);
      agentsByRun.delete(runId);
      for (const [traceId, of] of joined) if (of.runId === runId) joined.delete(traceId);
    },
  };
}

/** The call that last went to each holder of a key. */
function keyHolders(isOpen: (call: OpenCall) => boolean) {
  const calls = new Map<string, OpenCall>();
  let bound = 0;
  const dropOldest = (count: number) => {
    const oldest: [string, OpenCall][] = [];
    for (const one of calls) if (oldest.push(one) >= count) break;
    for (const [key, call] of oldest) {
      calls.delete(key);
      if (isOpen(call)) calls.set(key, call);
    }
  };
  return {
    callOf: (key: string) => calls.get(key),
    /** The holder of the key was heard of now; keys of calls that ended long ago make room. */
    bind(key: string, call: OpenCall): void {
      calls.delete(key);
      calls.set(key, call);
      bound += 1;
      if (bound % KEYS_AT_ONCE === 0 && calls.size > MOST_KEYS)
        dropOldest(Math.min(KEYS_AT_ONCE, calls.size - MOST_KEYS));
    },
    /** The call that the holder of a key sends something of, unless that says or shows that it is of another one. */
    senderOf(key: string, stated: Stated, endedMs: number | undefined): OpenCall | undefined {
      const call = calls.get(key);
      // A long-lived process can send late what belongs to the call before.
      const late = call !== undefined && endedMs !== undefined && endedMs < call.openedAt;
      return call === undefined || late || contradicts(stated, call) ? undefined : call;
    },
    endRun(runId: string): void {
      for (const [key, call] of calls) if (call.runId === runId) calls.delete(key);
    },
  };
}

/** Where a trace created through our own operations says that it belongs (contract 12). */
export function statedBy(runId: string | undefined, metadata: unknown): Stated {
  return {
    runId,
    testCaseId: textIn(fieldOf(metadata, 'test_case_id')),
    turnIndex: indexIn(fieldOf(metadata, 'turn_index')),
  };
}

/** The same by attributes of an export. */
export function statedByAttributes(attributes: Readonly<Record<string, unknown>>): Stated {
  return {
    runId: textIn(attributes['assay.run_id']),
    testCaseId: textIn(attributes['assay.test_case_id']),
    turnIndex: indexIn(attributes['assay.turn_index']),
  };
}

/** Whether something states that it belongs elsewhere. */
export const contradicts = (stated: Stated, call: OpenCall) =>
  (stated.runId !== undefined && stated.runId !== call.runId) ||
  (stated.testCaseId !== undefined && stated.testCaseId !== call.testCaseId) ||
  (stated.turnIndex !== undefined && stated.turnIndex !== call.turnIndex);

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

function indexIn(value: unknown): number | undefined {
  const index = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof index === 'number' && Number.isInteger(index) && index >= 0 ? index : undefined;
}
