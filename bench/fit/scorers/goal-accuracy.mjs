import { referenceOf } from '../../../src/scorers/derive.ts';
import {
  conversationOutcome,
  goalFeatures,
} from '../../../src/scorers/offline/agents/conversation-outcome.ts';
import { goalsOfReference, goalsOfTurns } from '../../../src/scorers/offline/agents/goals.ts';
import { turnsOf } from '../../../src/scorers/turn-material.ts';

export const fit = {
  ridge: 10,
  signs: {
    ended_well: 1,
    ended_badly: -1,
    failures: -1,
    successes: 1,
    result_bad: -1,
    results_bad: -1,
    no_call: -1,
    thanked: 1,
    praised: 1,
    complained: -1,
    gave_up: -1,
    declined: -1,
    goal_said: 1,
    goal_given: 1,
    values_given: 1,
  },
  items(subject) {
    const turns = turnsOf(subject);
    const reference = referenceOf(subject)?.text;
    const goals = reference === undefined ? goalsOfTurns(turns) : goalsOfReference(reference);
    const outcome = conversationOutcome(turns, subject.tool_calls);
    return goals.map((goal) => goalFeatures(goal, outcome));
  },
};
