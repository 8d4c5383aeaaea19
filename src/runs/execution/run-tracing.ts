import type { AgentAnswer, AgentConnection } from '../../agents/agent.ts';
import type { Ports } from '../../ports/ports.ts';
import { defined } from '../../schema/defined.ts';
import type { Trace } from '../../schema/trace.ts';
import { makeApiKey } from '../../state/api-key.ts';
import { callEvidence, hasOpenSteps } from '../../traces/call-evidence.ts';
import type { OpenCall } from '../../traces/open-calls.ts';
import type { TraceRecorder } from '../../traces/recorder.ts';
import { seenSpans } from '../../traces/seen-spans.ts';
import type { TracedAgents, TracingPlace } from './traced-agents.ts';

/** Longest wait for spans that were begun and are not ended when the answer is there, and how often it looks. */
const GRACE_MS = 500;
const LOOK_MS = 20;

/** Whose turn a call plays. */
export interface CallSubject {
  agentId: string;
  testCaseId: string;
  turnIndex: number;
  /** A check of the turn looks at the spans themselves. */
  wantsSpans?: boolean;
}

/** One call of an agent with what it traces. Exactly one of `collect` and `drop` has to follow. */
export interface CallTracing {
  /** What is handed over (contract 12); empty for an agent that cannot reach this machine. */
  readonly variables: Record<string, string>;
  /** The process that plays it was started with the variables of an earlier call. */
  startedWith(variables: Readonly<Record<string, string>>): void;
  /** The answer with what its traces say and it does not: tool calls, context, usage. */
  collect(answer: AgentAnswer, signal?: AbortSignal): AgentAnswer | Promise<AgentAnswer>;
  /** It failed: what it traced is kept and belongs to no answer. */
  drop(): void;
}

/** Tracing of a run. */
export interface RunTracing {
  open(connection: Pick<AgentConnection, 'local'>, subject: CallSubject): CallTracing | Promise<CallTracing>;
  /** Ends the traces of the run. */
  close(): Promise<void>;
}

/**
 * Traces the agents of a run: local ones are given an address on this machine to send spans to, and what a remote one sends to the service is found by what
 * it states. Where no such address can be opened that is a warning, and the run goes on without it.
 */
export function runTracing(
  runId: string,
  traced: TracedAgents | undefined,
  ports: Pick<Ports, 'clock' | 'random'>,
  warn: (message: string) => void,
): RunTracing {
  if (traced === undefined) return { open: () => UNTRACED, close: async () => undefined };
  const { recorder } = traced;

  function openAt(
    place: TracingPlace | undefined,
    { wantsSpans = false, ...subject }: CallSubject,
  ): CallTracing {
    if (place !== undefined && 'problem' in place) warn(`agents are not traced: ${place.problem}`);
    const receiver = place !== undefined && 'url' in place ? place : undefined;
    const call: OpenCall = {
      runId,
      ...subject,
      traceHex: ports.random.hex(16),
      openedAt: ports.clock.now(),
      traces: new Set(),
    };
    let key = receiver === undefined ? undefined : makeApiKey(ports.random);
    recorder.calls.open(call, key);
    const quiet = () => key === undefined || receiver?.handler.isBusy(key) !== true;
    return {
      variables:
        receiver === undefined || key === undefined
          ? {}
          : variablesOf(receiver.url, key, call, ports.random.hex(8)),
      startedWith(variables) {
        key = variables['ASSAY_API_KEY'] ?? key;
        if (key !== undefined) recorder.calls.bind(key, call);
      },
      collect(answer, signal) {
        // Nothing came, and nothing is on its way; where spans are asked for, an exporter may be about to send them.
        if (call.traces.size > 0 || !quiet() || wantsSpans)
          return collected(answer, call, recorder, { quiet, ports, signal, wantsSpans });
        recorder.calls.close(call);
        return answer;
      },
      drop: () => recorder.calls.close(call),
    };
  }

  return {
    open({ local = false }, subject) {
      const place = local ? traced.place() : undefined;
      return place instanceof Promise ? place.then((one) => openAt(one, subject)) : openAt(place, subject);
    },
    close: () => recorder.endRun(runId),
  };
}

/** What ends the wait for spans. */
interface Patience {
  /** Nothing is on its way. */
  quiet: () => boolean;
  ports: Pick<Ports, 'clock'>;
  signal: AbortSignal | undefined;
  /** A trace has to come, and its spans belong to the answer. */
  wantsSpans: boolean;
}

async function collected(
  answer: AgentAnswer,
  call: OpenCall,
  recorder: TraceRecorder,
  patience: Patience,
): Promise<AgentAnswer> {
  try {
    const traces = await settledTraces(call, recorder, patience);
    const seen = withEvidence(answer, traces);
    return patience.wantsSpans && traces.length > 0 ? { ...seen, spans: seenSpans(traces) } : seen;
  } finally {
    recorder.calls.close(call);
  }
}

const UNTRACED: CallTracing = {
  variables: {},
  startedWith: () => undefined,
  collect: (answer) => answer,
  drop: () => undefined,
};

/** Environment of a program (as headers: `ASSAY_RUN_ID` → `x-assay-run-id`). The exporter's address carries the key in its path. */
function variablesOf(url: string, key: string, call: OpenCall, spanHex: string): Record<string, string> {
  return {
    ASSAY_BASE_URL: url,
    ASSAY_API_KEY: key,
    ASSAY_RUN_ID: call.runId,
    ASSAY_TEST_CASE_ID: call.testCaseId,
    // W3C Trace Context, version 00, sampled.
    TRACEPARENT: `00-${call.traceHex}-${spanHex}-01`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/otlp/${key}`,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${url}/otlp/${key}/v1/traces`,
    // What the SDK of every language speaks; that of Python has no http/json.
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
  };
}

/** The traces of a call when none has an open step and nothing is on its way, or when the grace is over. */
async function settledTraces(
  call: OpenCall,
  recorder: TraceRecorder,
  { quiet, ports: { clock }, signal, wantsSpans }: Patience,
): Promise<Trace[]> {
  const until = clock.monotonic() + GRACE_MS;
  for (;;) {
    const traces: Trace[] = [];
    for (const id of call.traces) {
      const trace = await recorder.read(id);
      if (trace !== undefined) traces.push(trace);
    }
    const isThere = traces.length > 0 || !wantsSpans;
    if ((isThere && quiet() && !traces.some(hasOpenSteps)) || clock.monotonic() >= until) return traces;
    await clock.sleep(LOOK_MS, signal);
  }
}

/** An answer's own word wins, also an empty one. */
function withEvidence(answer: AgentAnswer, traces: readonly Trace[]): AgentAnswer {
  if (traces.length === 0) return answer;
  const traced = callEvidence(traces);
  const tool_calls = answer.tool_calls ?? traced.tool_calls;
  const context = answer.context ?? traced.context;
  const usage = answer.usage ?? traced.usage;
  return {
    ...answer,
    ...defined({ tool_calls, context, usage }),
  };
}
