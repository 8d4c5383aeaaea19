import type { Quantity } from '../policy-unit.ts';
import type { Ask } from './ask.ts';
import { valueCheck } from './value-check.ts';

/** Longer questions are no longer what somebody asks. */
const MOST_WORDS = 26;

/** A question for one quantity of a rule as an ask of the form `value`, `limit` being its place among them; none where there is no question, or only a long one. */
export function askedValue(quantity: Quantity, limit: number, question: string | undefined): Ask[] {
  if (question === undefined || question.split(' ').length > MOST_WORDS) return [];
  return [
    {
      form: 'value',
      question,
      checks: [valueCheck(quantity)],
      verdict: 'inform',
      include: [quantity.written],
      limit,
      rationale: 'Asks for a value of the rule.',
      quality: 1,
    },
  ];
}
