import { z } from 'zod';
import { FINDINGS, OUTPUT, SERIES } from '../../support/proof-material.ts';
import { list, severity, text } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'role_violation',
  vectors: { subject: { output: OUTPUT, role: 'Speaks of kettles only.' }, rows: SERIES },
  sample: {
    subject: { output: OUTPUT, role: 'Speaks of teapots only.' },
    script: FINDINGS,
    withoutQuotes: 0.45,
  },
  metadata: {
    violations: list({ type: text, severity, quote: text, reason: text, rule: text }),
    role_source: z.string().nullable(),
  },
});
