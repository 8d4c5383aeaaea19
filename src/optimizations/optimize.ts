import { Fault } from '../errors.ts';
import { randomFor } from '../experiments/order.ts';
import { ownerOf } from '../failure-analysis/categories.ts';
import { rounded } from '../statistics/rounded.ts';
import { type BudgetPlan, enoughRuns, planBudget } from './budget-plan.ts';
import { type Collected, collect, type Family } from './collect.ts';
import type { Course } from './course.ts';
import { crossFit } from './cross-fit.ts';
import { beginCourse, type ExploreGround, explore, type Finding } from './explore.ts';
import { alphaOf, type GatePlays, type GateResult, playGate, USES, verdictOf } from './gate.ts';
import { headroom } from './headroom.ts';
import type { OptimizationMaterial, OptimizationSettings } from './material.ts';
import { metricValue, type Objective, objectiveOf } from './objective.ts';
import { candidateDetails, changesOf, courseDetails, type OptimizationOutcome } from './outcome.ts';
import type { Phase, Player, PlayScore } from './player.ts';
import { BROKEN, erroredShare, type Ledger, openLedger, playsOf, REPETITIONS } from './plays.ts';
import { refuseImpossible } from './prompt/request-problems.ts';
import { proposeUnplayed } from './propose-unplayed.ts';
import type { Proposer } from './proposing/proposer.ts';
import { reportImprovement } from './report-improvement.ts';
import { bestOf, caseIds } from './search.ts';
import { type Split, splitFamilies } from './split.ts';

/** What an optimization works with. */
export interface OptimizationTools {
  player: Player;
  proposer: Proposer;
  /** Told as a phase begins, with what is about to happen. */
  onPhase?: (phase: Phase, words: string) => void;
}

/** Where an optimization stands; kept outside of its steps, so that an interruption can tell it. */
interface State {
  courses: Course[];
  details: Record<string, unknown>;
  ledger: Ledger;
}

/**
 * Improves a prompt and proves it, or leaves it as it is (improvement.md 2.2). A function of its arguments and of what player and proposer
 * answer: after a kill the same call goes on from the recorded plays. The end of a budget in mid-way is `not_validated`, a cancellation
 * `failed`, both with the best so far in `details`. Fault `validation_failed` for preserved text that is not there or too long.
 */
export async function optimizePrompt(
  material: OptimizationMaterial,
  settings: OptimizationSettings,
  tools: OptimizationTools,
): Promise<OptimizationOutcome> {
  refuseImpossible(material.prompt, settings.preserve, settings.maxLength);
  const state: State = { courses: [], details: {}, ledger: openLedger(tools.player, settings.budget.plays) };
  const end = (
    decision: OptimizationOutcome['decision'],
    reason: string,
    more: Partial<OptimizationOutcome> = {},
  ): OptimizationOutcome => ({
    status: 'completed',
    decision,
    optimized_prompt: material.prompt,
    changes_made: [],
    predicted_improvement: {},
    holdout: null,
    ...more,
    details: {
      reason,
      seed: settings.seed,
      proposer: tools.proposer.name,
      ...state.details,
      searches: state.courses.map(courseDetails),
      plays: state.ledger.used(),
      ...more.details,
    },
  });
  try {
    return await steps(material, settings, tools, state, end);
  } catch (error) {
    if (!(error instanceof Fault) || (error.code !== 'budget_exhausted' && error.code !== 'cancelled'))
      throw error;
    const best = state.courses.map(({ pool }) => bestOf(pool)).find(({ origin }) => origin !== 'original');
    const details = { best_so_far: best ? candidateDetails(best) : null, interrupted: error.code };
    const status = error.code === 'cancelled' ? 'failed' : 'completed';
    return end('not_validated', error.message, { status, details });
  }
}

type End = (
  decision: OptimizationOutcome['decision'],
  reason: string,
  more?: Partial<OptimizationOutcome>,
) => OptimizationOutcome;

