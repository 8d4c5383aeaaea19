import { contentWords, words } from '../../text/language/words.ts';
import { addressesJudge } from '../output-screens.ts';
import type { Prepared } from '../prepare.ts';
import { turnsOf } from '../turn-material.ts';

/** What an answer does that pleases rules whatever it says. */
export type Stuffing = 'speaks_to_judge' | 'echoes_request' | 'repeats_criteria' | 'lists_words';

/** An answer of fewer words repeats nothing: "Berlin" may be what was asked. */
const FEWEST_WORDS = 3;
/** From this share of its words on, an answer says what the request said. */
const ECHO = 0.85;
/** A run of so many words of the criteria is copied; shorter criteria are copied as a whole. */
const RUN = 6;
/** Sentences of at least so many words with hardly a small word among them are lists of keywords. */
const LIST = 10;
const SMALL_WORDS = 0.1;

/**
 * Whether answers are of a kind that takes rules in: instructions to the judge, the request or the criteria over again, a list of keywords.
 * Such an answer may be right; it is no proof of it. One that declines may name what it declines. Linear in the texts.
 */
export function stuffingIn(subject: Prepared, declines = false): Stuffing | undefined {
  const given = answersOf(subject);
  const criteria = [
    subject.expected_behavior,
    subject.role,
    subject.domain,
    subject.system_prompt,
    (subject.allowed_topics ?? []).join(' '),
  ].flatMap((text) => (text ? [words(text)] : []));
  const runs = criteria.flatMap(runsOf);
  for (const { answer, request } of given) {
    if (addressesJudge(answer)) return 'speaks_to_judge';
    if (declines) continue;
    const said = words(answer);
    if (repeatsRun(said, runs)) return 'repeats_criteria';
    if (echoes(said, request)) return 'echoes_request';
    if (listsWords(answer, said)) return 'lists_words';
  }
  return undefined;
}

/** Every answer with the request before it: the output, and the turns of the assistant. */
function answersOf(subject: Prepared): { answer: string; request: string }[] {
  const { input = '', output } = subject;
  const given = output === undefined ? [] : [{ answer: output, request: input }];
  if (subject.conversation_history === undefined) return given;
  let request = '';
  for (const { role, content } of turnsOf(subject)) {
    if (role === 'user') request = content;
    else if (role === 'assistant') given.push({ answer: content, request });
  }
  return given;
}

function echoes(said: readonly string[], request: string): boolean {
  if (said.length < FEWEST_WORDS || request === '') return false;
  const asked = new Set(words(request));
  return said.filter((word) => asked.has(word)).length >= ECHO * said.length;
}

function runsOf(criteria: readonly string[]): string[] {
  const length = Math.min(RUN, criteria.length);
  if (length < FEWEST_WORDS) return [];
  return criteria
    .slice(0, criteria.length - length + 1)
    .map((_, at) => criteria.slice(at, at + length).join(' '));
}

function repeatsRun(said: readonly string[], runs: readonly string[]): boolean {
  if (runs.length === 0) return false;
  const copied = new Set(runs);
  const lengths = new Set(runs.map((run) => run.split(' ').length));
  for (const length of lengths)
    for (let at = 0; at + length <= said.length; at++)
      if (copied.has(said.slice(at, at + length).join(' '))) return true;
  return false;
}

function listsWords(answer: string, said: readonly string[]): boolean {
  if (said.length < LIST || /[`{}<>|]/.test(answer)) return false;
  return contentWords(answer).length >= (1 - SMALL_WORDS) * said.length;
}
