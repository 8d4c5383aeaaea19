import type { Check } from '../../schema/check.ts';

/** Texts that a suggestion names at most; what needs more is for a person to choose. */
const MOST_TEXTS = 4;
/** Longest text that is worth looking for in these very letters, in characters. */
const LONGEST = 80;

const QUOTED = /["“„]([^"“”„\n]+)["”“]|`([^`\n]+)`|(?<![\w])'([^'\n]{2,})'(?!\w)/g;
/** A number with its sign and unit: `30 days`, `$240`, `15 %`, `10:30`. */
const NUMBER =
  /(?<![\w.,-])[$€£]?\s?\d[\d.,:]*(?<![.,:])(?:\s?(?:%|°\s?[CF]?)|[ -](?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|nights?|euros?|dollars?|pounds?|cents?|EUR|USD|GBP|percent|degrees?|km|kg|cm|mm|ml|GB|MB|[gml])\b)?(?!\w)/g;
/** How long or in how many parts an answer is to be: its form, not its words. */
const OF_FORM =
  /^\s*(?:sentences?|words?|lines?|paragraphs?|points?|bullets?|steps?|items?|examples?|times)\b/i;
/** In a sentence with one of these the texts must not be there. */
const FORBIDDEN =
  /\b(?:never|without|avoids?|avoiding|not (?:say|mention|promise|name|contain|use|give|state|repeat|reveal|call|claim|include|offer|suggest)|does not|do not|must not|should not|may not|no mention)\b|n['’]t\b/i;
/** Right before a text: this one must not be there, whatever the others are. */
const DENIED = /\b(?:not|never|no|instead of|rather than)\s+$/i;
const EITHER = /\bor\b|\beither\b|\bone of\b|\bany of\b/i;

/**
 * A check that an expectation in prose holds already, for whoever would rather have a sure verdict than an unsure one: the texts that
 * it quotes, else its numbers with their units. It is a proposal: it looks for these very letters. Undefined where it names nothing.
 */
export function suggestedCheck(expected: string): Check | undefined {
  const sentences = expected.split(/(?<=[.!?;])\s+|\n+/);
  const quoting = sentences.flatMap((sentence) => partOf(sentence, quotedIn(sentence)));
  const parts = quoting.length > 0 ? quoting : sentences.flatMap((one) => partOf(one, numbersIn(one)));
  const texts = new Set(parts.flatMap(({ check }) => Object.values(check).flat()));
  if (texts.size > MOST_TEXTS) return undefined;
  const checks = parts.map(({ check }) => check);
  return checks.length < 2 ? checks[0] : { all_of: checks };
}

/** A text that a sentence names, with what stands before it. */
interface Named {
  text: string;
  before: string;
}

/** What one sentence asks for of these texts; nothing where it holds none. */
function partOf(sentence: string, named: readonly Named[]): { check: Record<string, string | string[]> }[] {
  const isForbidden = ({ before }: Named) => FORBIDDEN.test(sentence) || DENIED.test(before);
  const forbidden = unique(named.filter(isForbidden));
  const wanted = unique(named.filter((one) => !isForbidden(one)));
  const [first, ...others] = wanted;
  const several = EITHER.test(sentence) ? 'contains_any' : 'contains_all';
  return [
    ...(first === undefined
      ? []
      : others.length > 0
        ? [{ check: { [several]: wanted } }]
        : // Digits have no capitals: their plain form reads best.
          [{ check: { [/\d/.test(first) ? 'contains' : 'icontains']: first } }]),
    ...forbidden.slice(0, 1).map((text) => ({
      check: { not_icontains: forbidden.length === 1 ? text : forbidden },
    })),
  ];
}

const quotedIn = (sentence: string): Named[] =>
  [...sentence.matchAll(QUOTED)].map(({ 1: double, 2: back, 3: single, index }) => ({
    text: (double ?? back ?? single ?? '').trim(),
    before: sentence.slice(0, index),
  }));

const numbersIn = (sentence: string): Named[] =>
  [...sentence.matchAll(NUMBER)]
    .filter(({ 0: found, index }) => !OF_FORM.test(sentence.slice(index + found.length)))
    .map(({ 0: found, index }) => ({ text: found.trim(), before: sentence.slice(0, index) }));

const unique = (named: readonly Named[]) => [
  ...new Set(named.map(({ text }) => text).filter((text) => text !== '' && text.length <= LONGEST)),
];
