import { chunks, history, TURN_CONTEXT, withContext } from '../../support/proof-material.ts';
import { count, list, mode, ratio } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'turn_contextual_relevancy',
  vectors: {
    subject: { conversation_history: history('One.', 'Two.') },
    rows: [
      [
        'pool, 2 of 5',
        { relevancy_verdicts: ['no', 'yes', 'no', 'no', 'yes'] },
        0.4,
        { mode: 'pool', relevant_chunks: 2, total_chunks: 5, relevancy_ratio: 0.4 },
        { context: chunks(5) },
      ],
      [
        'turns 1/1 and 1/2',
        { relevancy_verdicts: ['yes', 'yes', 'no'] },
        0.75,
        { mode: 'turn', relevant_chunks: 2, total_chunks: 3 },
        { conversation_history: withContext(history('One.', 'Two.'), [1, 2]) },
      ],
    ],
  },
  sample: {
    subject: { conversation_history: TURN_CONTEXT },
    script: { relevancy_verdicts: ['yes', 'no', 'yes'] },
    withoutQuotes: 0,
  },
  metadata: {
    mode,
    relevant_chunks: count,
    total_chunks: count,
    relevancy_ratio: ratio,
    per_turn: list({ turn: count }),
  },
});
