import { z } from 'zod';
import {
  CONTEXT,
  chunks,
  HISTORY,
  history,
  OUTPUT,
  ranked,
  withContext,
} from '../../support/proof-material.ts';
import { chunkVerdicts, count, list, mode, ratio } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'turn_contextual_precision',
  vectors: {
    subject: { conversation_history: history('One.', 'Two.'), ground_truth: OUTPUT },
    rows: [
      ['pool [1,0,1]', ranked(1, 0, 1), 0.8333, { mode: 'pool' }, { context: chunks(3) }],
      [
        'turns [1] and [0,1]',
        ranked(1, 0, 1),
        0.75,
        { mode: 'turn' },
        { conversation_history: withContext(history('One.', 'Two.'), [1, 2]) },
      ],
    ],
  },
  sample: {
    subject: { conversation_history: HISTORY, context: CONTEXT, ground_truth: OUTPUT },
    script: { precision_verdicts: ['irrelevant', 'relevant', 'relevant'] },
    withoutQuotes: 0,
  },
  metadata: {
    mode,
    chunk_verdicts: chunkVerdicts,
    precision_at_k: z.array(ratio),
    per_turn: list({ turn: count }),
  },
});
