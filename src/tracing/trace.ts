import { AsyncLocalStorage } from 'node:async_hooks';
import { plainObject, shownText } from './plain-object.ts';
import { type Sender, sender } from './sender.ts';
import { type RequestHeaders, tracingTarget } from './tracing-target.ts';

export type { RequestHeaders } from './tracing-target.ts';

/** What a step of an agent is. */
export type SpanKind = 'llm' | 'tool' | 'retrieval' | 'agent' | 'chain';

/** What is being traced. */
export interface TraceOptions {
  /** What the trace is called where it stands inside another one. */
  name?: string;
  /** The agent as Assay knows it; needed only against a service, since a run knows whom it called. */
  agent_id?: string;
  input?: unknown;
  metadata?: Readonly<Record<string, unknown>>;
  /** Which turn it is, as the question of the program protocol says: for agents that answer many turns (`protocol: lines`). */
  test_case_id?: string;
  turn_index?: number;
  /** Headers of the request that is being answered, for agents behind HTTP on the machine of the run. */
  headers?: RequestHeaders;
}

/** What a span is given. */
export interface SpanOptions {
  /** Default `chain`. */
  kind?: SpanKind;
  /** Of a tool its arguments, by name. */
  input?: unknown;
}

/** What a model call took. */
export interface SpanUsage {
  tokens_input?: number;
  tokens_output?: number;
  cost_usd?: number;
}

/** A step while it is under way. */
export interface SpanHandle {
  /** Adds what a model call took. */
  usage(usage: SpanUsage): void;
  /** What came out, where that is not what the function returns. */
  output(value: unknown): void;
}

interface Position {
  sender: Sender;
  traceId: Promise<string | undefined>;
  spanId: Promise<string | undefined>;
  /** Everything that is on its way. */
  pending: Set<Promise<unknown>>;
}

/** Longest wait for what is still on its way when the work is over. */
const LAST_MS = 10_000;

const positions = new AsyncLocalStorage<Position>();

/**
 * Traces one answer of an agent: runs `work` and gives back what it gives. Spans made inside, however deep, belong to it. Outside a run
 * it only runs `work`; inside one it resolves when what was traced has arrived, or was given up. Inside another trace it is a span of
 * kind `agent`.
 */
export async function trace<T>(
  named: string | TraceOptions,
  work: (handle: SpanHandle) => T | Promise<T>,
): Promise<T> {
  const options = typeof named === 'string' ? { name: named } : named;
  const name = options.name ?? 'agent';
  if (positions.getStore() !== undefined) return span(name, { kind: 'agent', input: options.input }, work);
  const target = tracingTarget(options.headers);
  if (target === undefined) return work(SILENT);
  const send = sender(target);
  const test_case_id = options.test_case_id ?? target.testCaseId;
  const created = send.send('POST', '/v1/traces', {
    ...(options.agent_id === undefined ? {} : { agent_id: options.agent_id }),
    ...(target.runId === undefined ? {} : { run_id: target.runId }),
    ...(options.input === undefined ? {} : { input: plainObject(options.input, 'value') }),
    metadata: {
      ...plainObject(options.metadata, 'value'),
      ...(test_case_id === undefined ? {} : { test_case_id }),
      ...(options.turn_index === undefined ? {} : { turn_index: options.turn_index }),
    },
  });
  const position: Position = {
    sender: send,
    traceId: created.then((ids) => ids.trace_id),
    spanId: created.then((ids) => ids.root_span_id),
    pending: new Set(),
  };
  try {
    return await observed(position, work, async (update) => {
      // The root ends last.
      await Promise.allSettled(position.pending);
      const id = await position.spanId;
      // The service says when the root began: its end is stated once that is known, so that it cannot lie before it.
      if (id !== undefined) await send.send('PATCH', `/v1/spans/${id}`, { ...update, end_time: now() }, true);
    });
  } finally {
    // Whoever waits for the answer waits for this too.
    const late = setTimeout(() => send.giveUp(`it took more than ${LAST_MS} ms after the end`), LAST_MS);
    while (position.pending.size > 0) await Promise.allSettled(position.pending);
    clearTimeout(late);
  }
}

/** A step inside a trace: runs `work` and gives back what it gives. Outside of one it only runs `work`. */
export async function span<T>(
  name: string,
  options: SpanOptions,
  work: (handle: SpanHandle) => T | Promise<T>,
): Promise<T> {
  const above = positions.getStore();
  if (above === undefined) return work(SILENT);
  const start_time = now();
  const input = plainObject(options.input, 'value');
  const begun = (async () => {
    const [traceId, parent] = [await above.traceId, await above.spanId];
    if (traceId === undefined) return undefined;
    const { span_id } = await above.sender.send('POST', `/v1/traces/${traceId}/spans`, {
      ...(parent === undefined ? {} : { parent_span_id: parent }),
      ...{ name: name === '' ? 'span' : name, kind: options.kind ?? 'chain', input, start_time },
    });
    return span_id;
  })();
  const position: Position = { ...above, spanId: begun };
  return observed(position, work, async (update) => {
    const id = await begun;
    if (id !== undefined) await above.sender.send('PATCH', `/v1/spans/${id}`, update);
  });
}

/** Runs a step and states its end, whatever it is. */
async function observed<T>(
  position: Position,
  work: (handle: SpanHandle) => T | Promise<T>,
  end: (update: Record<string, unknown>) => Promise<void>,
): Promise<T> {
  const usage: SpanUsage = {};
  let stated: { value: unknown } | undefined;
  const handle: SpanHandle = {
    usage(more) {
      for (const key of ['tokens_input', 'tokens_output', 'cost_usd'] as const) {
        const amount = amountOf(more[key], key !== 'cost_usd');
        if (amount !== undefined) usage[key] = (usage[key] ?? 0) + amount;
      }
    },
    output: (value) => void (stated = { value }),
  };
  const ended = (value: unknown, failure: Record<string, unknown>) => {
    const output = plainObject(stated === undefined ? value : stated.value, 'result');
    const sent = end({ output, end_time: now(), ...usage, ...failure });
    position.pending.add(sent);
    sent.finally(() => position.pending.delete(sent));
  };
  try {
    const result = await positions.run(position, () => work(handle));
    ended(result, { status: 'completed' });
    return result;
  } catch (error) {
    ended(undefined, { status: 'error', error: shownText(error) });
    throw error;
  }
}

/** What can be added up; a service refuses a step that took less than nothing, or half a token. */
function amountOf(value: number | undefined, whole: boolean): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return undefined;
  return whole ? Math.round(value) : value;
}

const SILENT: SpanHandle = { usage: () => undefined, output: () => undefined };

const now = () => new Date().toISOString();
