import { IMPERATIVE_VERBS } from '../../text/lexicons/imperative-verbs.ts';
import { sentences } from '../../text/sentences.ts';

/** What a criterion asks for (metrics.md 7.1). */
export const CRITERION_KINDS = ['must', 'should', 'must_not'] as const;
export type CriterionKind = (typeof CRITERION_KINDS)[number];

export interface Criterion {
  /** A piece of the expected behavior as it stands there. */
  readonly text: string;
  readonly kind: CriterionKind;
}

const FORBIDS =
  /\b(?:must|should|shall|may|can|do|does|will|would|is to|are to|ought)(?: not|n't)\b|\bcannot\b|\bnever\b|\bavoids?\b|\brefrains?\b|\bwithout\b|^not\b|\bno (?:mention|reference|promise)\b|\bis not allowed\b|\bforbidden\b/i;
const WISHES =
  /\bideally\b|\bpreferably\b|\boptionally\b|\bif possible\b|\bshould also\b|\bmay also\b|\bcan also\b|\bcould also\b|\bwould be (?:nice|good)\b|\bbonus\b|\bnice to have\b/i;
/** Joints at which a sentence falls into things that can be checked one by one. */
const JOINTS =
  /;\s+|,? but (?:it |the \w+ )?(?=(?:must|should|shall|does|do|never|not|avoid|without|also)\b)|,? (?:and|then|and then|and also)(?: it| the \w+)? (?=([a-z']+))|,? (?=without [a-z]+ing\b)/gi;
const MODALS = new Set(
  'must should shall never not do does avoid avoids may ideally preferably also'.split(' '),
);
/** Third person forms of verbs that begin a criterion: "asks for …", "mentions …", "refuses". */
const THIRD_PERSON = /^[a-z]{2,}s$/;
const NOUN_S = new Set(
  'is was has its this his us less news details options times days hours terms fees prices costs dates years services products customers users orders'.split(
    ' ',
  ),
);
/** A half without so many words is no criterion. */
const LEAST_WORDS = 2;
/** Own modality; without it a half inherits a prohibition: "must not reveal X and promise Y". */
const OWN_MODALITY = /\b(?:must|should|shall|never|avoids?|may|instead|only|always)\b/i;

/** The criteria of an expected behavior for the offline judge: its clauses, with the kind their cue words say (metrics.md 10.7). */
export function criteriaOf(expected: string): Criterion[] {
  const criteria: Criterion[] = [];
  for (const sentence of sentences(expected)) {
    let forbidding = false;
    for (const [index, text] of clauses(sentence).entries()) {
      const forbids: boolean =
        FORBIDS.test(text) ||
        (index > 0 && forbidding && !OWN_MODALITY.test(text) && !THIRD_PERSON.test(firstWord(text)));
      forbidding = forbids && !/^without\b/i.test(text);
      criteria.push({ text, kind: forbids ? 'must_not' : WISHES.test(text) ? 'should' : 'must' });
    }
  }
  return criteria.length > 0 ? criteria : [{ text: expected.trim(), kind: 'must' }];
}

function clauses(sentence: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const joint of sentence.matchAll(JOINTS)) {
    if (insideQuotes(sentence, joint.index)) continue;
    const verb = joint[1]?.toLowerCase();
    if (verb !== undefined && !startsClause(verb)) continue;
    const left = sentence.slice(start, joint.index).trim();
    if (left.split(/\s+/).length < LEAST_WORDS && !/^(?:refuses?|declines?|apologi[sz]es?)$/i.test(left))
      continue;
    pieces.push(left);
    start = joint.index + joint[0].length;
  }
  pieces.push(sentence.slice(start).trim());
  return pieces.filter((piece) => piece !== '');
}

function startsClause(word: string): boolean {
  if (IMPERATIVE_VERBS.has(word) || MODALS.has(word)) return true;
  return THIRD_PERSON.test(word) && !NOUN_S.has(word) && isVerb(word);
}

/** Whether a word in -s is the third person of a verb that can begin a request. */
function isVerb(word: string): boolean {
  return (
    [word.slice(0, -1), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].some((root) =>
      IMPERATIVE_VERBS.has(root),
    ) ||
    /^(?:apologi[sz]|refus|declin|mention|stat|includ|offer|clarif|confirm|inform|acknowledg|redirect|escalat|recommend|suggest|promis|reveal|invent|contain|uses|keeps)/.test(
      word,
    )
  );
}

function firstWord(text: string): string {
  return /^[a-z']+/i.exec(text)?.[0].toLowerCase() ?? '';
}

function insideQuotes(sentence: string, at: number): boolean {
  return (sentence.slice(0, at).match(/["“”]/g)?.length ?? 0) % 2 === 1;
}
