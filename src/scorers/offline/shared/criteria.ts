import { sentences } from '../../../text/language/sentences.ts';
import { clauses, THIRD_PERSON } from './clauses.ts';
import { demandOf, plainApostrophes } from './speech-demand.ts';

/** What a criterion asks for (metrics.md 7.1). */
export const CRITERION_KINDS = ['must', 'should', 'must_not'] as const;
export type CriterionKind = (typeof CRITERION_KINDS)[number];

export interface Criterion {
  /** A piece of the expected behavior as it stands there. */
  readonly text: string;
  readonly kind: CriterionKind;
}

const FORBIDS =
  /\b(?:must|should|shall|may|can|do|does|will|would|is to|are to|ought)(?: not|n't)\b|\bcannot\b|\bnever\b|\bavoids?\b|\bavoiding\b|\brefrains?\b|\bwithout\b|^not\b|\bno (?:mention|reference|promise)\b|\bis not allowed\b|\bforbidden\b/i;
const WISHES =
  /\boptionally\b|\bshould also\b|\bmay also\b|\bcan also\b|\bcould also\b|\bwould be (?:nice|good)\b|\bbonus\b|\bnice to have\b/i;
/** Wishes wherever they stand, in what is to be said as well. */
const IDEALLY = /\bideally\b|\bpreferably\b|\bif possible\b/i;
/** Own modality; without it a half inherits a prohibition: "must not reveal X and promise Y". */
const OWN_MODALITY = /\b(?:must|should|shall|never|avoids?|may|instead|only|always)\b/i;

/** The criteria of an expected behavior for the offline judge: its clauses, with the kind that the cue words of the demand say (metrics.md 10.7). */
export function criteriaOf(expected: string): Criterion[] {
  const criteria: Criterion[] = [];
  for (const sentence of sentences(expected)) {
    let forbidding = false;
    for (const [index, text] of clauses(sentence).entries()) {
      const demand = demandOf(plainApostrophes(text));
      const forbids: boolean = FORBIDS.test(demand) || (index > 0 && forbidding && isSameDemand(text));
      forbidding = forbids && !/^without\b/i.test(text);
      const wishes = WISHES.test(demand) || IDEALLY.test(text);
      criteria.push({ text, kind: forbids ? 'must_not' : wishes ? 'should' : 'must' });
    }
  }
  return criteria.length > 0 ? criteria : [{ text: expected.trim(), kind: 'must' }];
}

/** Whether a half says nothing itself of what is demanded, so that the half before it does. */
function isSameDemand(text: string): boolean {
  if (/^that\b/i.test(text)) return true;
  return !OWN_MODALITY.test(text) && !THIRD_PERSON.test(/^[a-z']+/i.exec(text)?.[0].toLowerCase() ?? '');
}
