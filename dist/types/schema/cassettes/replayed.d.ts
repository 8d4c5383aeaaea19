import { z } from 'zod';
/**
 * What a run asks of its cassettes: records what it plays live; answers from recordings all of it, or plays live what no recording answers,
 * or (a run without secrets) answers what was recorded and plays the other cases as if there were no cassettes.
 */
export interface CassetteMode {
    readonly record?: true;
    readonly replay?: 'all' | 'changed' | 'recorded';
}
/** Code of an attempt that asked what no recording answers. */
export declare const CASSETTE_MISS = "cassette_miss";
/**
 * What was answered from recordings: exchanges of agents with models, and answers of the judge; when the oldest and the newest were recorded,
 * and the models that answered, as they name themselves.
 */
export declare const replayed: z.ZodObject<{
    exchanges: z.ZodNumber;
    judge_answers: z.ZodNumber;
    oldest: z.ZodISODateTime;
    newest: z.ZodISODateTime;
    models: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
export type ReplayedPart = z.infer<typeof replayed>;
/** The same of a run, and how many of all its attempts some of it belongs to. */
export declare const replayedOfRun: z.ZodObject<{
    exchanges: z.ZodNumber;
    judge_answers: z.ZodNumber;
    oldest: z.ZodISODateTime;
    newest: z.ZodISODateTime;
    models: z.ZodArray<z.ZodString>;
    attempts: z.ZodNumber;
    of: z.ZodNumber;
}, z.core.$strip>;
export type ReplayedOfRun = z.infer<typeof replayedOfRun>;
/** Both together; of two parts of one attempt, or of one run. */
export declare function addReplayed(a: ReplayedPart | undefined, b: ReplayedPart | undefined): ReplayedPart | undefined;
