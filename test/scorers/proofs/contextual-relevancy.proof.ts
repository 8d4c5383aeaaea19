import { z } from 'zod';
import { ask, CONTEXT, chunks, INPUT } from '../../support/proof-material.ts';
import { count, ratio } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'contextual_relevancy',
  vectors: {
    subject: { input: ask(1), context: chunks(5) },
    rows: [
      [
        '2 of 5 chunks',
        { relevancy_verdicts: ['no', 'yes', 'no', 'no', 'yes'] },
        0.4,
        { relevant_chunks: 2, total_chunks: 5, relevancy_ratio: 0.4, irrelevant_chunks: [0, 2, 3] },
      ],
    ],
  },
  sample: {
    subject: { input: INPUT, context: CONTEXT },
    script: { relevancy_verdicts: ['yes', 'no', 'yes'] },
    withoutQuotes: 0,
  },
  metadata: {
    relevant_chunks: count,
    total_chunks: count,
    relevancy_ratio: ratio,
    chunk_verdicts: z.array(z.unknown()),
    irrelevant_chunks: z.array(count),
    statement_ratio: ratio.nullable(),
  },
});
