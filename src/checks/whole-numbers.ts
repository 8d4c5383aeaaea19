/** From here on JavaScript writes a number with an exponent, and so do people. */
const BEYOND_DIGITS = 1e21;

/** Whether a number is the one that was written: of a whole one above 2^53 digits may be lost, and it equals its neighbours. */
export const keepsItsDigits = (value: number): boolean =>
  !Number.isInteger(value) || Number.isSafeInteger(value) || Math.abs(value) >= BEYOND_DIGITS;

/** Whether the text of a number in JavaScript is the one that was written, give or take zeros at its ends. */
export const isTextOfItself = (value: number): boolean =>
  keepsItsDigits(value) && !String(value).includes('e');

/** The same of every number in a JSON value. */
export function everyNumberKeepsItsDigits(value: unknown): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one === 'number' && !keepsItsDigits(one)) return false;
    if (typeof one === 'object' && one !== null) for (const inner of Object.values(one)) open.push(inner);
  }
  return true;
}
