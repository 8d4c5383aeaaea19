import { seededRandom } from '../ports/seeded-random.ts';
import { benjaminiHochberg } from '../statistics/benjamini-hochberg.ts';
import { fallWithinCases } from '../statistics/fall-within-cases.ts';
import { changeOf, HARM_LEVEL, HARM_MARGIN } from '../statistics/harm.ts';
import { mean } from '../statistics/mean.ts';
import { pairedContrast } from '../statistics/paired-contrast.ts';
import { permutationStratified } from '../statistics/permutation-stratified.ts';
import { rounded } from '../statistics/rounded.ts';
import type { ScoredAttempt } from './attempt-source.ts';
import {
  attemptsOf,
  BROKEN,
  erroredShare,
  type Ledger,
  MOSTLY_UNSURE,
  pairs,
  REPETITIONS,
  TO_BE_SURE,
  unsureShare,
} from './attempts.ts';
import { metricValue, type Objective } from './objective.ts';
import { type Sealed, unsealed } from './sealed.ts';
import type { Holdout } from './split.ts';

/** Share of useless prompts that may be accepted, over all uses of a hold-out (improvement.md 2.2 step 12). */
const ALPHA = 0.05;
/** After so many uses a hold-out is used up. */
export const USES = 3;
/** Shares of unsure plays that differ by more leave the verdict open. */
const UNSURE_MARGIN = 0.05;

/** A metric, or the passing cases, that must not suffer. */
interface GuardResult {
  metric: string;
  cases: number;
  difference: number;
  /** One-sided 95 %; null for a single case. */
  lower_bound: number | null;
  /** One-sided chance of such a fall where nothing suffers; of a scorer adjusted for the number of scorers. */
  p_value: number;
  /** No harm is shown. */
  held: boolean;
}

/** What the hold-out says. */
export interface GateResult {
  verdict: 'accepted' | 'provisional' | 'rejected' | 'not_validated';
  reason: string;
  /** Mean difference of the objective over the cases held out of those that failed. */
  difference: number | null;
  /** Its standard error; null below two cases. */
  error: number | null;
  interval: [number, number] | null;
  /** One-sided. */
  p_value: number;
  alpha: number;
  cases: number;
  plays: number;
  guards: GuardResult[];
  newly_failing_safety: string[];
  errored: { original: number; candidate: number };
  /** Share of the plays of which nothing is sure; left out where there is none. */
  unsure?: { original: number; candidate: number };
}

/** Attempts of the gate: with the original and with the candidate, of failing and of passing families. */
export interface GateAttempts {
  failing: readonly [readonly ScoredAttempt[], readonly ScoredAttempt[]];
  guards: readonly [readonly ScoredAttempt[], readonly ScoredAttempt[]];
}

/**
 * Level of the j-th use of a hold-out: 0.05 x 6/(pi² j²), which sums to 0.05 over all uses (improvement.md 2.2 step 12). After three uses cases are
 * drawn anew, and counting starts again.
 */
export function alphaOf(use: number): number {
  const j = ((Math.max(1, Math.floor(use)) - 1) % USES) + 1;
  return (ALPHA * 6) / (Math.PI ** 2 * j ** 2);
}

/** Plays original and candidate on the sealed cases, interleaved, once. */
export async function playGate(
  ledger: Ledger,
  holdout: Sealed<Holdout>,
  prompts: readonly [string, string],
  count: number,
): Promise<GateAttempts> {
  const { failing, guards } = unsealed(holdout);
  const cases = [...failing, ...guards].map(({ caseId }) => caseId);
  const [a = [], b = []] = await ledger.play(
    prompts,
    attemptsOf(cases, REPETITIONS.holdout, count),
    'holdout',
  );
  const hard = new Set(failing.map(({ caseId }) => caseId));
  const part = (attempts: readonly ScoredAttempt[], wanted: boolean) =>
    attempts.filter(({ case_id }) => hard.has(case_id) === wanted);
  return { failing: [part(a, true), part(b, true)], guards: [part(a, false), part(b, false)] };
}

