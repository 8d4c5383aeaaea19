import { withCalibration } from '../../calibrations/with-calibration.ts';
import type { Shelf } from '../../cassettes/file/shelf.ts';
import type { RecordedJudge } from '../../cassettes/recording.ts';
import { asFault, Fault } from '../../errors.ts';
import type { ScoringAccess } from '../../evaluations/scoring-access.ts';
import { budgetOf } from '../../judges/budget.ts';
import type { Judge } from '../../judges/judge.ts';
import type { PortsAccess } from '../../ports/ports-access.ts';
import { CASSETTE_MISS, type CassetteMode } from '../../schema/cassettes/replayed.ts';
import { defined } from '../../schema/defined.ts';
import type { Settings } from '../../schema/settings.ts';
import type { EvalsAccess } from '../../test-cases/evals-access.ts';
import { truncateText } from '../../text/truncate.ts';
import type { RunPlan } from './affected-cases.ts';
import { cassetteShelf } from './cassette-shelf.ts';
import type { PlannedCase } from './plan.ts';
import { choosePlanJudge, type RunJudge } from './run-judge.ts';
import { asksJudge, isUnrecorded } from './without-secrets.ts';

/** What it takes to know who judged when a run was recorded. */
type ReplayJudging = Pick<ScoringAccess, 'scoringWith'> & Pick<EvalsAccess, 'evalsDir'> & PortsAccess;

/**
 * The judge of a run that replays: the one that was recorded, without its key. Where none was recorded and no model can be asked, one that
 * answers nothing: rules judge a replay where the settings name them, and else a branch could choose them by what it takes out of its
 * recordings. Undefined where the run needs a judge as any other does: nothing asks a judge, the settings name rules, or there is a model
 * and what changed is to be judged, or none was recorded.
 */
export async function chooseReplayJudge(
  engine: ReplayJudging,
  { planned, settings }: Pick<RunPlan, 'planned' | 'settings'>,
  { replay }: CassetteMode,
): Promise<RunJudge | undefined> {
  if (!asksJudge(planned) || namesRules(settings)) return undefined;
  const recorded = await recordedJudge(await cassetteShelf(engine), planned, settings.judge);
  if ((recorded === undefined || replay === 'changed') && (await hasJudge(engine))) return undefined;
  const { max_calls: maxCalls, max_cost_usd: maxCostUsd } = settings.judge;
  return {
    judge: withCalibration(recorded ?? absentJudge(NONE, settings.judge), engine.evalsDir, engine.ports),
    budget: budgetOf({ maxCalls, maxCostUsd }),
    isJudgeKeyMissing: false,
    emptyKeys: [],
  };
}

/**
 * The judge of a run without secrets whose recorded cases are answered from their recordings: the one that was recorded, and for the other
 * cases that of the settings, or the one that can do without its key.
 */
export async function chooseRecordedJudge(
  engine: ReplayJudging,
  plan: Pick<RunPlan, 'planned' | 'settings'>,
): Promise<RunJudge> {
  const own = await choosePlanJudge(engine, plan);
  const recorded = plan.planned.filter((one) => !isUnrecorded(one));
  const replayed = await chooseReplayJudge(engine, { ...plan, planned: recorded }, { replay: 'all' });
  if (replayed === undefined) return own;
  const isJudgeKeyMissing = own.isJudgeKeyMissing && asksJudge(plan.planned.filter(isUnrecorded));
  return { ...replayed, budget: own.budget, isJudgeKeyMissing, unrecordedJudge: own.judge };
}

/** Whether somebody wrote that no model judges. */
const namesRules = ({ judge: { provider } }: Pick<Settings, 'judge'>): boolean =>
  provider === 'offline' || provider === 'onnx';

/** Whether the settings have a model that can be asked. */
async function hasJudge(engine: Pick<ScoringAccess, 'scoringWith'>): Promise<boolean> {
  try {
    return (await engine.scoringWith()).judge.mode === 'llm';
  } catch (error) {
    const { code } = asFault(error);
    if (code === 'internal' || code === 'cancelled') throw error;
    return false;
  }
}

/** Who judged the first of the cases that were judged by a model. */
async function recordedJudge(
  shelf: Pick<Shelf, 'load'>,
  planned: readonly PlannedCase[],
  settings: Settings['judge'],
): Promise<Judge | undefined> {
  for (const { description, loaded } of planned) {
    if (description.skip !== undefined) continue;
    const of = { agentId: description.agent_id, caseId: loaded.case.id };
    const judge = (await shelf.load(of).catch(refused))?.judge;
    if (judge === undefined) continue;
    const notes = noteOfOther(judge, settings);
    return { ...absentJudge(judge, settings), ...defined({ notes }) };
  }
  return undefined;
}

/** What to say where somebody named another model than the recorded one. */
function noteOfOther(
  { model }: RecordedJudge,
  { model: named }: Pick<Settings['judge'], 'model'>,
): [string] | undefined {
  if (!named || named === model) return undefined;
  const [ours, theirs] = [truncateText(model, LONGEST_NAME), truncateText(named, LONGEST_NAME)];
  return [
    `Judged by the recorded ${ours} although assay.yaml or --judge-model names ${theirs}: record again.`,
  ];
}

/** Characters of the name of a model in a sentence. */
const LONGEST_NAME = 200;

/** What a replay says of its judge where none was recorded. */
const NONE: RecordedJudge = { id: 'recorded/none', mode: 'llm', model: 'none recorded' };

/** A judge that only its recordings speak for. It is asked for vectors where its provider has them: that there are none is then seen. */
function absentJudge(judge: RecordedJudge, { provider }: Pick<Settings['judge'], 'provider'>): Judge {
  const hasVectors = judge === NONE ? provider !== 'anthropic' : !judge.id.startsWith('anthropic:');
  return {
    ...judge,
    isAbsent: true,
    fill: ({ key }) => Promise.reject(nobody(judge.model, key)),
    ...(hasVectors && { embed: () => Promise.reject(nobody(judge.model, 'embeddings')) }),
  };
}

/** A cassette that cannot be used: whoever plays its case hears of it. */
function refused(error: unknown): undefined {
  if (asFault(error).code === 'validation_failed') return undefined;
  throw error;
}

const nobody = (model: string, where: string): Fault =>
  new Fault('judge_error', nobodyWords(model), {
    ...{ where, subcode: CASSETTE_MISS },
    hint: 'Set the key of the judge, or record the case again: assay run --record',
  });

const nobodyWords = (model: string): string =>
  model === NONE.model
    ? 'No judge was recorded that could answer this, and none can be asked here.'
    : `${model} judged this when it was recorded, and cannot be asked here.`;
