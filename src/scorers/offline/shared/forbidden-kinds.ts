import type { IndexedText } from '../../../text/language/indexed-text.ts';
import { negationCues } from '../../../text/language/negation.ts';
import { isNoncommittal, isRefusal } from '../../../text/language/refusal.ts';
import type { Prepared } from '../../prepare.ts';
import { looksOf } from './kind-checks.ts';
import type { Seen } from './seen.ts';
import { actOf, contentOf } from './speech-demand.ts';

/** Signs that a criterion may rule out, and how each looks. */
const SIGNS: readonly (readonly [name: RegExp, looks: RegExp])[] = [
  [/\bexclamation (?:mark|point)s?\b/i, /!/],
  [/\bquestion marks?\b/i, /\?/],
  [/\bemojis?\b/i, /\p{Extended_Pictographic}/u],
  [/\bhash ?tags?\b/i, /(?:^|\s)#\p{L}/u],
  [/\b(?:links?|urls?)\b/i, /\bhttps?:\/\/\S|\bwww\.\S/i],
  [/\b(?:bullets?|bullet(?:ed)? (?:points?|lists?)|lists?)\b/i, /^\s*(?:[-*•]|\d{1,2}[.)])\s+\S/m],
  [/\bmarkdown\b/i, /^\s*(?:[-*•#]+\s)|\*\*[^*]+\*\*|```/m],
  [/\bcode blocks?\b/i, /```/],
  [/\bdigits?\b/i, /\d/],
];

/** Whether a sign stands in the output that a criterion forbids; null when it forbids none. */
export function checkForbiddenForm(criterion: string, output: string): Seen | null {
  const sign = SIGNS.find(([name]) => name.test(actOf(criterion)));
  if (sign === undefined) return null;
  const found = sign[1].exec(output)?.[0];
  return found === undefined
    ? { holds: false, strength: 0, reason: 'It has none.' }
    : { holds: true, strength: 1, reason: 'It has some.', quote: found };
}

/** Verbs that commit to something. */
const COMMITS =
  /^(?:(?:not|never|avoids?|avoiding|refrains? from|without) )*(?:promis|guarantee|commit|giv|stat|nam|mention|quot|provid|tell|predict|estimat|say)/i;

/**
 * Whether the output gives a thing of a kind that must not come up: "Do not promise a date" forbids every date. A sentence that says
 * that it cannot be told gives none. Null when the criterion names no such kind, or what is wanted elsewhere has one.
 */
export function checkForbiddenKind(criterion: string, subject: Prepared, said: IndexedText): Seen | null {
  const act = actOf(criterion);
  if (!COMMITS.test(act)) return null;
  const looks = looksOf(contentOf(criterion));
  if (looks === undefined) return null;
  const others = (subject.expected_behavior ?? '').replace(criterion, ' ');
  if (looks.test(others))
    return { holds: false, strength: 0.5, reason: 'What is wanted has one.', open: true };
  const sentence = said.sentences.find(
    ({ text, tokens }) =>
      looks.test(text) &&
      !/\?["')\]]*$/.test(text) &&
      negationCues(tokens).length === 0 &&
      !isRefusal(text) &&
      !isNoncommittal(text),
  );
  return sentence === undefined
    ? { holds: false, strength: 0, reason: 'It gives none.' }
    : { holds: true, strength: 1, reason: 'It gives one.', quote: sentence.text };
}
