import { seededRandom } from '../ports/seeded-random.ts';
import type { CaseScores } from '../statistics/case-level-p.ts';
import { type PairedContrast, pairedContrast } from '../statistics/paired-contrast.ts';
import { POPULATION_CASES } from '../statistics/paired-interval.ts';
import { caseValues, pairsOf } from './case-values.ts';
import type { AnalysisSettings, Evidence } from './evidence.ts';
import { type Guard, guardsOf } from './guards.ts';
import { baselineOf, leaderOf, primaryOf, TIE } from './leader.ts';
import { lostPlays } from './lost-plays.ts';
import { type Metric, metricOf } from './metrics.ts';
import { whyNotConclusive } from './why-not-conclusive.ts';

/** Error level of the decision where nothing else is said. */
const ALPHA = 0.05;

/** The leader against one other variant; `contrast` is leader minus variant, its sign turned so that positive is better. */
interface Rival {
  variant: string;
  contrast: PairedContrast;
}

/** Which variant leads, and whether that is proven. */
export interface Decision {
  primary: string;
  baseline: string;
  leader: string;
  /** Where others are equal to the leader on the primary metric: the one that told it from them, if any did. */
  tieBrokenBy: string | undefined;
  /** The variant that is hardest to tell from the leader: it gave the largest p. */
  comparedWith: string;
  /** That against it, on the analysis scale (a difference of logarithms for latency and cost); the interval is 95 %. */
  contrast: PairedContrast;
  /** Every other variant with values, in the order of the request. */
  rivals: Rival[];
  scope: PairedContrast['scope'];
  /** That of the scope. Of each p the largest over the rivals, where one that the leader is not ahead of counts 1. */
  pValue: number;
  pPopulation: number;
  /** 1 where it was not asked for. */
  pTheseCases: number;
  conclusive: boolean;
  /** Where the cases are too few for more: whether it is proven for exactly these. Undefined otherwise. */
  conclusiveForTheseCases: boolean | undefined;
  /** A sentence each; empty exactly when conclusive. */
  notBecause: string[];
  guards: Guard[];
}

/** How `decide` is to work. */
interface DecideOptions {
  /** Error level, default 0.05; the nominal level of the look where results are looked at more than once. */
  alpha?: number;
  /** False leaves the p for exactly these cases out where the scope does not need it. */
  theseCases?: boolean;
}

/**
 * The decision of an experiment (statistics.md 4.3 step 7). The leader wins when it beats every other variant: the largest of its
 * p-values counts, which needs no further correction (intersection-union test, Berger 1982). Beyond that a winner must speak
 * for other cases than these, not be shown to harm the other quality metrics against the baseline, be ahead by `minEffect`, and be
 * proven also if all plays that were lost had gone against it. A pure function of the evidence; the order of plays plays no part.
 */
export function decide(
  evidence: Evidence,
  settings: AnalysisSettings,
  { alpha = ALPHA, theseCases = true }: DecideOptions = {},
): Decision {
  const metric = metricOf(primaryOf(evidence, settings));
  const baseline = baselineOf(evidence.variants, settings);
  const { measured, leader, brokenBy, pairs, fewest, scope } = pairings(evidence, settings, metric);
  const contrastOf = (cases: readonly CaseScores[]) =>
    pairedContrast(metric.direction === 1 ? cases : cases.map(negated), {
      binary: metric.binary,
      next: seededRandom(settings.seed).next,
      theseCases,
      scope,
    });
  const rivals = pairs.map(({ variant, cases }) => ({ variant, contrast: contrastOf(cases) }));
  const hardest = hardestOf(rivals);
  const pPopulation = largestP(rivals, ({ p_population }) => p_population);
  const pTheseCases = largestP(rivals, ({ p_these_cases }) => p_these_cases);
  const pValue = scope === 'population' ? pPopulation : pTheseCases;
  const guards = leader === baseline ? [] : guardsOf(evidence, { leader, baseline, except: metric.name });
  const reasons = whyNotConclusive({
    metric,
    baseline,
    leader,
    rivals,
    alpha,
    guards,
    minEffect: settings.minEffect,
    played: new Set(evidence.plays.map(({ variant }) => variant)),
    unmeasured: evidence.variants.filter((variant) => !measured.includes(variant)),
    lost: lossesOf(evidence, leader, rivals, metric).map(({ variant, plays }) => ({
      variant,
      plays,
      // Times and money have no worst case, so nothing can be proven of it.
      atWorst: metric.scale === 'linear' ? proven(contrastOf(plays.worst)) : null,
    })),
  });
  const narrow = scope === 'these_test_cases' && rivals.length > 0;
  const notBecause = narrow ? [tooFew(fewest), ...reasons] : reasons;
  return {
    primary: metric.name,
    baseline,
    leader,
    tieBrokenBy: brokenBy,
    comparedWith: hardest?.variant ?? otherVariant(evidence.variants, leader, baseline),
    contrast: hardest?.contrast ?? contrastOf([]),
    rivals,
    scope,
    pValue,
    pPopulation,
    pTheseCases,
    conclusive: notBecause.length === 0,
    conclusiveForTheseCases: scope === 'these_test_cases' ? reasons.length === 0 : undefined,
    notBecause,
    guards,
  };
}

