import { z } from 'zod';
import { HISTORY, history, OUTPUT } from '../../support/proof-material.ts';
import { list, text } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'goal_accuracy',
  vectors: {
    subject: { conversation_history: history('One.', 'Two.', 'Three.'), ground_truth: OUTPUT },
    rows: [
      [
        'achieved, partial, not_achieved',
        { goals: [{}, {}, {}], goal_fates: ['achieved', 'partial', 'not_achieved'] },
        0.5,
        { goal_source: 'ground_truth' },
      ],
    ],
  },
  sample: {
    subject: { conversation_history: HISTORY, ground_truth: OUTPUT },
    script: { goals: [{}, {}], goal_fates: ['achieved', 'not_achieved'] },
    withoutQuotes: 0,
    nothing: { script: { goals: [] } },
  },
  metadata: {
    goals: list({ verdict: text, reason: text }),
    goal_source: z.enum(['ground_truth', 'expected_behavior', 'inferred']),
    final_state: text,
  },
});
