import type { AgentConnection, LoadedAttachment } from '../agents/agent.js';
import type { EventStream } from '../flow/event-stream.js';
import type { Budget } from '../judges/budgeted.js';
import type { Judge } from '../judges/judge.js';
import type { Ports } from '../ports/ports.js';
import type { ProgressEvent } from '../schema/event.js';
import type { Settings } from '../schema/settings.js';
import type { Turn } from '../schema/turn.js';
import type { LoadedAgent } from '../test-cases/evals.js';
import type { Job, PlannedCase } from './plan.js';
import type { RunConfig } from './records.js';
import type { RunJournal } from './run-journal.js';
/** A progress event without the number and time that the stream adds. */
export type RunEvent = ProgressEvent extends infer Event ? Event extends {
    type: infer Type;
    data: infer Data;
} ? {
    type: Type;
    data: Data;
} : never : never;
/** Everything a run needs from the floors below, already chosen. */
export interface RunWorld {
    runId: string;
    ports: Ports;
    planned: readonly PlannedCase[];
    settings: Settings;
    config: RunConfig;
    judge: Judge;
    budget: Budget;
    journal: RunJournal;
    connect(agent: LoadedAgent): Promise<AgentConnection>;
    attachments(turn: Turn, job: Job): Promise<LoadedAttachment[]>;
    events: EventStream<RunEvent>;
    signal?: AbortSignal | undefined;
}
