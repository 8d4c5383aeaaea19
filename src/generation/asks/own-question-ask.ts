import type { PolicyUnit } from '../policy-unit.ts';
import { noQuotes } from '../wording.ts';
import type { Ask } from './ask.ts';
import { namesOneOf } from './names-one-of.ts';
import { valueCheck } from './value-check.ts';

/** Questions that a bare yes or no does not answer. */
const OPEN = /^(?:what|how|when|where|who|whose|which|why|until when|for how|by when)\b/i;
const POINTS =
  /\b(?:it|its|they|them|this|that|these|those|there|here|other|others|else|one|ones)\b|^(?:what|how) about\b/i;

/** The question of a page of questions and answers that a sentence is the beginning of the answer to, as it stands there. */
export function ownQuestionAsks({ asked, isFirst, quantities, text }: PolicyUnit): Ask[] {
  if (asked === undefined || isFirst !== true || !asked.endsWith('?') || POINTS.test(asked)) return [];
  const words = asked.split(' ').length;
  const values = quantities
    .filter(({ start }) => !isInBrackets(text, start))
    .map((one) => valueCheck(one))
    .flatMap((check) => patternOf(check) ?? []);
  const check =
    values.length > 0
      ? { name: 'names a value of the answer', matches: { pattern: values.join('|'), flags: 'i' } }
      : namesOneOf(text, asked);
  // A yes or a no is no value.
  if (!OPEN.test(asked) && values.length === 0) return [];
  if (words < 4 || words > 22 || check === undefined) return [];
  return [
    {
      form: 'value',
      question: noQuotes(asked),
      checks: [check],
      expected: `Answer as the source does: ${text}`,
      verdict: 'inform',
      include: [],
      rationale: 'Asks a question of the source itself.',
      quality: 1,
    },
  ];
}

const isInBrackets = (text: string, at: number) => text.lastIndexOf('(', at) > text.lastIndexOf(')', at);

function patternOf(check: ReturnType<typeof valueCheck>): string | undefined {
  const { matches } = check as { matches?: { pattern: string } }; // As valueCheck makes it.
  return matches?.pattern;
}
