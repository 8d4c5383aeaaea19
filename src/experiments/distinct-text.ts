/** Significant digits after which two numbers are shown alike. */
const MOST_DIGITS = 6;

/**
 * A number beside its bound for a sentence: two significant digits, or as many more as show on which side of the bound it
 * lies (0.0502 and 0.05, never 0.05 and 0.05).
 */
export function distinctText(value: number, bound: number): [string, string] {
  const side = Math.sign(value - bound);
  for (let digits = 2; digits < MOST_DIGITS; digits += 1)
    for (const digitsOfBound of [2, digits]) {
      const [shown, against] = [shortened(value, digits), shortened(bound, digitsOfBound)];
      if (Math.sign(shown - against) === side) return [String(shown), String(against)];
    }
  return [String(shortened(value, MOST_DIGITS)), String(shortened(bound, MOST_DIGITS))];
}

const shortened = (value: number, digits: number) => Number(value.toPrecision(digits));
