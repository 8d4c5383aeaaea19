import { expect } from 'vitest';
import { HISTORY, history, NOT_APPLICABLE } from '../../support/proof-material.ts';
import { list, place, text, texts } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'conversation_completeness',
  vectors: {
    subject: { conversation_history: history('One.', 'Two.', 'Three.', 'Four.') },
    rows: [
      [
        'satisfied, partial, unsatisfied, withdrawn',
        {
          intentions: [{ turn: 0 }, { turn: 2 }, { turn: 4 }, { turn: 6 }].map((one) => ({
            ...one,
            kind: 'information',
          })),
          intention_verdicts: ['satisfied', 'partial', 'unsatisfied', 'withdrawn'],
        },
        0.5,
        { unsatisfied: [expect.any(String)] },
      ],
      [
        'everything withdrawn',
        { intentions: [{ turn: 0, kind: 'information' }], intention_verdicts: ['withdrawn'] },
        1,
        NOT_APPLICABLE,
      ],
    ],
  },
  sample: {
    subject: { conversation_history: HISTORY },
    script: {
      intentions: [
        { turn: 0, kind: 'information' },
        { turn: 2, kind: 'information' },
      ],
      intention_verdicts: ['satisfied', 'unsatisfied'],
    },
    withoutQuotes: 0,
    nothing: { script: { intentions: [] } },
  },
  metadata: {
    intentions: list({ text, turn: place, verdict: text, satisfied_turn: place, reason: text }),
    unsatisfied: texts,
  },
});
