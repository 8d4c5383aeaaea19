import { normalize } from '../../text/language/normalize.ts';
import { criteriaOf } from '../offline/shared/criteria.ts';
import type { Prepared } from '../prepare.ts';

/** A check as a case file takes it. */
export type SuggestedCheck = Readonly<Record<string, string>>;

/** Scorers that hold an output against what was expected of it. */
const OF_EXPECTATION = new Set([
  'playval',
  'task_completion',
  'faithfulness',
  'answer_relevancy',
  'contextual_recall',
]);
/** Longest text that is worth demanding word for word. */
const LONGEST = 40;
const QUOTED = /["“«]([^"”»\n]{2,40})["”»]/u;
/** A number with the word after it, or with its sign: `30 days`, `$4.50`, `12 %`. */
const AMOUNT = /(?:[$€£]\s?)?\d[\d.,:]*(?:\s?%|\s\p{L}+|\s?[$€£])?/u;

/**
 * A check that would settle what the scorer could not: the first quoted text or number that the output is expected to hold, or to be without.
 * Undefined where the expectation names none.
 */
export function suggestedCheck(scorer: string, subject: Prepared): SuggestedCheck | undefined {
  if (!OF_EXPECTATION.has(scorer)) return undefined;
  const { expected_behavior: expected, ground_truth: truth } = subject;
  if (expected !== undefined && scorer !== 'contextual_recall') {
    for (const { text, kind } of criteriaOf(expected)) {
      const exact = exactIn(text);
      if (exact !== undefined) return kind === 'must_not' ? { not_contains: exact } : { contains: exact };
    }
  }
  const exact = truth === undefined || scorer === 'contextual_recall' ? undefined : exactIn(truth);
  return exact === undefined ? undefined : { contains: exact };
}

function exactIn(text: string): string | undefined {
  const plain = normalize(text);
  const quoted = QUOTED.exec(plain)?.[1]?.trim();
  if (quoted) return quoted;
  const amount = AMOUNT.exec(plain)?.[0]
    .replace(/[.,:]+$/, '')
    .trim();
  return amount === undefined || amount.length > LONGEST ? undefined : amount;
}