/** Who leads, each other variant with values on the cases that it shares with the leader, and how far these let a claim reach. */
function pairings(evidence: Evidence, settings: AnalysisSettings, metric: Metric) {
  const values = caseValues(evidence, metric);
  const measured = evidence.variants.filter((variant) => (values.get(variant)?.size ?? 0) > 0);
  const { variant: leader, brokenBy } = leaderOf(evidence, settings, measured, metric);
  const pairs = measured
    .filter((variant) => variant !== leader)
    .map((variant) => ({ variant, ...pairsOf(values, variant, leader) }));
  // A claim about all rivals reaches as far as the narrowest of its parts.
  const fewest = Math.min(...pairs.map(({ cases }) => cases.length));
  const scope: PairedContrast['scope'] =
    pairs.length > 0 && fewest >= POPULATION_CASES ? 'population' : 'these_test_cases';
  return { measured, leader, brokenBy, pairs, fewest, scope };
}

const negated = ({ a, b }: CaseScores): CaseScores => ({
  a: a.map((value) => -value),
  b: b.map((value) => -value),
});

/** A two-sided p proves the leader better only where it is ahead; on the cases shared with one rival it may not be. */
function proof({ difference }: PairedContrast, p: number | null): number {
  return difference !== null && difference > TIE ? (p ?? 1) : 1;
}

/** The p at which a contrast proves the leader better. */
const proven = (contrast: PairedContrast) => proof(contrast, contrast.p_value);

/** The largest p of the leader against any rival; 1 without one. */
const largestP = (rivals: readonly Rival[], pick: (contrast: PairedContrast) => number | null) =>
  rivals.length === 0 ? 1 : Math.max(...rivals.map(({ contrast }) => proof(contrast, pick(contrast))));

/** The rival with the largest p; among equals the one least behind. */
function hardestOf(rivals: readonly Rival[]): Rival | undefined {
  const p = ({ contrast }: Rival) => proven(contrast);
  const gap = ({ contrast }: Rival) => contrast.difference ?? 0;
  return [...rivals].sort((one, other) => p(other) - p(one) || gap(one) - gap(other))[0];
}

/** Whom to name beside a leader without rivals. */
function otherVariant(variants: readonly string[], leader: string, baseline: string): string {
  return leader === baseline ? (variants.find((variant) => variant !== leader) ?? leader) : baseline;
}

/** Scores and passes have a worst case; for times and money the passes must do. */
function lossesOf(evidence: Evidence, leader: string, rivals: readonly Rival[], metric: Metric) {
  if (evidence.lost.length === 0) return [];
  const linear = metric.scale === 'linear' ? metric : undefined;
  return rivals.map(({ variant }) => ({ variant, plays: lostPlays(evidence, leader, variant, linear) }));
}

function tooFew(cases: number): string {
  return `The comparison rests on ${cases === 1 ? '1 test case' : `${cases} test cases`}; to say something about other cases than these, at least ${POPULATION_CASES} are needed.`;
}
