import { z } from 'zod';
/**
 * What cases that were played several times say: pass@k and pass^k averaged over the cases with at least k judged attempts,
 * and how many gave the same verdict every time. Noise is the mean absolute difference of a judged score between two attempts
 * of a case: where the answers are the same it is the judge's alone, where they differ the agent's and the judge's together.
 * Null where there were no such pairs.
 */
export declare const repeatsSummary: z.ZodObject<{
    k: z.ZodNumber;
    cases: z.ZodNumber;
    pass_at_k: z.ZodNumber;
    pass_hat_k: z.ZodNumber;
    stable: z.ZodNumber;
    unstable: z.ZodNumber;
    agent_noise: z.ZodNullable<z.ZodNumber>;
    judge_noise: z.ZodNullable<z.ZodNumber>;
}, z.core.$strip>;
export type RepeatsSummary = z.infer<typeof repeatsSummary>;
