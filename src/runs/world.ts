import type { AgentConnection, LoadedAttachment } from '../agents/agent.ts';
import type { EventStream } from '../flow/event-stream.ts';
import type { Budget } from '../judges/budgeted.ts';
import type { Judge } from '../judges/judge.ts';
import type { Ports } from '../ports/ports.ts';
import type { ProgressEvent } from '../schema/event.ts';
import type { Settings } from '../schema/settings.ts';
import type { Turn } from '../schema/turn.ts';
import type { LoadedAgent } from '../test-cases/evals.ts';
import type { Job, PlannedCase } from './plan.ts';
import type { RunConfig } from './records.ts';
import type { RunJournal } from './run-journal.ts';

/** A progress event without the number and time that the stream adds. */
export type RunEvent = ProgressEvent extends infer Event
  ? Event extends { type: infer Type; data: infer Data }
    ? { type: Type; data: Data }
    : never
  : never;

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
  /** Work in steps: asked for the next one when a step is played to its end; undefined ends it. Default: every planned play at once. */
  steps?: (() => Iterable<Job> | undefined) | undefined;
  signal?: AbortSignal | undefined;
}
