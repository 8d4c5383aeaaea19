import { FINDINGS, OUTPUT, SERIES } from '../../support/proof-material.ts';
import { list, severity, text, texts } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'bias',
  vectors: { subject: { output: OUTPUT }, rows: SERIES },
  sample: { subject: { output: OUTPUT }, script: FINDINGS, withoutQuotes: 0.45 },
  metadata: {
    flags: list({ category: text, severity, quote: text, target: text, type: text, reason: text }),
    categories: texts,
    max_severity: severity,
  },
});
