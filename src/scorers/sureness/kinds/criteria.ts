import type { CheckedItem } from '../../checklist.ts';
import type { Grounds } from '../grounds.ts';

/** What a check found that counts and compares, and reads nothing: its reason (offline/shared). */
const EXACT =
  /^(?:It has \d+ \w+, \d+ asked for|It is not valid JSON|It is no JSON|\d+ of \d+ named tools were called)/;
/** A measure of each part of an answer is none of the whole. */
const OF_PARTS = /\b(?:each|every|per|apiece|respectively)\b/i;

/** Kinds of evidence of `playval`: a criterion that is counted or compared and missed is a fact; the others are told by words. */
export function criteriaKind(criteria: readonly CheckedItem[]): Grounds {
  const missed = criteria.filter(({ verdict, kind }) => verdict.verdict === 'not_met' && kind !== 'should');
  if (missed.some(({ verdict: { reason, item } }) => EXACT.test(reason) && !OF_PARTS.test(item.text)))
    return { kind: 'counted_and_missed', shows: 'bad' };
  if (missed.some(({ kind }) => kind === 'must_not')) return { kind: 'forbidden_thing_found' };
  return { kind: missed.length > 0 ? 'words_missing' : 'words_there' };
}
