import { ownerOf } from '../failure-analysis/categories.ts';
import { rounded } from '../statistics/rounded.ts';
import type { ScoredAttempt } from './attempt-source.ts';
import {
  attemptsOf,
  BROKEN,
  erroredShare,
  isJudged,
  MOSTLY_UNSURE,
  REPETITIONS,
  TO_BE_SURE,
  unsureShare,
} from './attempts.ts';
import type { BudgetPlan } from './budget-plan.ts';
import type { Family } from './collect.ts';
import { headroom } from './headroom.ts';
import { metricValue, type Objective, objectiveOf } from './objective.ts';
import { ended, type OptimizationWork } from './optimization-work.ts';
import type { OptimizationOutcome } from './outcome.ts';
import { caseIds } from './search-ground.ts';
import type { Split } from './split.ts';

/** The original prompt on the open cases, played anew. */
export interface MeasuredOriginal {
  baseline: readonly ScoredAttempt[];
  objective: Objective;
  /** Cases whose failure happened again. */
  weak: ReadonlySet<string>;
  /** Families of these. */
  failing: readonly Family[];
  /** What telling the expected behaviour changed, on average; null when nothing could be measured. */
  gain: number | null;
}

/**
 * Plays the original prompt on the open cases and looks for headroom (improvement.md 2.2 steps 4 and 5). An outcome where there is
 * nothing to search for: too many errors, all targets reached, no failure that happens again, or none that a prompt can mend.
 */
export async function measureOriginal(
  work: OptimizationWork,
  split: Split,
  plan: BudgetPlan,
): Promise<MeasuredOriginal | OptimizationOutcome> {
  const { material, settings, tools, details, ledger } = work;
  const { prompt } = material;
  const open = [...new Set([...split.open.reflect, ...split.open.select])];
  const [baseline = []] = await ledger.play(
    [prompt],
    attemptsOf(caseIds(open), REPETITIONS.select, plan.baselineAttempts),
    'baseline',
  );
  if (erroredShare(baseline) > BROKEN)
    return ended(work, 'not_validated', 'more than 20 % of the plays of the original prompt errored');
  if (unsureShare(baseline) > MOSTLY_UNSURE)
    return ended(
      work,
      'not_validated',
      `more than half of the plays of the original prompt are unsure; ${TO_BE_SURE}`,
    );
  const metrics = [...new Set(open.flatMap(({ cases }) => cases.flatMap((each) => each.metrics)))].sort();
  const objective = objectiveOf(settings, baseline, metrics);
  const { targets } = objective;
  details['targets'] = targets;
  // With `full`, passing is half of the aim.
  if (settings.type === 'metric_driven' && targets.length > 0 && targets.every(({ reached }) => reached))
    return ended(work, 'no_headroom', 'all targets are reached already');
  const weak = weakCases(open, baseline, objective);
  details['flaky'] = caseIds(open.filter(({ caseId, category }) => category !== null && !weak.has(caseId)));
  const failing = open.filter(({ caseId }) => weak.has(caseId));
  if (failing.length === 0)
    return ended(work, 'no_headroom', 'no failure happened again with the prompt as it is');
  tools.onPhase?.('headroom', 'plays a few failing cases with the expected behaviour told');
  const test = await headroom({ prompt, seed: settings.seed, objective, ledger }, failing, baseline);
  details['headroom'] = { gain: rounded(test.gain), cases: test.cases };
  if (!test.enough)
    return ended(
      work,
      'no_headroom',
      'even with the expected behaviour told the failing cases go on failing',
      { details: { owners: ownersOf(failing) } },
    );
  return { baseline, objective, weak, failing, gain: test.gain };
}

/** Families that failed before and do so again: one that passes every fresh attempt is flaky and stays a guard (improvement.md 2.2 step 4). */
function weakCases(
  families: readonly Family[],
  baseline: readonly ScoredAttempt[],
  objective: Objective,
): Set<string> {
  const aims = objective.targets.filter(({ reached }) => !reached);
  const misses = (attempt: ScoredAttempt) =>
    attempt.status === 'failed' ||
    aims.some(({ metric, target }) => {
      const value = metricValue(metric)(attempt);
      return value !== null && value < target;
    });
  const failing = new Set(
    baseline.filter((attempt) => isJudged(attempt) && misses(attempt)).map(({ case_id }) => case_id),
  );
  return new Set(
    caseIds(families.filter(({ caseId, category }) => category !== null && failing.has(caseId))),
  );
}

/** Who can mend these failures, now that the prompt cannot: counts by owner. */
function ownersOf(families: readonly Family[]): Record<string, number> {
  const owners: Record<string, number> = {};
  for (const { category, owner = ownerOf(category) } of families.flatMap(({ failures }) => failures)) {
    if (owner !== 'prompt') owners[owner] = (owners[owner] ?? 0) + 1;
  }
  return owners;
}
