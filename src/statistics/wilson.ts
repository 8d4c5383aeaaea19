import { normalQuantile } from './normal.ts';

/** The usual two-sided normal quantiles, z of (1 + confidence) / 2, to the last digit. */
const QUANTILES: Readonly<Record<number, number>> = {
  0.9: 1.6448536269514722,
  0.95: 1.959963984540054,
  0.99: 2.5758293035489004,
};

/**
 * Wilson score interval of a share: which true rates are compatible with `successes` out of `total`. It stays inside
 * 0..1 and keeps its promise for a handful of cases, where the textbook interval (mean ± z·SE) is far too narrow
 * (Wilson 1927, JASA 22:209; statistics.md 4.3 step 5). Fractions are allowed: an effective size n/deff is one.
 * RangeError when there is nothing to estimate from (`total` 0) and for a confidence outside 0..1.
 */
export function wilsonInterval(successes: number, total: number, confidence = 0.95): [number, number] {
  if (!(total > 0 && successes >= 0 && successes <= total))
    throw new RangeError(`wilsonInterval: ${successes} of ${total} is no share`);
  const z = QUANTILES[confidence] ?? normalQuantile((1 + confidence) / 2);
  const z2 = z ** 2;
  const share = successes / total;
  const centre = share + z2 / (2 * total);
  const half = z * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total * total));
  const scale = 1 + z2 / total;
  // At 0 and at all the exact ends are 0 and 1; rounding must not move them.
  return [
    successes === 0 ? 0 : Math.max(0, (centre - half) / scale),
    successes === total ? 1 : Math.min(1, (centre + half) / scale),
  ];
}
