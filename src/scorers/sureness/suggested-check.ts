import { normalize } from '../../text/language/normalize.ts';
import { isContentWord } from '../../text/language/words.ts';
import { criteriaOf } from '../offline/shared/criteria.ts';
import type { Prepared } from '../prepare.ts';

/** A check as a case file takes it. */
export type SuggestedCheck = Readonly<Record<string, string>>;

/** Scorers that hold an output against what was expected of it. */
const OF_EXPECTATION = new Set(['playval', 'task_completion', 'faithfulness', 'answer_relevancy']);
const QUOTED = /["“«]([^"”»\n]{2,40})["”»]/u;
/** A number with its sign, or with the word after it: `$4.50`, `12 %`, `30 days`. */
const AMOUNT = /([$€£]\s?)?\d[\d.,:]*(?:(\s?[%$€£])|\s(\p{L}{1,20})(?!\p{L}))?/u;
/** Numbers that measure the answer are in none. */
const MEASURE =
  /\b(?:words?|sentences?|characters?|paragraphs?|lines?|bullets?|bullet points|items|points|steps|options|examples)\b/i;

/**
 * A check that would settle what the scorer could not: the first quoted text or number that the output is expected to hold, or to be without.
 * Undefined where the expectation names none.
 */
export function suggestedCheck(scorer: string, subject: Prepared): SuggestedCheck | undefined {
  if (!OF_EXPECTATION.has(scorer)) return undefined;
  const { expected_behavior: expected, ground_truth: truth } = subject;
  for (const { text, kind } of expected === undefined ? [] : criteriaOf(expected)) {
    const exact = exactIn(text);
    if (exact !== undefined) return kind === 'must_not' ? { not_contains: exact } : { contains: exact };
  }
  const exact = truth === undefined ? undefined : exactIn(truth);
  return exact === undefined ? undefined : { contains: exact };
}

function exactIn(text: string): string | undefined {
  const plain = normalize(text);
  const quoted = QUOTED.exec(plain)?.[1]?.trim();
  if (quoted) return quoted;
  const found = MEASURE.test(plain) ? null : AMOUNT.exec(plain);
  if (found === null) return undefined;
  const [whole, , sign, unit] = found;
  const number = unit === undefined ? whole : whole.slice(0, -unit.length - 1);
  const bare = sign === undefined ? number.replace(/[.,:]+$/, '') : number;
  return unit !== undefined && bare === number && isContentWord(unit) ? whole : bare;
}
