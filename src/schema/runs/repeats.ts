import { z } from 'zod';
import { unitInterval } from '../common.ts';

const count = z.number().int().min(0);

/**
 * What cases that were played several times say: pass@k and pass^k averaged over the cases with at least k judged attempts,
 * and how many gave the same verdict every time. Noise is the mean absolute difference of a judged score between two attempts
 * of a case: where the answers are the same it is the judge's alone, where they differ the agent's and the judge's together.
 * Null where there were no such pairs.
 */
export const repeatsSummary = z.object({
  k: z.number().int().min(2),
  /** Cases that the two averages are over. */
  cases: count,
  pass_at_k: unitInterval,
  pass_hat_k: unitInterval,
  stable: count,
  unstable: count,
  agent_noise: unitInterval.nullable(),
  judge_noise: unitInterval.nullable(),
});
export type RepeatsSummary = z.infer<typeof repeatsSummary>;
