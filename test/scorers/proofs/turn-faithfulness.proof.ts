import { z } from 'zod';
import { CONTEXT, chunks, HISTORY, history, NOT_APPLICABLE } from '../../support/proof-material.ts';
import { claims, count, faithful, list, ratio } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'turn_faithfulness',
  vectors: {
    subject: {
      conversation_history: history(
        'It costs two euros. It is red.',
        'It is big. It is blue.',
        'You are welcome.',
      ),
      context: chunks(2),
    },
    rows: [
      [
        'turns 2/2, 1/2, no claims',
        {
          claims: [{ turn: 1 }, { turn: 1 }, { turn: 3 }, { turn: 3 }],
          verdicts: ['supported', 'supported', 'supported', 'not_found'],
        },
        0.75,
        { turns_without_claims: [5], supported_count: 3, total_claims: 4 },
      ],
      ['no claims', { claims: [] }, 1, { ...NOT_APPLICABLE, claims_analyzed: [], per_turn: [] }],
    ],
  },
  sample: {
    subject: { conversation_history: HISTORY, context: CONTEXT },
    script: {
      claims: [{ turn: 1 }, { turn: 3 }, { turn: 3 }],
      verdicts: ['supported', 'supported', 'not_found'],
    },
    withoutQuotes: 0,
    nothing: { script: { claims: [] } },
  },
  metadata: {
    ...faithful,
    per_turn: list({ turn: count, score: ratio, claims_analyzed: claims }),
    turns_without_claims: z.array(count),
  },
});
