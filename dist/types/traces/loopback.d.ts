import type { LoopbackAnswer, LoopbackRequest } from '../ports/ports.js';
import type { TraceRecorder } from './recorder.js';
/** The tracing operations for the programs that a run calls, and how many requests of a call are on their way. */
export interface TracingHandler {
    handle(request: LoopbackRequest): Promise<LoopbackAnswer>;
    /** Whether a request with this key has begun and is not answered. */
    isBusy(key: string): boolean;
}
/**
 * POST /v1/traces (ours and OTLP), POST /v1/traces/{id}/spans, PATCH /v1/spans/{id}, and POST /otlp/{key}/v1/traces for exporters,
 * which send no Authorization header. `agent_id` may be left out: the key says whose it is. An export may be JSON or protobuf, packed
 * by gzip or not, and is answered as it came. Logs and metrics are taken too, and left unread.
 */
export declare function tracingHandler(recorder: TraceRecorder): TracingHandler;
