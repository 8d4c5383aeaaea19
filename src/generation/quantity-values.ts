import { dateText } from './calendar.ts';
import type { Quantity } from './policy-unit.ts';
import { singular } from './quantities.ts';
import { numberText } from './quantity-phrases.ts';

/** Whether a value keeps the limit: computed, never guessed (improvement.md 6.2 step 4). `=` holds for its own value only. */
export function keeps(
  { op, value, high = value }: Pick<Quantity, 'op' | 'value' | 'high'>,
  given: number,
): boolean {
  if (op === '<=') return given <= value;
  if (op === '<') return given < value;
  if (op === '>=') return given >= value;
  if (op === '>') return given > value;
  if (op === 'between') return given >= value && given <= high;
  return given === value;
}

/** The values on both sides of a limit and on it: 29, 30, 31. A range has two limits; a negative amount is none. */
export function boundaryValues(quantity: Quantity): number[] {
  if (quantity.op === '=') return [];
  const step = stepOf(quantity);
  const limits = quantity.high === undefined ? [quantity.value] : [quantity.value, quantity.high];
  const values = limits.flatMap((limit) => [limit - step, limit, limit + step]);
  const least = quantity.kind === 'count' ? 1 : quantity.kind === 'clock' ? 0 : step / 2;
  return [...new Set(values.map(tidy))].filter(
    (value) => value >= least && (quantity.kind !== 'clock' || value < 1440),
  );
}

/** One of the last written digit: 0.01 beside 49.99, 1 beside 30. */
function stepOf({ value, high, kind }: Quantity): number {
  if (kind === 'count' || kind === 'time' || kind === 'date' || kind === 'clock') return 1;
  const decimals = Math.max(...[value, high ?? value].map((one) => String(one).split('.')[1]?.length ?? 0));
  return 10 ** -decimals;
}

const tidy = (value: number) => Number(value.toPrecision(12));

/** A value with the unit of the quantity: "31 days", "1 day", "$51", "16 March 2026". */
export function valueText({ kind, unit, written }: Quantity, value: number): string {
  if (kind === 'date') return dateText(value, written);
  if (kind === 'clock') return `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`;
  const number = numberText(value);
  const sign = /^[$€£]/.exec(written)?.[0];
  if (kind === 'money' && sign !== undefined) return `${sign}${number}`;
  if (kind === 'percent') return `${number}%`;
  if (unit === '') return number;
  const named = value === 1 && kind !== 'size' ? singular(unit) : unit;
  return `${number} ${named}`;
}

/** The limit in words, without its comparison: "24 hours", "5 to 7 business days". */
function limitText(quantity: Quantity): string {
  const low = valueText(quantity, quantity.value);
  if (quantity.high === undefined) return low;
  const isTime = quantity.kind === 'clock' || quantity.kind === 'date';
  return `${isTime ? low : numberText(quantity.value)} to ${valueText(quantity, quantity.high)}`;
}

/** Where a value lies: "over the limit of 5 passengers". */
export function whereText(quantity: Quantity, given: number): string {
  const kept = keeps(quantity, given);
  const limit = limitText(quantity);
  const { op, kind } = quantity;
  const timed = kind === 'date' || kind === 'clock';
  if (op === 'between') return kept ? `within the range of ${limit}` : `outside the range of ${limit}`;
  if (op === '<=')
    return timed
      ? `${kept ? 'not later than' : 'later than'} ${limit}`
      : `${kept ? 'within' : 'over'} the limit of ${limit}`;
  if (op === '<')
    return kept ? `${timed ? 'before' : 'below'} ${limit}` : `not ${timed ? 'before' : 'below'} ${limit}`;
  if (op === '>=' && timed) return `${kept ? 'not earlier than' : 'earlier than'} ${limit}`;
  if (op === '>=') return kept ? `enough, since the minimum is ${limit}` : `below the minimum of ${limit}`;
  return kept ? `${timed ? 'after' : 'above'} ${limit}` : `not ${timed ? 'after' : 'above'} ${limit}`;
}
