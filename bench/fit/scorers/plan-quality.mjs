import { parsePlan } from '../../../src/scorers/formulas/parse-plan.ts';
import { coverageFeatures, seePlan } from '../../../src/scorers/offline/agents/plan-coverage.ts';
import { planRequirements } from '../../../src/scorers/offline/agents/plan-quality.ts';
import { playStacking } from '../../../src/scorers/offline/agents/stacked-things.ts';

/** Plans that can be played through need no fit and give no items; fit and validate on rows of the other kind. */
export const fit = {
  ridge: 5,
  signs: { matter_kept: 1, detail_kept: 1, words_kept: 1, steps_on_it: 1, other_matter: -1 },
  items({ input = '', agent_plan: plan = '' }) {
    const steps = parsePlan(plan);
    if (playStacking(input, steps) !== undefined) return [];
    const seen = seePlan(steps);
    return planRequirements(input, steps).map(({ text }) => coverageFeatures(text, seen));
  },
};
