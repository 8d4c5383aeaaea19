import type { Place } from '../../flow/pool.ts';
import { defined } from '../../schema/defined.ts';
import type { AttemptError } from '../../schema/run.ts';
import type { Workspaces } from '../../workspaces/workspaces.ts';
import type { Job, PlannedCase } from '../planning/plan.ts';
import type { Workload } from '../run-spec.ts';
import type { RunWorld } from '../world.ts';
import type { LazyWorlds } from './attempt-in-world.ts';
import type { connectionPool } from './connection-pool.ts';
import { inWorkspace } from './in-workspace.ts';
import { judgedAs, tapedJudge } from './judge-of-attempt.ts';
import { playAttempt } from './play-attempt.ts';
import type { RunTracing } from './run-tracing.ts';
import { simulatedUsers } from './simulated-users.ts';
import { talksAnew } from './talks-anew.ts';
import { type TapedPlay, tapedPlay } from './taped-play.ts';
import { cassettesOf, isPaidNow, tapedWay } from './taped-way.ts';
import type { TimeLimit } from './time-limit.ts';
import type { toleratedAnswers } from './tolerated-answers.ts';

/** What plays of an execution share. */
export interface Playing {
  readonly work: Workload;
  readonly world: RunWorld;
  readonly connections: ReturnType<typeof connectionPool>;
  readonly workspaces: Workspaces;
  readonly tracing: RunTracing;
  readonly worlds: LazyWorlds;
  readonly warnings: Set<string>;
  readonly tolerated: ReturnType<typeof toleratedAnswers>;
  readonly time: TimeLimit;
  /** Waits until what was answered and judged is on disk. */
  settled(): Promise<void>;
}

/**
 * Plays one attempt with everything that its case has: its recording around its talks, a workspace of its own for each of them. `onUserFailure`
 * is told why a user could not be played on.
 */
export function playJob(
  job: Job,
  place: Place,
  playing: Playing,
  onUserFailure: (failure: AttemptError) => void,
): Promise<TapedPlay> {
  const { work, world, connections, settled, tracing, worlds, tolerated, time, workspaces, warnings } =
    playing;
  const { clock, random } = world.ports;
  const { max_retries: maxRetries, timeout_ms: timeoutMs } = work.settings.run;
  const cassettes = cassettesOf(job, world.cassettes, (message) => warnings.add(message));
  const way = tapedWay(job.planned.agent.agent, cassettes?.agents === true);
  return tapedPlay(job, cassettes, async (taped) => {
    const { connection, limit } = await connections.of(job.planned, taped);
    // What was answered and judged is on disk before anybody is called again: a kill costs what is in flight, no more.
    await settled();
    const users = simulatedUsers(tapedJudge(judgedAs(job, work, place).judge, taped), {
      onUnfinished: (usage) => world.journal.append({ ...keyOf(job), type: 'turn.unscored', usage }),
      onFailure: onUserFailure,
    });
    const playIn = (talk: Parameters<Parameters<typeof talksAnew>[2]>[0]) =>
      inWorkspace(job, { workspaces, signal: time.signal }, (workspace) =>
        playAttempt(job, {
          ...{ connection, limit, tape: taped, tracing, worlds, talk, aside: place.aside },
          ...{ clock, random, maxRetries, timeoutMs },
          turnId: (one, turn) => turnIdOf(work.runId, one, turn),
          attachments: world.attachments,
          onAnswer({ usage }) {
            if (isPaidNow(way, taped?.tape.replayed())) work.budget.spend(usage?.cost_usd ?? 0);
          },
          onWarning: tolerated.of(job.planned.agent.agent.id),
          ...defined({ workspace, signal: time.signal }),
        }),
      );
    return talksAnew(job, users, playIn, taped?.tape);
  });
}

/** By what the journal knows an attempt. */
export const keyOf = ({ planned: { description }, attempt }: Job) => ({ case_id: description.id, attempt });

/** The same turn has the same id in every continuation of a run; the run can be found from it. */
export function turnIdOf(
  runId: string,
  job: { planned: Pick<PlannedCase, 'index'>; attempt: number },
  turn: number,
): string {
  return `turn_${runId.slice(runId.indexOf('_') + 1)}_${job.planned.index}_${job.attempt}_${turn}`;
}
