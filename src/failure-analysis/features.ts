import { oneLine } from '../text/escape/clean-text.ts';
import { isEnglish } from '../text/language/language.ts';
import { stemOf, stems, words } from '../text/language/words.ts';
import type { AnalysedAttempt } from './attempts.ts';

/** Words of an input that are looked at; longer ones are mostly pasted material. */
const MOST_WORDS = 200;
const LONGEST_NAME = 60;

/**
 * What can be said of any attempt, failed or passed, as yes or no (improvement.md 5.2 step 8): tools used, words of the input,
 * its length and language, number of calls and turns, tags of the case. Each as the rest of a sentence that begins with the
 * number of attempts. Nothing of the answer: that would only say again how it failed.
 */
export function featuresOf(attempt: AnalysedAttempt): Set<string> {
  const input = attempt.turns.map((turn) => turn.input).join('\n');
  const calls = attempt.turns.flatMap((turn) => turn.tool_calls ?? []);
  const features = new Set<string>();
  for (const { name } of calls) features.add(`use the tool ${shown(name)}`);
  for (const tag of attempt.tags) features.add(`have the tag ${shown(tag)}`);
  const all = words(input);
  for (const stem of new Set(stems(input).slice(0, MOST_WORDS)))
    if (!/^\d/.test(stem)) features.add(`speak of "${shown(stem)}"`);
  features.add(`have ${lengthBucket(all.length)} in the input`);
  if (!isEnglish(input)) features.add('are not in English');
  if (attempt.turns.some((turn) => turn.tool_calls !== null))
    features.add(`make ${callBucket(calls.length)}`);
  if (attempt.turns.length > 1) features.add('have several turns');
  return features;
}

/** Attempts that are looked at for the word behind a stem. */
const MOST_ASKED = 200;

/** A pattern with words as these attempts have them: "status" where the feature has the stem "statu". */
export function inWords(pattern: string, attempts: readonly AnalysedAttempt[]): string {
  return pattern.replace(/(?<= speak of ")[^"]+(?=")/, (stem) => {
    const forms = new Map<string, number>();
    for (const { turns } of attempts.slice(0, MOST_ASKED))
      for (const { input } of turns)
        for (const word of words(input).slice(0, MOST_WORDS))
          if (stemOf(word) === stem) forms.set(word, (forms.get(word) ?? 0) + 1);
    const [first] = [...forms].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
    return first === undefined ? stem : shown(first[0]);
  });
}

const shown = (text: string) => oneLine(text).slice(0, LONGEST_NAME);

function lengthBucket(count: number): string {
  if (count <= 10) return 'at most 10 words';
  if (count <= 40) return '11 to 40 words';
  return count <= 150 ? '41 to 150 words' : 'more than 150 words';
}

function callBucket(count: number): string {
  if (count === 0) return 'no tool call';
  if (count <= 2) return '1 or 2 tool calls';
  return count <= 5 ? '3 to 5 tool calls' : 'more than 5 tool calls';
}
