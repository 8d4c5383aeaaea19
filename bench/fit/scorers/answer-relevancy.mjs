import { answerFeaturesOf } from '../../../src/scorers/offline/retrieval/answer-fit.ts';
import { requests } from '../../../src/text/language/requests.ts';

/** One item a request: how the whole answer fits it. */
export const fit = {
  items: ({ input = '', output = '' }) => answerFeaturesOf(input, requests(input), output),
  signs: {
    topic: 1,
    topic_spelling: 1,
    topic_beside_kind: 1,
    length_per_topic: -1,
    noncommittal: -1,
    kind: 1,
    nothing_new: -1,
    empty_talk: -1,
    to_write: 1,
  },
  ridge: 10,
  /** The statements follow the request that fits best. */
  combine: (likelihoods) => Math.max(...likelihoods),
};
