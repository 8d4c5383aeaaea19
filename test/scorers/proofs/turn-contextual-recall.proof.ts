import { chunks, history, OUTPUT, TURN_CONTEXT } from '../../support/proof-material.ts';
import { mode, recallShape } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'turn_contextual_recall',
  vectors: {
    subject: { conversation_history: history('One.', 'Two.'), ground_truth: OUTPUT },
    rows: [
      [
        'pool, 3 of 4',
        { recall_verdicts: ['attributed', 'attributed', 'not_attributed', 'attributed'] },
        0.75,
        { mode: 'pool' },
        { context: chunks(2) },
      ],
    ],
  },
  sample: {
    subject: { conversation_history: TURN_CONTEXT, ground_truth: OUTPUT },
    script: { recall_verdicts: ['attributed', 'not_attributed', 'not_checkable', 'attributed'] },
    withoutQuotes: 0,
    nothing: { script: { recall_verdicts: Array(4).fill('not_checkable') } },
  },
  metadata: { ...recallShape, mode },
});
