import { turn as turnSchema } from '../schema/turn.ts';
import { findAttack } from '../text/attack-patterns.ts';
import { isPresent } from '../text/language/normalize.ts';
import type { CaseDraft } from './case-draft.ts';
import { echoes } from './echo.ts';

/** Longer inputs are no test that somebody reviews. Characters of all turns. */
const LONGEST_INPUT = 6_000;

/** Cases from logs and failures keep what they were judged by. */
const FROM_OTHERS = /^(?:log|regression|failure)/;

/** What a source says, by the name that references use. */
export type SourceTexts = ReadonlyMap<string, string>;

/**
 * Why a draft must not become a case; undefined when it may (improvement.md 6.2 step 6). What fails is dropped by the caller,
 * never kept with a mark.
 */
export function flawOf(draft: CaseDraft, sources: SourceTexts): string | undefined {
  const input = inputOf(draft);
  if (draft.turns.length === 0 || draft.turns.some((one) => !turnSchema.safeParse(one).success))
    return 'not a valid turn';
  if (
    draft.marks?.expected_state === undefined &&
    draft.turns.some(
      ({ expected_behavior, checks = [] }) => !isPresent(expected_behavior) && checks.length === 0,
    )
  )
    return 'nothing is expected';
  if (draft.name.trim() === '') return 'no name';
  if (input.length > LONGEST_INPUT) return 'the input is too long to be reviewed';
  if (
    draft.source_refs.some(
      ({ document, start, end, quote }) => quote === '' || sources.get(document)?.slice(start, end) !== quote,
    )
  )
    return 'a source reference does not hold';
  const { must_include, computed = [] } = draft.hints;
  const quotes = draft.source_refs.map(({ quote }) => quote.replace(/\s+/g, ' ').toLowerCase());
  const invented = must_include.find(
    (text) => !computed.includes(text) && !quotes.some((quote) => quote.includes(text.toLowerCase())),
  );
  if (invented !== undefined) return 'an expected text stands in no source';
  if (must_include.some((text) => holdsWord(input, text))) return 'the input contains the answer';
  if (draft.source_refs.length === 0 && must_include.length > 0) return 'a fact is expected without a source';
  if (
    !FROM_OTHERS.test(draft.operator) &&
    echoes(draft.turns.map(({ input, checks = [] }) => ({ question: input.text, checks })))
  )
    return 'an agent that repeats the question or says yes would pass';
  // Expectations go to a judge; nothing in them may read like an order to it.
  if (
    draft.turns.some(
      ({ expected_behavior = '', ground_truth = '' }) =>
        findAttack(`${expected_behavior}\n${ground_truth}`) !== null,
    )
  )
    return 'the expectation reads like an order to a model';
  return undefined;
}

/** What the user says in all turns, as near-duplicates are looked for. */
export function inputOf({ turns }: Pick<CaseDraft, 'turns'>): string {
  return turns.map(({ input }) => input.text).join('\n');
}

/** Whether a text holds another as a word of its own: "25" is not in "125". */
function holdsWord(text: string, word: string): boolean {
  const escaped = word.toLowerCase().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(text.toLowerCase());
}
