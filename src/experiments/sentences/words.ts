import { oneLine } from '../../text/escape/clean-text.ts';
import { formatPercent } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';
import type { Metric } from '../metrics.ts';

/** A name given by the user as it stands in a sentence: quoted, on one line, not longer than a line bears. */
export function named(name: string): string {
  return `"${truncateText(oneLine(name), 60)}"`;
}

/** A list in a sentence: `"a", "b" and "c"`; of a long one the first few and how many more. */
export function listed(items: readonly string[], most = 5): string {
  const shown = items.length <= most + 1 ? items : [...items.slice(0, most), `${items.length - most} more`];
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** The message of somebody else, as a sentence of its own. */
export function quoted(text: string): string {
  const shown = truncateText(oneLine(text), 300);
  return /[.!?…]$/.test(shown) ? shown : `${shown}.`;
}

/** `p < 0.001`, else two telling digits: `p = 0.034`. Never 0. */
export function pText(p: number): string {
  if (p < 0.001) return 'p < 0.001';
  // Rounding must not carry a p across its bound: 0.0503 is not 0.050.
  const digits = p < 0.06 && p > 0.04 ? 3 : 2;
  return `p = ${Number(p.toPrecision(digits))}`;
}

/** A number with its sign, a true minus, and no trailing zeros. */
function signed(value: number, digits: number): string {
  const size = String(Number(Math.abs(value).toFixed(digits)));
  return size === '0' ? '0' : `${value < 0 ? '−' : '+'}${size}`;
}

/** Digits that show a number of this size: fractions of a unit only where they matter. */
const digitsOf = (size: number, unit: number) => (size >= 10 * unit ? 0 : 1);

/** A difference in the units of its metric, as shown (ratios minus 1 on the scale of logarithms): `+18 points`, `+0.11`, `−21 %`. */
export function differenceText(difference: number, metric: Metric): string {
  return `${bareText(difference, metric)}${unitOf(metric)}`;
}

/** An interval of such a difference, which stands beside it: `+6 to +30`, `−12 % to −6.5 %`. */
export function intervalText([low, high]: readonly [number, number], metric: Metric): string {
  const unit = metric.scale === 'log' ? unitOf(metric) : '';
  return `${bareText(low, metric)}${unit} to ${bareText(high, metric)}${unit}`;
}

/** The size of a difference without a sign: `18 points`. */
export function sizeText(size: number, metric: Metric): string {
  return differenceText(Math.abs(size), metric).replace(/^\+/, '');
}

const unitOf = ({ binary, scale }: Metric) => (binary ? ' points' : scale === 'log' ? ' %' : '');

function bareText(difference: number, { binary, scale }: Metric): string {
  if (binary || scale === 'log') {
    const percent = difference * 100;
    // A bound on one side of zero must not be shown as zero; below a millionth of a point it is rounding.
    const least = Math.abs(percent);
    const digits = [digitsOf(least, 1), 2, 3, 4].find((count) => Number(least.toFixed(count)) !== 0) ?? 1;
    return signed(percent, digits);
  }
  const size = Math.abs(difference);
  return signed(difference, size < 0.001 ? 5 : size < 0.1 ? 3 : 2);
}

/** A value of the metric: `92 %`, `0.82`. */
export function valueText(value: number, { binary }: Metric): string {
  return binary ? formatPercent(value) : String(Number(value.toFixed(3)));
}

/** Two values side by side, with as many digits as show which is larger. */
export function valuesText(one: number, other: number, metric: Metric): [string, string] {
  const digits = [3, 4, 5].find((count) => one.toFixed(count) !== other.toFixed(count)) ?? 6;
  // Beyond the usual ones all digits are kept: 0.7200 against 0.7196.
  return metric.binary || digits === 3
    ? [valueText(one, metric), valueText(other, metric)]
    : [one.toFixed(digits), other.toFixed(digits)];
}

/** One run or several. */
export function timesText([least, most]: readonly [number, number]): string {
  const counted = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
  if (least === most) return counted(least);
  return `${least} to ${most} times`;
}
