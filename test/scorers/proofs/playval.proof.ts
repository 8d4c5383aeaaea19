import { z } from 'zod';
import { criteria, EXPECTED, INPUT, OUTPUT } from '../../support/proof-material.ts';
import { list, text, texts } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'playval',
  vectors: {
    subject: { output: OUTPUT },
    rows: [
      [
        'must met ×3, should not_met',
        { criteria: criteria('must', 'must', 'must', 'should'), verdicts: ['met', 'met', 'met', 'not_met'] },
        0.8571,
        { mode: 'checklist' },
        { expected_behavior: EXPECTED },
      ],
      [
        'must met ×2, must partial',
        { criteria: criteria('must', 'must', 'must'), verdicts: ['met', 'met', 'partial'] },
        0.8333,
        {},
        { expected_behavior: EXPECTED },
      ],
      [
        'must met ×3, must_not not_met',
        {
          criteria: criteria('must', 'must', 'must', 'must_not'),
          verdicts: ['met', 'met', 'met', 'not_met'],
        },
        0.3,
        {},
        { expected_behavior: EXPECTED },
      ],
      [
        'must met, should not_applicable',
        { criteria: criteria('must', 'should'), verdicts: ['met', 'not_applicable'] },
        1,
        { failed_criteria: [] },
        { expected_behavior: EXPECTED },
      ],
    ],
  },
  sample: {
    subject: {
      input: INPUT,
      output: OUTPUT,
      expected_behavior: 'Names the volume. Names the time. Names a price. Names the cable.',
    },
    script: {
      criteria: [{ kind: 'must' }, { kind: 'must' }, { kind: 'must_not' }, { kind: 'should' }],
      verdicts: ['met', 'partial', 'met', 'not_met'],
    },
  },
  metadata: {
    criteria: list({
      text,
      kind: z.enum(['must', 'should', 'must_not']),
      verdict: text,
      evidence: text,
      reason: text,
    }),
    failed_criteria: texts,
    mode: z.literal('checklist'),
  },
});
