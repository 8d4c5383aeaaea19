import type { ScoringAccess } from '../evaluations/scoring-access.ts';
import type { PortsAccess } from '../ports/ports-access.ts';
import type { StateAccess } from '../state/state-access.ts';
import type { Vault } from '../state/vault.ts';
import type { EvalsAccess, ResourceAccess } from '../test-cases/evals-access.ts';
import type { TraceRecorder } from '../traces/recorder.ts';
import type { Dispatcher } from '../webhooks/dispatcher.ts';
import type { EngineOptions, Streams } from './engine-options.ts';
import type { LiveRuns } from './live-runs.ts';

// Parts that features below the engine use too stand with what they give access to.
export type { Scoring, ScoringAccess } from '../evaluations/scoring-access.ts';
export type { PortsAccess } from '../ports/ports-access.ts';
export type { StateAccess } from '../state/state-access.ts';
export type { EvalsAccess, ResourceAccess } from '../test-cases/evals-access.ts';

// Each part is what some of the operations need and others do not. A function names the parts that it uses:
// `(engine: StateAccess & ScoringAccess, …)`, or `Pick<PortsAccess, 'ports'>` where one member is all.

/** How the engine was set up. */
export interface OptionsAccess {
  readonly options: EngineOptions;
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

/** What it takes to notify webhooks of an event behind whatever else is done. */
export type AnnouncingParts = OptionsAccess & PortsAccess & WebhookAccess & BackgroundAccess;
