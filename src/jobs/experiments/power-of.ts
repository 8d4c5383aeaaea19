import type { RunningParts } from '../../engine/engine-parts.ts';
import type { ExperimentPlan } from '../../experiments/plan-experiment.ts';
import { type PlannedPower, plannedPower } from '../../experiments/planned-power.ts';
import { earlierScatter } from './earlier-scatter.ts';

/** What an experiment can find, before it is played: with the scatter of earlier plays where the state has some. Undefined for times and costs. */
export async function powerOf(
  engine: Pick<RunningParts, 'store' | 'warn' | 'settings' | 'scoringWith'>,
  plan: ExperimentPlan,
): Promise<PlannedPower | undefined> {
  const primary = plan.definition.config.primary_metric ?? 'pass_rate';
  const { rounds, sequential, metrics } = plan;
  const design = { cases: plan.cases.length, rounds, sequential, metrics, primary };
  return plannedPower(design, await earlierScatter(engine, plan, primary));
}
