import { asFault, type Fault, faultSentences } from '../../errors.ts';
import { eachInPool, type Place } from '../../flow/pool.ts';
import { withResources } from '../../flow/resources.ts';
import { MODEL_GONE } from '../../models/model-words.ts';
import type { AttemptResult, RunHeader } from '../../schema/run.ts';
import { workspacesOf } from '../../workspaces/workspaces.ts';
import { attemptOf } from '../attempt.ts';
import { type Job, jobs, type PlannedCase } from '../planning/plan.ts';
import type { ScoredRecord } from '../records.ts';
import type { Workload } from '../run-spec.ts';
import { scorerNamesOfPlay } from '../scorers-of-play.ts';
import type { RunWorld } from '../world.ts';
import { lazyWorlds } from './attempt-in-world.ts';
import { type BreakableWaits, breakableWaits } from './breakable-waits.ts';
import { caseProgress, type Progress } from './case-progress.ts';
import { connectionPool } from './connection-pool.ts';
import { goneFault } from './gone-fault.ts';
import { judgedAs } from './judge-of-attempt.ts';
import { keyOf, type Playing, playJob } from './play-job.ts';
import { runTracing } from './run-tracing.ts';
import type { AttemptToScore } from './score-attempt.ts';
import { settledTogether } from './settled-together.ts';
import type { TapedPlay } from './taped-play.ts';
import { scoreTaped } from './taped-score.ts';
import { timeLimit } from './time-limit.ts';
import { toleratedAnswers } from './tolerated-answers.ts';

/** Long enough for the first calls to be sent, short enough to be over before they are answered. */
const WARM_AFTER_MS = 3;

export interface Executed {
  usage: RunHeader['usage'];
  cancelled: boolean;
  /** Which ceiling was reached, when one was. */
  budget: string | undefined;
  /** The time limit, where work was left when it was over. */
  overtime: string | undefined;
  /** The message of the provider that refused every further request: the key, the account or the model. */
  refused: string | undefined;
  /** It was the model that was refused, of the judge or of an agent: nobody serves it. */
  modelGone: boolean;
  warnings: string[];
}

/** Why no more work is taken. */
interface Stops {
  budget?: string;
  overtime?: string;
  refused?: string;
  modelGone?: boolean;
  fatal?: Fault;
}

/** No other question would be answered either (security.md R05). */
const REFUSALS = new Set(['unauthorized', 'insufficient_quota']);

/** One execution under way: what all of its attempts share. */
interface Execution extends Playing {
  progress: Progress;
  stops: Stops;
  waits: BreakableWaits;
  onEnded: OnEnded;
}

/** Told of each attempt that is over, once it is recorded, and whether its case is decided with it: no more of it are played. */
type OnEnded = (job: Job, result: AttemptResult, isDecided: boolean) => void;

/**
 * The only stage that meets agent and judge. Attempts are scored as soon as they are in, and every result is in the journal
 * before it counts. Stops taking work on cancellation, on a reached ceiling, when the time is over, when the judge's provider
 * refuses the key, when nobody serves a model, and on a fault of the whole. Work in flight ends; on cancellation and when the time is
 * over it is broken off and not recorded, so that a run that goes on does it again.
 */
export async function execute(
  work: Workload,
  world: RunWorld,
  onEnded: OnEnded = () => undefined,
): Promise<Executed> {
  const { budget, judge } = work;
  const warnings = new Set<string>();
  const tolerated = toleratedAnswers();
  const stops: Stops = {};
  const connections = connectionPool(world, concurrencyOf(work));
  const settled = settledTogether(world.journal);
  const tracing = runTracing(work.runId, world.traces, world.ports, (message) => warnings.add(message));
  const worlds = lazyWorlds(world.ports);
  const workspaces = workspacesOf(world.ports, {
    hidden: world.hidden ?? [],
    warn: (message) => warnings.add(message),
  });
  const progress = caseProgress(work.planned, world.events);
  // While the first answers of the agent are under way, the judge's package loads.
  const cancelWarming = world.ports.clock.after(WARM_AFTER_MS, () => void judge.warm?.());
  await withResources(async (open) => {
    open.atClose(() => workspaces.close());
    open.atClose(() => tracing.close());
    open.atClose(() => worlds.close());
    open.atClose(() => connections.close());
    open.atClose(cancelWarming);
    using time = timeLimit(work.timeLimit, world.ports.clock, world.signal);
    if (world.signal?.aborted !== true)
      worlds.warm(work.planned, ({ description: { id } }) => world.journal.played(id, 0) !== undefined);
    const waits = breakableWaits(time.signal);
    // A scorer that failed may have left a question behind that would be asked again.
    open.atClose(waits.end);
    await everyStep({
      ...{ work, world, connections, settled, tracing, worlds, progress, warnings, tolerated, stops },
      ...{ time, waits, workspaces, onEnded },
    });
    if (stops.fatal !== undefined) throw stops.fatal;
  });
  // Said now, when the last bill is in; an agent's bills come after its answers, so a ceiling can be passed without a stop.
  if (stops.budget !== undefined || budget.overspent) stops.budget = budget.exhausted ?? stops.budget;
  return {
    usage: world.journal.usage,
    cancelled: world.signal?.aborted ?? false,
    budget: stops.budget,
    overtime: stops.overtime,
    refused: stops.refused,
    modelGone: stops.modelGone ?? false,
    warnings: [...warnings, ...tolerated.warnings(), ...(world.cassettes?.warnings() ?? [])].sort(),
  };
}

