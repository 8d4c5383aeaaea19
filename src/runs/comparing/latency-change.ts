import type { Comparison } from '../../schema/comparison.ts';
import { mean } from '../../statistics/mean.ts';
import { pairedContrast } from '../../statistics/paired-contrast.ts';
import { rounded, roundedInterval } from '../../statistics/rounded.ts';
import type { ComparedPair } from './compared-pair.ts';

/** The clock counts whole milliseconds: what took none took less than one, and has a logarithm then. */
const ln = (ms: number) => Math.log(Math.max(ms, 1));
const ratio = (logs: number) => Math.exp(logs) - 1;

/**
 * How much longer answers take, over the cases that still ask the same: case means on the logarithmic scale, because latencies
 * scatter by factors (statistics.md 4.3 step 5). `change` is the geometric mean over cases of b / a, minus 1; the two
 * latencies are plain means over the same cases.
 */
export function latencyChange(pairs: readonly ComparedPair[], next: () => number): Comparison['latency'] {
  const compared = pairs.filter(
    ({ a, b, sameCase }) => sameCase && a.latencies.length > 0 && b.latencies.length > 0,
  );
  const contrast = pairedContrast(
    compared.map(({ a, b }) => ({ a: a.latencies.map(ln), b: b.latencies.map(ln) })),
    { binary: false, next, theseCases: false },
  );
  const { difference, interval, p_value } = contrast;
  const meanOf = (side: 'a' | 'b') =>
    compared.length === 0 ? null : rounded(mean(compared.map((pair) => mean(pair[side].latencies))), 1);
  return {
    a_ms: meanOf('a'),
    b_ms: meanOf('b'),
    change: difference === null ? null : rounded(ratio(difference)),
    interval: interval === null ? null : roundedInterval([ratio(interval[0]), ratio(interval[1])]),
    p_value,
  };
}
