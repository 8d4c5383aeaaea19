import type { Clock } from '../ports/ports.js';
import { type OpenCalls, type TraceOrigin } from './open-calls.js';
import { type WrittenTraces } from './written-traces.js';
/** Whose an export is, where that is known beside it. */
interface Exporter {
    /** Undefined leaves it to the spans. */
    agentId: string | undefined;
    origin: TraceOrigin | undefined;
    ofAnother: OfAnother | undefined;
}
/** Whether a run that is not under way here is known as one of other agents. */
export type OfAnother = (runId: string) => Promise<boolean>;
/** What exports are held against. */
export interface Exporting {
    traces: WrittenTraces;
    calls: OpenCalls;
    /**
     * Traces of exports without a key of an agent and without a call: nobody's yet, whatever name the spans give. A later export may say
     * which call they are of. The oldest make room.
     */
    unowned: Set<string>;
    clock: Pick<Clock, 'now'>;
}
/** Stores an OTLP/JSON body. A span that is sent twice is stored once; one that cannot be stored is counted, with the reasons. */
export declare function ingest(world: Exporting, body: unknown, { agentId, origin, ofAnother }: Exporter): Promise<{
    rejected: number;
    message?: string;
}>;
export {};
