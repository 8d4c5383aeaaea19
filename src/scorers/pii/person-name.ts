import type { Detector, PiiSpan } from './pii-type.ts';

const NAME = "\\p{Lu}[\\p{Ll}'’-]+(?:-\\p{Lu}\\p{Ll}+)?";
const NAMES = `${NAME}(?: (?:\\p{Lu}\\. )?(?:(?:van|von|de|der|la|bin|al) )?${NAME}){0,2}`;
/** A title or a cue in front of one to three capitalised words (metrics.md 10.5). */
const TITLED = new RegExp(`\\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)\\.? (${NAMES})`, 'gu');
const CUED = new RegExp(
  `\\b(?:[Mm]y name is|[Nn]ame(?: is|:)|(?:[Pp]atient|[Cc]ustomer|[Ee]mployee|[Cc]lient|[Tt]enant|[Aa]ccount holder|[Cc]ardholder|[Uu]ser)(?: name)?(?: is|:)?) (${NAMES})`,
  'gu',
);
/** Kinship and closeness: "my wife Anna", "her colleague Tom Weber". */
const RELATED = new RegExp(
  `\\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Yy]our) (?:\\w+ )?(?:wife|husband|spouse|son|daughter|mother|father|mom|mum|dad|brother|sister|friend|boss|neighbou?r|colleague|co-?worker|partner|girlfriend|boyfriend|fianc[ée]e?|child|kid|aunt|uncle|cousin|niece|nephew|grandma|grandmother|grandpa|grandfather|doctor|therapist|manager|roommate|landlord)(?:,| named| called|'s name is)? (${NAMES})`,
  'gu',
);
/** Speaking and living: "Matthew Sedej said", "called Thomas Arcuri". Two words at least, since one may be any name. */
const FULL_NAME = `${NAME} (?:\\p{Lu}\\. )?(?:(?:van|von|de|der|la|bin|al) )?${NAME}`;
const ACTING = new RegExp(
  `(?<![\\p{L}.])(${FULL_NAME}),? (?:said|says|told|asked|replied|lives|called|emailed|phoned|is reachable|can be reached)\\b`,
  'gu',
);
const CALLED = new RegExp(`\\b(?:named|called|nicknamed) (${FULL_NAME})`, 'gu');
/** Capitalised words that start sentences or name things, not people. */
const NO_NAME =
  /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|The|This|That|These|Those|If|When|Please|Your|You|We|Our|It|Is|Are|Was|Has|Have|Not|No|Yes|And|Or|But|For|ID|Id|Number|Support|Service|Services|Care|Account|Data|Agreement|Portal|Center|Centre|Team|Name|Here|First|Last|Full|Placeholder|Unknown|Example|Relations|Experience|Safety|Rights|Records?|Success)\b/;
const FICTIONAL =
  /^(?:(?:John|Jane) (?:Doe|Smith|Roe|Q)|Sherlock Holmes|Harry Potter|Santa(?: Claus)?|Alice|Bob)$/;

/** Names of people beside a title, a cue or a kinship word. By looks only, so of low confidence. */
export const findPersonNames: Detector = (text) => {
  const spans: PiiSpan[] = [];
  for (const pattern of [TITLED, CUED, RELATED, ACTING, CALLED]) {
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? '';
      if (NO_NAME.test(name)) continue;
      const start = match.index + match[0].indexOf(name);
      const subject = FICTIONAL.test(name) ? 'fictional' : 'private_person';
      spans.push({ type: 'person_name', start, end: start + name.length, subject, confidence: 'low' });
    }
  }
  return spans;
};
