import { expectedAveragePrecision } from '../../../src/scorers/formulas/expected-precision.ts';
import { balanced, usefulnessFeatures } from '../../../src/scorers/offline/retrieval/chunk-usefulness.ts';

/** One item a chunk, fitted to the relevance of the single chunk; rows are compared by the scorer's own formula. */
export const fit = {
  items: ({ input, ground_truth, context }) => usefulnessFeatures(input, ground_truth, context),
  labels: (row) => row.meta?.relevance,
  combine: (chances) => expectedAveragePrecision(chances.map(balanced)),
  signs: { reference: 1, kind_share: 1, over_reference: 1, over_sentence_share: 1, over_kind_share: 1 },
  ridge: 10,
};
