import { coversNumber, type FoundNumber, numbers } from '../../text/language/numbers.ts';
import { rememberedByText } from '../../text/remembered-by-text.ts';
import { plainWords } from './find-words.ts';

/** Letters and digits alone, in lower case: `4WQ-150` and `4wq 150` are one. */
export const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The numbers of a text; messages of one talk are looked at again and again. */
export const numbersIn = rememberedByText((text: string): readonly FoundNumber[] => numbers(text), {
  most: 200_000,
});

/** Shortest value that is looked for without regard to where words begin. */
const SHORTEST = 4;

/** Whether a text states a value, in whatever spelling: dates and amounts by what they mean, ids without their separators. */
export function statesValue(text: string, value: string): boolean {
  const plain = plainWords(text);
  if (value.trim() !== '' && plain.includes(plainWords(value))) return true;
  const bare = compact(value);
  if (bare.length >= SHORTEST && /\d/.test(bare) && compact(text).includes(bare)) return true;
  const wanted = numbersIn(value);
  if (wanted.length === 0 || /\p{L}{3,}/u.test(withoutNumbers(value, wanted))) return false;
  const found = numbersIn(text);
  return wanted.every((one) => found.some((other) => coversNumber(other, one) && isWhole(other, one)));
}

/** Half a date is no date: "February" does not tell a birthday. */
const isWhole = (told: FoundNumber, value: FoundNumber): boolean =>
  value.kind !== 'date' || (told.kind === 'date' && !told.key.endsWith('?'));

const withoutNumbers = (value: string, found: readonly FoundNumber[]): string =>
  found.reduce((text, { phrase }) => text.replace(phrase, ''), value);

/** A fact as it is said. */
export const shownFact = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
