import type { ScoringAccess } from '../evaluations/scoring-access.js';
import type { PortsAccess } from '../ports/ports-access.js';
import type { StateAccess } from '../state/state-access.js';
import type { Vault } from '../state/vault.js';
import type { EvalsAccess, ResourceAccess } from '../test-cases/evals-access.js';
import type { TraceRecorder } from '../traces/recorder.js';
import type { Dispatcher } from '../webhooks/dispatcher.js';
import type { EngineOptions, Streams } from './engine-options.js';
import type { LiveRuns } from './live-runs.js';
export type { Scoring, ScoringAccess } from '../evaluations/scoring-access.js';
export type { PortsAccess } from '../ports/ports-access.js';
export type { StateAccess } from '../state/state-access.js';
export type { EvalsAccess, ResourceAccess } from '../test-cases/evals-access.js';
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
export type RunningParts = OptionsAccess & StateAccess & EvalsAccess & ResourceAccess & ScoringAccess & TracingAccess & ServiceAccess;
/** What it takes to notify webhooks of an event behind whatever else is done. */
export type AnnouncingParts = OptionsAccess & PortsAccess & WebhookAccess & BackgroundAccess;
