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
  /** Links a trace to its call, where that is certain. */
  link(traceId: string, stated: Stated, from: Sender): void;
  /** Forgets the keys of a run. */
  endRun(runId: string): void;
}

/** Agents that are still sending when so many further calls were made are past collecting. */
const MOST_KEYS = 4_096;
const MOST_LINKS = 65_536;

/** Calls at once that state the same turn cannot be told apart by what they state. */
const turnKey = (runId: string, testCaseId: string, turnIndex: number) =>
  JSON.stringify([runId, testCaseId, turnIndex]);

export function openCalls(): OpenCalls {
  const open = new Set<OpenCall>();
  const byHex = new Map<string, OpenCall>();
  const byTurn = new Map<string, Set<OpenCall>>();
  const turnOf = (call: OpenCall) => turnKey(call.runId, call.testCaseId, call.turnIndex);
  const keys = keyHolders((call) => open.has(call));
  /** Run by trace. A trace stays with the call it was first found to be of: its later spans do not wander into the next. */
  const linked = new Map<string, string>();

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
    link(traceId, stated, from) {
      if (linked.has(traceId)) return;
      const call = callOf(stated, from);
      if (call === undefined || !open.has(call)) return;
      linked.set(traceId, call.runId);
      call.traces.add(traceId);
      const oldest = linked.keys().next().value;
      if (linked.size > MOST_LINKS && oldest !== undefined) linked.delete(oldest);
    },
    endRun(runId) {
      keys.endRun(runId);
      for (const [traceId, of] of linked) if (of === runId) linked.delete(traceId);
    },
  };
}

/** The call that last went to each holder of a key. */
function keyHolders(isOpen: (call: OpenCall) => boolean) {
  const calls = new Map<string, OpenCall>();
  return {
    callOf: (key: string) => calls.get(key),
    /** The holder of the key was heard of now; keys of calls that ended long ago make room. */
    bind(key: string, call: OpenCall): void {
      calls.delete(key);
      calls.set(key, call);
      const oldest = calls.entries().next().value;
      if (calls.size <= MOST_KEYS || oldest === undefined) return;
      calls.delete(oldest[0]);
      if (isOpen(oldest[1])) calls.set(...oldest);
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