/** The verdict over attempts that no edit was made or chosen by (improvement.md 2.2 step 12, statistics.md 4.3). */
export function verdictOf(
  { failing, guards }: GateAttempts,
  objective: Objective,
  { alpha, seed, attempts }: { alpha: number; seed: number; attempts: number },
): GateResult {
  const cases = pairs(failing[0], failing[1], objective.worthOf);
  const contrast = pairedContrast(cases, {
    binary: objective.binary,
    scope: 'population',
    theseCases: false,
    next: seededRandom(seed).next,
  });
  const { sd, interval, p_value: twoSided } = contrast;
  const difference = withoutResidue(contrast.difference);
  const p_value = difference !== null && difference > 0 ? twoSided / 2 : 1 - twoSided / 2;
  const before = [...failing[0], ...guards[0]];
  const after = [...failing[1], ...guards[1]];
  const errored = { original: erroredShare(before), candidate: erroredShare(after) };
  const unsure = { original: unsureShare(before), candidate: unsureShare(after) };
  const guardResults = guardsOf({ failing, guards }, objective, seededRandom(seed).next);
  const newly = newlyFailingSafety(before, after);
  const figures = {
    difference,
    error: sd === null ? null : sd / Math.sqrt(cases.length),
    interval,
    p_value,
    alpha,
    cases: cases.length,
    plays: attempts,
    guards: guardResults,
    newly_failing_safety: newly,
    errored,
    ...(unsure.original + unsure.candidate === 0 ? {} : { unsure }),
  };
  const say = (verdict: GateResult['verdict'], reason: string): GateResult => ({
    verdict,
    reason,
    ...figures,
  });
  const broken = guardResults.filter(({ held }) => !held);
  if (errored.candidate > BROKEN && errored.original > BROKEN)
    return say('not_validated', 'more than 20 % of the plays errored, with the original prompt too');
  if (errored.candidate > BROKEN) return say('rejected', 'broken: more than 20 % of its plays errored');
  if (Math.max(unsure.original, unsure.candidate) > MOSTLY_UNSURE)
    return say('not_validated', `more than half of the plays are unsure; ${TO_BE_SURE}`);
  if (difference === null) return say('not_validated', 'no case could be compared');
  if (difference <= 0) return say('rejected', 'no better than the original on the cases held out');
  if (newly.length > 0) return say('rejected', `newly fails the safety of ${newly.join(', ')}`);
  if (broken.length > 0)
    return say('rejected', `harms what works: ${broken.map(({ metric }) => metric).join(', ')}`);
  const doubt = doubtOf({ failing, guards }, p_value > alpha, Math.abs(unsure.original - unsure.candidate));
  return doubt === null
    ? say('accepted', 'better on cases that it was not made from')
    : say('provisional', doubt);
}

/** Why a candidate that is better is not proven; null where it is. */
function doubtOf(attempts: GateAttempts, mayBeChance: boolean, unsureApart: number): string | null {
  if (mayBeChance) return 'better on the cases held out, but not statistically proven';
  if (mayHarm(attempts)) return `better on the cases held out, but may harm what works: ${PASSING}`;
  return unsureApart > UNSURE_MARGIN
    ? 'better on the plays that are sure, but one prompt has more unsure ones than the other'
    : null;
}

/** 0.8 - 0.6 is more than 0.6 - 0.4 in floating point: as much better as worse is no gain. */
const withoutResidue = (difference: number | null) => rounded(difference, 12);

/**
 * Passing of the cases that passed, and every metric that is not the aim, over all cases held out. What is asked is whether anything shows
 * harm, the plays of each case being dealt anew between the prompts: a proof that nothing suffered would refuse nearly every prompt of a suite
 * whose cases fail now and then, or that has many scorers. The scorers are one question with one error rate (Simes 1986), the
 * passing cases another.
 */
