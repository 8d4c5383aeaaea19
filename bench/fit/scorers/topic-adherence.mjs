import { topicUnits } from '../../../src/scorers/offline/conversation/topic-units.ts';
import { turnsOf } from '../../../src/scorers/turn-material.ts';

export const fit = {
  ridge: 10,
  signs: {
    own: 1,
    carried: 1,
    unmatched_requests: -1,
    matched_share: 1,
    scope_met: 1,
    in_fields: 1,
    talk_in_fields: 1,
    topics_came_up: 1,
  },
  items: (subject) =>
    topicUnits(turnsOf(subject), { topics: subject.allowed_topics ?? [] })
      .filter((unit) => unit.response === 'answered')
      .map((unit) => unit.features),
};
