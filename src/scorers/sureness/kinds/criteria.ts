import { words } from '../../../text/language/words.ts';
import type { CheckedItem } from '../../checklist.ts';
import { otherAmount } from '../../offline/shared/other-amount.ts';
import type { Grounds } from '../grounds.ts';

/** What a check found that counts and compares, and reads nothing: its reason (offline/shared). */
const EXACT =
  /^(?:It has \d+ \w+, \d+ asked for|It is not valid JSON|It is no JSON|\d+ of \d+ named tools were called)/;
/** A measure of each part of an answer is none of the whole. */
const OF_PARTS = /\b(?:each|every|per|apiece|respectively)\b/i;

/** A name or amount in the place of another one (text/language/exchanged.ts). */
const EXCHANGED = /^The criterion says this of/;
/** Another language than the one asked for; in fewer words no language shows. */
const OTHER_LANGUAGE = /^It does not read as/;
const FEWEST_WORDS = 8;
/** What a question that is to be asked may look like at the least. */
const ASKS_SOMEHOW =
  /[?؟？]|(?:^|[.!:,]\s+)your\b|\b(?:please|let (?:me|us) know|tell (?:me|us)|missing|(?:requir|send|give|share|provide|need|want|like to know|ask|which|whether|confirm)\w*)\b/i;
const ASKS_NOTHING = /^It asks nothing/;

/** Kinds of evidence of `playval`: a criterion that is counted or compared and missed is a fact; the others are told by words. */
export function criteriaKind(criteria: readonly CheckedItem[], output: string): Grounds {
  const missed = criteria.filter(({ verdict, kind }) => verdict.verdict === 'not_met' && kind !== 'should');
  if (missed.some(({ verdict: { reason, item } }) => EXACT.test(reason) && !OF_PARTS.test(item.text)))
    return { kind: 'counted_and_missed', shows: 'bad', inPart: 'falls' };
  const demanded = missed.filter(({ kind }) => kind === 'must');
  const exchanged = words(output).length < FEWEST_WORDS ? [EXCHANGED] : [EXCHANGED, OTHER_LANGUAGE];
  if (demanded.some(({ verdict: { reason } }) => exchanged.some((told) => told.test(reason))))
    return { kind: 'exchanged', shows: 'bad', inPart: 'falls' };
  if (demanded.some(({ verdict: { item } }) => otherAmount(item.text, output) !== null))
    return { kind: 'other_amount', shows: 'bad', inPart: 'falls' };
  if (demanded.some(({ verdict: { reason } }) => ASKS_NOTHING.test(reason)) && !ASKS_SOMEHOW.test(output))
    return { kind: 'asks_nothing', shows: 'bad', inPart: 'falls' };
  if (missed.some(({ kind }) => kind === 'must_not')) return { kind: 'forbidden_thing_found' };
  return { kind: missed.length > 0 ? 'words_missing' : 'words_there' };
}
