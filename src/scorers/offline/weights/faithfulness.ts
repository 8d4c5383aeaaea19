import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of faithfulness. Fitted 2026-11-21 to 400 labelled rows of ExpertQA, FaithBench, QAGS-CNNDM, QAGS-XSUM, RAGTruth-data2txt, RAGTruth-qa, RAGTruth-summary, SummEval, WiCE;
 * AUROC 0.718 in grouped 5-fold cross-validation. Refit: `npm run fit -- faithfulness LABELS.jsonl --write`.
 */
export const FAITHFULNESS_WEIGHTS: Weights = {
  bias: -1.1568,
  features: {
    support: { weight: 0.58397, low: 0, high: 1 },
    sentence_match: { weight: 0.38596, low: 0, high: 1 },
    weakest_claim: { weight: 2.5875, low: 0, high: 0.94591 },
    far_numbers: { weight: -0.32716, low: 0, high: 5 },
    records: { weight: 0.8342, low: 0, high: 1 },
  },
};
