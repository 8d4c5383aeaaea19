import { z } from 'zod';
/** A cassette that is not as it is on the base: its path from the top of the repository, and how many recordings differ. */
export declare const changedCassette: z.ZodObject<{
    file: z.ZodString;
    what: z.ZodEnum<{
        added: "added";
        changed: "changed";
        removed: "removed";
    }>;
    recordings: z.ZodOptional<z.ZodNumber>;
}, z.core.$strip>;
export type ChangedCassette = z.infer<typeof changedCassette>;
/**
 * Cassettes that a branch changed, in a run that answers from them: what its agents and its judge say is what the branch says that they
 * said. `files` are the first of them.
 */
export declare const changedCassettes: z.ZodObject<{
    cassettes: z.ZodNumber;
    recordings: z.ZodNumber;
    files: z.ZodArray<z.ZodObject<{
        file: z.ZodString;
        what: z.ZodEnum<{
            added: "added";
            changed: "changed";
            removed: "removed";
        }>;
        recordings: z.ZodOptional<z.ZodNumber>;
    }, z.core.$strip>>;
    unknown: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type ChangedCassettes = z.infer<typeof changedCassettes>;
