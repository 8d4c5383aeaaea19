import {
  courseFeatures,
  intentionFeatures,
  intentionsOf,
} from '../../../src/scorers/offline/conversation/intentions.ts';
import { turnsOf } from '../../../src/scorers/turn-material.ts';

export const fit = {
  ridge: 6,
  signs: {
    ended_well: 1,
    ended_badly: -1,
    result_bad: -1,
    results_bad: -1,
    gave_up: -1,
    success: 1,
    failure: -1,
    success_at_end: 1,
    failure_at_end: -1,
    thanks: 1,
    praise: 1,
    complaint: -1,
    thanks_at_end: 1,
    praise_at_end: 1,
    complaint_at_end: -1,
    resignation_at_end: -1,
    repeated_answers: -1,
    repeated_requests: -1,
    ends_with_question: -1,
    unanswered_end: -1,
    refusals: -1,
    failed_calls: -1,
    unanswered: -1,
    forgotten: -1,
    taken_up: 1,
    declined: -1,
    answered_with_failure: -1,
    answered_with_success: 1,
    objected_to: -1,
  },
  items(subject) {
    const turns = turnsOf(subject);
    const course = courseFeatures(turns, subject.tool_calls);
    const all = intentionsOf(turns);
    return all.map((intention) => ({ ...course, ...intentionFeatures(turns, intention, all) }));
  },
};
