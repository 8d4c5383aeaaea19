import { formatCounted, formatPercent } from '../text/format.ts';
import type { Decision } from './decide.ts';
import type { DuplicateAnswers } from './duplicate-answers.ts';
import type { Evidence, LostPlay } from './evidence.ts';
import { lostPlays } from './lost-plays.ts';
import { type Metric, metricOf } from './metrics.ts';
import { orderDrift } from './order-drift.ts';
import type { Saturation } from './saturation.ts';
import { mostOften } from './sentences/most-often.ts';
import { differenceText, listed, named, pText } from './sentences/words.ts';

/** What the warnings of an analysis are read from. */
export interface Suspicions {
  evidence: Evidence;
  decision: Decision;
  /** The primary one. */
  metric: Metric;
  /** Cases in the comparison of the leader with the variant hardest to tell from it. */
  compared: readonly string[];
  saturation: Saturation | undefined;
  duplicates: DuplicateAnswers;
}

/** What may mislead a reader of the figures, one sentence each: lost plays, missing values, answers that repeat, drift (statistics.md 4.3 steps 3, 4 and 10). */
export function analysisWarnings(suspicions: Suspicions): string[] {
  return [
    ...lost(suspicions),
    ...unequallyLost(suspicions),
    ...leftOut(suspicions),
    ...unmeasured(suspicions),
    ...saturated(suspicions),
    ...repeating(suspicions),
    ...drifting(suspicions),
  ];
}

function lost({ evidence }: Suspicions): string[] {
  return evidence.variants.flatMap((variant) => {
    const all = evidence.lost.filter((play) => play.variant === variant);
    const made = all.length + evidence.plays.filter((play) => play.variant === variant).length;
    const said = (gone: readonly LostPlay[], what: string) =>
      gone.length === 0
        ? []
        : [
            `${gone.length} of ${formatCounted(made, 'play')} of ${named(variant)} ${what} and count in no figure. ${mostOften(gone)}`,
          ];
    const unsure = all.filter(({ status }) => status === 'unsure');
    return [
      ...said(
        all.filter(({ status }) => status !== 'unsure'),
        'ended without a verdict',
      ),
      ...said(unsure, `${unsure.length === 1 ? 'is' : 'are'} unsure`),
    ];
  });
}

function unequallyLost({ evidence, decision, metric }: Suspicions): string[] {
  const scored = metric.scale === 'linear' ? metric : metricOf('pass_rate');
  return decision.rivals.flatMap(({ variant }) => {
    const { differs, rates, bounds, withUnsure } = lostPlays(evidence, decision.leader, variant, scored);
    if (!differs || (rates[0] === 0 && rates[1] === 0)) return [];
    const between =
      bounds === null
        ? ''
        : ` Had they all counted against ${named(decision.leader)}, its difference in ${scored.name} would be ${differenceText(bounds[0], scored)}; all for it, ${differenceText(bounds[1], scored)}.`;
    return [
      `The shares of ${withUnsure ? 'lost or unsure' : 'lost'} plays differ: ${formatPercent(rates[0])} of ${named(decision.leader)}, ${formatPercent(rates[1])} of ${named(variant)}.${between}`,
    ];
  });
}

function leftOut({ evidence, decision, compared }: Suspicions): string[] {
  if (decision.rivals.length === 0) return [];
  const kept = new Set(compared);
  const out = evidence.cases.filter((caseId) => !kept.has(caseId));
  if (out.length === 0) return [];
  return [
    `${formatCounted(out.length, 'case')} ${out.length === 1 ? 'is' : 'are'} not in the comparison, for want of a valid play of ${named(decision.leader)} or of ${named(decision.comparedWith)}: ${listed(out.map(named))}.`,
  ];
}

function unmeasured({ evidence }: Suspicions): string[] {
  const { plays } = evidence;
  return evidence.metrics.flatMap((name) => {
    const { rawOf } = metricOf(name);
    const missing = plays.filter((play) => rawOf(play) === undefined).length;
    if (missing === 0) return [];
    return missing === plays.length
      ? [`${name} has no value in any play; nothing can be said about it.`]
      : [
          `${name} has no value in ${missing} of ${formatCounted(plays.length, 'valid play')}; its figures leave them out.`,
        ];
  });
}

function saturated({ saturation, metric, evidence }: Suspicions): string[] {
  if (saturation === undefined || evidence.plays.length < 2) return [];
  if (saturation === 'constant') return [`${metric.name} has no variation: all plays have the same value.`];
  return [
    `Every play ${saturation === 'all_pass' ? 'passed' : 'failed'}: these cases tell no variants apart.`,
  ];
}

function repeating({ duplicates }: Suspicions): string[] {
  const { repeated, same, variantsAlike } = duplicates;
  if (variantsAlike === true)
    return ['All variants gave the same answers in every case. Do the overrides reach the agent?'];
  // Below one half, repeats are what short answers do.
  if (repeated === 0 || same < repeated / 2) return [];
  return [
    `In ${same} of ${formatCounted(repeated, 'pair')} of case and variant all answers are the same, so further runs told nothing there: K is effectively 1.`,
  ];
}

function drifting({ evidence, metric }: Suspicions): string[] {
  return orderDrift(evidence, metric).map(
    ({ variant, rho, p_value }) =>
      `${metric.name} of ${named(variant)} ${rho > 0 ? 'rose' : 'fell'} while the experiment went on (rank correlation ${rho.toFixed(2).replace('-', '−')}, ${pText(p_value)}): the agent or its provider changed on the way. Variants were played side by side, so their comparison suffers less than their averages.`,
  );
}
