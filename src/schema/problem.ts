import { z } from 'zod';

/** Body of every error answer, `application/problem+json` (RFC 9457) with the extensions of contract 9. */
export const problemBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int().min(400).max(599),
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.looseObject({ path: z.string(), message: z.string() })).optional(),
});
export type ProblemBody = z.infer<typeof problemBody>;
