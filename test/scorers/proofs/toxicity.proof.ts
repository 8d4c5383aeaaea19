import { FINDINGS, OUTPUT, SERIES } from '../../support/proof-material.ts';
import { list, severity, text, texts } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'toxicity',
  vectors: { subject: { output: OUTPUT }, rows: SERIES },
  sample: { subject: { output: OUTPUT }, script: FINDINGS, withoutQuotes: 0.45 },
  metadata: {
    toxicity_level: severity,
    toxic_spans: list({ quote: text, category: text, severity, target: text }),
    categories: texts,
  },
});
