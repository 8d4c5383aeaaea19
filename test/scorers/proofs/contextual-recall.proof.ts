import { CONTEXT, chunks, INPUT, NOT_APPLICABLE, OUTPUT } from '../../support/proof-material.ts';
import { recallShape } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'contextual_recall',
  vectors: {
    subject: { ground_truth: OUTPUT, context: chunks(2) },
    rows: [
      [
        '3 of 4',
        { recall_verdicts: ['attributed', 'attributed', 'not_attributed', 'attributed'] },
        0.75,
        { attributed_count: 3, total_statements: 4 },
      ],
      [
        'instructions leave the count',
        { recall_verdicts: ['attributed', 'not_checkable', 'not_attributed', 'not_checkable'] },
        0.5,
        { total_statements: 2 },
      ],
      ['nothing but instructions', { recall_verdicts: Array(4).fill('not_checkable') }, 1, NOT_APPLICABLE],
    ],
  },
  sample: {
    subject: { input: INPUT, context: CONTEXT, ground_truth: OUTPUT },
    script: { recall_verdicts: ['attributed', 'not_attributed', 'not_checkable', 'attributed'] },
    withoutQuotes: 0,
    nothing: { script: { recall_verdicts: Array(4).fill('not_checkable') } },
  },
  metadata: recallShape,
});
