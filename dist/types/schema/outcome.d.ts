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
/** How bad it is when a case fails, from the least to the worst. */
export declare const SEVERITIES: readonly ['low', 'medium', 'high', 'critical'];
export type Severity = (typeof SEVERITIES)[number];
/** How the cases of a run ended. */
export declare const counts: z.ZodObject<{
    total: z.ZodNumber;
    passed: z.ZodNumber;
    failed: z.ZodNumber;
    errored: z.ZodNumber;
    skipped: z.ZodNumber;
    unsure: z.ZodOptional<z.ZodNumber>;
}, z.core.$strip>;
export type Counts = z.infer<typeof counts>;
