import { z } from 'zod';
import { CONTEXT, chunks, OUTPUT } from '../../support/proof-material.ts';
import { ratio } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'hallucination_score',
  vectors: {
    subject: { output: OUTPUT },
    rows: [
      [
        'with context as faithfulness',
        { claims: [{}, {}, {}, {}], verdicts: ['supported', 'supported', 'contradicted', 'not_found'] },
        0.5,
        { alias_of: 'faithfulness', hallucination_rate: 0.5, higher_is_better: true },
        { context: chunks(2) },
      ],
      [
        'without, 1 of 4 contradicted by the reference',
        {
          claims: [{}, {}, {}, {}],
          verdicts: [
            'consistent',
            'consistent',
            { verdict: 'contradicted', quote: 'There is no filter' },
            'consistent',
          ],
        },
        0.75,
        { hallucination_rate: 0.25 },
        { ground_truth: 'There is no filter.' },
      ],
    ],
  },
  sample: {
    subject: { output: OUTPUT, context: CONTEXT },
    script: { claims: [{}, {}, {}], verdicts: ['supported', 'contradicted', 'not_found'] },
    withoutQuotes: 0,
    nothing: { script: { claims: [] } },
  },
  metadata: { hallucination_rate: ratio, higher_is_better: z.literal(true) },
});
