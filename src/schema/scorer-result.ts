import { z } from 'zod';
import { freeObject, unitInterval } from './common.ts';

/** How sure a judge is by its kind: deterministic truth, useful ranking, or screen only (metrics.md 10.7). */
export const confidence = z.enum(['high', 'medium', 'low']);
export type Confidence = z.infer<typeof confidence>;

/** Which judge gave the result, in the metadata of every result (metrics.md 0.7). `none`: computed, nobody was asked. */
export const judgeInfo = z.object({
  mode: z.enum(['llm', 'offline', 'none']),
  model: z.string(),
  prompt_version: z.string(),
  calls: z.number().int(),
  cached_calls: z.number().int(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  temperature: z.number().nullable(),
  seed: z.number().int().nullable(),
  samples: z.number().int(),
  agreement: z.number().nullable(),
  confidence,
  fallback: z.boolean(),
});
export type JudgeInfo = z.infer<typeof judgeInfo>;

/** Result of one scorer (interface 2.2, contract 4). `gating: false` in runs: shown, but outside the turn's pass. */
export const scorerResult = z.object({
  score: unitInterval,
  pass: z.boolean(),
  reasoning: z.string(),
  metadata: freeObject,
  gating: z.literal(false).optional(),
});
export type ScorerResult = z.infer<typeof scorerResult>;

/**
 * Whether the judge stands by its verdict. One of the rules may be wrong where they say so: as the offline judge, or by themselves where an
 * answer needed no question. What models and own code say of themselves is theirs.
 */
export function isSureVerdict({ metadata }: Pick<ScorerResult, 'metadata'>): boolean {
  const judge = metadata['judge'];
  if (typeof judge !== 'object' || judge === null) return true;
  const { mode, confidence: given } = judge as Partial<JudgeInfo>; // Border: a scorer made it; both are compared below.
  if (mode === 'llm') return true;
  return given !== 'low' && (mode !== 'offline' || metadata['unsure'] !== true);
}

/** Of the offline judge, and not sure enough to gate: it could be right or wrong, and nobody asked a model (contract 5). */
export function isUnsure(result: ScorerResult): boolean {
  return (
    result.gating === false &&
    result.metadata['unsure'] === true &&
    result.metadata['not_applicable'] !== true
  );
}

/** A scorer that could not judge: stands beside the results, never among them. */
export const scorerError = z.object({
  code: z.string(),
  subcode: z.string().optional(),
  message: z.string(),
  field: z.string().optional(),
  /** What the reader can do about it. */
  hint: z.string().optional(),
});
export type ScorerError = z.infer<typeof scorerError>;
