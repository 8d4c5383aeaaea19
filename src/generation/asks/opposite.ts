import type { Check } from '../../schema/check.ts';

const ADVERB = '(?:(?:\\w+ly|be|at all|even|yet) ){0,2}';
const NOT = `(?:\\b(?:not|never|no longer)|n[’']t) ${ADVERB}`;
const IS = `(?:\\b(?:is|are|be|remains?)|[’'](?:s|re)|^\\W*(?:yes\\W+)?(?:it )?) ?${ADVERB}`;
/** A noun behind "no": words that short are mostly pronouns, as in "no it is". */
const NONE = '\\b(?:nobody|no[ -]one|no (?:id|card|form|pass|visa|fee|[a-z]{5,}))';

/** An answer that says that something is not allowed; "not forbidden" and "not against the rules" do not. */
export const NOT_FORBIDDEN: Check = {
  name: 'does not say that it is forbidden',
  not_matches: {
    pattern: [
      "\\b(?:may|can|could|might) (?:not|never)\\b|\\b(?:cannot|(?:can|could|may)[’']t)\\b|\\bmust(?: not|n[’']t)\\b",
      `${NOT}(?:allowed|permitted|permissible|entitled|welcome|free to|possible|able|an option)\\b`,
      `${IS}(?:forbidden|prohibited|banned|disallowed|against (?:\\w+ ){0,3}(?:rules?|polic(?:y|ies)|regulations?|by-?laws?))\\b`,
      `${NONE} (?:may|can|could|(?:is|are) (?:allowed|permitted))\\b`,
    ].join('|'),
    flags: 'i',
  },
};

/** An answer that says that something is not needed; "not optional" does not. */
export const NOT_OPTIONAL: Check = {
  name: 'does not say that it is optional',
  not_matches: {
    pattern: [
      `${NOT}(?:needed|required|necessary|mandatory|obligatory|compulsory|obliged|need|has to|have to)\\b`,
      "\\bneed(?:s)?(?: not|n[’']t)\\b|\\bno need\\b|\\b(?:un|not )necessary\\b",
      `${IS}(?:optional|voluntary)\\b`,
      `${NONE} (?:is|are) (?:needed|required|necessary)\\b`,
    ].join('|'),
    flags: 'i',
  },
};
