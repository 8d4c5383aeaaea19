import type { RunningParts } from '../../engine/engine-parts.ts';
import { Fault } from '../../errors.ts';
import { MEASURED } from '../../experiments/measured.ts';
import type { ExperimentPlan } from '../../experiments/plan-experiment.ts';
import { ASSUMED_SCATTER, type Scatter } from '../../experiments/planned-power.ts';
import { choosePlanJudge } from '../../runs/planning/run-judge.ts';
import { historyOf } from '../../runs/record-run.ts';
import { storedExperiment } from '../../schema/experiment.ts';
import { POPULATION_CASES } from '../../statistics/paired-interval.ts';

/** A variance from fewer repeated outcomes than this says less than the assumption. */
const LEAST_FREEDOM = 10;

/**
 * How plays of this plan may be expected to scatter: as in the newest experiment of the same agent that was decided by the same metric; else, where
 * the cases' own scorers and checks decide, as the outcomes of these cases in earlier runs; else as assumed. Reads the state only.
 */
export async function earlierScatter(
  engine: Pick<RunningParts, 'store' | 'warn' | 'settings' | 'scoringWith'>,
  plan: ExperimentPlan,
  primary: string,
): Promise<Scatter> {
  const fromExperiment = await experimentScatter(engine, plan.definition.agent_id, primary);
  if (fromExperiment !== undefined) return fromExperiment;
  const isOwn = primary === 'pass_rate' && plan.metrics.every((name) => MEASURED.has(name));
  return (isOwn ? await historyScatter(engine, plan) : undefined) ?? ASSUMED_SCATTER;
}

async function experimentScatter(
  engine: Pick<RunningParts, 'store'>,
  agentId: string,
  primary: string,
): Promise<Scatter | undefined> {
  const all = (await (await engine.store()).list('experiments')).flatMap(({ value }) => {
    const { data } = storedExperiment.safeParse(value);
    return data === undefined || data.agent_id !== agentId ? [] : [data];
  });
  const newestFirst = all.sort((one, other) => (one.created_at < other.created_at ? 1 : -1));
  for (const { experiment_id: id, statistical_analysis: analysis } of newestFirst) {
    if (analysis === undefined || analysis.variance === null) continue;
    const { within_runs: withinRuns, between_cases: betweenCases } = analysis.variance;
    // Where nothing varied, nothing is known of cases that can tell variants apart.
    if (analysis.cases < POPULATION_CASES || withinRuns + betweenCases === 0) continue;
    if (analysis.primary_metric === primary)
      return { withinRuns, betweenCases, source: { from: 'experiment', id } };
  }
  return undefined;
}

/** Outcomes of cases that ordinary runs play once: each is a play. Other commits of the agent are among them, so it is rather too much. */
async function historyScatter(
  engine: Pick<RunningParts, 'store' | 'warn' | 'settings' | 'scoringWith'>,
  { planned, cases }: ExperimentPlan,
): Promise<Scatter | undefined> {
  const judgeId = await judgeIdOf(engine, planned);
  if (judgeId === undefined) return undefined;
  const history = await historyOf(engine, judgeId);
  let [freedom, squares, seen] = [0, 0, 0];
  for (const { description } of planned.slice(0, cases.length)) {
    const marks = history.of({ ...description, repeat: 1, min_passes: 1 }) ?? '';
    if (marks.length < 2) continue;
    const passed = marks.replaceAll('F', '').length;
    squares += (passed * (marks.length - passed)) / marks.length;
    freedom += marks.length - 1;
    seen += 1;
  }
  if (freedom < LEAST_FREEDOM) return undefined;
  return {
    withinRuns: 2 * (squares / freedom),
    betweenCases: ASSUMED_SCATTER.betweenCases,
    source: { from: 'history', cases: seen },
  };
}

/** What a plan can find may be asked before there is a key: without a judge there is no history of its verdicts. */
async function judgeIdOf(
  engine: Pick<RunningParts, 'settings' | 'scoringWith'>,
  planned: ExperimentPlan['planned'],
): Promise<string | undefined> {
  try {
    return (await choosePlanJudge(engine, { planned, settings: await engine.settings() })).judge.id;
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}
