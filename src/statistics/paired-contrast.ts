import { type CaseScores, caseLevelP } from './case-level-p.ts';
import { type CaseScope, POPULATION_CASES, pairedInterval } from './paired-interval.ts';
import { permutationStratified } from './permutation-stratified.ts';

/**
 * Work of the random relabellings, in scores drawn: about a second. Fewer draws than 99,999 only beyond 500 runs of a side,
 * and never fewer than 9,999, where a p of 0.05 still has a standard error of 0.002.
 */
const DRAWING = { scores: 5e7, most: 99_999, least: 9_999 } as const;

/** One variant against another over test cases; `b` minus `a`. */
export interface PairedContrast {
  /** Number of cases compared. */
  cases: number;
  /** Mean of the case differences; null without cases. */
  difference: number | null;
  /** Standard deviation of the case differences; null below two cases. */
  sd: number | null;
  /** Two-sided p of the paired t-test on the case differences. */
  p_t: number;
  /** Mid-p of the sign-flip test on them. */
  p_mid: number;
  /** Would it hold for other cases? The larger of the two. */
  p_population: number;
  /** Does it hold on exactly these cases? Null when left out as not asked for. */
  p_these_cases: number | null;
  scope: CaseScope;
  /** The p of the scope. */
  p_value: number;
  /** Of `difference`, level 1 - alpha, for the scope; null where the runs show no scatter to build it from. */
  interval: [number, number] | null;
}

/** How `pairedContrast` is to work. */
interface ContrastOptions {
  /** Scores are 0 or 1. */
  binary: boolean;
  /** Uniform in [0, 1), seeded: for more relabellings than can be listed. Without it that is a RangeError. */
  next?: () => number;
  /** 1 - level of the interval; default 0.05. */
  alpha?: number;
  /** False leaves `p_these_cases` out where the scope does not need it. */
  theseCases?: boolean;
  /** Default: what the number of cases supports. Contrasts that are decided together share the narrower one. */
  scope?: CaseScope;
}

/**
 * Is variant b better or worse than variant a on the same test cases? The one contrast behind experiments, run comparison and
 * the regression gate (statistics.md 4.3 step 6). From six cases on the answer is about cases like these (`caseLevelP`); below
 * it is about exactly these (relabelling within each case). Every case needs a run on both sides: leave the others out and list
 * them. No cases: nothing is said, p 1. Scales and direction are the caller's. RangeError for scores that are not finite.
 */
export function pairedContrast(cases: readonly CaseScores[], options: ContrastOptions): PairedContrast {
  const { binary, next, alpha = 0.05 } = options;
  const scope = options.scope ?? (cases.length >= POPULATION_CASES ? 'population' : 'these_test_cases');
  if (cases.length === 0) return { ...NOTHING, scope };
  const { p_t, p_mid, p_value: p_population } = caseLevelP(cases);
  const { difference, sd, interval } = pairedInterval(cases, { binary, alpha, scope });
  const contrast = { cases: cases.length, difference, sd, p_t, p_mid, p_population, scope, interval };
  if (scope === 'population' && options.theseCases === false)
    return { ...contrast, p_these_cases: null, p_value: p_population };
  const p_these_cases = relabelled(cases, next);
  return { ...contrast, p_these_cases, p_value: scope === 'population' ? p_population : p_these_cases };
}

const NOTHING: Omit<PairedContrast, 'scope'> = {
  cases: 0,
  difference: null,
  sd: null,
  p_t: 1,
  p_mid: 1,
  p_population: 1,
  p_these_cases: 1,
  p_value: 1,
  interval: null,
};

function relabelled(cases: readonly CaseScores[], next: ContrastOptions['next']): number {
  const scores = cases.reduce((sum, { b }) => sum + b.length, 0);
  const draws = Math.min(DRAWING.most, Math.max(DRAWING.least, Math.floor(DRAWING.scores / scores)));
  return permutationStratified(cases, next === undefined ? {} : { next, draws }).p_value;
}
