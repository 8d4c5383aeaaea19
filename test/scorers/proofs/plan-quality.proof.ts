import { z } from 'zod';
import { FIVES, INPUT, PLAN, plan } from '../../support/proof-material.ts';
import { list, place, text, texts } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'plan_quality',
  vectors: {
    subject: { input: 'Sell the kettle.', agent_plan: PLAN },
    rows: [
      ['K=.75, order 5, spec 4, eff 4', plan(['covered', 'partial'], 'five', 'four', 'four'), 0.8],
      ['K=1, all 5', plan(['covered', 'covered'], ...FIVES), 1, { missing_requirements: [] }],
      ['K=.5, all 3', plan(['covered', 'missing'], 'three', 'three', 'three'), 0.5],
      [
        'K=1, all 5, one blocking issue',
        plan(['covered'], ...FIVES, 'blocked'),
        0.5,
        { blocking_issues: [{ step: null, reason: 'because' }] },
      ],
      ['K=0, all 5', plan(['missing'], ...FIVES), 0],
    ],
  },
  sample: {
    subject: { input: INPUT, agent_plan: '1. Find the kettle\n2. Measure the cable' },
    script: {
      requirements: [{}, {}],
      requirement_coverage: ['covered', 'missing'],
      plan_dimensions: ['five', 'three', 'four'],
      plan_feasibility: ['workable'],
    },
    nothing: { script: { requirements: [], plan_feasibility: ['workable'] } },
  },
  metadata: {
    steps: texts,
    requirements: list({ text, verdict: text }),
    missing_requirements: texts,
    dimension_scores: z.looseObject({ order: z.number(), specificity: z.number(), efficiency: z.number() }),
    blocking_issues: list({ step: place, reason: text }),
  },
});
