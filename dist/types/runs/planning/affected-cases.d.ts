import type { Settings } from '../../schema/settings.js';
import type { FaultKind } from '../../schema/worlds/world.js';
import type { StateAccess } from '../../state/state-access.js';
import { type Why } from '../../test-cases/affected.js';
import type { EvalsAccess } from '../../test-cases/evals-access.js';
import type { AffectedPart, RunConfig, ShardPart } from '../records.js';
import type { NarrowedChoice } from './narrowed-part.js';
import type { PlannedCase } from './plan.js';
/** Only cases that a change can have made different (contract 6, `--affected`; contract 7, `affected-only`). */
export interface AffectedOptions {
    /** Branch, tag or commit that the change starts from. */
    base: string;
    /** Play every case where git does not know the changes, with a warning, instead of failing: for entry points where nobody can answer. */
    orAll?: boolean;
    /** Files and folders (absolute) that we write ourselves; the state folder is known. */
    leaveOut?: readonly string[];
    /** What changed, where somebody watched: then git is not asked, and `base` only says since when. */
    watched?: WatchedFiles;
}
/** Files by their absolute paths. */
export interface WatchedFiles {
    changed: readonly string[];
    /** Every file that is watched. */
    all(): Iterable<string>;
}
/** Which of the selected cases are affected. */
export interface AffectedChoice extends AffectedPart {
    /** Reasons by case id, in the order of the plan: exactly the chosen cases. Absent where a run goes on that chose before. */
    why?: ReadonlyMap<string, Why>;
}
/** What would be played, and by which gate. */
export interface RunPlan {
    planned: PlannedCase[];
    settings: Settings;
    /** Where only affected cases were asked for. */
    affected?: AffectedChoice;
    /** Where some of the selected cases alone are played. */
    narrowed?: NarrowedChoice;
    /** Where it is one shard of a suite. */
    part?: ShardPart;
    /** Kinds of faults that the cases of worlds are played again with. */
    faults?: readonly FaultKind[];
}
/**
 * A plan with its affected cases only, and a gate that asks no more of them than a part can give. Where that is not asked for it is the plan
 * itself; so it is, with a warning, where git does not know the changes and `orAll` is set. `before` is what a run chose that goes on.
 */
export declare function onlyAffected(engine: EvalsAccess & StateAccess, whole: RunPlan, requested: AffectedOptions | undefined, before: AffectedPart | undefined): Promise<RunPlan>;
/** What a run writes down of the choice, so that it is a part to whoever compares it and goes on with the same cases after a kill. */
export declare function recordedChoice(selection: RunConfig['selection'], { affected, narrowed }: Pick<RunPlan, 'affected' | 'narrowed'>): Pick<RunConfig, 'selection' | 'affected' | 'narrowed'>;
/** One line for people: `12 of 40 cases are affected by 3 files changed since main: src/refunds.ts (8), evals/agents/bot.yaml (4)`. */
export declare function affectedLine({ base, changed, of, chosen, why }: AffectedChoice): string;
