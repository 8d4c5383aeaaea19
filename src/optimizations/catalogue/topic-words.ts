import type { AnalysedAttempt } from '../../failure-analysis/attempts.ts';
import { findAttack } from '../../text/attack-patterns.ts';
import { isContentWord, stemOf, words } from '../../text/language/words.ts';

/** Cases that a word has to occur in, and how much more often among failures than among passes, in shares of the cases. */
const LEAST_CASES = 2;
const LEAST_SHARE = 0.2;
const MORE_THAN_PASSES = 2;
const MOST = 3;
/** A question's beginning says what it is about. */
const LOOK = 2000;

/**
 * What the failures are about: words of what was asked that occur in several of their cases and, by share, at least twice as often as in
 * cases that passed. In their most frequent spelling, the most frequent first.
 */
export function topicWords(
  failures: readonly AnalysedAttempt[],
  passes: readonly AnalysedAttempt[],
): string[] {
  const failed = byStem(failures);
  const passed = byStem(passes);
  return [...failed.words]
    .filter(([stem, { cases }]) => {
      const share = cases.size / failed.cases;
      const elsewhere = (passed.words.get(stem)?.cases.size ?? 0) / Math.max(1, passed.cases);
      return cases.size >= LEAST_CASES && share >= LEAST_SHARE && share >= MORE_THAN_PASSES * elsewhere;
    })
    .sort(([a, left], [b, right]) => right.cases.size - left.cases.size || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([, { spellings }]) => mostFrequent(spellings));
}

interface Word {
  cases: Set<string>;
  spellings: Map<string, number>;
}

function byStem(attempts: readonly AnalysedAttempt[]): { cases: number; words: Map<string, Word> } {
  const found = new Map<string, Word>();
  for (const { case_id, turns } of attempts)
    for (const token of words(turns.map(({ input }) => plainPart(input)).join('\n'))) {
      // Names and numbers are the data of single cases; a topic is a plain word.
      if (!isContentWord(token) || !/^[a-z]{4,20}$/.test(token)) continue;
      const stem = stemOf(token);
      const word: Word = found.get(stem) ?? { cases: new Set(), spellings: new Map() };
      word.cases.add(case_id);
      word.spellings.set(token, (word.spellings.get(token) ?? 0) + 1);
      found.set(stem, word);
    }
  return { cases: new Set(attempts.map(({ case_id }) => case_id)).size, words: found };
}

/** A question that gives orders to the agent is about nothing. */
function plainPart(input: string): string {
  const part = input.slice(0, LOOK);
  return findAttack(part) === null ? part : '';
}

function mostFrequent(spellings: ReadonlyMap<string, number>): string {
  const [first] = [...spellings].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
  return first?.[0] ?? '';
}
