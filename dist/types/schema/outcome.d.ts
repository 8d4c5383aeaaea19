import { z } from 'zod';
/** How a play, or a case, ended. Errored and skipped ones say nothing about the answers. */
export declare const outcomeStatus: z.ZodEnum<{
    errored: "errored";
    failed: "failed";
    passed: "passed";
    skipped: "skipped";
}>;
export type OutcomeStatus = z.infer<typeof outcomeStatus>;
/** Why an attempt could not be judged, or was left out. */
export declare const attemptError: z.ZodObject<{
    code: z.ZodString;
    message: z.ZodString;
    hint: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type AttemptError = z.infer<typeof attemptError>;
