import { seenTurns, turnFeatures } from '../../../src/scorers/offline/turn-relevancy.ts';
import { answeringTurns, turnsOf } from '../../../src/scorers/turn-material.ts';

export const fit = {
  ridge: 5,
  signs: {
    taken_up: 1,
    half_taken: -1,
    from_before: 1,
    nothing_shared: -1,
    answer_type: 1,
    yes_no_answered: 1,
    question_dodged: -1,
    courtesy: 1,
    courtesy_missed: -1,
    repeats_itself: -1,
    repeats_user: -1,
  },
  // The person judged the last turn; the turns before it are of the same hand and would only blur the label.
  items(subject) {
    const turns = turnsOf(subject);
    const at = seenTurns(turns);
    const last = answeringTurns(turns).at(-1);
    return last === undefined ? [] : [turnFeatures(at, last)];
  },
};
