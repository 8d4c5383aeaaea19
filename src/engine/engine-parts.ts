import type { ReachableAgent } from '../agents/agent.ts';
import type { Budget } from '../judges/budgeted.ts';
import type { Judge } from '../judges/judge.ts';
import type { Ports } from '../ports/ports.ts';
import type { Settings } from '../schema/settings.ts';
import type { Registry } from '../scorers/registry.ts';
import type { Store } from '../state/store.ts';
import type { Vault } from '../state/vault.ts';
import type { Evals, LoadedAgent, LoadedCase } from '../test-cases/evals.ts';
import type { TraceRecorder } from '../traces/recorder.ts';
import type { Dispatcher } from '../webhooks/dispatcher.ts';
import type { EngineOptions, Streams } from './engine-options.ts';
import type { LiveRuns } from './live-runs.ts';

// Each part is what some of the operations need and others do not. A function names the parts that it uses:
// `(engine: StateAccess & ScoringAccess, …)`, or `Pick<PortsAccess, 'ports'>` where one member is all.

/** The outside world, and where warnings go. */
export interface PortsAccess {
  readonly ports: Ports;
  warn(message: string): void;
}

/** How the engine was set up. */
export interface OptionsAccess {
  readonly options: EngineOptions;
}

/** What is stored. */
export interface StateAccess extends PortsAccess {
  /** Absolute state folder (`.assay`). */
  readonly stateDir: string;
  store(): Promise<Store>;
}

/** What the evals folder holds. */
export interface EvalsAccess {
  /** Absolute, whether it is there or not. */
  readonly evalsDir: string;
  /** The evals folder; rejects with one Fault that holds every problem. */
  evals(): Promise<Evals>;
  /** Those of the evals folder, else the defaults, with what the caller chose. */
  settings(): Promise<Settings>;
}

/** Agents and cases, whether they stand in the evals folder or in the state. */
export interface ResourceAccess {
  /** Agents of the evals folder, then of the state. */
  agents(): Promise<LoadedAgent[]>;
  /** Cases of the evals folder, then of the state. */
  cases(): Promise<LoadedCase[]>;
  /** An agent with its variables and keys filled in; rejects when one is not set. */
  reach(agent: LoadedAgent): Promise<ReachableAgent>;
  /** Drops what was loaded of the state, after something was created or deleted there; of the evals folder only where that is said. */
  forget(also?: { evals: true }): void;
}

/** What scorers need to work. */
export interface Scoring {
  registry: Registry;
  judge: Judge;
  settings: Settings;
  budget: Budget;
  /** The judge that the settings ask for is not this one: its key was withheld. */
  judgeWithheld: boolean;
  /** Variables for keys that are set and empty although nothing was withheld: the heuristics judge by mistake, maybe. */
  emptyKeys: string[];
}

/** Scorers, and the judge behind them. */
export interface ScoringAccess {
  registry(): Promise<Registry>;
  scoring(): Promise<Scoring>;
  /** A judge with a budget of its own, and with these ceilings (US dollars, judge calls) where they are below those of the settings. */
  scoringWith(maxCostUsd?: number, maxCalls?: number): Promise<Scoring>;
}

/** What seals and opens stored secrets. */
export interface SecretsAccess {
  vault(): Vault;
}

/** Traces as they are recorded. */
export interface TracingAccess {
  traces(): TraceRecorder;
}

/** Who is notified of events. */
export interface WebhookAccess {
  webhooks(): Dispatcher;
}

/** Work that goes on after an operation has answered. */
export interface BackgroundAccess {
  /** What is under way in the background of this process. */
  live(): LiveRuns;
  /** Takes over work whose end nobody waits for; what goes wrong in it is a warning. */
  inBackground(work: Promise<unknown>): void;
  /** Resolves when all background work has ended. */
  settled(): Promise<void>;
}

/** Where the engine is that of a service. */
export interface ServiceAccess {
  /** Where its runs are streamed; undefined where it serves nobody. */
  streams(): Streams | undefined;
  /** Makes it the engine of a service that listens there. */
  serveAt(streams: Streams): void;
}

/** What it takes to plan cases, call their agents and score the answers: runs, experiments and optimizations alike. */
export type RunningParts = OptionsAccess &
  StateAccess &
  EvalsAccess &
  ResourceAccess &
  ScoringAccess &
  TracingAccess &
  ServiceAccess;
