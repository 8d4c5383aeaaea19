import type { Ports } from '../../ports/ports.js';
import { type TracingHandler } from '../../traces/loopback.js';
import type { TraceRecorder } from '../../traces/recorder.js';
/** Where local agents send their traces to, or why there is no such place. */
export type TracingPlace = {
    url: string;
    handler: TracingHandler;
} | {
    problem: string;
};
/** Where the agents of one or several runs are traced; whoever made it closes it when the last of them has ended. */
export interface TracedAgents {
    readonly recorder: TraceRecorder;
    /** An address on loopback, opened when first asked for, and at once from then on. Long-lived programs keep its address over runs. */
    place(): TracingPlace | Promise<TracingPlace>;
    close(): Promise<void>;
}
/** Opens a call of an agent for tracing, and the loopback listener with the first one. */
export declare function tracedAgents(recorder: TraceRecorder, { listen }: Pick<Ports, 'listen'>): TracedAgents;
