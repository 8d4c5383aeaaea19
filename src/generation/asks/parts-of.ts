import { upperFirst } from '../wording.ts';
import { clauseOf } from './clause.ts';

/** A statement inside of a sentence that can be asked for by itself. */
export interface Part {
  text: string;
  /** What lifts it for some was left out behind it. */
  exception?: string;
  /** It is one of several, or an exception behind it was left out: nothing may be computed from it alone. */
  qualified: boolean;
}

const CONTRACTIONS: readonly [RegExp, string][] = [
  [/\bcan[’']t\b/gi, 'cannot'],
  [/\bwon[’']t\b/gi, 'will not'],
  [/\b(do|does|is|are|was|were|has|have|must|should|need)n[’']t\b/gi, '$1 not'],
  [/\b(you|we|they)[’']re\b/gi, '$1 are'],
  [/\b(you|we|they)[’']ve\b/gi, '$1 have'],
  [/\b(you|we|they|it)[’']ll\b/gi, '$1 will'],
  [/\bit[’']s\b/gi, 'it is'],
];

/** A sentence without contractions, which have their parts in no place where they can be moved. */
export const expanded = (text: string) =>
  CONTRACTIONS.reduce((all, [form, whole]) => all.replace(form, whole), text);

/** What lifts a rule for some, at its end. */
const EXCEPTION =
  /,? (?:unless|except(?: for| in| during| when| if| that)?|apart from|with the exception of|save for)\b[^;]*(?=\.$)/i;
/** Examples and remarks inside of a sentence. */
const REMARK =
  / \((?![^()]*\d)[^()]*\)|, (?:including|such as) [^,;]{3,60},(?= (?:is|are|may|must|can|cannot|shall)\b)|, which [^,;]{3,90}(?=\.$)|,? (?:day or night|at any time of day|as well)(?=\.$)/g;
/** A second statement on the same subject. */
const AND_VERB =
  /,? (?:and|but) (?=(?:also )?(?:may|must|can|cannot|shall|will|has to|have to|needs to|need to|is|are|does not|do not|expires?|lapses?|ends?|costs?|requires?|needs?|keeps?|takes?|loses?)\b)/i;
/** A second statement on a subject of its own. */
const CLAUSE_VERB =
  /^(?:(?:we|you|they|it|the|an?|your|our|each|every|any|all|no|none|only|nobody|[a-z]+s)\b)[^,;]*\b(?:is|are|may|must|can|cannot|shall|will|has|have|do not|does not|get|gets|pay|pays|take|takes|keep|keeps|lets?|ends?|loses?|leaves?|apply|applies|share|works?|split|becomes?)\b/i;
const JOINT = /, (?:and|but|so) (?=[a-z])/;
/** The parts of such a sentence say something else when they are parted. */
const BOUND =
  /\b(?:either|both|whether|whichever|respectively|neither)\b|^(?:If|When|Where|Once|After|Before|While|Until|During|In|On|At|For|From)\b/;

/** The statements of a sentence, the whole one first where it is one. */
export function partsOf(sentence: string): Part[] {
  const text = expanded(sentence).replace(REMARK, '');
  const pieces = text
    .replace(/[.!]+$/, '')
    .split(/; /)
    .flatMap((piece) => clausesOf(piece));
  return pieces.flatMap((piece): Part[] => {
    const whole = `${upperFirst(piece)}.`;
    const exception = EXCEPTION.exec(whole)?.[0];
    const qualified = pieces.length > 1;
    if (exception === undefined) return [{ text: whole, qualified }];
    return [
      { text: whole, qualified },
      { text: whole.replace(EXCEPTION, ''), exception, qualified: true },
    ];
  });
}

function clausesOf(piece: string): string[] {
  if (BOUND.test(piece) || /[(]/.test(piece)) return [piece];
  const joint = JOINT.exec(piece);
  const behind = joint === null ? '' : piece.slice(joint.index + joint[0].length);
  if (joint !== null && CLAUSE_VERB.test(behind)) return [piece.slice(0, joint.index), ...clausesOf(behind)];
  const second = AND_VERB.exec(piece);
  if (second === null) return [piece];
  const first = piece.slice(0, second.index);
  // Inside of a condition the second verb belongs to it.
  if (/\b(?:unless|if|when|once|until|while|whose|where|provided)\b/.test(first)) return [piece];
  const subject = clauseOf(`${first}.`)?.subject;
  if (subject === undefined || /^(?:no|none|nobody)\b/i.test(subject) || / that | which | who /.test(first))
    return [piece];
  return [first, `${subject} ${piece.slice(second.index + second[0].length).replace(/^also /, '')}`];
}
