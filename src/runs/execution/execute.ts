import type { AgentConnection } from '../../agents/agent.ts';
import { asFault, type Fault } from '../../errors.ts';
import { eachInPool } from '../../flow/pool.ts';
import { defined } from '../../schema/defined.ts';
import type { AttemptResult, RunHeader } from '../../schema/run.ts';
import { attemptOf, caseStatus } from '../attempt.ts';
import { type Job, jobs, type PlannedCase } from '../planning/plan.ts';
import type { ScoredRecord } from '../records.ts';
import type { RunWorld } from '../world.ts';
import { playAttempt } from './play-attempt.ts';
import { type RunTracing, runTracing } from './run-tracing.ts';
import { scoreAttempt } from './score-attempt.ts';

/** Long enough for the first calls to be sent, short enough to be over before they are answered. */
const WARM_AFTER_MS = 3;

export interface Executed {
  usage: RunHeader['usage'];
  cancelled: boolean;
  /** Which ceiling was reached, when one was. */
  budget: string | undefined;
  /** What the judge's provider said when it refused the key or the account. */
  refused: string | undefined;
  warnings: string[];
}

/** Why no more work is taken. */
interface Stops {
  budget?: string;
  refused?: string;
  fatal?: Fault;
}

/** No other question would be answered either (security.md R05). */
const REFUSALS = new Set(['unauthorized', 'insufficient_quota']);

/**
 * The only stage that meets agent and judge. Attempts are scored as soon as they are in, and every result is in the journal
 * before it counts. Stops taking work on cancellation, on a reached ceiling, when the judge's provider refuses the key, and on
 * a fault of the whole; work in flight ends.
 */
export async function execute(world: RunWorld): Promise<Executed> {
  const { settings, signal } = world;
  const warnings = new Set<string>();
  const connections = connectionPool(world);
  const tracing = runTracing(world.runId, world.traces, world.ports, (message) => warnings.add(message));
  const progress = caseProgress(world);
  const stops: Stops = {};
  // While the first answers of the agent are under way, the judge's package loads.
  const cancelWarming = world.ports.clock.after(WARM_AFTER_MS, () => void world.judge.warm?.());
  try {
    const next = world.steps ?? oneStep(world);
    const stopped = () => (stops.fatal ?? stops.budget ?? stops.refused) !== undefined;
    while (!stopped() && !signal?.aborted) {
      const step = await next();
      if (step === undefined) break;
      await eachInPool(
        step,
        settings.run.parallel ? settings.run.concurrency : 1,
        async (job) => {
          try {
            await work(job, world, connections.of, tracing, warnings, progress, stops);
          } catch (error) {
            const fault = asFault(error);
            if (fault.code === 'budget_exhausted') stops.budget ??= world.budget.exhausted ?? fault.message;
            else if (fault.code !== 'cancelled') stops.fatal ??= fault;
          }
        },
        { signal, stop: stopped },
      );
    }
  } finally {
    cancelWarming();
    await connections.close();
    await tracing.close();
  }
  if (stops.fatal !== undefined) throw stops.fatal;
  // Said now, when the last bill is in; an agent's bills come after its answers, so a ceiling can be passed without a stop.
  if (stops.budget !== undefined || world.budget.overspent)
    stops.budget = world.budget.exhausted ?? stops.budget;
  return {
    usage: world.journal.usage,
    cancelled: signal?.aborted ?? false,
    budget: stops.budget,
    refused: stops.refused,
    warnings: [...warnings].sort(),
  };
}

/** Every play of the plan at once. */
function oneStep(world: RunWorld): () => Iterable<Job> | undefined {
  let taken = false;
  return () => {
    if (taken) return undefined;
    taken = true;
    return jobs(world.planned);
  };
}

