import { z } from 'zod';
import { judgeInfo } from '../../src/schema/scorer-result.ts';
import { list, text, texts } from './proof-shapes.ts';
import { proofOf, SCORER_PROOFS } from './scorer-proofs.ts';

/** Metadata that every result has (metrics.md 0.7). */
const BASE = z.looseObject({
  judge: judgeInfo,
  threshold: z.number(),
  not_applicable: z.boolean(),
  not_applicable_reason: z.string().min(1).optional(),
  warnings: texts,
  derived: list({ field: text, from: text }),
  imputed_verdicts: z.array(z.unknown()),
});

/** Names that metadata is promised for. */
export const DESCRIBED_SCORERS: readonly string[] = Object.keys(SCORER_PROOFS);

/** What is wrong with the metadata of a result: missing keys and wrong types, as sentences. */
export function metadataProblems(scorer: string, metadata: Readonly<Record<string, unknown>>): string[] {
  const shape = z.intersection(BASE, z.looseObject(proofOf(scorer).metadata));
  const parsed = shape.safeParse(metadata);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
