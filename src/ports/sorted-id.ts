/** Crockford's base 32 in lower case: no i, l, o, u, so an id survives being read aloud and case-blind file systems. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 9 digits are 45 bits: milliseconds since the epoch until the year 3084. */
const TIME_DIGITS = 9;
/** 7 digits are 35 bits: two processes that make an id in the same millisecond collide with a chance of 1 in 34 thousand million. */
const MORE_DIGITS = 7;
/** What the second part of an id has to stay below. */
export const MORE_LIMIT = 2 ** 35;

/** An id that sorts by its milliseconds since the epoch, then by `more` (a whole number below `MORE_LIMIT`). */
export const sortedId = (prefix: string, ms: number, more: number): string =>
  prefix + digits(ms, TIME_DIGITS) + digits(more, MORE_DIGITS);

function digits(value: number, count: number): string {
  let text = '';
  for (let rest = Math.floor(value), place = 0; place < count; place += 1, rest = Math.floor(rest / 32))
    text = ALPHABET[rest % 32] + text;
  return text;
}
