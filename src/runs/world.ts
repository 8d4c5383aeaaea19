import type { AgentConnection, LoadedAttachment } from '../agents/agent.ts';
import type { EventStream } from '../flow/event-stream.ts';
import type { Budget } from '../judges/budgeted.ts';
import type { Judge } from '../judges/judge.ts';
import type { Ports } from '../ports/ports.ts';
import type { ProgressEvent } from '../schema/event.ts';
import type { Settings } from '../schema/settings.ts';
import type { Turn } from '../schema/turn.ts';
import type { LoadedAgent } from '../test-cases/evals.ts';
import type { CaseHistory } from './case-history.ts';
import type { ComparedRun } from './comparing/compare-runs.ts';
import type { TracedAgents } from './execution/traced-agents.ts';
import type { BaseSide } from './gating/base-plays.ts';
import type { Job, PlannedCase } from './planning/plan.ts';
import type { RunConfig } from './records.ts';
import type { RunJournal } from './run-journal.ts';

/** A progress event without the number and time that the stream adds. */
export type RunEvent = ProgressEvent extends infer Event
  ? Event extends { type: infer Type; data: infer Data }
    ? { type: Type; data: Data }
    : never
  : never;

/** The run that a run is compared with. */
export interface Baseline {
  run: ComparedRun;
  /** Which run it is and how it was found, as the reason says it: "run_x, the newest run that passed". */
  name: string;
  /** Whether the gate asks it. The run whose answers are only judged again is there to be looked at. */
  gates: boolean;
  /** It was asked to play the same cases: what it holds and this run does not was taken away. */
  sameSelection?: boolean;
  /** The newest run of the base branch, where that one failed and could not be the baseline. */
  newerFailed?: string;
}

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
  /** Where agents of this run are traced, if they are. */
  traces?: TracedAgents | undefined;
  connect(agent: LoadedAgent): Promise<AgentConnection>;
  attachments(turn: Turn, job: Job): Promise<LoadedAttachment[]>;
  events: EventStream<RunEvent>;
  /** Work in steps: asked for the next one when a step is played to its end; undefined ends it. Default: every planned play at once. */
  steps?: (() => Iterable<Job> | undefined | Promise<Iterable<Job> | undefined>) | undefined;
  /** What it is compared with; else why there is nothing, where the gate asks for it. */
  baseline?: Baseline | undefined;
  noBaseline?: string | undefined;
  /** The base commit, where flipped cases are to be played on it before they are called a regression. */
  base?: BaseSide | undefined;
  /** What became of the cases before; read while the first calls are under way. */
  history?: Promise<CaseHistory> | undefined;
  signal?: AbortSignal | undefined;
}
