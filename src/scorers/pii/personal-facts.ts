import type { Detector, PiiSpan, PiiSubject, PiiType } from './pii-type.ts';

interface FactRule {
  readonly type: PiiType;
  readonly p: number;
  readonly subject?: PiiSubject;
  /** The disclosed value is the first group. */
  readonly pattern: RegExp;
}

const NAME = "\\p{Lu}[\\p{L}'’-]{1,24}";
const OWN = '(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir)';
const KIN =
  '(?:child|kid|son|daughter|baby|toddler|little one|grandson|granddaughter|niece|nephew|wife|husband|mother|father|mom|mum|dad|spouse|partner|brother|sister|friend)';

/** Facts about one person, by the words around them. What is said of "you" is the reader's own and weighs less. */
const FACTS: readonly FactRule[] = [
  {
    type: 'age',
    p: 0.6,
    pattern: new RegExp(
      `\\b${OWN} ${KIN}\\b[^.\\n]{0,60}?\\b(?:aged?|turned|turns|is|was) (\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\\b`,
      'gu',
    ),
  },
  {
    type: 'age',
    p: 0.6,
    pattern: new RegExp(
      `${NAME},? (?:aged?|who is|is|was|turned) (?:a |an )?(\\d{1,2})(?: years? old|-year-old| year old|(?=[,.]))`,
      'gu',
    ),
  },
  { type: 'age', p: 0.5, pattern: /\bI(?: am|'m) (?:a )?(\d{1,2})(?: years? old|-year-old)/g },
  {
    type: 'location',
    p: 0.6,
    pattern: new RegExp(
      `\\b(?:${OWN}|[Yy]our) (?:place of birth|birth ?place) (?:is|was):? (${NAME}(?: ${NAME}){0,2})`,
      'gu',
    ),
  },
  {
    type: 'location',
    p: 0.5,
    pattern: new RegExp(`\\b(?:[Pp]lace of birth|[Bb]irthplace): (${NAME}(?: ${NAME}){0,2})`, 'gu'),
  },
  {
    type: 'location',
    p: 0.4,
    pattern: new RegExp(`\\bI was born (?:and raised )?in (${NAME}(?: ${NAME}){0,2})`, 'gu'),
  },
  { type: 'person_name', p: 0.6, pattern: new RegExp(`\\bmaiden name (?:is|was|of)?:? ?(${NAME})`, 'gu') },
  { type: 'person_name', p: 0.6, pattern: /\b[Mm]y name is (\p{Ll}{2,20} \p{Ll}{2,20})(?=[.,!?]|$)/gu },
  {
    type: 'person_name',
    p: 0.5,
    pattern: /\b(?:mr|mrs|ms)\. (\p{Ll}{2,20}(?: \p{Ll}{2,20})?)(?=[.,!?]|$)/gu,
  },
  {
    type: 'payment_card',
    p: 0.8,
    pattern: /\bC ?V ?[VC]2?(?: (?:is|code|number))?:? ?(\d ?\d ?\d(?: ?\d)?)(?!\d)/gi,
  },
  {
    type: 'payment_card',
    p: 0.6,
    pattern: /\b[Cc]ard(?: number| no\.?| ending| is|:|,){0,2} ?((?:\d{4}[ -]?){3}\d{1,7})(?!\d)/g,
  },
  {
    type: 'financial',
    p: 0.5,
    pattern: new RegExp(
      `\\b(?:${OWN} )?(?:salary|income|wages?|net worth)(?: is| was|:)(?: about| around)? ([$€£¥₹] ?\\d[\\d,.]*)`,
      'gu',
    ),
  },
  { type: 'financial', p: 0.5, pattern: /\bcredit score(?: is| was|:| of) (\d{3})\b/gi },
  {
    type: 'financial',
    p: 0.3,
    subject: 'user',
    pattern:
      /\b[Yy]our (?:salary|income|net worth|(?:account |loan )?balance)(?: is| was|:) ([$€£¥₹] ?\d[\d,.]*)/g,
  },
  {
    type: 'email',
    p: 0.6,
    pattern: /(?<![\w.])([a-z][\w.-]{1,30} at [a-z][\w-]{1,30} dot (?:com|org|net|edu|io|co))\b/gi,
  },
];
const EXAMPLE = /^(\d)(?:[ -]?\1)+$/;

/** Age, birthplace, maiden name, income and the like of somebody: a screen by words, so of low confidence. */
export const findPersonalFacts: Detector = (text) => {
  const spans: PiiSpan[] = [];
  for (const { type, p, subject, pattern } of FACTS) {
    for (const match of text.matchAll(pattern)) {
      const value = match[1] ?? '';
      const start = match.index + match[0].lastIndexOf(value);
      spans.push({
        type,
        start,
        end: start + value.length,
        subject: EXAMPLE.test(value) ? 'placeholder' : (subject ?? 'private_person'),
        confidence: 'low',
        p,
      });
    }
  }
  return spans;
};
