import { z } from 'zod';

const count = z.number().int().min(0);

/** A cassette that is not as it is on the base: its path from the top of the repository, and how many recordings differ. */
export const changedCassette = z.object({
  file: z.string(),
  what: z.enum(['added', 'changed', 'removed']),
  /** Recordings that were added, changed or taken away; 0 where all words are the same. Absent where git cannot count them. */
  recordings: count.optional(),
});
export type ChangedCassette = z.infer<typeof changedCassette>;

/**
 * Cassettes that a branch changed, in a run that answers from them: what its agents and its judge say is what the branch says that they
 * said. `files` are the first of them.
 */
export const changedCassettes = z.object({
  cassettes: count,
  recordings: count,
  files: z.array(changedCassette),
  /** Why it is not known which they are; without a full stop. Then the numbers are 0. */
  unknown: z.string().optional(),
});
export type ChangedCassettes = z.infer<typeof changedCassettes>;
