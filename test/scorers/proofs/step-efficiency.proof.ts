import { z } from 'zod';
import { ask, CALLS, calls, INPUT, NOT_APPLICABLE, OUTPUT } from '../../support/proof-material.ts';
import { count, list, ratio, text } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'step_efficiency',
  vectors: {
    subject: { input: ask(1), tool_calls: calls('weigh', 'fill', 'measure', 'look') },
    rows: [
      ['N, N, S, R', { step_verdicts: ['necessary', 'necessary', 'supporting', 'redundant'] }, 0.625],
      [
        'N, N, N, R',
        { step_verdicts: ['necessary', 'necessary', 'necessary', 'redundant'] },
        0.75,
        { total_steps: 4, necessary_steps: 3, redundant_steps: [3] },
      ],
      ['no call', {}, 1, NOT_APPLICABLE, { tool_calls: [] }],
    ],
  },
  sample: {
    subject: { input: INPUT, output: OUTPUT, tool_calls: CALLS },
    script: { step_verdicts: ['necessary', 'redundant'] },
    nothing: { subject: { tool_calls: [] }, script: {} },
  },
  metadata: {
    steps: list({ index: count, tool: text, verdict: text, reason: text }),
    total_steps: count,
    necessary_steps: count,
    redundant_steps: z.array(count),
    efficiency_ratio: ratio,
  },
});
