import type { ScorerSample } from './scorer-proof.ts';
import { SCORER_PROOFS } from './scorer-proofs.ts';

export type { ScorerSample } from './scorer-proof.ts';

/** One for each name that a judge is asked about. */
export const SCORER_SAMPLES: Readonly<Record<string, ScorerSample>> = Object.fromEntries(
  Object.values(SCORER_PROOFS).flatMap(({ name, sample }) => (sample === undefined ? [] : [[name, sample]])),
);
