import { z } from 'zod';

/** How a play, or a case, ended. Errored and skipped ones say nothing about the answers. */
export const outcomeStatus = z.enum(['passed', 'failed', 'errored', 'skipped']);
export type OutcomeStatus = z.infer<typeof outcomeStatus>;
