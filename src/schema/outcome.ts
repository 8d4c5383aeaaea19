import { z } from 'zod';

/** How a play, or a case, ended. Errored and skipped ones say nothing about the answers. */
export const outcomeStatus = z.enum(['passed', 'failed', 'errored', 'skipped']);
export type OutcomeStatus = z.infer<typeof outcomeStatus>;

/** Why an attempt could not be judged, or was left out. */
export const attemptError = z.object({ code: z.string(), message: z.string(), hint: z.string().optional() });
export type AttemptError = z.infer<typeof attemptError>;

/** How bad it is when a case fails, from the least to the worst. */
export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

const count = z.number().int().min(0);
/** How the cases of a run ended. */
export const counts = z.object({
  total: count,
  passed: count,
  failed: count,
  errored: count,
  /** Those that are unsure among them. */
  skipped: count,
  /** Results of before unsure verdicts were told apart have none. */
  unsure: count.optional(),
});
export type Counts = z.infer<typeof counts>;
