import { z } from 'zod';
import { HISTORY, history } from '../../support/proof-material.ts';
import { count, list, text } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'role_adherence',
  vectors: {
    subject: { conversation_history: history('One.', 'Two.', 'Three.'), role: 'Speaks of kettles only.' },
    rows: [
      [
        'adheres, adheres, violates',
        { role_verdicts: ['adheres', 'adheres', 'violates'] },
        0.6667,
        { violating_turns: [5] },
      ],
      ['adheres, minor, violates', { role_verdicts: ['adheres', 'minor', 'violates'] }, 0.5],
    ],
  },
  sample: {
    subject: { conversation_history: HISTORY, role: 'Speaks of kettles only.' },
    script: { role_verdicts: ['adheres', 'violates'] },
  },
  metadata: {
    turns: list({ turn: count, verdict: text, rule: text, quote: text, reason: text }),
    violating_turns: z.array(count),
    role_source: z.string().nullable(),
  },
});
