/** What a difference is of: two shares (percentage points), two scores, or a ratio minus one (percent). */
export type DifferenceUnit = 'share' | 'score' | 'ratio';

interface UnitForm {
  scale: number;
  /** Digits behind the point. */
  least: number;
  most: number;
  sign: string;
  /** No difference is larger: a bound beyond it, as small samples have, claims nothing more. */
  largest: number;
}

const UNITS: Record<DifferenceUnit, UnitForm> = {
  share: { scale: 100, least: 0, most: 2, sign: ' pp', largest: 1 },
  score: { scale: 1, least: 2, most: 4, sign: '', largest: 1 },
  ratio: { scale: 100, least: 0, most: 2, sign: ' %', largest: Number.POSITIVE_INFINITY },
};
/** Sums of floating-point numbers miss zero by less than this. */
const NOTHING = 1e-9;
/** Below this a number without decimals tells little: `+0.5 pp`, `+2.3 pp`, `+18 pp`. */
const FEW = 3;

/** A difference with its sign, `+18 pp`, `−0.09`, `−12 %`; a true minus, and no sign at zero. */
export function formatDifference(value: number, unit: DifferenceUnit): string {
  const { scale, sign } = UNITS[unit];
  return `${signed(value * scale, digitsFor([value], unit))}${sign}`;
}

/**
 * A difference with its interval, `+18 pp [6, 30]`, all with the same digits. Bounds carry signs where one is negative,
 * `+8 pp [−4, +20]`; an interval that leaves zero out never shows a bound of zero. `least`: digits that it has at least.
 */
export function formatDifferenceWithin(
  value: number,
  interval: readonly [number, number] | null,
  unit: DifferenceUnit,
  least = 0,
): string {
  const { scale, sign } = UNITS[unit];
  const digits = Math.max(least, digitsFor([value, ...(interval ?? [])], unit));
  if (interval === null) return `${signed(value * scale, digits)}${sign}`;
  return `${signed(value * scale, digits)}${sign} ${bounds(interval, unit, digits)}`;
}

/** The interval of a difference alone, `[−0.16, −0.02]`, `[−4, +20] pp`. */
export function formatDifferenceInterval(interval: readonly [number, number], unit: DifferenceUnit): string {
  return `${bounds(interval, unit, digitsFor([0, ...interval], unit))}${UNITS[unit].sign}`;
}

function bounds(given: readonly [number, number], unit: DifferenceUnit, digits: number): string {
  const { scale, largest } = UNITS[unit];
  const interval = given.map((bound) => Math.min(Math.max(bound, -largest), largest));
  const positive = interval.every((bound) => bound > -NOTHING);
  const shown = interval.map((bound) => {
    const text = signed(bound * scale, digits);
    return positive ? text.replace('+', '') : text;
  });
  return `[${shown.join(', ')}]`;
}

/** A bound of an interval on one side of zero must not round to it; what lies between bounds may. */
function digitsFor(values: readonly number[], unit: DifferenceUnit): number {
  const { scale, least, most } = UNITS[unit];
  const first = Math.abs(values[0] ?? 0) * scale;
  let digits = least === 0 && first > NOTHING && first < FEW ? 1 : least;
  const hidden = (value: number) =>
    Math.abs(value) > NOTHING && Number((value * scale).toFixed(digits)) === 0;
  const interval = values.slice(1);
  const across = interval.some((bound) => bound > NOTHING) && interval.some((bound) => bound < -NOTHING);
  const telling = interval.length === 0 ? values : across ? [] : interval;
  while (digits < most && telling.some(hidden)) digits += 1;
  return digits;
}

function signed(value: number, digits: number): string {
  const size = Math.abs(value).toFixed(digits);
  return Number(size) === 0 ? size : `${value < 0 ? '−' : '+'}${size}`;
}

/** The level that a p-value is read against: enough digits are shown to see on which side it lies. */
const LEVEL = 0.05;

/**
 * A p-value, `p = 0.034`: two digits, more where they would hide the side of 0.05 or make it look certain; `p < 0.001`
 * below that. Never zero.
 */
export function formatPValue(p: number): string {
  const text = formatP(p);
  return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`;
}

/** The same without its letter, for columns headed p: `0.034`, `< 0.001`. */
export function formatP(p: number): string {
  if (p < 0.001) return '< 0.001';
  if (p >= 1) return '1';
  if (p > 0.999) return '> 0.999';
  for (let digits = 2; digits < 6; digits += 1) {
    const shown = Number(p.toPrecision(digits));
    if (shown < 1 && Math.sign(shown - LEVEL) === Math.sign(p - LEVEL)) return String(shown);
  }
  return String(p);
}
