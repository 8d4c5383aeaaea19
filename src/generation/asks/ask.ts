import type { Check } from '../../schema/check.ts';
import type { Verdict } from '../expectation.ts';

/** How a rule is asked for; decides which operators use it. */
export type AskForm = 'value' | 'limit' | 'refusal' | 'quoted';

/** One way to ask for a rule, with what tells a right answer from a wrong one without a model. */
export interface Ask {
  form: AskForm;
  question: string;
  /** At least one, of which neither the question itself nor a bare "yes" passes all. */
  checks: Check[];
  /** What the answer says, in prose, where checks cannot say all of it. */
  expected?: string;
  verdict: Verdict;
  /** The value that the answer holds, as the source writes it. */
  include: string[];
  /** Place of the limit among the quantities of the rule. */
  limit?: number;
  rationale: string;
  /** 0 to 1: how natural its wording is sure to be. */
  quality: number;
}

const SAYS_NO_WORDS =
  "\\b(?:no|not|never|cannot|can[’']t|\\w+n[’']t|neither|nor|none|nobody|unable|impossible|too (?:late|early|many|much|few|little|long|short|old|young|high|low|heavy)|insufficient|prohibited|forbidden|excluded|refused?|denied|rejected|incorrect|wrong)\\b";

/** A negative answer, in any of its usual words. */
export const SAYS_NO: Check = { name: 'says no', matches: { pattern: SAYS_NO_WORDS, flags: 'i' } };

/** The same where a rule has an exception that an answer may begin with. */
export const SAYS_NO_OR_ONLY: Check = {
  name: 'says no, or only with the exception',
  matches: { pattern: `${SAYS_NO_WORDS}|\\b(?:only|except|exception|apart)\\b`, flags: 'i' },
};
