import { formatScore } from '../../text/format.ts';

/** A figure with its interval, `0.64 [0.58, 0.70]`; a dash where there is none. */
export function intervalText(value: number | null, interval: readonly [number, number] | null): string {
  if (value === null) return '–';
  if (interval === null) return formatScore(value);
  return `${formatScore(value)} [${interval.map(formatScore).join(', ')}]`;
}
