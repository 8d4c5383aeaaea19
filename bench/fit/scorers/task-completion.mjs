import { ruledRun } from '../../../src/scorers/offline/agents/task-rules.ts';

/** Only tasks under rules of their context are fitted (fit and validate on those rows); the others keep the rules of words. */
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
  items({ input = '', context = [], tool_calls: calls, output = '' }) {
    const run = ruledRun({ input, context, calls, output });
    return run === undefined ? [] : [run.features];
  },
};
