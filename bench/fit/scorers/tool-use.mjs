import { toolRunMaterial } from '../../../src/scorers/built-in/tool-use.ts';
import { toolRun } from '../../../src/scorers/offline/agents/tool-run.ts';

/** One item a conversation: how its tools were used as a whole. Signs are held by meaning; the rows are few. */
export const fit = {
  ridge: 20,
  signs: {
    needed_calls: 1,
    broken_calls: -1,
    unknown_values: -1,
    not_bare: -1,
    asked_again: -1,
    objected: -1,
    excused: -1,
    gave_up: -1,
    wish_given: 1,
    rule_acted_in_vain: -1,
    rule_acted_unchecked: -1,
    rule_acted_few_checks: -1,
    rule_acted_loosely: -1,
    rule_acted_on_broken: -1,
    rule_held_back: 1,
    rule_held_back_unfounded: -1,
    rule_declined: 1,
  },
  items(subject) {
    return [toolRun(toolRunMaterial(subject)).features];
  },
};
