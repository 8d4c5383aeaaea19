import type { IndexedSentence } from '../../../text/language/indexed-text.ts';
import { foldForMatch } from '../../../text/language/normalize.ts';

/** What kind of thing a question asks for. */
export type AnswerKind = 'amount' | 'time' | 'person' | 'place' | 'reason' | 'meaning' | 'manner' | 'any';

/** The beginning of a long request says what it asks for. */
const LOOK = 400;
/** Cues of a question, the more particular first. */
const ASKED: readonly (readonly [AnswerKind, RegExp])[] = [
  [
    'amount',
    /\bhow (?:many|much|long|old|far|often|tall|big|high|large|fast|deep|heavy|hot|cold|wide)\b|\bwhat (?:percentage|number|share|amount|size|population|age|price|cost)\b/,
  ],
  ['time', /\bwhen\b|\b(?:what|which) (?:\w+ )?(?:year|date|day|month|time|century)\b/],
  ['person', /\bwho(?:m|se)?\b/],
  ['place', /\bwhere\b|\b(?:what|which) (?:city|country|state|county|place|town|continent|island|street)\b/],
  ['reason', /\bwhy\b|\bwhat (?:caus|led|made)\w*\b/],
  ['meaning', /\bwhat(?: is| are| was| were|'s)\b|\bstands? for\b|\bmean(?:s|ing)?\b|\bdefin(?:e|ition)\b/],
  ['manner', /\bhow\b/],
];
const TIME =
  /\b(?:century|decade|today|yesterday|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|annual|every|daily|weekly|monthly)\b/;
const PERSON = /\b(?:he|she|his|her|mr|mrs|ms|dr|president|born|founder|author|director|named|called|by)\b/;
const PLACE =
  /\b(?:in|at|on|near|behind|beside|between|opposite|inside|outside|above|below|located|based|situated|headquartered|north|south|east|west|city|county|state|region|coast|river|street|floor|building)\b/;
const REASON =
  /\b(?:because|since|due to|as a result|owing to|so that|in order to|reasons?|caus(?:e|es|ed|ing)|therefore|result(?:s|ed|ing)? (?:in|from)|led to)\b/;
const MEANING =
  /\b(?:is|are|was|were|means?|refers?|denotes?|called|known as|defined|consists?|describes?)\b/;
const MANNER =
  /^\W*(?:to|open|click|choose|select|press|go|enter|follow|call|visit|send|log|sign|fill|turn|add|mix|put|take)\b|\b(?:by|using|use|used|through|method|process|steps?|first|then|via|with|can be|you can)\b/;

/** The kind of thing a request asks for; `any` when it does not show. */
export function kindWanted(request: string): AnswerKind {
  const folded = foldForMatch(request.slice(0, LOOK));
  return ASKED.find(([, cue]) => cue.test(folded))?.[0] ?? 'any';
}

/** Whether a sentence holds a thing of that kind. Broad on purpose: texts in lower case hide their names. */
export function holdsKind(kind: AnswerKind, sentence: IndexedSentence): boolean {
  const text = sentence.folded.toLowerCase();
  switch (kind) {
    case 'amount':
      return sentence.numbers.length > 0;
    case 'time':
      return (
        sentence.numbers.some(({ kind: of }) => of === 'year' || of === 'date' || of === 'time') ||
        TIME.test(text)
      );
    case 'person':
      return sentence.entities.length > 0 || PERSON.test(text);
    case 'place':
      return PLACE.test(text);
    case 'reason':
      return REASON.test(text);
    case 'meaning':
      return MEANING.test(text);
    case 'manner':
      return MANNER.test(text);
    default:
      return true;
  }
}
