import { z } from 'zod';

export const text = z.string();
export const texts = z.array(z.string());
export const count = z.int().min(0);
export const ratio = z.number().min(0).max(1);
export const place = count.nullable();
export const severity = z.enum(['none', 'low', 'medium', 'high', 'critical']);
export const list = <S extends z.ZodRawShape>(shape: S) => z.array(z.looseObject(shape));
export const claims = list({ claim: text, supported: z.boolean(), evidence: text });
export const chunkVerdicts = list({ index: count, relevant: z.boolean(), quote: text, reason: text });
export const recallShape = {
  statements: list({ statement: text, attributed: z.boolean(), chunk: place, evidence: text }),
  missing_statements: texts,
  attributed_count: count,
  total_statements: count,
  chunks_used: z.array(count),
};
export const relevancyShape = {
  statements_analyzed: list({
    statement: text,
    verdict: z.enum(['yes', 'idk', 'no', 'filler']),
    reason: text,
  }),
  irrelevant_statements: texts,
  requests: list({ text, addressed: z.enum(['full', 'partial', 'none']) }),
  precision: ratio,
  coverage: ratio,
  noncommittal: z.boolean(),
};
export const faithful = { claims_analyzed: claims, unsupported_claims: texts };
export const mode = z.enum(['turn', 'pool']);
