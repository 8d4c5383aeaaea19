import type { AgentUsage } from '../schema/run.ts';
import type { ToolCall } from '../schema/tool-call.ts';
import type { Trace } from '../schema/trace.ts';
import { ownTrace } from './own-trace.ts';
import { documentsRetrieved, toolCallsIn, usageOf } from './trace-trajectory.ts';

/** What the traces of one call say it did. Undefined is not known, which is not the same as nothing. */
interface CallEvidence {
  tool_calls?: ToolCall[];
  context?: string[];
  usage?: AgentUsage;
}

/**
 * Tool spans as calls in the order in which they began, retrieval spans as context, tokens and money added up (contract 12). That no
 * tool was called is known only where a span of the agent as a whole was traced: a library that traces its own requests says nothing
 * about tools.
 */
export function callEvidence(traces: readonly Trace[]): CallEvidence {
  const spans = traces
    .flatMap((trace) => [...ownTrace(trace, trace.spans).spans])
    .sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
  const calls = toolCallsIn(spans);
  const context = documentsRetrieved(spans);
  const usage = usageOf(spans);
  const whole = calls.length > 0 || spans.some(({ kind }) => kind === 'agent');
  return {
    ...(whole ? { tool_calls: calls } : {}),
    ...(context === null ? {} : { context }),
    ...(usage === null ? {} : { usage }),
  };
}

/** Whether a step below the root has begun and not ended. A root that nobody ends is ended with its run. */
export function hasOpenSteps(trace: Trace): boolean {
  return trace.spans.some((span) => span.span_id !== trace.root_span_id && span.end_time === undefined);
}
