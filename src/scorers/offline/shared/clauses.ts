import { IMPERATIVE_VERBS } from '../../../text/lexicons/imperative-verbs.ts';
import { plainApostrophes, type SpeechDemand, speechDemandOf } from './speech-demand.ts';

/** Joints at which a sentence may fall into things that can be checked one by one. An identifier behind "and" is a name, no verb. */
const JOINTS =
  /;\s+|,? (but|and then|and also|and|then)( it| the \w+)? (?=([a-z']+)(?![\w]|[-.:/]\w|\())|,? (?=without ([a-z]+ing)\b)/gi;
const BEHIND_BUT = new Set(
  "must should shall does do never not avoid avoids without also don't doesn't shouldn't mustn't".split(' '),
);
const MODALS = new Set(
  "must should shall never not do does don't doesn't avoid avoids may ideally preferably also".split(' '),
);
/** Third person forms of verbs that begin a criterion: "asks for …", "mentions …", "refuses". */
export const THIRD_PERSON = /^[a-z]{2,}s$/;
const NOUN_S = new Set(
  'is was has its this his us less news details options times days hours terms fees prices costs dates years services products customers users orders'.split(
    ' ',
  ),
);
const AGENT = /^ the (?:agent|assistant|answer|response|reply|output|bot|chatbot|model|system)$/i;
/** Gerunds of what an assistant does; others ("without charging it") belong to the statement. */
const ASSISTANT_DOES =
  /^(?:mention|say|tell|reveal|disclos|promis|claim|invent|blam|apologi[sz]|ask|giv|mak|offer|guess|suggest|repeat|shar|cit|nam|quot|insult|recommend|us)/;
/** A half without so many words is no criterion. */
const LEAST_WORDS = 2;

interface Joint {
  readonly word: string;
  readonly connective: string;
  readonly subject: string;
  readonly gerund: string;
  /** The word behind `word`. */
  readonly next: string;
}

/** The clauses of a sentence that each demand something of their own. What is to be said stays whole, except that "and that …" begins a new statement. */
export function clauses(sentence: string): string[] {
  const plain = plainApostrophes(sentence);
  const pieces: string[] = [];
  let start = 0;
  let speech: SpeechDemand | null | undefined;
  let quotes = 0;
  let read = 0;
  for (const found of plain.matchAll(JOINTS)) {
    for (; read < found.index; read++) if (/["“”]/.test(sentence[read] as string)) quotes++;
    if (quotes % 2 === 1) continue;
    const end = found.index + found[0].length;
    const joint: Joint = {
      word: found[3]?.toLowerCase() ?? '',
      connective: found[1]?.toLowerCase() ?? '',
      subject: found[2] ?? '',
      gerund: found[4]?.toLowerCase() ?? '',
      next: /^\S+ ([a-z']+)/i.exec(plain.slice(end, end + 60))?.[1]?.toLowerCase() ?? '',
    };
    speech = speech === undefined ? speechDemandOf(plain.slice(start)) : speech;
    const inside = speech?.isStatement === true && found.index >= sentence.length - speech.content.length;
    if (!(inside && speech ? endsStatement(joint, speech.head) : beginsClause(joint))) continue;
    const left = sentence.slice(start, found.index).trim();
    if (left.split(/\s+/).length < LEAST_WORDS && !/^(?:refuses?|declines?|apologi[sz]es?)$/i.test(left))
      continue;
    pieces.push(left);
    start = end;
    speech = undefined;
  }
  pieces.push(sentence.slice(start).trim());
  return pieces.filter((piece) => piece !== '');
}

function beginsClause({ word, connective, gerund }: Joint): boolean {
  if (connective === '') return true; // a semicolon, or "without …ing"
  if (connective === 'but') return BEHIND_BUT.has(word);
  return gerund !== '' || isDemand(word);
}

/** Whether a joint behind a statement ends it. A new demand has the form of the one before: "Say … and give", "Says … and gives". */
function endsStatement({ word, connective, subject, gerund, next }: Joint, head: string): boolean {
  if (gerund !== '') return ASSISTANT_DOES.test(gerund);
  if (connective === '') return true;
  if (word === 'that') return subject === '';
  if (AGENT.test(subject)) return isDemand(word) || BEHIND_BUT.has(word);
  if (subject !== '') return false;
  if (word === 'never') return IMPERATIVE_VERBS.has(next) || isThirdPerson(next);
  if (/\b(?:must|should|shall|ought to|needs? to|has to|have to)\b/i.test(head))
    return connective === 'but'
      ? BEHIND_BUT.has(word) && word !== 'not'
      : isDemand(word) && !isThirdPerson(word);
  const first = head.split(' ', 1)[0]?.toLowerCase() ?? '';
  if (isThirdPerson(first) || /^(?:the|it)$/.test(first))
    return /^(?:does|doesn't|avoids|also)$/.test(word) || (connective !== 'but' && isThirdPerson(word));
  if (/^(?:do|don't)$/.test(word)) return next === 'not' || word === "don't";
  if (connective === 'but') return /^(?:avoid|without|also)$/.test(word);
  return IMPERATIVE_VERBS.has(word) || /^(?:ideally|preferably|also)$/.test(word);
}

function isDemand(word: string): boolean {
  return IMPERATIVE_VERBS.has(word) || MODALS.has(word) || isThirdPerson(word);
}

function isThirdPerson(word: string): boolean {
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
