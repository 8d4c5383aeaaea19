import { z } from 'zod';
import { ask, CONTEXT, chunks, INPUT, OUTPUT, ranked } from '../../support/proof-material.ts';
import { chunkVerdicts, count, place, ratio } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'contextual_precision',
  vectors: {
    subject: { input: ask(1), ground_truth: 'Two litres.' },
    rows: [
      [[1, 0, 1], 0.8333],
      [[0, 1, 1], 0.5833],
      [[0, 1, 0, 1], 0.5],
      [[1, 1, 0], 1],
      [[0, 0], 0],
      [[1], 1],
    ].map(([list, score]) => {
      const relevant = list as number[];
      return [
        JSON.stringify(list),
        ranked(...relevant),
        score as number,
        {},
        { context: chunks(relevant.length) },
      ];
    }),
  },
  sample: {
    subject: { input: INPUT, context: CONTEXT, ground_truth: OUTPUT },
    script: { precision_verdicts: ['relevant', 'irrelevant', 'relevant'] },
    withoutQuotes: 0,
  },
  metadata: {
    chunk_verdicts: chunkVerdicts,
    relevant_chunks: count,
    total_chunks: count,
    precision_at_k: z.array(ratio),
    first_relevant_rank: place,
  },
});
