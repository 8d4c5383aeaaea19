import { statedIn } from '../../../src/scorers/answer-claims.ts';
import { faithfulnessFeatures } from '../../../src/scorers/offline/retrieval/faithfulness.ts';

/** What a reader expects of each feature: support never speaks against a claim, a number out of place never for it. */
export const fit = {
  items: ({ input = '', output = '', chunks }) =>
    faithfulnessFeatures(statedIn(output, input), chunks, input),
  signs: {
    support: 1,
    sentence_match: 1,
    weakest_claim: 1,
    far_numbers: -1,
    conflict: -1,
    records: 1,
  },
  ridge: 10,
};
