import { retentionFeatures } from '../../../src/scorers/offline/conversation/retained.ts';
import { answeringTurns, turnsOf } from '../../../src/scorers/turn-material.ts';

export const fit = {
  ridge: 5,
  signs: {
    new_share: -1,
    new_numbers: -1,
    swapped: -1,
    contradicts: -1,
    of_user: 1,
    last_taken_up: 1,
    known_asked_again: -1,
  },
  // The person judged the last turn.
  items(subject) {
    const turns = turnsOf(subject);
    const last = answeringTurns(turns).at(-1);
    return last === undefined ? [] : [retentionFeatures(turns, last)];
  },
};
