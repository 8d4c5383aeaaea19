import { CONTEXT, chunks, NOT_APPLICABLE, OUTPUT } from '../../support/proof-material.ts';
import { faithful } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'faithfulness',
  vectors: {
    subject: { output: OUTPUT, context: chunks(2) },
    rows: [
      [
        'supported ×2, contradicted, not_found',
        { claims: [{}, {}, {}, {}], verdicts: ['supported', 'supported', 'contradicted', 'not_found'] },
        0.5,
        { supported_count: 2, contradicted_count: 1, not_found_count: 1, total_claims: 4 },
      ],
      ['no claims', { claims: [] }, 1, { ...NOT_APPLICABLE, claims_analyzed: [], unsupported_claims: [] }],
    ],
  },
  sample: {
    subject: { output: OUTPUT, context: CONTEXT },
    script: { claims: [{}, {}, {}], verdicts: ['supported', 'contradicted', 'not_found'] },
    withoutQuotes: 0,
    nothing: { script: { claims: [] } },
  },
  metadata: faithful,
});
