import type { Facet } from '../../failure-analysis/facet.ts';

/** Languages by their name in lower case. */
export const LANGUAGES = new Map(
  'English German French Spanish Italian Portuguese Dutch Polish Irish Swedish Danish Norwegian Finnish Czech Greek Turkish Russian Ukrainian Arabic Hebrew Hindi Chinese Japanese Korean'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);
/** "Answer in German." */
export const IN_LANGUAGE = /\b(?:answer|repl|writ|respond)\w* (?:only |always )?in ([a-z]+)\b/gi;
/** Then the language is that of whoever asks. */
const AS_THE_USER =
  /\blanguage of (?:the|each|every) (?:question|user|customer|message|request)\b|\b(?:same|own|their|his|her|\w+['’]s) language\b|\bas (?:the|each|every) \w+ (?:writes|asks|speaks)\b/i;

/** What the failing turns expect, one text for each case. */
export function expectationsOf(facets: readonly Facet[]): string[] {
  const byCase = new Map(
    facets.map(({ attempt, turn }) => [attempt.case_id, turn?.criteria.expected_behavior ?? '']),
  );
  return [...byCase.values()];
}

/** What the case wants to be asked for: "Ask for the order number." */
export function askedFor({ turn }: Facet): string[] {
  const expected = turn?.criteria.expected_behavior ?? '';
  return [
    ...expected.matchAll(
      /\bask(?:s|ing)?(?: back)?(?: (?:the )?(?:user|customer|caller|person|client|them))? for ((?:the|their|an?|his|her) [a-z]{2,20}(?: [a-z]{2,20})??(?: of (?:the |their |an? )?[a-z]{2,20})?)(?=[.,;:!?)]| (?:and|or|before|again|first|so|that|when|to|in|on|from|instead)\b|$)/gi,
    ),
  ].map(([, value]) => (value as string).toLowerCase().replace(/^(?:their|his|her|an?) /, 'the '));
}

/** The language that the case wants by its name, whoever asks: "Answer in English." */
export function languagesIn({ turn }: Facet): string[] {
  const expected = turn?.criteria.expected_behavior ?? '';
  if (AS_THE_USER.test(expected)) return [];
  return [...expected.matchAll(IN_LANGUAGE)].flatMap(
    ([, name]) => LANGUAGES.get((name as string).toLowerCase()) ?? [],
  );
}

/** What the case wants to be declined: "Decline to give medical advice." */
export function declinedIn({ turn }: Facet): string[] {
  const expected = turn?.criteria.expected_behavior ?? '';
  return [
    ...expected.matchAll(
      /\b(?:declin|refus)(?:e|es|ing)(?: politely| kindly)? to (?:give|provide|offer|share|show|reveal|disclose)(?: any| the| an?)? ([a-z]{2,20}(?: [a-z]{2,20}){0,2}?)(?=[.,;:!?)]| (?:and|or|to|for|on|about|of|in|that|which|when|with|without|unless|before|until|instead|but|even|beyond)\b|$)/gi,
    ),
  ].map(([, value]) => (value as string).toLowerCase());
}
