import { expect } from 'vitest';
import { z } from 'zod';
import { CALLS, INPUT, NOT_APPLICABLE, OUTPUT, requirement } from '../../support/proof-material.ts';
import { list, place, text, texts } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'task_completion',
  vectors: {
    subject: { input: 'Book the table and mail me the time.', output: OUTPUT },
    rows: [
      [
        'primary done ×2, secondary not_done',
        {
          requirements: [
            requirement('information', 'primary'),
            requirement('information', 'primary'),
            requirement('information', 'secondary'),
          ],
          verdicts: ['done', 'done', 'not_done'],
        },
        0.8,
        { evidence_level: 'asserted' },
      ],
      [
        'primary done, primary unsubstantiated',
        {
          requirements: [requirement('information', 'primary'), requirement('action', 'primary')],
          verdicts: ['done', 'done'],
        },
        0.5,
        { evidence_level: 'trace', unsubstantiated_claims: [expect.any(String)] },
        { tool_calls: [] },
      ],
      ['no task', { requirements: [] }, 1, NOT_APPLICABLE],
    ],
  },
  sample: {
    subject: { input: INPUT, output: OUTPUT, tool_calls: CALLS },
    script: {
      requirements: [
        { kind: 'action', priority: 'primary' },
        { kind: 'information', priority: 'primary' },
        { kind: 'information', priority: 'secondary' },
      ],
      verdicts: [{ verdict: 'done', tool_call_index: 0 }, 'partial', 'not_done'],
    },
    withoutQuotes: 0,
    nothing: { script: { requirements: [] } },
  },
  metadata: {
    task: text,
    requirements: list({
      text,
      kind: text,
      priority: text,
      verdict: text,
      evidence: text,
      tool_call_index: place,
    }),
    unmet_requirements: texts,
    evidence_level: z.enum(['trace', 'asserted']),
    unsubstantiated_claims: texts,
  },
});
