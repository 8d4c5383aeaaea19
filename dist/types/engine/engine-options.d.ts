import type { Ports } from '../ports/ports.js';
import type { JudgeProvider } from '../schema/settings.js';
import type { Evals } from '../test-cases/evals.js';
/** How an engine is set up. Everything has a default that suits a person at a terminal. */
export interface EngineOptions {
    /** The evals folder; default `evals`. */
    evals?: string;
    /** The evals folder where the entry point has read it already, and found nothing wrong; asked when the folder is needed. */
    evalsRead?: () => Evals | undefined;
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
    /** A webhook of the entry point itself (inputs of the Action), notified of every event; `redact` removes secrets from what any webhook is sent. */
    webhook?: {
        url: string;
        secret: string;
    };
    redact?: (text: string) => string;
    /** Given the values of credentials, when an agent is about to be called with them. */
    onSecrets?: (values: readonly string[]) => void;
    /** Where it is a service already; otherwise `serveAt` sets it once there is one. */
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
