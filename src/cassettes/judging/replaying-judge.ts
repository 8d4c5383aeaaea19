import { z } from 'zod';
import { Fault } from '../../errors.ts';
import {
  type Embedded,
  type EmbedOptions,
  type Filled,
  FormError,
  type Judge,
  type Question,
} from '../../judges/judge.ts';
import { defined } from '../../schema/defined.ts';
import type { RecordedJudge } from '../recording.ts';
import type { CassetteMiss } from '../tape.ts';
import { CASSETTE_MISS } from '../tapes/miss-answer.ts';
import { canonicalEmbedding, canonicalQuestion } from './canonical-question.ts';

const usage = z.object({
  calls: z.number().min(0),
  cached_calls: z.number().min(0),
  input_tokens: z.number().min(0),
  output_tokens: z.number().min(0),
  cost_usd: z.number().min(0).nullable(),
});

/** What is kept of a filled form. */
export const recordedFilled = z.object({
  json: z.unknown(),
  usage,
  model: z.string(),
  temperature: z.number().nullable(),
  seed: z.number().nullable(),
  logprobs: z.array(z.object({ token: z.string(), logprob: z.number() })).optional(),
  warnings: z.array(z.string()).optional(),
  confidence: z.enum(['medium', 'low']).optional(),
});

/** What is kept of vectors. */
export const recordedEmbedded = z.object({
  vectors: z.array(z.array(z.number())),
  usage,
  model: z.string(),
});

/** Finds the recorded answer to a question, or says what is missing; with a reason, why the one that was found is none. */
export type FindAnswer = (
  kind: 'judge' | 'embed',
  request: Record<string, unknown>,
  why?: string,
) => { readonly response: unknown } | { readonly miss: CassetteMiss };

/**
 * A judge that answers from recordings, under the name of the one that was recorded. The given one is never asked. What an answer cost is
 * what it cost when it was recorded. Rejects with `judge_error` (subcode `cassette_miss`) where nothing fits.
 */
export function replayingJudge(
  { calibrated, ...judge }: Judge,
  { id, mode, model }: RecordedJudge,
  find: FindAnswer,
  /** Whether it was asked for vectors: one that had none would not be asked for them now either. */
  embeds = true,
): Judge {
  const responseTo: Ask = (kind, request, why) => {
    const found = find(kind, request, why);
    if ('response' in found) return found.response;
    const { message, hint } = found.miss;
    const where = String(request['question'] ?? 'embeddings');
    throw new Fault('judge_error', message, { subcode: CASSETTE_MISS, hint, where });
  };
  return {
    ...{ id, mode, model },
    // What was measured of a judge is true of no other.
    ...(judge.model === model && defined({ calibrated })),
    fill: async (question) => filledBy(question, responseTo),
    ...(embeds && {
      embed: (texts: readonly string[], options: EmbedOptions) => embeddedBy(texts, options, responseTo),
    }),
  };
}
async function embeddedBy(
  texts: readonly string[],
  options: EmbedOptions,
  responseTo: Ask,
): Promise<Embedded> {
  const request = canonicalEmbedding(texts, options);
  const kept = recordedEmbedded.safeParse(responseTo('embed', request));
  if (!kept.success || kept.data.vectors.length !== texts.length)
    return responseTo('embed', request, 'it does not hold a vector for each text') as never; // Throws.
  return kept.data;
}

type Ask = (kind: 'judge' | 'embed', request: Record<string, unknown>, why?: string) => unknown;

function filledBy<T>(question: Question<T>, responseTo: Ask): Filled<T> {
  const request = canonicalQuestion(question);
  const kept = recordedFilled.safeParse(responseTo('judge', request));
  if (!kept.success) return responseTo('judge', request, 'it is no filled form') as never; // Throws.
  try {
    const { logprobs, warnings, confidence, ...filled } = kept.data;
    return {
      ...filled,
      ...defined({ logprobs, warnings, confidence }),
      answer: question.form.read(kept.data.json),
    };
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    return responseTo('judge', request, error.message) as never; // Throws.
  }
}
