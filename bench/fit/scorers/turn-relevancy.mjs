import { seenTurns, turnFeatures } from '../../../src/scorers/offline/conversation/turn-features.ts';
import { answeringTurns, turnsOf } from '../../../src/scorers/turn-material.ts';

export const fit = {
  ridge: 20,
  signs: {
    taken_up: 1,
    last_taken: 1,
    from_before: 1,
    from_user: 1,
    nothing_shared: -1,
    new_words: -1,
    takes_up: 1,
    yes_no_answered: 1,
    person: 1,
    counter_question: -1,
    other_time: -1,
    courtesy: 1,
    courtesy_missed: -1,
    says_unknown: 1,
    repeats_itself: -1,
    repeats_user: -1,
    repeats_words: -1,
  },
  // The person judged the last turn; the turns before it are of the same hand and would only blur the label.
  items(subject) {
    const turns = turnsOf(subject);
    const at = seenTurns(turns);
    const last = answeringTurns(turns).at(-1);
    if (last === undefined) return [];
    // How long a turn is only tells a rule how much it can say.
    const { length: _, ...features } = turnFeatures(at, last);
    return [features];
  },
};
