import { z } from 'zod';
import { ask, INPUT, OUTPUT, relevancy } from '../../support/proof-material.ts';
import { relevancyShape } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'relevance',
  vectors: {
    subject: { input: ask(1), output: OUTPUT },
    rows: [
      [
        'as answer_relevancy',
        relevancy(['yes', 'yes', 'idk', 'no'], ['full']),
        0.7692,
        { alias_of: 'answer_relevancy' },
      ],
    ],
  },
  sample: {
    subject: { input: INPUT, output: OUTPUT },
    script: { statements: ['yes', 'idk', 'no', 'filler'], requests: ['full', 'partial'] },
  },
  metadata: { ...relevancyShape, alias_of: z.literal('answer_relevancy') },
});
