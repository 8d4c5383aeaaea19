import type { Check } from '../../schema/check.ts';
import type { Quantity } from '../policy-unit.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** The same length of time in another unit: what one of the first is in the second. */
const SAME_TIME: readonly [string, string, number][] = [
  ['week', 'day', 7],
  ['day', 'hour', 24],
  ['year', 'month', 12],
  ['hour', 'minute', 60],
  ['minute', 'second', 60],
];

/** Larger numbers are not what somebody says instead: 18 years are not called 216 months. */
const MOST_CONVERTED = 100;

/** A check that an answer names the value of a quantity, in digits or in words, or the same time in another unit. */
export function valueCheck({ kind, value, high, unit }: Quantity): Check {
  const pattern =
    kind === 'clock'
      ? clockPattern(value)
      : [numberPattern(high ?? value), ...(kind === 'time' ? otherUnits(high ?? value, unit) : [])].join('|');
  return { matches: { pattern, flags: 'i' } };
}

/** Checks that an answer names every number of a text, such as the cell of a table; none where it has no number. */
export function numberChecks(text: string): Check[] {
  const numbers = text.match(/(?<![\w.])\d{1,3}(?:[ ,]\d{3})+(?![\d])|(?<![\w.-])\d+(?:[.,:]\d+)?/g) ?? [];
  return [...new Set(numbers)].map((written) => ({
    matches: {
      pattern: /:/.test(written)
        ? clockPattern(Number(written.split(':')[0]) * 60 + Number(written.split(':')[1]))
        : numberPattern(
            Number(
              /^\d{1,3}(?:[ ,]\d{3})+$/.test(written)
                ? written.replace(/[ ,]/g, '')
                : written.replace(',', '.'),
            ),
          ),
      flags: 'i',
    },
  }));
}

/** An expression for a number as people write it: "2,500", "2500", "0.5", "0,5", "twenty-one". */
export function numberPattern(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '[,. ’]?');
  const digits = `${grouped}${decimals === undefined ? '(?:[.,]0+)?' : `[.,]${decimals}0*`}`;
  const word = decimals === undefined ? wordsOf(value) : undefined;
  const number = `(?:^|[^\\d.,]|[^\\d][.,])${digits}(?:$|[^\\d.,]|[.,](?:$|\\D))`;
  if (value === 0) return `${number}|\\b(?:zero|free|nothing|none|no (?:fees?|charges?|costs?|deposit))\\b`;
  return word === undefined ? number : `${number}|\\b${word}\\b`;
}

/** "twenty[- ]one"; undefined for numbers that nobody spells out. */
function wordsOf(value: number): string | undefined {
  if (!Number.isInteger(value) || value < 1 || value > 99) return undefined;
  if (value < 20) return ONES[value];
  const one = value % 10;
  return `${TENS[Math.floor(value / 10) - 2]}${one === 0 ? '' : `[- ]?${ONES[one]}`}`;
}

function otherUnits(value: number, unit: string): string[] {
  const counted = unit.replace(/s$/, '');
  return SAME_TIME.flatMap(([large, small, times]) => {
    const other = counted === large ? value * times : value / times;
    const named = counted === large ? small : large;
    if ((counted !== large && counted !== small) || !Number.isInteger(other) || other > MOST_CONVERTED)
      return [];
    if (other === 1) return [`\\b(?:an?|one|1) ${named}\\b`];
    const word = wordsOf(other);
    return [`\\b(?:${other}${word === undefined ? '' : `|${word}`})[- ]?${named}s?\\b`];
  });
}

function clockPattern(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  const half = hour % 12 === 0 ? 12 : hour % 12;
  const part = hour < 12 ? 'a' : 'p';
  const named = minutes === 720 ? ['\\bnoon\\b'] : minutes === 0 ? ['\\bmidnight\\b'] : [];
  return [
    `(?:^|\\D)0?${hour}[:.h]${rest}(?:\\D|$)`,
    `(?:^|\\D)0?${half}${rest === '00' ? '(?:[:.]00)?' : `[:.]${rest}`} ?${part}\\.?m`,
    ...(rest === '00' ? [`(?:^|\\D)0?${hour} ?(?:h\\b|o[’']clock)`] : []),
    ...named,
  ].join('|');
}
