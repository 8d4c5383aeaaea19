import { contentWords } from '../../text/language/words.ts';
import { numberPattern } from './value-check.ts';

const SPENT =
  /^(?:case|cases|time|person|people|thing|things|rule|amount|number|also|only|such|every|least|most|must|shall|will|happen|happens)$/;
/** A word in most of its forms: "withdrawn" and "withdraws". */
const formsOf = (word: string) =>
  word.length > 5 ? word.slice(0, Math.max(4, word.length - 3)) : word.replace(/s$/, '');

/**
 * A check that an answer names a number of a text or, where it has none outside of brackets, a word of it that the question does not have; undefined
 * without either. Numbers are those of `numbered`, a part of the text, where what stands behind it holds for another case.
 */
export function namesOneOf(text: string, question: string, numbered = text) {
  const numbers = [
    ...new Set(numbered.replace(/\([^()]*\)/g, '').match(/(?<![\w.-])\d+(?:[.,]\d+)?(?![\w-])/g) ?? []),
  ];
  const known = new Set(contentWords(question).map(formsOf));
  const named =
    numbers.length > 0
      ? numbers.map((one) => numberPattern(Number(one.replace(/,(?=\d{3}\b)/, '').replace(',', '.'))))
      : [
          ...new Set(
            contentWords(text)
              .filter((word) => /^[a-z]{4,}$/.test(word) && !SPENT.test(word))
              .map(formsOf),
          ),
        ]
          .filter((form) => !known.has(form))
          .map((form) => `\\b${form}`);
  return named.length === 0
    ? undefined
    : { name: 'names what follows', matches: { pattern: named.join('|'), flags: 'i' } };
}
