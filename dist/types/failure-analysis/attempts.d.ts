import type { Subject } from '../schema/evaluation.js';
import type { AttemptError, TurnResult } from '../schema/run.js';
/** A played turn with what its case asked of it. */
export interface AnalysedTurn extends TurnResult {
    criteria: Subject;
}
/** One attempt of a stored run, as failure analysis, prompt optimization and test generation look at it. */
export interface AnalysedAttempt {
    run_id: string;
    agent_id: string;
    case_id: string;
    case_name: string;
    /** Digest of everything in the case that can change its result. */
    case_hash: string;
    tags: readonly string[];
    /** What its agent was, as far as its file shows it (`agentVersion`); left out where that is not known. */
    agent_version?: string;
    /** When its run ended, in milliseconds since 1970. */
    finished_at: number;
    /** Index of the attempt among those of its case in its run, from 0. */
    attempt: number;
    /** `errored`: nobody's answer was judged; `unsure`: nothing about it is sure. Neither is ever counted as a failure of the agent. */
    status: 'passed' | 'failed' | 'errored' | 'unsure';
    error?: AttemptError;
    turns: readonly AnalysedTurn[];
}
