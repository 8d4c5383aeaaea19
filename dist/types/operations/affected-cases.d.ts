import type { Engine } from '../engine.js';
import type { PlannedCase } from '../runs/plan.js';
import type { AffectedPart, RunConfig } from '../runs/records.js';
import type { Settings } from '../schema/settings.js';
import { type Why } from '../test-cases/affected.js';
/** Only cases that a change can have made different (contract 6, `--affected`; contract 7, `affected-only`). */
export interface AffectedWish {
    /** Branch, tag or commit that the change starts from. */
    base: string;
    /** Play every case where git cannot tell, with a warning, instead of failing: for doors where nobody can answer. */
    orAll?: boolean;
    /** Files and folders (absolute) that we write ourselves; the state folder is known. */
    leaveOut?: readonly string[];
}
/** Which of the selected cases are affected. */
export interface AffectedChoice extends AffectedPart {
    /** Reasons by case id, in the order of the plan: exactly the chosen cases. Absent where a run goes on that chose before. */
    why?: ReadonlyMap<string, Why>;
}
/** What would be played, and by which gate. */
export interface Draft {
    planned: PlannedCase[];
    settings: Settings;
    affected?: AffectedChoice;
}
/**
 * A plan with its affected cases only, and a gate that asks no more of them than a part can give. Without a wish it is the plan
 * itself; so it is, with a warning, where git cannot tell and `orAll` is set. `before` is what a run chose that goes on.
 */
export declare function onlyAffected(engine: Engine, draft: Draft, wish: AffectedWish | undefined, before: AffectedPart | undefined): Promise<Draft>;
/** What a run writes down of the choice, so that it is a part to whoever compares it and goes on with the same cases after a kill. */
export declare function recordedChoice(selection: RunConfig['selection'], affected: AffectedChoice | undefined): Pick<RunConfig, 'selection' | 'affected'>;
/** One line for people: `12 of 40 cases are affected by 3 files changed since main: src/refunds.ts (8), evals/agents/bot.yaml (4)`. */
export declare function affectedLine({ base, changed, of, chosen, why }: AffectedChoice): string;
