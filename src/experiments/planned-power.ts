import { HARM_LEVEL } from '../statistics/harm.ts';
import { POPULATION_CASES } from '../statistics/paired-interval.ts';
import { pairedTPower, pairedTSampleSize } from '../statistics/power-paired-t.ts';
import { guardedMetrics } from './guards.ts';
import { planLooks } from './looks.ts';
import { metricOf } from './metrics.ts';

/** Differences that a plan is asked about, in units of the primary metric. */
const DIFFERENCES = [0.1, 0.2] as const;
/** A plan is good for a difference that it proves four times in five. */
const GOOD = 0.8;
/** Most runs that the interface takes. */
const MOST_RUNS = 1000;
/** Error level without looks. */
const ALPHA = 0.05;

/** How plays scatter, known from earlier plays or assumed. */
export interface Scatter {
  /** Variance between plays of one case, both variants together. */
  withinRuns: number;
  /** Variance, over cases, of the true difference. */
  betweenCases: number;
  /** Where both come from: nothing, an experiment that was played, or outcomes of earlier runs (of which the second stays assumed). */
  source: { from: 'assumption' } | { from: 'experiment'; id: string } | { from: 'history'; cases: number };
}

/** A case passes four of five plays (or one of five), 0.8 x 0.2 on either side, and its own gain differs from the mean one by 0.15. */
export const ASSUMED_SCATTER: Scatter = {
  withinRuns: 2 * 0.8 * 0.2,
  betweenCases: 0.15 ** 2,
  source: { from: 'assumption' },
};

/** The part of a plan that its power is reckoned from. */
interface Design {
  /** Played cases. */
  cases: number;
  /** Plays of each case with each variant. */
  rounds: number;
  sequential: boolean;
  metrics: readonly string[];
  /** The metric that decides. */
  primary: string;
}

/** What a plan can find, before anything is played. */
export interface PlannedPower {
  design: Design;
  scatter: Scatter;
  /** Metrics that can hold a winner back. */
  guards: string[];
  /** By difference: the chance that a variant which is better by as much is proven the winner over one other. */
  effects: {
    difference: number;
    withoutGuards: number;
    /** Where no guarded metric is harmed. */
    withGuards: number;
    /** Chance that a loss of this size on one of the guarded metrics, which scatters as the primary one, is shown; null without guards. */
    harmShown: number | null;
  }[];
  /** Cases that would prove the largest of these differences four times in five, guards and all, played as often. */
  casesNeeded: number;
  /** Plays of each case with each variant that would do the same with these cases; null where no number does. */
  runsNeeded: number | null;
}

/**
 * Power of an experiment with this design if plays scatter like this, by the paired t-test over cases (noncentral t), at the level of the last look where
 * there are looks. Guards cost the share of harmless experiments in which they see harm, which is at most HARM_LEVEL for all of them
 * together. Undefined for times and costs, whose scatter nobody can assume. Checked against the product's own decisions by
 * `npm run bench -- calibration`: within five points from 8 cases on, too high below.
 */
export function plannedPower(design: Design, scatter: Scatter): PlannedPower | undefined {
  const { cases, rounds, metrics, primary } = design;
  if (metricOf(primary).scale === 'log') return undefined;
  const guards = guardedMetrics(metrics, primary).map(({ name }) => name);
  const sdOf = (runs: number) => Math.sqrt(scatter.betweenCases + scatter.withinRuns / runs);
  const sd = sdOf(rounds);
  const alpha = levelOf(design);
  const free = guards.length === 0 ? 1 : 1 - HARM_LEVEL;
  const shown = (difference: number, level: number, runs = rounds) => {
    if (cases < POPULATION_CASES) return 0;
    const scatterOf = sdOf(runs);
    return scatterOf === 0
      ? 1
      : pairedTPower({ effect_size: difference / scatterOf, alpha: level, n: cases });
  };
  const largest = Math.max(...DIFFERENCES);
  return {
    design,
    scatter,
    guards,
    effects: DIFFERENCES.map((difference) => ({
      difference,
      withoutGuards: shown(difference, alpha),
      withGuards: free * shown(difference, alpha),
      // One-sided, and the worst case of the pooled question: all others stand well.
      harmShown: guards.length === 0 ? null : shown(difference, (2 * HARM_LEVEL) / guards.length),
    })),
    casesNeeded: Math.max(
      POPULATION_CASES,
      sd === 0 ? 0 : Math.ceil(pairedTSampleSize({ effect_size: largest / sd, alpha, power: GOOD / free })),
    ),
    runsNeeded: runsFor(
      (runs) => free * shown(largest, levelOf({ sequential: design.sequential, rounds: runs }), runs) >= GOOD,
    ),
  };
}

/** The fewest runs at which this holds; null where it does not at the most that the interface takes. More runs never find less. */
function runsFor(isEnough: (runs: number) => boolean): number | null {
  if (!isEnough(MOST_RUNS)) return null;
  let [tooFew, enough] = [0, MOST_RUNS];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

/** What the last look asks for; the looks before it spend the rest, and find about as much as giving up early loses. */
function levelOf({ sequential, rounds }: Pick<Design, 'sequential' | 'rounds'>): number {
  return sequential ? (planLooks(rounds).at(-1)?.alpha ?? ALPHA) : ALPHA;
}
