import { expect } from 'vitest';
import { z } from 'zod';
import { HISTORY, history, NOT_APPLICABLE } from '../../support/proof-material.ts';
import { count, list, text } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'knowledge_retention',
  vectors: {
    subject: { conversation_history: history('One.', 'Two.', 'Three.') },
    rows: [
      [
        '3 evaluated, 1 violating',
        {
          facts: [{ turn: 0, slot: 'part', value: 'part 1' }],
          retention_verdicts: ['ok', { verdict: 'violates', type: 're_asks' }, 'ok'],
        },
        0.6667,
        { evaluated_turns: 3, violations: [expect.objectContaining({ turn: 3, type: 're_asks' })] },
      ],
      ['no facts', { facts: [] }, 1, { ...NOT_APPLICABLE, facts: [], violations: [] }],
    ],
  },
  sample: {
    subject: { conversation_history: HISTORY },
    script: {
      facts: [{ turn: 0, slot: 'name', value: 'Nora' }],
      retention_verdicts: ['ok', { verdict: 'violates', type: 'ignores' }],
    },
    nothing: { script: { facts: [] } },
  },
  metadata: {
    facts: list({ turn: count, slot: text, value: text, superseded_by: z.string().nullable() }),
    violations: list({ turn: count, fact: text, type: text, quote: text, reason: text }),
    evaluated_turns: count,
  },
});
