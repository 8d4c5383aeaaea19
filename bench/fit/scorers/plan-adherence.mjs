import { parsePlan } from '../../../src/scorers/formulas/parse-plan.ts';
import { guardedRun } from '../../../src/scorers/offline/agents/guarded-plan.ts';

/** Only plans that make an action depend on conditions are fitted; others are judged by the rules. */
export const fit = {
  ridge: 5,
  signs: {
    acted_in_vain: -1,
    acted_unchecked: -1,
    acted_few_checks: -1,
    acted_loosely: -1,
    acted_first: -1,
    acted_after_no: -1,
    acted_on_broken: -1,
    held_back: 1,
    held_back_unfounded: -1,
    declined: 1,
    claimed: -1,
    strays: -1,
    repeated: -1,
  },
  items({ agent_plan: plan = '', tool_calls: calls = [], output = '' }) {
    const run = guardedRun(parsePlan(plan), calls, output);
    return run === undefined ? [] : [run.features];
  },
};
