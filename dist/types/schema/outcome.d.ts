import { z } from 'zod';
/** How a play, or a case, ended. Errored and skipped ones say nothing about the answers. */
export declare const outcomeStatus: z.ZodEnum<{
    errored: "errored";
    failed: "failed";
    passed: "passed";
    skipped: "skipped";
}>;
export type OutcomeStatus = z.infer<typeof outcomeStatus>;