/** One step after the other, until there is none or something stops the work. */
async function everyStep(execution: Execution): Promise<void> {
  const { work, world, stops } = execution;
  const next = work.steps ?? oneStep(work.planned);
  const stopped = () => isStopped(stops);
  while (!stopped() && !world.signal?.aborted) {
    const step = await next();
    if (step === undefined) return;
    await eachInPool(step, concurrencyOf(work), (job, place) => attempt(job, place, execution), {
      signal: world.signal,
      stop: stopped,
    });
  }
}

const isStopped = ({ fatal, budget, overtime, refused }: Stops): boolean =>
  (fatal ?? budget ?? overtime ?? refused) !== undefined;

const concurrencyOf = ({ settings: { run } }: Workload): number => (run.parallel ? run.concurrency : 1);

/** Every play of the plan at once. */
function oneStep(planned: readonly PlannedCase[]): () => Iterable<Job> | undefined {
  let taken = false;
  return () => {
    if (taken) return undefined;
    taken = true;
    return jobs(planned);
  };
}

/** Plays and scores one attempt, or what is left of it; a fault of the whole is why no more work is taken. */
async function attempt(job: Job, own: Place, execution: Execution): Promise<void> {
  const { work, world, stops, progress, time, waits } = execution;
  const place = waits.of(own);
  try {
    progress.taken(job);
    const played = await playedOf(job, place, execution);
    if (played !== undefined) await scored(job, played, place, execution);
  } catch (error) {
    const fault = asFault(error);
    if (fault.code === 'budget_exhausted') stops.budget ??= work.budget.exhausted ?? fault.message;
    else if (fault.subcode === MODEL_GONE && stops.refused === undefined)
      Object.assign(stops, { refused: faultSentences(fault), modelGone: true });
    else if (fault.code !== 'cancelled' && fault.subcode !== MODEL_GONE) stops.fatal ??= fault;
    else if (fault.code === 'cancelled' && time.isOver() && world.signal?.aborted !== true)
      stops.overtime ??= work.timeLimit;
  }
  if (isStopped(stops)) waits.end();
}

/** The play of an attempt: recorded, or made now; undefined where the budget allows none. */
async function playedOf(job: Job, place: Place, execution: Execution): Promise<TapedPlay | undefined> {
  const { work, world, progress, stops, time } = execution;
  const { budget } = work;
  const { journal } = world;
  const recorded = journal.played(job.planned.description.id, job.attempt);
  if (recorded !== undefined) return { played: recorded, tape: undefined };
  if (job.unlessDecided === true && progress.isDecided(job.planned)) return progress.dropped(job);
  if (time.isOver()) {
    stops.overtime ??= work.timeLimit;
    return undefined;
  }
  if (budget.exhausted !== undefined) {
    stops.budget ??= budget.exhausted;
    return undefined;
  }
  progress.started(job);
  const taped = await playJob(job, place, execution, ({ code, message }) => {
    if (REFUSALS.has(code)) stops.refused ??= message;
  });
  const { played } = taped;
  if (played.type === 'attempt.errored' && played.error.code === MODEL_GONE) {
    const { file, line } = job.planned.agent.location;
    throw goneFault(played.error, `${file}:${line}`);
  }
  journal.append(played);
  return taped;
}

/** Judges what the journal has no result of yet, and is finished with the attempt. */
async function scored(
  job: Job,
  { played, tape }: TapedPlay,
  place: Place,
  execution: Execution,
): Promise<void> {
  const { work, world, worlds, progress, warnings, stops, onEnded } = execution;
  const { journal } = world;
  const { description } = job.planned;
  const records: ScoredRecord[] = [];
  if (played.type === 'attempt.played') {
    const done = journal.scored(description.id, job.attempt);
    records.push(...done);
    const toScore: AttemptToScore = {
      ...{ job, turns: played.turns, workspace: played.workspace, done },
      ...(played.world === undefined ? {} : { evidence: played.world, worlds }),
      ...judgedAs(job, work, place),
      settings: work.settings,
      onScored(record) {
        journal.append(record);
        records.push(record);
        if (REFUSALS.has(record.error?.subcode ?? '')) stops.refused ??= record.error?.message;
      },
      onUnscored: (usage) => journal.append({ ...keyOf(job), type: 'turn.unscored', usage }),
      signal: execution.time.signal,
    };
    await scoreTaped(toScore, world.cassettes, tape);
  }
  for (const { left_out } of records) if (left_out !== undefined) warnings.add(left_out);
  const result = attemptOf(played, records, scorerNamesOfPlay(description, played.turns.length));
  progress.finished(job, result);
  onEnded(job, result, progress.isFinished(job.planned));
}
