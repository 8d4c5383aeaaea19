import { relevancyFeatures } from '../../../src/scorers/offline/retrieval/chunk-relevancy.ts';

/** One item a chunk. */
export const fit = {
  items: relevancyFeatures,
  signs: { sentence_share: 1, answer_kind: 1, telling: 1, lead: 1, related: 1 },
  ridge: 10,
};
