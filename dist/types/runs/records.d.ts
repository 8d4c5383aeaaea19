import type { JudgeUsage } from '../judges/judge.js';
import type { Comparison } from '../schema/comparison.js';
import type { Subject } from '../schema/evaluation.js';
import type { AgentUsage, AttemptError, RunHeader } from '../schema/run.js';
import type { ScorerError, ScorerResult } from '../schema/scorer-result.js';
import type { ToolCall } from '../schema/tool-call.js';
/** One turn as the agent played it. Null means not captured. An output over 32 KiB lives in a blob. */
export interface PlayedTurn {
    turn_id: string;
    input: string;
    output: string;
    latency_ms: number;
    tool_calls: ToolCall[] | null;
    context: string[] | null;
    agent_plan: string | null;
    usage: AgentUsage | null;
    /** What the case asked of this turn, so that the stored turn can be judged by its id alone (contract 4). */
    criteria: Subject;
}
/** What a run was asked to do; enough to continue it in another process. */
export interface RunConfig {
    selection: {
        cases?: string[];
        tags?: string[];
        agent?: string;
        repeat?: number;
    };
    judge: {
        mode: 'llm' | 'offline';
        model: string;
        id: string;
        samples: number;
    };
    gate: {
        min_pass_rate: number;
        fail_on: 'failure' | 'regression' | 'never';
    };
    seed: number;
    /** What it is compared with: a run id, the absolute path of a results.json, or `none`. */
    baseline?: string;
    /** The run whose answers it judges again, and whether past the judge's cache. */
    rescored?: {
        from: string;
        fresh: boolean;
    };
}
/** A case as a run plays it: all that a report needs besides the attempts, so a stored run can be shown without its evals folder. */
export interface CaseDescription {
    id: string;
    name: string;
    agent_id: string;
    tags: string[];
    location: {
        file: string;
        line: number;
    };
    hash: string;
    gating: boolean;
    repeat: number;
    min_passes: number;
    /** Names of the scorers by turn, in the order shown. */
    scorers: string[][];
    /** Why it is not played, when it is not. */
    skip?: string;
}
/**
 * The journal of a run, one record a line. A result is appended before it counts, so a kill loses at most the item in
 * flight, and what stands here is never played or judged again (contract 8).
 */
export type RunRecord = {
    type: 'run.started';
    run_id: string;
    at: string;
    config: RunConfig;
} | {
    type: 'case.planned';
    case: CaseDescription;
} | {
    type: 'run.resumed';
    at: string;
} | {
    type: 'attempt.played';
    case_id: string;
    attempt: number;
    order?: number;
    turns: PlayedTurn[];
    calls: number;
} | {
    type: 'attempt.errored';
    case_id: string;
    attempt: number;
    order?: number;
    turns: PlayedTurn[];
    calls: number;
    error: AttemptError;
} | {
    type: 'turn.scored';
    case_id: string;
    attempt: number;
    turn: number;
    scorer: string;
    result?: ScorerResult;
    error?: ScorerError;
    /** Default scorer left out because the agent does not supply its field. */
    left_out?: string;
    usage: JudgeUsage;
}
/** What a scorer had cost that could not end; it is asked again when the run goes on. */
 | {
    type: 'turn.unscored';
    case_id: string;
    attempt: number;
    usage: JudgeUsage;
} | {
    type: 'attempt.retried';
    case_id: string;
    attempt: number;
} | {
    type: 'run.finished';
    at: string;
    header: RunHeader;
    comparison?: Comparison;
    /** Ids of the cases that went both ways in earlier runs. */
    flaky?: string[];
};
export type FinishedRecord = Extract<RunRecord, {
    type: 'run.finished';
}>;
export type PlayedRecord = Extract<RunRecord, {
    type: 'attempt.played' | 'attempt.errored';
}>;
export type ScoredRecord = Extract<RunRecord, {
    type: 'turn.scored';
}>;
