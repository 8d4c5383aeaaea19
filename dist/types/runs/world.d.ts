import type { AgentConnection, LoadedAttachment } from '../agents/agent.js';
import type { RunCassettes } from '../cassettes/run-cassettes.js';
import type { EventStream } from '../flow/event-stream.js';
import type { Http, Ports } from '../ports/ports.js';
import type { ProgressEvent } from '../schema/event.js';
import type { CaseResult } from '../schema/run.js';
import type { Turn } from '../schema/turn.js';
import type { LoadedAgent } from '../test-cases/evals.js';
import type { CaseHistory } from './case-history.js';
import type { TracedAgents } from './execution/traced-agents.js';
import type { Job } from './planning/plan.js';
import type { RunJournal } from './run-journal.js';
/** A progress event without the number and time that the stream adds. */
export type RunEvent = ProgressEvent extends infer Event ? Event extends {
    type: infer Type;
    data: infer Data;
} ? {
    type: Type;
    data: Data;
} : never : never;
/** What a workload meets while it is played: its journal, its agents, whoever listens. */
export interface RunWorld {
    ports: Ports;
    journal: RunJournal;
    /** Where agents of this run are traced, if they are. */
    traces?: TracedAgents | undefined;
    connect(agent: LoadedAgent, options?: ConnectOptions): Promise<AgentConnection>;
    /** Where its models are recorded, or answered from recordings, if they are. */
    cassettes?: RunCassettes | undefined;
    /** Absolute paths that agents in workspaces may not read, besides those that their evals folder names: the state. */
    hidden?: readonly string[] | undefined;
    attachments(turn: Turn, job: Job): Promise<LoadedAttachment[]>;
    events: EventStream<RunEvent>;
    /** What became of the cases before; read while the first calls are under way. */
    history?: Promise<CaseHistory> | undefined;
    /** Told of each case, in the order of the plan: as soon as it and all before it are over, and of all of them by the end of the run. */
    onCase?: ((one: CaseResult) => void) | undefined;
    signal?: AbortSignal | undefined;
}
/** How an agent is reached that is recorded, or replayed. */
export interface ConnectOptions {
    /** In place of the port. */
    http?: Http;
    /** Keys and addresses that are not set have something standing for them: nobody is called. */
    standIns?: boolean;
}
