import { POPULATION_CASES } from '../../statistics/paired-interval.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import { casesNeeded, runsNeeded } from '../variance-parts.ts';
import { isBrokenOff } from './broken-off.ts';
import { type Facts, isProven, noPracticalDifference, runsOf } from './facts.ts';
import { listed, sizeText, timesText } from './words.ts';

/** Beyond this nobody adds cases to tell two prompts apart: the difference is too small to be worth it. */
const MANY_CASES = 1000;
/** Most runs that the interface takes. */
const MOST_RUNS = 1000;
/** A loss this far beyond chance is there: more plays would only confirm it. */
const SEEN = 0.05;
/** A ratio worth finding where the user did not say: a tenth. */
const RATIO = Math.log(1.1);

/** What the design could have found, and what to add so that the next one finds more. Nothing when it is proven. */
export function nextStep(facts: Facts): string[] {
  const { decision, analysis, evidence, saturation, duplicates } = facts;
  if (decision.conclusive || evidence.plays.length === 0 || analysis.difference === null) return [];
  if (duplicates.variantsAlike === true) return couldFind(facts);
  if (saturation !== undefined) return [...couldFind(facts), ...moreEvidence(facts)];
  // Something else than chance stands in the way, and the reasons have said what.
  if (isProven(facts)) return [...couldFind(facts), ...ruleOut(facts)];
  if (isBrokenOff(facts.course))
    return [
      ...couldFind(facts),
      'Next: play the rest of the plan, before any cases or runs are added to it.',
    ];
  if (analysis.cases < POPULATION_CASES) return [...couldFind(facts), addCases(facts)];
  return noPracticalDifference(facts) ? couldFind(facts) : [...couldFind(facts), buy(facts)];
}

/** The smallest difference that would have been found. */
function couldFind(facts: Facts): string[] {
  const { analysis, metric, decision } = facts;
  const least = analysis.minimum_detectable_effect;
  const design = `With ${formatCounted(analysis.cases, 'case')} played ${timesText(runsOf(facts))}`;
  // Shares cannot differ by more than all.
  if (least === null || (metric.binary && least >= 1))
    return analysis.cases < POPULATION_CASES
      ? [`${design}, no difference would be found reliably, however large.`]
      : [];
  const these = analysis.cases === 1 ? ' on this case' : ' on these cases';
  const where = decision.scope === 'population' ? '' : these;
  return [
    `${design}, a difference of ${isOptimistic(facts) ? 'at least' : 'about'} ${sizeText(least, metric)}${where} would be found four times in five; smaller ones are easily missed.`,
  ];
}

/** Cases from which on single yes/no plays find what the formula promises; at 8 they find 3 % where it says 15 % (BFCL). */
const FEW_CASES = 40;

/** The formula goes by the t-test; where each case says only yes or no, the sign flip wants more than that. */
function isOptimistic(facts: Facts): boolean {
  return facts.metric.binary && runsOf(facts)[1] === 1 && facts.analysis.cases < FEW_CASES;
}

/** What keeps a proven lead from being a win: a loss elsewhere that the plays neither show nor rule out. */
function ruleOut({ decision, analysis }: Facts): string[] {
  const seen = analysis.contrasts.filter(
    ({ variant, difference, p_value }) =>
      variant === decision.leader && (difference ?? 0) < 0 && p_value <= SEEN,
  );
  const open = decision.guards.filter(
    ({ metric, held, lowerBound }) =>
      !held && lowerBound !== null && !seen.some((contrast) => contrast.metric === metric),
  );
  if (open.length === 0) return [];
  return [
    `Next: more cases, until a loss on ${listed(open.map(({ metric }) => metric))} is either seen or ruled out.`,
  ];
}

/** Where nothing varies, more of the same is no evidence. */
function moreEvidence({ saturation, metric }: Facts): string[] {
  if (saturation === 'all_pass')
    return ['More runs of these cases would show the same: add harder cases, or compare by a scorer.'];
  if (saturation === 'all_fail')
    return [
      'Look at the failures and the thresholds first: cases that nobody passes tell no variants apart.',
    ];
  return [`More plays of these cases would show the same: compare by another metric than ${metric.name}.`];
}

/** Below six cases more runs never support a claim about other cases. */
function addCases(facts: Facts): string {
  const have = facts.analysis.cases;
  const wanted = casesNeeded(facts.parts, deltaOf(facts).delta) ?? 0;
  const about =
    wanted <= POPULATION_CASES || wanted > MANY_CASES ? `at least ${POPULATION_CASES}` : `about ${wanted}`;
  return `Next: add cases, ${about} in all (now ${have}); more runs of ${have === 1 ? 'this one' : `these ${have}`} say nothing about others.`;
}

/** Cases or runs, whichever the scatter comes from, and how many (statistics.md 4.3 step 10). */
function buy(facts: Facts): string {
  const { parts, duplicates, metric, analysis } = facts;
  const { delta, shown, seen } = deltaOf(facts);
  const have = analysis.cases;
  const runs = runsOf(facts);
  const size = sizeText(shown, metric);
  const goal = seen ? `a difference like the one seen (${size})` : `a difference of ${size}`;
  const least = analysis.minimum_detectable_effect;
  if (!seen && least !== null && least <= shown)
    return `More plays are hardly worth it: ${goal} would have shown.`;
  const cases = casesNeeded(parts, delta);
  if (cases === null) return 'Next: add cases; nothing in these plays says how many.';
  // The formula is for many cases; a few more than there are is the least that can change anything.
  const wanted = Math.max(cases, have + 2);
  if (wanted > MANY_CASES)
    return `To prove ${goal} would take more than ${formatCount(MANY_CASES)} cases: if no larger one matters to you, treat the variants as equal.`;
  const moreCases = `about ${formatCounted(wanted, 'case')} (now ${have}), played as often, would prove ${goal} four times in five`;
  const repeats = duplicates.repeated > 0 && duplicates.same === duplicates.repeated;
  if (repeats) return `Next: more cases, not more runs, since the answers repeat; ${moreCases}.`;
  if (parts.betweenCases === null || parts.withinRuns === null)
    return `Next: more cases; ${moreCases}. A single run of each case does not show how much of the scatter is chance; several would.`;
  if (parts.betweenCases > parts.withinRuns / parts.runs)
    return `Next: more cases rather than more runs, since the difference varies from case to case more than from run to run; ${moreCases}.`;
  const more = runsNeeded(parts, have, delta);
  if (more === null || more > MOST_RUNS || more <= runs[1]) return `Next: more cases; ${moreCases}.`;
  const now = runs[0] === runs[1] ? `${runs[0]}` : `${runs[0]} to ${runs[1]}`;
  return `Next: more runs rather than more cases, since the runs of a case vary most; about ${formatCounted(more, 'run')} (now ${now}) of each case with each variant would prove ${goal} four times in five, as would about ${formatCounted(wanted, 'case')} played as often as now.`;
}

/**
 * The difference to plan for, on the analysis scale and as shown: the one seen, unless it is smaller than what is worth having; where the
 * user did not say what that is, the least that matters in practice.
 */
function deltaOf({ decision, settings, metric }: Facts): { delta: number; shown: number; seen: boolean } {
  const observed = Math.abs(decision.contrast.difference ?? 0);
  const worthHaving = metric.scale === 'log' ? Math.log1p(settings.minEffect) : settings.minEffect;
  const worth = worthHaving > 0 ? worthHaving : (metric.equivalenceMargin ?? RATIO);
  const delta = Math.max(worth, observed);
  return { delta, shown: metric.scale === 'log' ? Math.expm1(delta) : delta, seen: delta === observed };
}
