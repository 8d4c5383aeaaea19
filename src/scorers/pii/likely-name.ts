import { foldCharacters } from '../../text/language/normalize.ts';
import { AMBIGUOUS_NAMES, GIVEN_NAMES } from './given-names.ts';
import type { Detector, PiiSpan } from './pii-type.ts';

const WORD = "\\p{Lu}[\\p{Ll}'’]{1,24}(?:-\\p{Lu}\\p{Ll}{1,24})?";
/** A run of capitalised words with what may stand between the parts of a name. */
const RUN = new RegExp(
  `(?<![\\p{L}\\p{N}@#/._-])${WORD}(?: (?:\\p{Lu}\\. )?(?:(?:van|von|de|der|la|le|bin|al) )?${WORD}){0,3}(?![\\p{L}\\p{N}@])`,
  'gu',
);
/** Words that begin sentences and greetings, not names. */
const OPENERS =
  /^(?:The|This|That|These|Those|It|Its|Hi|Hello|Hey|Dear|Thanks|Thank|Please|And|But|Or|So|If|When|Where|Why|How|What|Who|Is|Are|Was|Were|Do|Does|Did|Can|Could|Will|Would|Should|Yes|No|Not|My|Your|Our|His|Her|Their|I|You|We|He|She|They|In|On|At|For|From|To|With|By|Of|As|Ask|Call|Contact|Meet|Tell|Add|Follow|Producer|Director|Officer|Agent|Nurse|President|Author|Singer|Name|Sir|Madam|Mr|Mrs|Ms|Miss|Dr|Prof|San|Santa|Port|New|North|South|East|West|Los|Las|El|Fort|Great|Saint|Central|United|National|International|American)$/;
/** A firm, a body, a place or a work rather than a person. */
const NO_PERSON =
  /^(?:Inc|Ltd|LLC|Corp|Co|Group|Company|Service|Services|Bank|University|College|School|Hospital|Institute|Foundation|Society|Association|Street|St|Road|Avenue|Lane|Park|Square|City|County|Island|River|Lake|Bridge|Airport|Station|Hotel|Award|Prize|Day|Act|Law|House|Street's|Show|Show's|Church|Center|Centre|Museum|Theater|Theatre|Club|Team|Press|Times|Software|Systems|Technologies|Industries|Partners|Insurance|Brothers|Sons)$/;
const AFTER_NO_PERSON =
  /^(?:,? (?:Inc|Ltd|LLC|Corp|and Sons|& Sons|& Co)\b| (?:show|style|series|brand|movie|film|novel|book|album|song|award|prize|mode|modes|adventure|edition|collection|theme|character|street|road|avenue|airport|bridge|university|hospital|school|test|method|theorem|syndrome|disease)\b)/;
/** Before a name these words make a place of it. */
const PLACE_BEFORE = /\b(?:in|at|near|from|visit(?:ed|ing)?|the|St\.?|Saint|Mount|Lake|Port) $/;
/** Before or after a run of two words these make a person of it, whatever the words are. */
const PERSON_BEFORE =
  /\b(?:by|with|to|tell|ask|asked|contact|meet|met|under|add|named|said|told|thanks|dear|hi|hello|spouse|contact is|record for|belongs to|mother|father|guardian|assistant to|regards|sincerely)[,:]? $/i;
const PERSON_AFTER =
  /^,? (?:the [^,.\n]{1,30}, said|said|says|told|asked|replied|shouted|lives|lived|works|worked|spent|moved|called|emailed|listed|explained|thinks|wants|will be (?:talking|speaking)|was born|is a \d|has been|and (?:his|her)|'s (?:address|phone|email|account|record|file|husband|wife))\b/;
/** Characters on either side of a name that can show a person. */
const LOOK = 36;
/** Known given name and surname; two capitalised words used like a person; a given name alone. Never enough to be shown as a finding. */
const FULL = 0.45;
const USED = 0.35;
const ALONE = 0.25;
/** Further names by looks say no more: a text about history is full of them. */
const MOST = 3;

/** People named without a title or a cue, by the name itself and its place in the sentence. Weak evidence (`p` below 0.5). */
export const findLikelyNames: Detector = (text) => {
  const spans: PiiSpan[] = [];
  const seen = new Set<string>();
  for (const match of text.matchAll(RUN)) {
    if (spans.length >= MOST) break;
    const run = trimmed(match[0]);
    if (run === '' || seen.has(run)) continue;
    const start = match.index + match[0].indexOf(run);
    const p = likelinessOf(
      run,
      text.slice(Math.max(0, start - LOOK), start),
      text.slice(start + run.length, start + run.length + LOOK),
    );
    if (p === 0) continue;
    seen.add(run);
    spans.push({
      type: 'person_name',
      start,
      end: start + run.length,
      subject: 'private_person',
      confidence: 'low',
      p,
    });
  }
  return spans;
};

/** The run without the words before a name. */
function trimmed(run: string): string {
  const words = run.split(' ');
  while (words.length > 0 && OPENERS.test(words[0] ?? '')) words.shift();
  return words.join(' ');
}

function likelinessOf(run: string, before: string, after: string): number {
  const words = run.split(' ');
  if (words.some((word) => NO_PERSON.test(word)) || AFTER_NO_PERSON.test(after)) return 0;
  const [first = ''] = words;
  const given = plain(first);
  const known = GIVEN_NAMES.has(given);
  const full = words.length > 1;
  if (known && full) return FULL;
  if (PLACE_BEFORE.test(before)) return 0;
  if (full && AMBIGUOUS_NAMES.has(given)) return USED;
  if (full && (PERSON_BEFORE.test(before) || PERSON_AFTER.test(after) || isLabel(before, after))) return USED;
  return known && !AMBIGUOUS_NAMES.has(given) ? ALONE : 0;
}

/** Two words alone on the first line above others: the head of a letter or a signature. */
function isLabel(before: string, after: string): boolean {
  return /^[\s>]*$/.test(before) && /^\s{0,3}\n/.test(after);
}

/** Lower case without diacritics, as the lexicon is written. */
function plain(word: string): string {
  return foldCharacters(word)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$/, '');
}
