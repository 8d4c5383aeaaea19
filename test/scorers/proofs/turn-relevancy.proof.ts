import { z } from 'zod';
import { HISTORY, history } from '../../support/proof-material.ts';
import { count, list, text } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'turn_relevancy',
  vectors: {
    subject: { conversation_history: history('One.', 'Two.', 'Three.', 'Four.') },
    rows: [
      [
        '1, 1, .5, 0',
        { turn_verdicts: ['relevant', 'relevant', 'partial', 'irrelevant'] },
        0.625,
        { irrelevant_turns: [7] },
      ],
    ],
  },
  sample: {
    subject: { conversation_history: HISTORY },
    script: { turn_verdicts: ['relevant', 'irrelevant'] },
  },
  metadata: {
    turns: list({ turn: count, verdict: text, reason: text }),
    irrelevant_turns: z.array(count),
  },
});
