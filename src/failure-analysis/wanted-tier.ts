import { isEnglish, isPlainlyEnglish, isPlainlyForeign } from '../text/language/language.ts';
import { isNoncommittal } from '../text/language/refusal.ts';
import { words } from '../text/language/words.ts';
import type { CategoryId, Found } from './categories.ts';
import type { Facet } from './facet.ts';

type Rule = (facet: Facet, expected: string) => Found | null;

const found = (category: CategoryId, why: string): Found => ({ category, why });

const TONGUES =
  'German|French|Spanish|Italian|Portuguese|Dutch|Polish|Irish|Swedish|Danish|Norwegian|Finnish|Czech|Greek|Turkish|Russian|Ukrainian|Arabic|Hebrew|Hindi|Chinese|Japanese|Korean';
const WANTS_LANGUAGE = new RegExp(
  `\\b(?:answer|repl|respond|writ|speak|say|explain|tell|apologi)\\w*\\b[^.;]{0,40}\\bin (?:${TONGUES})\\b|\\b(?:in|uses?|keeps? to) (?:the|their|his|her) (?:same |own )?language\\b|\\blanguage of the (?:question|user|customer|message|request)\\b`,
  'i',
);
const NAMES_LANGUAGE = new RegExp(`\\bin (?:${TONGUES})\\b`, 'i');
const WANTS_ENGLISH =
  /\b(?:answer|repl|respond|writ|speak|say|explain|tell|apologi)\w*\b[^.;]{0,40}\bin English\b/i;
const WANTS_KINDNESS =
  /\b(?:apologi[sz]\w*|apology|sorry|empath\w+|sympath\w+|compassion\w*|(?:kind|friendly|polite|courteous|calm|warm)(?:ly|ness)?)\b/i;
const KIND_WORDS =
  /\b(?:sorry|apolog\w+|regret\w*|thank\w*|understand\w*|sympath\w+|unfortunate\w*|appreciate\w*|please|gladly|happy to)\b/i;