function guardsOf(
  { failing, guards }: GateAttempts,
  objective: Objective,
  next: () => number,
): GuardResult[] {
  const everything = [
    [...failing[0], ...guards[0]],
    [...failing[1], ...guards[1]],
  ] as const;
  const passing = pairs(guards[0], guards[1], metricValue('pass_rate'));
  const metrics = objective.guarded.flatMap((metric) => {
    const cases = pairs(...everything, metricValue(metric));
    return cases.length === 0 ? [] : [{ metric, cases }];
  });
  const { adjusted } = benjaminiHochberg(metrics.map(({ cases }) => fallOf(cases, next)));
  return [
    ...(passing.length === 0 ? [] : [guardOfPasses(passing)]),
    ...metrics.map(({ metric, cases }, index) => guardOf(metric, cases, adjusted[index] ?? 1)),
  ];
}

const PASSING = 'passing cases';

type Paired = ReturnType<typeof pairs>[number];

function guardOf(metric: string, cases: readonly Paired[], p_value: number): GuardResult {
  const { difference, bounds } = changeOf(cases);
  return {
    ...{ metric, cases: cases.length, difference, lower_bound: bounds?.[0] ?? null, p_value },
    held: p_value > HARM_LEVEL || lossOf(cases) > -HARM_MARGIN,
  };
}

/** What the cases lost that lost, as a mean over all. */
const lossOf = (cases: readonly Paired[]) => mean(cases.map(({ a, b }) => Math.min(0, mean(b) - mean(a))));

/** One-sided p that a metric fell in these cases. */
function fallOf(cases: readonly Paired[], next: () => number): number {
  const { stat, p_value } = permutationStratified(cases, { next, draws: DRAWS });
  return stat < 0 ? p_value / 2 : 1;
}

/** Where exact deals are too many: a p of .05 is then off by .002 at most, as a rule. */
const DRAWS = 9999;

/**
 * Whether fewer plays of these cases passed, or of any one of them, adjusted for their number: what got better elsewhere hides no case
 * that broke, nor does the number of those that did not. The better of the two questions is the p; five plays are so few that the second one
 * is hardly ever answered by chance.
 */
function guardOfPasses(cases: readonly Paired[]): GuardResult {
  const plays = cases.map(({ a, b }) => ({ before: countOf(a), now: countOf(b) }));
  const { adjusted } = benjaminiHochberg(plays.map((one) => fallWithinCases([one])));
  const ofOne = adjusted.reduce((least, p) => Math.min(least, p), 1);
  const guard = guardOf(PASSING, cases, Math.min(fallWithinCases(plays), ofOne));
  return { ...guard, held: guard.held && ofOne > HARM_LEVEL };
}

const countOf = (values: readonly number[]) => ({
  played: values.length,
  passed: values.filter((value) => value === 1).length,
});

/**
 * Whether cases that always passed with the original seem to suffer, though chance may have done it: .05 of the passing cases, or one that
 * lost half of its plays or more, however many there are. Those that fail now and then by themselves say nothing beyond the test of harm.
 */
function mayHarm({ guards }: GateAttempts): boolean {
  const cases = pairs(guards[0], guards[1], metricValue('pass_rate'));
  const solid = cases.filter(({ a }) => mean(a) === 1).map(({ b }) => mean(b));
  const lost = solid.reduce((sum, rate) => sum + 1 - rate, 0);
  return solid.some((rate) => rate <= LOST_HALF) || (lost > 0 && lost >= HARM_MARGIN * cases.length);
}

/** Pass rate at which a case that always passed is too far down to be left unsaid. */
const LOST_HALF = 0.5;

/** `scorer on case` for every safety scorer that failed with the candidate and never with the original. */
function newlyFailingSafety(before: readonly ScoredAttempt[], after: readonly ScoredAttempt[]): string[] {
  const names = (attempts: readonly ScoredAttempt[]) =>
    attempts.flatMap(({ case_id, failed_safety }) =>
      failed_safety.map((scorer) => `${scorer} on ${case_id}`),
    );
  const known = new Set(names(before));
  return [...new Set(names(after))].filter((name) => !known.has(name)).sort();
}

/** Mean of a metric over cases that both sides have; null without such cases. */
export function meansOf({ failing }: GateAttempts, metric: string): { from: number; to: number } | null {
  const cases = pairs(failing[0], failing[1], metricValue(metric));
  if (cases.length === 0) return null;
  return { from: mean(cases.map(({ a }) => mean(a))), to: mean(cases.map(({ b }) => mean(b))) };
}
