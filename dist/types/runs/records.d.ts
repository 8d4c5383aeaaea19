import type { JudgeUsage } from '../judges/judge.js';
import type { ChangedCassettes } from '../schema/cassettes/changed-cassettes.js';
import type { CassetteMode, ReplayedPart } from '../schema/cassettes/replayed.js';
import type { Comparison } from '../schema/comparison.js';
import type { Subject } from '../schema/evaluation.js';
import type { Severity } from '../schema/outcome.js';
import type { AgentUsage, AttemptError, RunHeader } from '../schema/run.js';
import type { ScorerError, ScorerResult } from '../schema/scorer-result.js';
import type { GateSettings } from '../schema/settings.js';
import type { ToolCall } from '../schema/tool-call.js';
import type { SeenSpan } from '../schema/trace.js';
import type { LostTalk, TalkFigures } from '../schema/users/talk.js';
import type { WorkspaceEvidence } from '../schema/workspaces/workspace.js';
import type { FaultKind, WorldEvidence } from '../schema/worlds/world.js';
import type { MissingSecrets } from './planning/missing-secrets.js';
import type { Shard } from './sharding/shard.js';
/** One turn as the agent played it. Null means not captured. An output over 32 KiB lives in a blob. */
export interface PlayedTurn {
    turn_id: string;
    /** A simulated user said it. */
    simulated?: true;
    input: string;
    output: string;
    /** The answer held tool calls and no output; `output` is then empty, which is not the same as a blank one that was given. */
    output_missing?: true;
    latency_ms: number;
    tool_calls: ToolCall[] | null;
    /** In a world, where the calls are recorded: what the agent itself said that it called. */
    reported_calls?: ToolCall[];
    context: string[] | null;
    agent_plan: string | null;
    usage: AgentUsage | null;
    /** What was traced for it, where a check of the turn asks for spans. */
    spans?: SeenSpan[];
    /** What the case asked of this turn, so that the stored turn can be judged by its id alone (contract 4). */
    criteria: Subject;
}
/** The talk of an attempt with a simulated user, and what it took besides the turns that are kept. */
export interface PlayedTalk extends Omit<TalkFigures, 'lost'> {
    /** Talks that were thrown away before it, with what the answers in them took. */
    lost?: (LostTalk & {
        usage: AgentUsage;
    })[];
    /** What the user itself cost, in all of them. */
    usage: JudgeUsage;
}
/** What a run was asked to do; enough to continue it in another process. */
export interface RunConfig {
    selection: {
        cases?: string[];
        tags?: string[];
        agent?: string;
        repeat?: number;
    };
    judge: RunHeader['judge'] & {
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
    /** The commit on which flipped cases are played before they are called a regression. */
    base_ref?: string;
    /** Set where secrets are missing and something could not be done for it. */
    secrets_withheld?: MissingSecrets;
    /** What whoever reads its report should know of the models that it names: whole sentences. */
    model_notes?: string[];
    /** Variables for keys of judges that were set and empty, where the heuristics judged for want of one. */
    empty_keys?: string[];
    /** The run whose answers it judges again, and whether past the judge's cache. */
    rescored?: {
        from: string;
        fresh: boolean;
    };
    /** The optimization that it validates: plays of its original and of its candidate, which are no answers of the agent as it is. */
    validates?: string;
    /** The files that its plays were read from, with the SHA-256 of each: nobody played it here. A recorded number passes from `pass_at` on. */
    imported?: {
        files: {
            name: string;
            sha256: string;
        }[];
        pass_at: number;
    };
    /** Kinds of faults that the cases of worlds are played again with. */
    faults?: FaultKind[];
    /** Set where only affected cases were asked for; where that is not all of them, `selection` names them. */
    affected?: AffectedPart;
    /** Set where some of the selected cases alone are played; where a flag chose them, `selection` names them. */
    narrowed?: NarrowedPart;
    /** Cases that are reported and do not gate; decided when the run begins, and kept when it goes on. */
    quarantine?: Quarantine;
    /** The part of a suite that it plays. */
    shard?: ShardPart;
    /** What it asks of its cassettes; absent where it is played live and records nothing. */
    cassettes?: CassetteMode;
    /** What of them is of its branch, where it answers from them and that was changed. */
    changed_cassettes?: ChangedCassettes;
    /** The runs of the shards that it was put together from, in the order of the shards. */
    merged?: {
        suite: string;
        shards: string[];
    };
}
/** Cases that went both ways in earlier runs, without a change that explains it (quarantine.ts). */
export interface Quarantine {
    /** With their outcomes, oldest first: "PFP|PF", `|` where the agent was changed. */
    cases: {
        id: string;
        outcomes: string;
    }[];
    /** Which cases were put under quarantine or released by the last run before, as whole sentences. */
    notes: string[];
    warnings: string[];
}
/** What a run plays that was asked for affected cases only. Counted over the whole suite, also where it is one shard. */
export interface AffectedPart {
    /** What the change starts from, as it was named. */
    base: string;
    /** Files that differ from it. */
    changed: number;
    /** Cases that were selected before. */
    of: number;
    /** Those that are affected. */
    chosen: number;
    /** Those of them that are played and gate. */
    gating: number;
    /**
     * Ids of those that are not affected, where the whole suite was selected: what a baseline holds beside them and what is played
     * was taken away.
     */
    unaffected?: string[];
}
/** What a run plays that was asked for some of its cases, or whose cases are marked so. Counted over the whole suite, also where it is one shard. */
export interface NarrowedPart {
    /** Cases that were selected. */
    of: number;
    /** Those that are played. */
    chosen: number;
    /** The run in which they failed or errored. */
    failing?: string;
    /** How many were drawn, and by which seed. */
    sample?: number;
    seed?: number;
    /** How many were taken from the beginning. */
    limit?: number;
    /** Where cases are marked `only`, as `file:line`. */
    only?: string[];
}
/** A part of a suite, with all that has to be the same in the other parts for a merge. */
export interface ShardPart extends Shard {
    /** What the whole suite plays (`suiteKey`). */
    suite: string;
    /** Which shard plays what (`cutKey`). */
    cut: string;
    /** Cases of the whole suite. */
    cases: number;
    /** Commit that it was made of, by the workflow. */
    commit?: string;
    /** Places of its cases in the whole, from 0, in the order in which it holds them. */
    places: number[];
    settings: {
        gate: GateSettings;
        threshold?: number;
        thresholds?: Record<string, number>;
        max_retries: number;
        timeout_ms: number;
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
    /** How bad its failure is, where the case says so. */
    severity?: Severity;
    repeat: number;
    min_passes: number;
    /** Id of the world that it is played in. */
    world?: string;
    /** Names of the scorers by turn, in the order shown. */
    scorers: string[][];
    /** Of a talk with a simulated user: how many turns are fixed, and which scorers judge the whole of it, on its last turn. */
    talk?: {
        openings: number;
        afterwards: string[];
    };
    /** The version of the agent as far as its file shows it (`agentVersion`). */
    agent_version?: string;
    /** Why it is not played, when it is not. */
    skip?: string;
    /** It is not played because its agent needs a secret that is missing. */
    unreachable?: true;
    /** It has no recording, in a run that answers from recordings where there are some. */
    unrecorded?: true;
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
    /** What it did in its world, where the case has one. */
    world?: WorldEvidence;
    /** What it left behind in its workspace, where it has one. */
    workspace?: WorkspaceEvidence;
    /** How the talk went, where its user was simulated. */
    talk?: PlayedTalk;
    /** Taken from another run, to be judged again: what its turns used was spent there. */
    stored?: true;
    /** What its agent was answered from recordings. */
    replayed?: ReplayedPart;
} | {
    type: 'attempt.errored';
    case_id: string;
    attempt: number;
    order?: number;
    turns: PlayedTurn[];
    calls: number;
    world?: WorldEvidence;
    workspace?: WorkspaceEvidence;
    talk?: PlayedTalk;
    stored?: true;
    /** What the turn that failed had used until then. */
    usage?: AgentUsage;
    replayed?: ReplayedPart;
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
    /** What the judge's recordings answered since the result before it: added up over an attempt, each answer is counted once. */
    replayed?: ReplayedPart;
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