/** Plays and scores one attempt, or what is left of it. */
async function work(
  job: Job,
  world: RunWorld,
  connectionOf: (planned: PlannedCase) => Promise<AgentConnection>,
  tracing: RunTracing,
  warnings: Set<string>,
  progress: Progress,
  stops: Stops,
): Promise<void> {
  const { journal, settings, signal, ports } = world;
  const { id } = job.planned.description;
  let played = journal.played(id, job.attempt);
  if (played === undefined) {
    if (world.budget.exhausted !== undefined) {
      stops.budget ??= world.budget.exhausted;
      return;
    }
    progress.started(job);
    const connection = await connectionOf(job.planned);
    // What was answered and judged is on disk before anybody is called again: a kill costs what is in flight, no more.
    journal.settle();
    played = await playAttempt(job, {
      connection,
      tracing,
      clock: ports.clock,
      random: ports.random,
      maxRetries: settings.run.max_retries,
      timeoutMs: settings.run.timeout_ms,
      turnId: (one, turn) => turnIdOf(world.runId, one, turn),
      attachments: world.attachments,
      onAnswer: (answer) => world.budget.spend(answer.usage?.cost_usd ?? 0),
      ...defined({ signal }),
    });
    journal.append(played);
  }
  const records: ScoredRecord[] = [];
  if (played.type === 'attempt.played') {
    const done = journal.scored(id, job.attempt);
    records.push(...done);
    await scoreAttempt(
      job,
      played.turns,
      done,
      {
        judge: world.judge,
        settings,
        secretsWithheld: world.config.secrets_withheld,
        ...defined({ signal }),
      },
      (record) => {
        journal.append(record);
        records.push(record);
        if (REFUSALS.has(record.error?.subcode ?? '')) stops.refused ??= record.error?.message;
      },
      (usage) => journal.append({ type: 'turn.unscored', case_id: id, attempt: job.attempt, usage }),
    );
  }
  for (const { left_out } of records) if (left_out !== undefined) warnings.add(left_out);
  const result = attemptOf(played, records, job.planned.description.scorers);
  journal.keep(job.planned.description, job.attempt, result);
  progress.finished(job, result);
}

/** One connection an agent, made at its first case; the same agent as another commit has it stands in another folder. */
function connectionPool(world: RunWorld) {
  const open = new Map<string, Promise<AgentConnection>>();
  return {
    of(planned: PlannedCase): Promise<AgentConnection> {
      const key = `${planned.agent.home}\0${planned.agent.agent.id}`;
      let connection = open.get(key);
      if (connection === undefined) {
        connection = world.connect(planned.agent);
        open.set(key, connection);
      }
      return connection;
    },
    async close(): Promise<void> {
      for (const settled of await Promise.allSettled(open.values()))
        if (settled.status === 'fulfilled') await settled.value.close();
    },
  };
}

interface Progress {
  started(job: Job): void;
  finished(job: Job, result: AttemptResult): void;
}

/** Turns finished attempts into the events of contract 11; a case is finished with its last attempt. */
function caseProgress({ events, planned }: RunWorld): Progress {
  const open = new Map<PlannedCase, AttemptResult[]>();
  const total = planned.filter((one) => one.description.skip === undefined).length;
  let finished = 0;
  const describe = (one: PlannedCase) => ({
    test_case_id: one.description.id,
    test_case_name: one.description.name,
  });
  return {
    started(job) {
      const { planned: one, attempt } = job;
      events.emit({
        type: 'case.started',
        data: { ...describe(one), agent_id: one.agent.agent.id, attempt },
      });
    },
    finished(job, result) {
      const { planned: one, attempt } = job;
      result.turns.forEach((turn, index) => {
        const { turn_id, results, errors } = turn;
        events.emit({
          type: 'turn.scored',
          data: {
            test_case_id: one.description.id,
            attempt,
            turn_id,
            turn_index: index,
            results,
            ...defined({ errors }),
          },
        });
      });
      // A play beyond the planned ones repeats a case that is finished.
      if (attempt >= one.description.repeat) return;
      const attempts = open.get(one) ?? [];
      attempts.push(result);
      open.set(one, attempts);
      if (attempts.length < one.description.repeat) return;
      open.delete(one);
      finished++;
      const error = attempts.find((each) => each.error !== undefined)?.error;
      events.emit({
        type: 'case.finished',
        data: {
          ...describe(one),
          status: caseStatus(attempts, one.description),
          ...defined({ error }),
          finished,
          test_case_count: total,
        },
      });
    },
  };
}

/** The same turn has the same id in every continuation of a run; the run can be found from it. */
export function turnIdOf(
  runId: string,
  job: { planned: Pick<PlannedCase, 'index'>; attempt: number },
  turn: number,
): string {
  return `turn_${runId.slice(runId.indexOf('_') + 1)}_${job.planned.index}_${job.attempt}_${turn}`;
}
