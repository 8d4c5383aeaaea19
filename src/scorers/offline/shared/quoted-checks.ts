import type { IndexedText } from '../../../text/language/indexed-text.ts';
import { foldCharacters, foldForMatch } from '../../../text/language/normalize.ts';
import { holds } from '../../../text/language/synonym-groups.ts';
import { contentWords, stemOf } from '../../../text/language/words.ts';
import type { CriterionKind } from './criteria.ts';
import type { Seen } from './seen.ts';
import { actOf, contentOf } from './speech-demand.ts';

interface Quoted {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const QUOTED = /"([^"]+)"|`([^`]+)`|(?<![\w])'([^']{2,})'(?!\w)/g;
const ANY_OF = /\b(?:any|one|either|at least one) of\b/i;
const TOGETHER = /\bboth\b|\btogether\b/i;
/** An alternative without quotes beside the quoted ones: `a "doctor" or pharmacist`. */
const BEFORE = /^(.{1,80}?),? or (?:an? |the |any |its |his |her )?$/i;
const BEHIND = /^,? or (?:an? |the |any |its |his |her )?([^,.;]{1,80})[.;]?$/i;

/** Quoted strings must occur as they are: all that "and" joins, any that "or" joins; none at all where they are forbidden. */
export function checkQuoted(
  criterion: string,
  kind: CriterionKind,
  said: IndexedText,
  output: string,
): Seen | null {
  const plain = criterion.replace(/`/g, '"').replace(/[“”]/g, '"');
  const quoted = quotedIn(plain);
  const [first] = quoted;
  const last = quoted.at(-1);
  if (first === undefined || last === undefined) return null;
  const text = foldForMatch(output);
  const denied = kind !== 'must_not' && !NAMES.test(actOf(criterion));
  const found = [...new Set(quoted.map((piece) => piece.text))].filter((piece) => occurs(piece, text));
  const there = new Set(found.filter((piece) => !(denied && isDenied(piece, text))));
  const unquoted = [
    BEFORE.exec(contentOf(plain.slice(0, first.start)))?.[1],
    BEHIND.exec(plain.slice(last.end))?.[1],
  ].filter((words) => words !== undefined && isSaid(words, said));
  const any = kind === 'must_not' && !TOGETHER.test(plain);
  const groups = any ? [quoted] : groupsOf(quoted, plain);
  const reached = groups.filter((group) => group.some((piece) => there.has(piece.text))).length;
  const holds =
    reached === groups.length || (groups.length === 1 && unquoted.length > 0)
      ? true
      : reached > 0
        ? 'partly'
        : false;
  return {
    holds,
    strength: holds === true ? 1 : reached / groups.length,
    reason:
      found.length > there.size
        ? 'A quoted text occurs only to be denied.'
        : `${quoted.filter((piece) => there.has(piece.text)).length} of ${quoted.length} quoted texts occur.`,
    quote: [...there][0] ?? unquoted[0] ?? '',
  };
}

function quotedIn(text: string): Quoted[] {
  return [...text.matchAll(QUOTED)].map((match) => ({
    text: match[1] ?? match[2] ?? match[3] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Groups of which each needs one of its members. A comma joins as the next word between quotes does: `"A", "B" or "C"`. */
function groupsOf(quoted: readonly Quoted[], text: string): Quoted[][] {
  const anyOf = ANY_OF.test(text);
  const groups: Quoted[][] = [];
  let orNext = anyOf;
  for (let at = quoted.length - 1; at >= 0; at--) {
    const piece = quoted[at] as Quoted;
    const next = quoted[at + 1];
    const between = next === undefined ? '' : text.slice(piece.end, next.start);
    if (next !== undefined && !/^[\s,]*$/.test(between)) orNext = anyOf || /\bor\b/i.test(between);
    const group = groups[0];
    if (next !== undefined && orNext && group) group.unshift(piece);
    else groups.unshift([piece]);
  }
  return groups;
}

/** Acts that bring a thing up, whatever is said of it. */
const NAMES = /^(?:\w+ly )?(?:mention|nam|list|includ|contain|use|quot|cit|repeat)/i;

/** Whether a folded text says wherever it has a piece that it is not that: "it is not 36, it is 34". */
function isDenied(quoted: string, text: string): boolean {
  const piece = foldForMatch(quoted).replace(/[.,;:!?]+$/, '');
  if (piece === '' || /\b(?:no|not|never|cannot|n't)\b/.test(piece)) return false;
  let denied = false;
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) {
    if (
      !/(?:\bnot|n't|\bnever|\bisn't|\brather than|\binstead of)(?: (?:be|the|an?|exactly|really|quite|actually|just))? ["']?$/.test(
        text.slice(Math.max(0, at - 30), at),
      )
    )
      return false;
    denied = true;
  }
  return denied;
}

/** Whether a quoted text stands in a folded text, not as a part of a longer word or number. Endings such as a plural count as the word. */
function occurs(quoted: string, text: string): boolean {
  const piece = foldForMatch(quoted).replace(/[.,;:!?]+$/, '');
  if (piece === '') return false;
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) {
    const before = /[a-z0-9]/.test(piece[0] as string) && /[a-z0-9]/.test(text[at - 1] ?? '');
    const behind = text.slice(at + piece.length, at + piece.length + 6);
    const goesOn = /\d$/.test(piece)
      ? /^(?:\d|[.,]\d)/.test(behind)
      : /[a-z]$/.test(piece) && /^[a-z]/.test(behind) && !/^(?:s|es|d|ed|ing)(?![a-z])/.test(behind);
    if (!before && !goesOn) return true;
  }
  return false;
}

function isSaid(words: string, said: IndexedText): boolean {
  const stems = contentWords(foldCharacters(words)).map(stemOf);
  return stems.length > 0 && stems.every((stem) => holds(said.vocabulary, stem));
}