async function steps(
  material: OptimizationMaterial,
  settings: OptimizationSettings,
  tools: OptimizationTools,
  { courses, details, ledger }: State,
  end: End,
): Promise<OptimizationOutcome> {
  const { prompt } = material;
  const collected = collect(material, settings);
  details['failures'] = collected.failures;
  details['failing_families'] = collected.failing.length;
  details['excluded'] = collected.excluded;
  if (collected.failures < settings.minFailures || collected.failing.length === 0) {
    const reason = `insufficient_failures: ${collected.failures} that a prompt might mend, ${settings.minFailures} are needed`;
    return end('insufficient_failures', reason, {
      status: 'failed',
      details: { needed: settings.minFailures },
    });
  }
  const basis = {
    prompt,
    preserve: settings.preserve,
    maxExamples: settings.includeExamples ? settings.maxExamples : 0,
    maxLength: settings.maxLength,
    seed: settings.seed,
  };
  if (!settings.canPlay) {
    const split = splitFor(collected, settings);
    details['evidence'] = 'not_measured';
    const candidate = await proposeUnplayed(
      { ...split.open, sealedSpans: split.sealedSpans },
      basis,
      settings,
      tools.proposer,
    );
    return end('not_validated', 'the agent cannot be played, so nothing was measured', {
      details: { candidate },
    });
  }
  const { failing: hard, passing: easy } = collected;
  const design = { failing: hard.length, passing: easy.length, judgeNoise: settings.judgeNoise };
  const plan = planBudget({ ...design, limit: settings.budget.plays });
  if (!plan) {
    const enough = enoughRuns(design);
    const reason = `a budget of ${settings.budget.plays} agent runs is too small for any validation; ${enough} are enough`;
    return end('not_validated', reason, { details: { enough_agent_runs: enough } });
  }
  const split = splitFor(collected, settings, plan.failing);
  Object.assign(details, { evidence: split.kind, split: split.sizes, plan: plan.words });
  tools.onPhase?.('baseline', plan.words);
  const open = split.kind === 'held_out' ? [...split.open.reflect, ...split.open.select] : split.open.reflect;
  const [baseline = []] = await ledger.play(
    [prompt],
    playsOf(caseIds(open), REPETITIONS.select, plan.baselinePlays),
    'baseline',
  );
  if (erroredShare(baseline) > BROKEN)
    return end('not_validated', 'more than 20 % of the plays of the original prompt errored');
  const metrics = [...new Set(open.flatMap(({ cases }) => cases.flatMap((each) => each.metrics)))].sort();
  const objective = objectiveOf(settings, baseline, metrics);
  details['targets'] = objective.targets;
  const { targets } = objective;
  // With `full`, passing is half of the aim.
  if (settings.type === 'metric_driven' && targets.length > 0 && targets.every(({ reached }) => reached))
    return end('no_headroom', 'all targets are reached already');
  const weak = weakCases(open, baseline, objective);
  details['flaky'] = caseIds(open.filter(({ caseId, category }) => category !== null && !weak.has(caseId)));
  const failing = open.filter(({ caseId }) => weak.has(caseId));
  if (failing.length === 0) return end('no_headroom', 'no failure happened again with the prompt as it is');
  tools.onPhase?.('headroom', 'plays a few failing cases with the expected behaviour told');
  const room = await headroom({ prompt, seed: settings.seed, objective, ledger }, failing, baseline);
  details['headroom'] = { gain: rounded(room.gain), cases: room.cases };
  if (!room.enough)
    return end('no_headroom', 'even with the expected behaviour told the failing cases go on failing', {
      details: { owners: ownersOf(failing) },
    });
  const ground: ExploreGround = {
    basis,
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
  let finding: Finding | null;
  let plays: GatePlays | null = null;
  if (split.kind === 'cross_fitted' && split.halves) {
    ({ finding, plays } = await crossFit(
      ground,
      split.halves,
      plan,
      settings.budget.plays,
      baseline,
      courses,
    ));
  } else {
    ledger.setAside(plan.reserve);
    const course = beginCourse(ground, baseline);
    courses.push(course);
    finding = await explore(ground, course);
    ledger.setAside(0);
  }
  if (split.kind === 'too_few')
    return end('not_validated', 'fewer than 5 independent failing cases: nothing could be held out', {
      details: { candidate: finding ? told(finding) : null },
    });
  if (finding === null)
    return end(
      'rejected',
      `no candidate was better than the original on the selection cases${room.gain === 0 ? '; nor did it change anything to tell the expected behaviour: does the agent use its system prompt?' : ''}`,
    );
  if (plays === null) {
    tools.onPhase?.('holdout', 'plays original and candidate on cases that no edit was made from');
    plays = await playGate(ledger, split.holdout, [prompt, finding.prompt], plan.holdoutPlays);
  }
  return concluded(finding, plays, objective, settings, plan, end);
}

function concluded(
  finding: Finding,
  plays: GatePlays,
  objective: Objective,
  settings: OptimizationSettings,
  plan: BudgetPlan,
  end: End,
): OptimizationOutcome {
  const alpha = alphaOf(settings.holdoutUses);
  const result = verdictOf(plays, objective, { alpha, seed: settings.seed, plays: plan.holdoutPlays });
  const report = reportImprovement(plays, result, objective);
  const gate = {
    ...shown(result),
    minimum_detectable: report.minimum_detectable,
    shrunken_expectation: report.shrunken_expectation,
  };
  if (result.verdict === 'accepted' || result.verdict === 'provisional')
    return end(result.verdict, result.reason, {
      optimized_prompt: finding.prompt,
      changes_made: changesOf(finding.edits),
      predicted_improvement: report.predicted_improvement,
      details: { gate },
      holdout: plays,
    });
  const measured = { ...told(finding), measured: report.predicted_improvement };
  const details =
    result.verdict === 'rejected' ? { gate, rejected_candidate: measured } : { gate, candidate: measured };
  return end(result.verdict, result.reason, { details, holdout: plays });
}

/** After three uses the cases are drawn anew (improvement.md 2.2 step 12). */
function splitFor(collected: Collected, settings: OptimizationSettings, most?: number): Split {
  const generation = Math.floor((Math.max(1, settings.holdoutUses) - 1) / USES);
  const seed = settings.splitSeed ?? settings.seed;
  const drawn = generation === 0 ? seed : Math.floor(randomFor(seed, `split ${generation}`).next() * 2 ** 32);
  return splitFamilies(collected, drawn, most);
}

/** Families that failed before and do so again: one that passes every fresh play is flaky and stays a guard (improvement.md 2.2 step 4). */
function weakCases(
  families: readonly Family[],
  baseline: readonly PlayScore[],
  objective: Objective,
): Set<string> {
  const aims = objective.targets.filter(({ reached }) => !reached);
  const misses = (play: PlayScore) =>
    play.status === 'failed' ||
    aims.some(({ metric, target }) => {
      const value = metricValue(metric)(play);
      return value !== null && value < target;
    });
  const failing = new Set(
    baseline.filter((play) => play.status !== 'errored' && misses(play)).map(({ case_id }) => case_id),
  );
  return new Set(
    caseIds(families.filter(({ caseId, category }) => category !== null && failing.has(caseId))),
  );
}

/** Who can mend these failures, now that the prompt cannot: counts by owner. */
function ownersOf(families: readonly Family[]): Record<string, number> {
  const owners: Record<string, number> = {};
  for (const { category } of families.flatMap(({ failures }) => failures)) {
    const owner = ownerOf(category);
    if (owner !== 'prompt') owners[owner] = (owners[owner] ?? 0) + 1;
  }
  return owners;
}

const told = ({ prompt, edits }: Finding) => ({ prompt, changes: changesOf(edits) });

const shown = (result: GateResult) => ({
  ...result,
  difference: rounded(result.difference),
  error: rounded(result.error),
  interval: result.interval?.map((end) => rounded(end)) ?? null,
  scope: 'population',
});
