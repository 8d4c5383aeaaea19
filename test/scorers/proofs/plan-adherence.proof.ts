import { z } from 'zod';
import { calls, NOT_APPLICABLE, OUTPUT, PLAN, STEP_CALLS, steps } from '../../support/proof-material.ts';
import { count, list, place, ratio, text, texts } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'plan_adherence',
  vectors: {
    subject: { agent_plan: PLAN, output: OUTPUT, tool_calls: calls(...STEP_CALLS) },
    rows: [
      [
        '3 of 4 executed, in order, no extra',
        steps(['executed', 0], ['executed', 1], ['executed', 2], ['missing', null]),
        0.75,
        { missing_steps: ['Print the label'], extra_ratio: 0 },
        { tool_calls: calls(...STEP_CALLS.slice(0, 3)) },
      ],
      [
        '4/4, 1 extra of 5 calls',
        steps(['executed', 0], ['executed', 1], ['executed', 2], ['executed', 3]),
        0.96,
        { extra_ratio: 0.2, extra_actions: [{ index: 4, tool: 'sing' }] },
        { tool_calls: calls(...STEP_CALLS, 'sing') },
      ],
      [
        '4/4, 1 inversion of 6 pairs',
        steps(['executed', 1], ['executed', 0], ['executed', 2], ['executed', 3]),
        0.9667,
        { order_score: 0.8333, order_violations: [[0, 1]] },
      ],
      [
        '4/4 fully reversed',
        steps(['executed', 3], ['executed', 2], ['executed', 1], ['executed', 0]),
        0.8,
        { order_score: 0 },
      ],
      [
        '3/4 in order, 1 extra of 4 calls',
        steps(['executed', 0], ['executed', 1], ['executed', 2], ['missing', null]),
        0.7125,
        {},
        { tool_calls: calls(...STEP_CALLS.slice(0, 3), 'sing') },
      ],
      [
        '2/4 in order, 2 extra of 4 calls',
        steps(['executed', 0], ['executed', 1], ['missing', null], ['missing', null]),
        0.45,
        {},
        { tool_calls: calls(...STEP_CALLS.slice(0, 2), 'sing', 'dance') },
      ],
      [
        'nothing can be observed',
        steps(...Array(4).fill(['not_observable', null])),
        1,
        { ...NOT_APPLICABLE, missing_steps: [] },
      ],
    ],
  },
  sample: {
    subject: {
      agent_plan: '1. Tell the volume\n2. Tell the time\n3. Tell the price',
      output: OUTPUT,
      tool_calls: [],
    },
    script: { step_fates: ['executed', 'partial', 'missing'] },
    withoutQuotes: 0,
    nothing: { script: { step_fates: Array(3).fill('not_observable') } },
  },
  metadata: {
    missing_steps: texts,
    steps: list({ text, verdict: text, evidence: text, tool_call_index: place }),
    extra_actions: list({ index: count, tool: text }),
    order_violations: z.array(z.array(count).length(2)),
    coverage: ratio,
    order_score: ratio,
    extra_ratio: ratio,
  },
});
