import type { ToolCall } from '../schema/tool-call.js';
import type { ExpectedState } from '../schema/worlds/expected-state.js';
import type { Change, RecordedCall, WorldEvidence, WorldTool } from '../schema/worlds/world.js';
/** What the `actions` of an expected state came to, played on a state of their own. */
export interface GoldState {
    /** How the state that they left differs from the one that they began with. */
    readonly changes: readonly Change[];
    readonly calls: readonly RecordedCall[];
    /** Why they say nothing: an action that failed, in a sentence that names it. */
    readonly problem?: string;
}
/** The world that an attempt acted on, as scorers see it after the attempt. */
export interface ScoredWorld {
    readonly evidence: WorldEvidence;
    /** The state that the attempt began with. */
    initial(): Promise<Readonly<Record<string, unknown>>>;
    /** Plays the `actions` of an expected state on a fork; asked only where there are some. */
    gold(expected: ExpectedState): Promise<GoldState>;
    /** The tools that the agent was offered. */
    tools(): Promise<readonly Pick<WorldTool, 'name' | 'reads'>[]>;
    /** What the agent said to the user, in all turns. */
    readonly answers: readonly string[];
    /** Which calls the agent itself said that it made, where it said so. */
    readonly reported?: readonly ToolCall[];
}
