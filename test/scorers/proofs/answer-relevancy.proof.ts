import { ask, INPUT, OUTPUT, relevancy, said } from '../../support/proof-material.ts';
import { relevancyShape } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'answer_relevancy',
  vectors: {
    subject: { input: ask(1), output: OUTPUT },
    rows: [
      ['yes, yes, idk, no; full', relevancy(['yes', 'yes', 'idk', 'no'], ['full']), 0.7692],
      [
        'yes, yes; full, none',
        relevancy(['yes', 'yes'], ['full', 'none']),
        0.6667,
        { precision: 1, coverage: 0.5 },
        { input: ask(2), output: said(2) },
      ],
      ['yes, no; full', relevancy(['yes', 'no'], ['full']), 0.6667, {}, { output: said(2) }],
      ['yes, idk ×3; full', relevancy(['yes', 'idk', 'idk', 'idk'], ['full']), 0.7692],
      ['yes, filler ×2; full', relevancy(['yes', 'filler', 'filler'], ['full']), 1, {}, { output: said(3) }],
      ['filler only; full', relevancy(['filler'], ['full']), 0, {}, { output: said(1) }],
      ['no; none', relevancy(['no'], ['none']), 0, {}, { output: said(1) }],
    ],
  },
  sample: {
    subject: { input: INPUT, output: OUTPUT },
    script: { statements: ['yes', 'idk', 'no', 'filler'], requests: ['full', 'partial'] },
  },
  metadata: relevancyShape,
});
