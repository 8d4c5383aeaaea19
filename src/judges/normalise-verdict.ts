const SYNONYMS: Readonly<Record<string, string>> = {
  true: 'yes',
  y: 'yes',
  yeah: 'yes',
  false: 'no',
  n: 'no',
};
const UNDECIDED = new Set(['unclear', 'unknown', 'maybe', 'partially relevant']);
/** A verdict is a word or a short sentence; an essay in its place is none. */
const LONGEST = 500;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * The verdict that a judge's text stands for, or undefined when it stands for none or for several (metrics.md 2.1 rule 3).
 * `allowed` is the closed set; `middle` is what "unclear", "unknown", "maybe" are taken for. Used wherever a verdict is read.
 */
export function normaliseVerdict<V extends string>(
  raw: unknown,
  allowed: readonly V[],
  middle?: V,
): V | undefined {
  const exact = allowed.find((value) => value === raw);
  if (exact !== undefined) return exact;
  if (typeof raw !== 'string' && typeof raw !== 'boolean' && typeof raw !== 'number') return undefined;
  const text = spoken(String(raw));
  if (text.length > LONGEST) return undefined;
  const named = (word: string): V | undefined => allowed.find((value) => spoken(value) === word);
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const whole = named(text) ?? named(bare) ?? named(SYNONYMS[bare] ?? '');
  if (whole !== undefined) return whole;
  if (UNDECIDED.has(bare)) return middle;
  return leading(text.replace(/^[^\p{L}\p{N}]+/u, ''), allowed);
}

/** The value that a sentence begins with, if it names no other one. */
function leading<V extends string>(text: string, allowed: readonly V[]): V | undefined {
  const first = [...allowed]
    .sort((a, b) => b.length - a.length)
    .find((value) => text.startsWith(spoken(value)) && !isWordAt(text, spoken(value).length));
  if (first === undefined) return undefined;
  const rest = text.slice(spoken(first).length);
  return allowed.some((value) => value !== first && hasWord(rest, spoken(value))) ? undefined : first;
}

/** Case, width, and the difference between a blank, a hyphen and an underscore carry no meaning in a verdict. */
function spoken(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isWordAt(text, at - 1) && !isWordAt(text, at + word.length)) return true;
  }
  return false;
}

function isWordAt(text: string, index: number): boolean {
  return index >= 0 && index < text.length && LETTER_OR_DIGIT.test(text.charAt(index));
}
