/** Characters that change no meaning but break matching: zero-width, soft hyphen, bidi controls, tag characters (metrics.md 9, measure 4). */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const SINGLE_QUOTES = /[\u2018\u2019\u201a\u201b\u2032\u00b4\u0060\u02bc]/g;
const DOUBLE_QUOTES = /[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const NEEDS_FOLDING = /[^\t\n\v\f\r -_a-~]/;
const SPACES = /\s+/g;
const UNEVEN_SPACES = /[^\S ]| {2}/;

/** One spelling per character: NFKC, plain quotes and dashes, nothing invisible. Line breaks and spacing stay. Idempotent. */
export function foldCharacters(text: string): string {
  if (!NEEDS_FOLDING.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .normalize('NFKC');
}

/** The form in which two texts are compared: folded characters, every run of white space one space, trimmed (metrics.md 10.2). */
export function normalize(text: string): string {
  const folded = foldCharacters(text);
  return (UNEVEN_SPACES.test(folded) ? folded.replace(SPACES, ' ') : folded).trim();
}

/** `normalize` plus lower case: for quote checks and echo checks, where case carries no meaning.
 * The final sigma is a matter of position, not of spelling. */
export function foldForMatch(text: string): string {
  const lower = normalize(text).toLowerCase();
  return NEEDS_FOLDING.test(lower) ? normalize(lower.replaceAll('ς', 'σ')) : lower;
}

/** Characters of two texts that are folded first, and folded characters that do not depend on what follows them. */
const OPENING = { folded: 400, compared: 200 };

/** Whether two texts are the same once folded (`foldForMatch`). Long ones that begin differently are told apart by their beginnings. */
export function isSameText(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [openingOf(one), openingOf(other)];
  if (first !== undefined && second !== undefined && first !== second) return false;
  return foldForMatch(one) === foldForMatch(other);
}

/** How a text begins once it is folded; undefined where that takes more of it. */
function openingOf(text: string): string | undefined {
  const folded = foldForMatch(text.slice(0, OPENING.folded));
  if (text.length > OPENING.folded && folded.length < OPENING.compared) return undefined;
  return folded.slice(0, OPENING.compared);
}

/** Anything but white space, control characters, what is drawn as nothing, and the blank patterns of Hangul and Braille. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a value counts as given: a string with a visible character (metrics.md 0.2). */
export function isPresent(text: unknown): text is string {
  return typeof text === 'string' && VISIBLE.test(text);
}
