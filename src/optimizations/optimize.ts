import { Fault } from '../errors.ts';
import { randomFor } from '../experiments/order.ts';
import { facetOf } from '../failure-analysis/facet.ts';
import { isGap } from '../failure-analysis/wanted-tier.ts';
import { rounded } from '../statistics/rounded.ts';
import { formatCounted } from '../text/format.ts';
import { TO_BE_SURE } from './attempts.ts';
import { type BudgetPlan, enoughRuns, planBudget } from './budget-plan.ts';
import { type Collected, collect } from './collect.ts';
import { crossFit } from './cross-fit.ts';
import { beginCourse, type ExploreGround, explore, type Finding } from './explore.ts';
import { alphaOf, type GateAttempts, type GateResult, playGate, USES, verdictOf } from './gate.ts';
import type { OptimizationMaterial, OptimizationSettings } from './material.ts';
import { type MeasuredOriginal, measureOriginal } from './measure-original.ts';
import type { Objective } from './objective.ts';
import {
  basisOf,
  beginWork,
  ended,
  type OptimizationTools,
  type OptimizationWork,
} from './optimization-work.ts';
import { candidateDetails, changesOf, type OptimizationOutcome } from './outcome.ts';
import { refuseImpossible } from './prompt/request-problems.ts';
import { proposeUnplayed } from './propose-unplayed.ts';
import { reportImprovement } from './report-improvement.ts';
import { bestOf } from './search.ts';
import { type Split, splitFamilies } from './split.ts';

/**
 * Improves a prompt and proves it, or leaves it as it is (improvement.md 2.2). A function of its arguments and of what attempt source and proposer
 * answer: after a kill the same call goes on from the recorded attempts. The end of a budget in mid-way is `not_validated`, a cancellation
 * `failed`, both with the best so far in `details`. Fault `validation_failed` for preserved text that is not there or too long.
 */
export async function optimizePrompt(
  material: OptimizationMaterial,
  settings: OptimizationSettings,
  tools: OptimizationTools,
): Promise<OptimizationOutcome> {
  refuseImpossible(material.prompt, settings.preserve, settings.maxLength);
  const work = beginWork(material, settings, tools);
  try {
    return await steps(work);
  } catch (error) {
    if (!(error instanceof Fault) || (error.code !== 'budget_exhausted' && error.code !== 'cancelled'))
      throw error;
    const best = work.courses.map(({ pool }) => bestOf(pool)).find(({ origin }) => origin !== 'original');
    const details = { best_so_far: best ? candidateDetails(best) : null, interrupted: error.code };
    const status = error.code === 'cancelled' ? 'failed' : 'completed';
    return ended(work, 'not_validated', error.message, { status, details });
  }
}

async function steps(work: OptimizationWork): Promise<OptimizationOutcome> {
  const { material, settings, tools, details } = work;
  const collected = collect(material, settings);
  const { failures, failing, passing, excluded } = collected;
  const { unsure = 0 } = material;
  const gaps = gapsOf(failing);
  Object.assign(details, {
    ...{ failures, failing_families: failing.length, excluded },
    ...(gaps.length === 0 ? {} : { gaps }),
  });
  if (failures < settings.minFailures || failing.length === 0) {
    const doubt =
      unsure === 0 ? '' : `; ${formatCounted(unsure, 'attempt is', 'attempts are')} unsure: ${TO_BE_SURE}`;
    const reason = `insufficient_failures: ${failures} that a prompt might mend, ${settings.minFailures} are needed${doubt}`;
    return ended(work, 'insufficient_failures', reason, {
      status: 'failed',
      details: { needed: settings.minFailures, ...(unsure === 0 ? {} : { unsure }) },
    });
  }
  if (!settings.canPlay) return unplayed(work, collected);
  const design = { failing: failing.length, passing: passing.length, judgeNoise: settings.judgeNoise };
  const plan = planBudget({ ...design, limit: settings.budget.attempts });
  if (!plan) {
    const enough = enoughRuns(design);
    const reason = `a budget of ${settings.budget.attempts} agent runs is too small for any validation; ${enough} are enough`;
    return ended(work, 'not_validated', reason, { details: { enough_agent_runs: enough } });
  }
  const split = splitFor(collected, settings, plan.failing);
  Object.assign(details, { evidence: split.kind, split: split.sizes, plan: plan.words });
  tools.onPhase?.('baseline', plan.words);
  const measured = await measureOriginal(work, split, plan);
  if ('decision' in measured) return measured;
  const { finding, attempts } = await searched(work, split, plan, measured);
  if (split.kind === 'too_few')
    return ended(work, 'not_validated', 'fewer than 5 independent failing cases: nothing could be held out', {
      details: { candidate: finding ? findingDetails(finding) : null },
    });
  if (finding === null)
    return ended(
      work,
      'rejected',
      `no candidate was better than the original on the selection cases${measured.gain === 0 ? '; nor did it change anything to tell the expected behaviour: does the agent use its system prompt?' : ''}`,
    );
  const held = attempts ?? (await playedHoldout(work, split, finding, plan));
  return concluded(work, finding, held, measured.objective, plan);
}

