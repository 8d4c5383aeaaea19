import type { Play } from './evidence.ts';

/** Something that plays are compared by: a scorer's score, the share that passed, or a cost. */
export interface Metric {
  name: string;
  /** 1 when more is better, -1 when less is. */
  direction: 1 | -1;
  /** `log`: differences are ratios (statistics.md 4.3 step 5). */
  scale: 'linear' | 'log';
  /** Values are 0 or 1. */
  binary: boolean;
  /** Differences below this make none in practice (statistics.md 4.3 step 9); null on scales without such a margin. */
  equivalenceMargin: number | null;
  /** On the scale of the analysis; undefined where the play has no such value. */
  valueOf(play: Play): number | undefined;
  /** As measured. */
  rawOf(play: Play): number | undefined;
}

/** Below the clock's resolution durations do not differ, and 0 has no logarithm. Milliseconds. */
const LEAST_LATENCY = 1;

/** A millionth of a dollar: costs below are rounding, and 0 has no logarithm. */
const LEAST_COST = 1e-6;

const MARGIN = 0.05;

const passRate: Metric = linear('pass_rate', true, (play) => (play.passed ? 1 : 0));
const latency: Metric = logarithmic('latency_ms', LEAST_LATENCY, (play) => play.latencyMs);
const cost: Metric = logarithmic('cost_usd', LEAST_COST, (play) => play.costUsd ?? undefined);

const MEASURED: ReadonlyMap<string, Metric> = new Map(
  [passRate, latency, cost].map((metric) => [metric.name, metric]),
);

/**
 * The metric of this name: `pass_rate`, `latency_ms`, `cost_usd`, or else a scorer, whose scores are 0..1 and better the
 * higher they are (metrics.md 0.1). Values that are no finite number count as missing.
 */
export function metricOf(name: string): Metric {
  const measured = MEASURED.get(name);
  if (measured !== undefined) return measured;
  return linear(name, false, ({ scores }) => (Object.hasOwn(scores, name) ? scores[name] : undefined));
}

type Read = (play: Play) => number | undefined;

function linear(name: string, binary: boolean, read: Read): Metric {
  const rawOf = finite(read);
  return {
    name,
    direction: 1,
    scale: 'linear',
    binary,
    equivalenceMargin: MARGIN,
    rawOf,
    valueOf: rawOf,
  };
}

function logarithmic(name: string, least: number, read: Read): Metric {
  const rawOf = finite(read);
  return {
    name,
    direction: -1,
    scale: 'log',
    binary: false,
    equivalenceMargin: null,
    rawOf,
    valueOf(play) {
      const raw = rawOf(play);
      return raw === undefined ? undefined : Math.log(Math.max(least, raw));
    },
  };
}

function finite(read: Read): Read {
  return (play) => {
    const value = read(play);
    return value !== undefined && Number.isFinite(value) ? value : undefined;
  };
}
