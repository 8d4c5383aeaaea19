import type { Weights } from '../shared/fitted.ts';

/**
 * Evidence weights of the offline judge of faithfulness. Fitted 2026-11-23 to 440 labelled rows of ExpertQA, FaithBench, QAGS-CNNDM, QAGS-XSUM, RAGTruth-data2txt, RAGTruth-qa, RAGTruth-summary, SummEval, WiCE, reallife-A;
 * AUROC 0.718 in grouped 5-fold cross-validation. Refit: `npm run fit -- faithfulness LABELS.jsonl --write`.
 */
export const FAITHFULNESS_WEIGHTS: Weights = {
  bias: -1.0825,
  features: {
    support: { weight: 0.64996, low: 0, high: 1 },
    sentence_match: { weight: 0.41026, low: 0, high: 1 },
    weakest_claim: { weight: 2.3865, low: 0, high: 0.94591 },
    far_numbers: { weight: -0.30792, low: 0, high: 5 },
    conflict: { weight: -0.69387, low: 0, high: 1 },
    records: { weight: 0.79925, low: 0, high: 1 },
  },
};
