import { execute } from '../runs/execution/execute.ts';
import type { Job } from '../runs/planning/plan.ts';
import { asksJudge } from '../runs/planning/without-secrets.ts';
import type { Workload } from '../runs/run-spec.ts';
import type { RunWorld } from '../runs/world.ts';
import { defined } from '../schema/defined.ts';
import type { ExperimentLook, ExperimentResponse } from '../schema/experiment.ts';
import type { RunHeader } from '../schema/run.ts';
import { analyse, type Course } from './analyse.ts';
import { caseMeans } from './case-means.ts';
import type { AnalysisSettings } from './evidence.ts';
import { evidenceGatherer } from './gather-evidence.ts';
import { lookAt, planLooks } from './looks.ts';
import { blockOf } from './order.ts';
import type { ExperimentPlan } from './plan-experiment.ts';

export interface ExperimentOutcome {
  response: Required<ExperimentResponse>;
  usage: RunHeader['usage'];
  ended: Course['ended'];
  cancelled: boolean;
  /** Valid plays, and those without evidence. */
  plays: { valid: number; lost: number };
  /** Means of the primary metric, case by case. */
  cases: { id: string; values: Record<string, number> }[];
}

/**
 * Plays an experiment to its end: round after round as randomised complete blocks, with a look after every step where looks
 * were planned (statistics.md 4.3 steps 3 and 11), then the analysis of what the journal holds. The same call after a crash
 * takes the recorded plays, comes to the same decisions, and goes on where it stopped.
 */
export async function runExperiment(
  plan: ExperimentPlan,
  work: Workload,
  world: RunWorld,
): Promise<ExperimentOutcome> {
  begin(work, world);
  const course = conduct(plan, world);
  const executed = await execute({ ...work, steps: course.steps }, world);
  // A ceiling that was reached by the last play of a step must not cost its look.
  if (!executed.cancelled) course.settle();

  const { gatherer, looks, lookPlan } = course;
  const evidence = gatherer.until(plan.rounds);
  const ended = course.done() ? endOf(looks) : stopOf(executed);
  const { results, statistical_analysis, recommendation } = analyse(evidence, settingsOf(plan), {
    plannedRounds: plan.rounds,
    looks,
    lookPlan,
    ended,
    ...(executed.budget === undefined ? {} : { endReason: executed.budget }),
    ...(executed.refused === undefined ? {} : { endReason: executed.refused }),
    playsPlanned: plan.planned.length * plan.rounds,
    judgeMode: asksJudge(plan.planned) ? work.judge.mode : 'none',
    warnings: [...plan.warnings, ...executed.warnings],
  });
  return {
    response: {
      ...{ experiment_id: work.runId, status: 'completed' },
      ...{ results, statistical_analysis, recommendation },
    },
    usage: executed.usage,
    ended,
    cancelled: executed.cancelled,
    plays: { valid: evidence.plays.length, lost: evidence.lost.length },
    cases: caseMeans(evidence, statistical_analysis.primary_metric),
  };
}

/** Writes down what the experiment begins with, as far as its journal does not hold it. */
function begin({ runId, config, planned }: Workload, { ports, journal }: RunWorld): void {
  const at = new Date(ports.clock.now()).toISOString();
  if (journal.config === undefined) journal.append({ type: 'run.started', run_id: runId, at, config });
  else journal.append({ type: 'run.resumed', at });
  const known = new Set(journal.planned.map((one) => one.id));
  for (const { description } of planned)
    if (!known.has(description.id)) journal.append({ type: 'case.planned', case: description });
}

export function settingsOf({ definition, seed }: ExperimentPlan): AnalysisSettings {
  const { primary_metric, baseline, min_effect } = definition.config;
  return {
    ...defined({ primaryMetric: primary_metric, baseline }),
    minEffect: min_effect ?? 0,
    seed,
  };
}

/** The steps of an experiment: rounds up to the next look, the look, and so on until one of them ends it. */
function conduct(plan: ExperimentPlan, { journal }: RunWorld) {
  const gatherer = evidenceGatherer(plan, journal);
  const lookPlan = plan.sequential ? planLooks(plan.rounds) : [];
  const ends = lookPlan.length === 0 ? [plan.rounds] : lookPlan.map(({ rounds }) => rounds);
  const looks: ExperimentLook[] = [];
  const dropped = new Set<string>();
  let step = 0;
  let done = false;
  const steps = (): Iterable<Job> | undefined => {
    if (step > 0 && lookPlan.length > 0) {
      const look = lookAt(gatherer.until(ends[step - 1] ?? 0), settingsOf(plan), lookPlan, step - 1);
      looks.push(look);
      for (const variant of look.dropped) dropped.add(variant);
      if (look.decision !== 'go_on') done = true;
    }
    const until = ends[step];
    if (until === undefined) done = true;
    if (until === undefined || done) return undefined;
    const from = ends[step - 1] ?? 0;
    step += 1;
    return jobsOf(plan, from, until, dropped);
  };
  const allRecorded = (from: number, until: number) => {
    for (const { planned, attempt } of jobsOf(plan, from, until, dropped))
      if (journal.attempt(planned.description, attempt) === undefined) return false;
    return true;
  };
  return {
    steps,
    looks,
    lookPlan,
    gatherer,
    done: () => done,
    settle() {
      if (!done && step > 0 && allRecorded(ends[step - 2] ?? 0, ends[step - 1] ?? 0)) steps();
    },
  };
}

/** The plays of some rounds in their order, without the variants that were dropped. */
function* jobsOf(plan: ExperimentPlan, from: number, until: number, dropped: ReadonlySet<string>) {
  const design = {
    cases: plan.cases.length,
    variants: plan.variants.length,
    seed: plan.seed,
    randomize: plan.definition.config.randomize,
  };
  for (let round = from; round < until; round += 1)
    for (const { caseIndex, variantIndex, order } of blockOf(round, design)) {
      const planned = plan.planned[variantIndex * plan.cases.length + caseIndex];
      if (planned === undefined || dropped.has(plan.variants[variantIndex] ?? '')) continue;
      yield { planned, attempt: round, order };
    }
}

/** How an experiment ended whose plan was played out. */
function endOf(looks: readonly ExperimentLook[]): Course['ended'] {
  const last = looks.at(-1)?.decision;
  return last === 'winner' || last === 'futile' ? last : 'complete';
}

/** Why an experiment ended before its plan was played out. */
function stopOf({ cancelled, refused }: Awaited<ReturnType<typeof execute>>): Course['ended'] {
  if (cancelled) return 'cancelled';
  return refused === undefined ? 'budget' : 'refused';
}
