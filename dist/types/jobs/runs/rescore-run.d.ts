import type { AnnouncingParts, RunningParts } from '../../engine/engine-parts.js';
import { type RunOptions, type StartedRun } from './start-run.js';
/**
 * A new run made of the stored outputs of another: judged again with today's cases and scorers, or with the scorers named,
 * without calling the agent. A case whose question changed is refused, because its stored answer answers something else.
 * The cases of an imported run are those of its file. `fresh` asks the judge anew where its cache knows the answer, and compares the two: what differs is the judge's own noise.
 */
export declare function rescoreRun(engine: RunningParts & AnnouncingParts, runId: string, options?: RunOptions & {
    scorers?: readonly string[];
    fresh?: boolean;
}): Promise<StartedRun>;
