import { ESCAPE_SEQUENCE } from './clean-text.ts';

/** What a reader sees of a text, and where each of its characters stands in the text. */
export interface VisibleText {
  text: string;
  /** For each UTF-16 unit of `text`. */
  places: Int32Array;
}

/** White space of all kinds but a plain space. */
const ODD_SPACE = '\\t\\n\\r\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
/** The brackets with which the sentence of a check marks a place, which may lie in a secret. */
const MARKS = '\\u27e6\\u27e7';
const UNSEEN_UNIT = `[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x84\\x86-\\x9f\\ufff9-\\ufffb\\ufffe\\uffff${MARKS}]|\\p{Default_Ignorable_Code_Point}`;
/** A character as JSON spells it, of which `isSeen` says more; a quoted answer is such a text. */
const SPELLED = '\\\\u[dD][89abAB][\\dA-Fa-f]{2}\\\\u[dD][c-fC-F][\\dA-Fa-f]{2}|\\\\u[\\dA-Fa-f]{4}|\\\\[bf]';
/** Escape sequences in that spelling. Like the others they end at the next control. */
const SPELLED_SEQUENCE =
  '\\\\u(?:001[bB]\\[|009[bB])[0-?]*[ -\\/]*[@-~]|\\\\u(?:001[bB][\\]PX^_]|009[dDeEfF08])[^\\\\\\x00-\\x1f]*(?:\\\\u0007|\\\\u001[bB]\\\\\\\\|\\\\u009[cC])|\\\\u001[bB][ -\\/]*(?:[0-\\[\\]-~]|\\\\\\\\)';
/**
 * What `cleanText` takes out a character at a time, and white space that is not a single space: `cleanText` and `oneLine` turn it into line
 * breaks and single spaces.
 */
const UNSEEN = `${UNSEEN_UNIT}|[${ODD_SPACE}][ ${ODD_SPACE}]*| [ ${ODD_SPACE}]+|${SPELLED}`;
const UNSEEN_ALONE = new RegExp(UNSEEN, 'gu');
const UNSEEN_IN_SEQUENCES = new RegExp(`${ESCAPE_SEQUENCE.source}|${SPELLED_SEQUENCE}|${UNSEEN}`, 'gu');
const IS_UNSEEN = new RegExp(`^(?:${UNSEEN_UNIT})$`, 'u');
const CODES = /^(?:\\u[\dA-Fa-f]{4}){1,2}$/;
const BEGINS_SEQUENCE = /[\x1b\x80-\x9f]|\\u00(?:1[bB]|9)/;
const SPACE = new RegExp(`^[ ${ODD_SPACE}]`);
/** What is there in hardly any text. A space is looked at only where it is not a single one. */
const HIDDEN = new RegExp(
  `[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u2028\\u2029\\ufff9-\\uffff${MARKS}]|\\p{Default_Ignorable_Code_Point}`,
  'u',
);
const WIDE_SPACE = / {2}|[\t-\r\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/;
const SPELLS = /\\(?:u[\dA-Fa-f]{4}|[bf])/;
/** Text without even a foreign letter, as most is: nothing of it has to be looked up. */
const PLAIN = /^[\t\n\x20-\x7e]*$/;

/**
 * A text as it reads once it is cleaned and put on one line: without what `cleanText` takes out (and without emoji variation selectors,
 * which it leaves), also where JSON spells that, and without the marks of checks, every run of white space one space where `spaces` says so.
 * None where that changes nothing; two where escape sequences of terminals may be in it, since whoever reads may take the character behind
 * an escape along with it or leave it there.
 */
export function visibleTexts(text: string, spaces: boolean): VisibleText[] {
  const hides = (!PLAIN.test(text) && HIDDEN.test(text)) || SPELLS.test(text);
  if (!hides && !(spaces && WIDE_SPACE.test(text))) return [];
  const alone = without(UNSEEN_ALONE, text, spaces);
  if (alone.text === text) return [];
  return BEGINS_SEQUENCE.test(text) ? [alone, without(UNSEEN_IN_SEQUENCES, text, spaces)] : [alone];
}

function without(unseen: RegExp, text: string, spaces: boolean): VisibleText {
  const places = new Int32Array(text.length);
  let kept = '';
  let count = 0;
  let copied = 0;
  const keep = (start: number, to: number) => {
    // Two spaces between which something was taken out.
    const from = spaces && text[start] === ' ' && kept.endsWith(' ') ? start + 1 : start;
    kept += text.slice(from, to);
    for (let at = from; at < to; at++) places[count++] = at;
  };
  for (const { 0: found, index } of text.matchAll(unseen)) {
    if (isSeen(found)) continue;
    keep(copied, index);
    copied = index + found.length;
    if (!SPACE.test(found)) continue;
    if (!spaces) keep(index, copied);
    else if (!kept.endsWith(' ')) {
      kept += ' ';
      places[count++] = index;
    }
  }
  keep(copied, text.length);
  return { text: kept, places: places.subarray(0, count) };
}

/** Whether this spells a character that a reader sees. */
function isSeen(found: string): boolean {
  if (!CODES.test(found)) return false;
  const units = found.match(/[\dA-Fa-f]{4}/g) ?? [];
  return !IS_UNSEEN.test(String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
}