/** Cases whose expected answer stands in none of the passages that the agent was given: who keeps the documents can mend them, no prompt. */
const gapsOf = (failing: Collected['failing']): string[] =>
  failing
    .filter(({ failures }) => failures.every(({ attempt }) => isGap(facetOf(attempt))))
    .map(({ caseId }) => caseId);

/** What would be tried where nothing can be played. */
async function unplayed(work: OptimizationWork, collected: Collected): Promise<OptimizationOutcome> {
  const { settings, tools, details } = work;
  const split = splitFor(collected, settings);
  details['evidence'] = 'not_measured';
  const open = { ...split.open, sealedSpans: split.sealedSpans };
  const candidate = await proposeUnplayed(open, basisOf(work), settings, tools.proposer);
  return ended(work, 'not_validated', 'the agent cannot be played, so nothing was measured', {
    details: { candidate },
  });
}

/** The best prompt that the open cases lead to; with attempts of the gate only where the halves tested each other. */
async function searched(
  work: OptimizationWork,
  split: Split,
  plan: BudgetPlan,
  { baseline, objective, weak, failing }: MeasuredOriginal,
): Promise<{ finding: Finding | null; attempts: GateAttempts | null }> {
  const { settings, tools, courses, ledger } = work;
  const ground: ExploreGround = {
    basis: basisOf(work),
    preserve: settings.preserve,
    maxLength: settings.maxLength,
    reflect: split.open.reflect,
    select: split.open.select,
    halves: split.kind === 'two_fold' ? split.halves : null,
    sealedSpans: split.sealedSpans,
    weak,
    objective,
    ledger,
    proposer: tools.proposer,
    questions: { left: settings.budget.proposals },
    judgeNoise: settings.judgeNoise ?? 0,
  };
  tools.onPhase?.('search', `searches edits for ${failing.length} failing cases`);
  if (split.kind === 'cross_fitted' && split.halves)
    return crossFit(ground, split.halves, plan, settings.budget.attempts, baseline, courses);
  ledger.setAside(plan.reserve);
  const course = beginCourse(ground, baseline);
  courses.push(course);
  const finding = await explore(ground, course);
  ledger.setAside(0);
  return { finding, attempts: null };
}

function playedHoldout(
  { material, tools, ledger }: OptimizationWork,
  split: Split,
  finding: Finding,
  plan: BudgetPlan,
): Promise<GateAttempts> {
  tools.onPhase?.('holdout', 'plays original and candidate on cases that no edit was made from');
  return playGate(ledger, split.holdout, [material.prompt, finding.prompt], plan.holdoutAttempts);
}

function concluded(
  work: OptimizationWork,
  finding: Finding,
  attempts: GateAttempts,
  objective: Objective,
  plan: BudgetPlan,
): OptimizationOutcome {
  const { holdoutUses, seed } = work.settings;
  const alpha = alphaOf(holdoutUses);
  const result = verdictOf(attempts, objective, { alpha, seed, attempts: plan.holdoutAttempts });
  const { failed, passed } = work.material;
  const report = reportImprovement(attempts, result, objective, [...failed, ...passed]);
  const gate = {
    ...shown(result),
    minimum_detectable: report.minimum_detectable,
    shrunken_expectation: report.shrunken_expectation,
  };
  if (result.verdict === 'accepted' || result.verdict === 'provisional')
    return ended(work, result.verdict, result.reason, {
      optimized_prompt: finding.prompt,
      changes_made: changesOf(finding.edits),
      predicted_improvement: report.predicted_improvement,
      details: { gate, held_out: report.held_out },
      holdout: attempts,
    });
  const measured = { ...findingDetails(finding), measured: report.held_out };
  const details =
    result.verdict === 'rejected' ? { gate, rejected_candidate: measured } : { gate, candidate: measured };
  return ended(work, result.verdict, result.reason, { details, holdout: attempts });
}

/** After three uses the cases are drawn anew (improvement.md 2.2 step 12). */
function splitFor(collected: Collected, settings: OptimizationSettings, most?: number): Split {
  const generation = Math.floor((Math.max(1, settings.holdoutUses) - 1) / USES);
  const seed = settings.splitSeed ?? settings.seed;
  const drawn = generation === 0 ? seed : Math.floor(randomFor(seed, `split ${generation}`).next() * 2 ** 32);
  return splitFamilies(collected, drawn, most);
}

const findingDetails = ({ prompt, edits }: Finding) => ({ prompt, changes: changesOf(edits) });

const shown = (result: GateResult) => ({
  ...result,
  difference: rounded(result.difference),
  error: rounded(result.error),
  interval: result.interval?.map((end) => rounded(end)) ?? null,
  scope: 'population',
});
