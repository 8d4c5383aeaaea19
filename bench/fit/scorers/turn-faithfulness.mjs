import { turnMaterials } from '../../../src/scorers/faithfulness-turns.ts';
import { turnClaims } from '../../../src/scorers/offline/retrieval/turn-claims.ts';
import { turnFaithfulnessFeatures } from '../../../src/scorers/offline/retrieval/turn-faithfulness.ts';

/** The label of a row is about its last assistant turn; nothing is known of the earlier ones. */
export const fit = {
  items: (subject) => {
    const last = turnMaterials(subject).at(-1);
    return last === undefined ? [] : turnFaithfulnessFeatures(last, turnClaims(last.content));
  },
  signs: { support: 1, turn_support: 1, one_sentence: 1, new_words: -1, stray_numbers: -1 },
  ridge: 10,
};
