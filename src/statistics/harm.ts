import { benjaminiHochberg } from './benjamini-hochberg.ts';
import { type CaseScores, caseLevelP } from './case-level-p.ts';
import { mean } from './mean.ts';
import { POPULATION_CASES, pairedInterval } from './paired-interval.ts';

/** A mean that falls by less than this makes no difference in practice (statistics.md 4.3 step 7). */
export const HARM_MARGIN = 0.05;

/**
 * At most this share of harmless changes is called harmful, whatever the number of metrics. Twice as readily as a gain is believed:
 * who is warned in vain plays again, who is not warned ships the loss.
 */
export const HARM_LEVEL = 0.1;

/** How a metric moved between two sides, as far as harm is concerned. */
export interface Change {
  /** Test cases with values on both sides. */
  cases: number;
  /** Mean of the case differences, after minus before. */
  difference: number;
  /** Ends of the two-sided 90 % interval, each of them a one-sided 95 % bound; null for a single case. */
  bounds: readonly [number, number] | null;
}

/** The change of a metric over its test cases: `a` before, `b` after. RangeError without cases, or for one without values on a side. */
export function changeOf(cases: readonly CaseScores[]): Change {
  const { difference, sd, interval } = pairedInterval(cases, {
    binary: false,
    alpha: 0.1,
    scope: 'population',
  });
  // Differences that are all equal are their own bounds.
  return {
    cases: cases.length,
    difference,
    bounds: sd === 0 ? [difference, difference] : (interval ?? null),
  };
}

/**
 * Whether a metric stands well enough for now: its mean has not fallen by the margin over enough cases, nor beyond chance over fewer. No
 * test: of metrics that did not move, one in four does not stand well over 12 cases of 5 yes/no plays. Nothing is asked to prove that it did not suffer, which
 * would need a hundred cases and more.
 */
export const isUnharmed = ({ cases, difference, bounds }: Change) =>
  difference > -HARM_MARGIN || (cases < POPULATION_CASES && !(bounds !== null && bounds[1] < 0));

/** What is said of one metric when several are asked together. */
export interface Harm {
  /** One-sided chance of a loss like this without any harm, adjusted for the number of metrics. */
  p_value: number;
  /** The metric fell by the margin or more, and beyond chance. */
  shown: boolean;
}

/**
 * Is any of these metrics harmed? One question with one error rate, instead of a veto for each noisy metric. Each metric gives a
 * one-sided p (`caseLevelP`); together they are judged by Simes' test (Simes 1986), which is the smallest p adjusted by Benjamini and Hochberg: where
 * nothing is harmed, at most HARM_LEVEL of the answers say that something is, for independent metrics as for those that move together, as scorers of the same
 * answers do. Metrics that say the same cost no more than one. RangeError for a metric without cases.
 */
export function shownHarms(metrics: readonly (readonly CaseScores[])[]): Harm[] {
  const found = metrics.map((cases) => {
    const { d, p_value } = caseLevelP(cases);
    const difference = mean(d);
    return { difference, p: difference < 0 ? p_value / 2 : 1 - p_value / 2 };
  });
  const { adjusted } = benjaminiHochberg(found.map(({ p }) => p));
  return found.map(({ difference }, index) => {
    const p_value = adjusted[index] ?? 1;
    return { p_value, shown: difference <= -HARM_MARGIN && p_value <= HARM_LEVEL };
  });
}
