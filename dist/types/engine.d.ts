import type { ReachableAgent } from './agents/agent.js';
import type { Budget } from './judges/budgeted.js';
import type { Judge } from './judges/judge.js';
import { type LiveRuns } from './operations/live-runs.js';
import type { Ports } from './ports/ports.js';
import type { Subject } from './schema/evaluation.js';
import { type JudgeProvider, type Settings } from './schema/settings.js';
import type { Registry } from './scorers/registry.js';
import type { Scorer } from './scorers/scorer.js';
import type { Store } from './state/store.js';
import { type Vault } from './state/vault.js';
import type { Evals, LoadedAgent, LoadedCase } from './test-cases/evals.js';
import { type TraceRecorder } from './traces/recorder.js';
import type { Dispatcher } from './webhooks/dispatcher.js';
/** How an engine is set up. Everything has a default that suits a person at a terminal. */
export interface EngineOptions {
    /** The evals folder; default `evals`. */
    evals?: string;
    /** The state folder; default `.assay`. */
    state?: string;
    /** A file of experiments outside the evals folder (absolute path), read with it. */
    experimentFile?: string;
    judge?: {
        provider?: JudgeProvider;
        model?: string;
        base_url?: string;
    };
    /** Ceiling for agent and judge together, in US dollars. */
    maxCostUsd?: number;
    /** Attempts in flight, and judge calls with them. */
    concurrency?: number;
    /** Recorded with every run, and handed to a judge that takes one. */
    seed?: number;
    /**
     * Set where the workflow was given no secrets, with why, such as "secrets are not given to forks": a key that is missing then
     * is no fault, and what needs it does not gate.
     */
    secretsWithheld?: {
        reason: string;
    };
    /** A webhook of the door itself (inputs of the Action), told of every event; `redact` frees what any webhook is told of secrets. */
    webhook?: {
        url: string;
        secret: string;
    };
    redact?: (text: string) => string;
    /** Where it is a service already; otherwise `serveAt` says so once there is one. */
    streams?: Streams;
    /** The service listens where others reach it: what a request names is checked more strictly (security.md 1.4). */
    publicListener?: boolean;
    ports?: Ports;
    onWarning?: (message: string) => void;
}
/** Where the service streams the progress of runs: base addresses without a slash at the end, and what opens one run. */
export interface Streams {
    wss: string;
    plain: string;
    token(runId: string): string;
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
/** The engine behind every door: evals, state, judge and scorers, each made at its first use. */
export interface Engine {
    readonly ports: Ports;
    readonly options: EngineOptions;
    /** Absolute state folder (`.assay`). */
    readonly stateDir: string;
    readonly evalsDir: string;
    warn(message: string): void;
    /** The evals folder; rejects with one Fault that holds every problem. */
    evals(): Promise<Evals>;
    settings(): Promise<Settings>;
    registry(): Promise<Registry>;
    scoring(): Promise<Scoring>;
    /** A judge with a purse of its own, and with these ceilings (US dollars, judge calls) where they are below those of the settings. */
    scoringWith(maxCostUsd?: number, maxCalls?: number): Promise<Scoring>;
    /** Agents of the evals folder, then of the state. */
    agents(): Promise<LoadedAgent[]>;
    /** Cases of the evals folder, then of the state. */
    cases(): Promise<LoadedCase[]>;
    /** An agent with its variables and keys filled in; rejects when one is not set. */
    reach(agent: LoadedAgent): Promise<ReachableAgent>;
    store(): Promise<Store>;
    vault(): Vault;
    traces(): TraceRecorder;
    webhooks(): Dispatcher;
    /** What a scorer can judge a stored turn of a run by, as it did in the run; rejects with `not_found`. */
    storedTurn(turnId: string): Promise<(scorer: Pick<Scorer, 'multiTurn'>) => Subject>;
    /** What is under way in the background of this process. */
    live(): LiveRuns;
    /** Where its runs are streamed, where it is the engine of a service. */
    streams(): Streams | undefined;
    /** Makes it the engine of a service that listens there. */
    serveAt(streams: Streams): void;
    /** Work that goes on after an operation has answered. */
    inBackground(work: Promise<unknown>): void;
    /** Resolves when all background work has ended; what went wrong there was a warning. */
    settled(): Promise<void>;
    /** Drops what was loaded of the state, after something was created or deleted there; of the evals folder only where that is said. */
    forget(also?: {
        evals: true;
    }): void;
}
export declare function createEngine(options?: EngineOptions): Engine;
