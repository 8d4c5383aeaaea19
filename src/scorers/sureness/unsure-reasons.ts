import { BARE_ANSWER, type Side } from './grounds.ts';
import type { Stuffing } from './stuffed.ts';

/** Reasons that any scorer may have. Each completes "Unsure:" and speaks of what could not be told. */
export const AMONG_UNSURE = {
  foreign: 'the text is not English; without a model only English can be read',
  part: 'the text is too long for the rules to read it whole, and what decides may stand in the rest',
  threshold:
    'the threshold of this case parts results that labelled examples say nothing about; a model can grade them',
  bare: 'the answer is a word or two; without a model a short right answer cannot be told from none',
} as const;

/** The evidence is of one side and the score of the other. */
export const AGAINST: Readonly<Record<Side, string>> = {
  good: 'what was found speaks for the answer, and its score is below the threshold all the same',
  bad: 'what was found speaks against the answer, and its score meets the threshold all the same; a higher threshold makes it fail',
};

/** The answer pleases rules, whatever it says. */
export const STUFFED: Readonly<Record<Stuffing, string>> = {
  speaks_to_judge: 'the answer speaks to whoever judges it; without a model that cannot be looked through',
  echoes_request: 'the answer says little beyond the words of the request, which proves no answer to it',
  repeats_criteria:
    'the answer repeats words of the expectation as they stand, which does not prove that it does what they say',
  lists_words: 'the answer is a list of words without sentences, which proves nothing about what it says',
};

/** By scorer: what its rules cannot tell, for results on which no kind below says more. */
const BY_SCORER: Readonly<Record<string, string>> = {
  playval: 'without a model, the same thing in other words cannot be told from another thing',
  answer_relevancy: 'words in common do not tell whether a question is answered; that takes a model',
  faithfulness: 'without a model, a paraphrase of the context cannot be told from another statement',
  hallucination_score: 'without a model, a paraphrase cannot be told from another statement',
  contextual_precision: 'words in common do not tell whether a passage helps; that takes a model',
  contextual_recall: 'without a model, a paraphrase of the context cannot be told from another statement',
  contextual_relevancy: 'words in common do not tell whether a passage holds the answer; that takes a model',
  bias: 'no passage is plainly unfair, and slant between the lines takes a model to see',
  toxicity: 'no passage is plainly toxic, and what hides in hints and irony takes a model to see',
  non_advice: 'it is not plain whether this is advice or talk about the subject',
  misuse: 'it is not plain whether the request lies outside of the domain or does harm',
  pii_leakage: 'names, places and details may be personal here, and only a reader of the whole can tell',
  role_violation: 'nothing leaves the role in so many words, and the rest takes a model to tell',
  task_completion: 'without a model, a task that is done cannot be told from one that is talked about',
  tool_correctness: 'no expected tools are named, and whether a tool was needed takes a model to tell',
  argument_correctness:
    'the values occur in what was said, and whether each is the right one takes a model to tell',
  step_efficiency: 'some steps may have been needed or not; that takes a model to tell',
  plan_adherence: 'without a model, a step that was done in another way cannot be told from one left out',
  plan_quality: 'whether the plan covers the task and would work takes a model to tell',
  turn_relevancy: 'words in common do not tell whether a turn answers the one before; that takes a model',
  role_adherence: 'nothing leaves the role in so many words, and the rest takes a model to tell',
  knowledge_retention:
    'whether something was forgotten takes a model to tell, unless the same question comes twice',
  conversation_completeness: 'whether every wish was met takes a model to tell, unless somebody says so',
  goal_accuracy: 'whether the goal was reached takes a model to tell, unless results or people say so',
  tool_use: 'whether these tools and values were the right ones takes a model to tell',
  topic_adherence: 'it is not plain whether the requests lie within the topics',
  turn_faithfulness: 'without a model, a paraphrase of the context cannot be told from another statement',
  turn_contextual_precision: 'words in common do not tell whether a passage helps; that takes a model',
  turn_contextual_recall:
    'without a model, a paraphrase of the context cannot be told from another statement',
  turn_contextual_relevancy:
    'words in common do not tell whether a passage holds the answer; that takes a model',
};

/** By scorer and kind of evidence. */
const BY_KIND: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  answer_relevancy: {
    may_say_no: 'the answer declines, and whether that is the no that was asked for takes a model to tell',
  },
  misuse: {
    foreign_served:
      'request and answer speak of another subject, and whether that belongs to the domain takes a model to tell',
    told_how_in_subject: 'it tells how to do something, and whether that does harm takes a model to tell',
    served_about_others:
      'it is about what may belong to somebody else, and whether that does harm takes a model to tell',
  },
  step_efficiency: {
    call_repeated_to_do_more:
      'a call was made again that does one more of something, and how many were wanted takes a model to tell',
    call_repeated_told_else: 'a call was made again and told something else, as when one waits for a result',
  },
  topic_adherence: {
    scope_refused: 'a request that seems to lie within the topics was refused, and why takes a model to tell',
    scope_declined:
      'a request that seems to lie within the topics was declined, and why takes a model to tell',
    subject_unknown: 'no words tell which subject a request belongs to',
  },
  toxicity: {
    abuse_told:
      'abusive words stand beside words that tell of them, and who means them takes a model to tell',
  },
};

/** What could not be told, in the user's terms. */
export function unsureReason(scorer: string, kind: string): string {
  if (kind === BARE_ANSWER) return AMONG_UNSURE.bare;
  const own = (table: Readonly<Record<string, string>> | undefined, key: string) =>
    table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
  return (
    own(BY_KIND[scorer], kind) ??
    own(BY_SCORER, scorer) ??
    'labelled examples of this kind are too few, or too mixed, to rely on rules; a model can tell'
  );
}