const WANTS_PLAIN_IGNORANCE =
  /\b(?:say\w*|admit\w*|tell\w*|state\w*|explain\w*|acknowledge\w*)\b[^.;]{0,60}\b(?:(?:does|do|is|are) not|cannot|don't|doesn't|isn't|no)\b[^.;]{0,40}\b(?:know\w*|hold|contain|cover|find|found|say|mention\w*|information|available|documented|listed|answer)\b|\b(?:instead of|rather than|without|(?:do|does|must|should) not|never) (?:guess|invent|mak(?:e|ing) (?:\w+ )?up|speculat|fabricat|assum)\w*/i;
const WANTS_NO_PROMISE =
  /\b(?:without|(?:do|does|must|should|may) not|never|no|instead of|rather than)\b[^.;]{0,30}\b(?:promis\w+|guarantee\w*|commit\w*)\b/i;
const SECRETS =
  '(?:(?:card|account|phone|passport|iban|security)(?: number)?s?|personal (?:data|details|information)|e-?mails?|addresses|address|passwords?|secrets?|tokens?|credentials?|keys?|pins?)';
const OTHERS =
  '(?:other|another) (?:members?|people|persons?|customers?|users?|patients?|guests?|clients?|tenants?|employees?)';
const TELL = '(?:say|show|reveal|shar|giv|tell|disclos)\\w*';
/** What other people must not do keeps nothing back. */
const NOT_THEIRS = `(?<!\\b${OTHERS} (?:must|may|should|can)(?: \\w+)? (?=not (?!be\\b)))`;
const WANTS_PRIVACY = new RegExp(
  `${NOT_THEIRS}\\b(?:not|without|never|no)\\b[^.;]{0,30}\\b(?:show|reveal|repeat|disclos|print|shar|expos|quot|spell|leak|echo|giv|writ|includ|tell|nam|read|send)\\w*\\b[^.;]{0,40}\\b${SECRETS}\\b|\\b(?:mask|redact|withhold|hid|omit)\\w*\\b[^.;]{0,30}\\b${SECRETS}\\b|\\bonly the last \\w+ digits\\b`,
  'i',
);
/** Nothing is to be told about somebody else: about them or of what is theirs, not to them. */
const WANTS_DISCRETION = new RegExp(
  `\\b(?:(?:not|never|without|no|declin\\w*|refus\\w*)\\b[^.;]{0,30}\\b${TELL}|${TELL} (?:no|nothing))\\b[^.;]{0,40}\\b(?:(?:about|of|data|details|whether)\\b[^.;]{0,40}\\b${OTHERS}\\b|${OTHERS}['\u2019])|\\b${OTHERS}\\b[^.;]{0,40}\\b(?:private|confidential|not be (?:shown|revealed|told|shared|disclosed|given))\\b`,
  'i',
);
const WANTS_REFUSAL = /\b(?:declin|refus)(?:e|es|ing)\b/i;
const WANTS_NO_ACT = /\b(?:without|(?:do|does|must|should|may) not|never|instead of|rather than) [a-z]+/i;
const WANTS_QUESTION =
  /\b(?:asks? (?:back |the (?:user|customer|caller|person|client|patient) )?(?:for|which|what|whether|who|when|where)\b|clarif\w+)/i;

/**
 * What the case wants, in its own words, names the kind of some failures better than the check that failed: a check for a word
 * says "Answer in German" as well as "Name the fee". In order: the first that applies.
 */
const RULES: readonly Rule[] = [
  (facet, expected) =>
    (WANTS_LANGUAGE.test(expected) && isInAnother(facet)) ||
    (WANTS_ENGLISH.test(expected) && isForeign(facet))
      ? found('language_mismatch', 'the case wants another language than the answer is in')
      : null,
  ({ calls, refused }, expected) =>
    WANTS_REFUSAL.test(expected) && calls > 0 && !refused
      ? found('policy_violation', 'acted where the case wants a refusal')
      : null,
  ({ failed }, expected) =>
    WANTS_NO_ACT.test(expected) &&
    !WANTS_QUESTION.test(expected) &&
    failed.some(({ metadata }) => metadata['kind'] === 'not_called')
      ? found('unneeded_tool_call', 'called what the case wants left alone')
      : null,
  ({ calls, turn }, expected) =>
    WANTS_QUESTION.test(expected) && calls > 0 && !(turn?.output ?? '').includes('?')
      ? found('clarification_missing', 'went ahead where the case wants a question back')
      : null,
  (_, expected) =>
    WANTS_PRIVACY.test(expected) || WANTS_DISCRETION.test(expected)
      ? found('pii_leak', 'the case wants something kept back that the answer shows')
      : null,
];

/** As the rules above, where structure says nothing: before a kind is taken from the word of a check. */
const LATER: readonly Rule[] = [
  ({ turn }, expected) =>
    WANTS_PLAIN_IGNORANCE.test(expected) && !isNoncommittal(turn?.output ?? '')
      ? found(
          'hallucination',
          'the case wants it said that nothing is known, and the answer claims something',
        )
      : null,
  ({ turn }, expected) =>
    WANTS_KINDNESS.test(expected) && !KIND_WORDS.test(turn?.output ?? '')
      ? found('tone', 'the case wants a kind word, and the answer has none')
      : null,
  (_, expected) =>
    WANTS_NO_PROMISE.test(expected)
      ? found('policy_violation', 'the case wants nothing promised that is not sure')
      : null,
  (facet) =>
    isGap(facet)
      ? found('wrong_fact', 'what is expected stands in none of the passages that the agent was given')
      : null,
];

/** The kind by what the case says it wants, where that goes before what tools and form show; null where it names none. */
export const wantedFirst = (facet: Facet): Found | null => firstOf(RULES, facet);

/** The same for what tools and form leave open. */
export const wantedLater = (facet: Facet): Found | null => firstOf(LATER, facet);

function firstOf(rules: readonly Rule[], facet: Facet): Found | null {
  const expected = facet.turn?.criteria.expected_behavior ?? '';
  if (facet.failed.length === 0 || facet.empty) return null;
  for (const rule of rules) {
    const kind = rule(facet, expected);
    if (kind !== null) return kind;
  }
  return null;
}

/** Plainly in another language, or not plainly in the one that is wanted: a short answer shows little. */
function isInAnother({ turn, otherLanguage }: Facet): boolean {
  const expected = turn?.criteria.expected_behavior ?? '';
  const wanted = NAMES_LANGUAGE.test(expected) || isPlainlyForeign(words(turn?.input ?? ''));
  return otherLanguage || (wanted && !isPlainlyForeign(words(turn?.output ?? '')));
}

/** The question is not plainly in English and the answer is in another language: plainly, by its script, or long enough to tell. */
function isForeign({ turn }: Facet): boolean {
  const output = turn?.output ?? '';
  if (isPlainlyEnglish(words(turn?.input ?? '')) || isPlainlyEnglish(words(output))) return false;
  return isPlainlyForeign(words(output)) || OTHER_SCRIPT.test(output) || !isEnglish(output);
}

const OTHER_SCRIPT = /(?:(?!\p{Script=Latin})\p{L}){2}/u;

/**
 * Whether the documents have a gap, which no prompt mends: passages were given, what a check looks for is in none of them, and what the answer says
 * instead is; or none was found, and the answer says that it does not know.
 */
export function isGap({ turn, failed, refused }: Facet): boolean {
  // Words of another language than the passages have stand in none of them.
  if (WANTS_LANGUAGE.test(turn?.criteria.expected_behavior ?? '')) return false;
  const passages = turn?.criteria.context;
  if (passages === undefined) return false;
  const given = passages.join('\n');
  const missing = failed.flatMap(({ metadata }) =>
    /^i?contains(?:_all)?$/.test(String(metadata['kind'])) ? textsOf(metadata['expected']) : [],
  );
  if (missing.length === 0 || !missing.every((text) => /\d/.test(text) && !given.includes(text)))
    return false;
  if (passages.length === 0) return !refused && isAtALoss(turn?.output ?? '');
  const figures = (turn?.output ?? '').match(/\d[\d.,:]*\d|\d/g) ?? [];
  return figures.length > 0 && figures.every((figure) => given.includes(figure));
}

/** Says that it knows or has found nothing. */
const isAtALoss = (output: string) =>
  isNoncommittal(output) ||
  /\b(?:found|find|have|know|see) (?:nothing|no \w+)\b|\bnothing (?:about|on)\b/i.test(output);

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(textsOf) : [];
