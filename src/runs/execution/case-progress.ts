import { defined } from '../../schema/defined.ts';
import type { AttemptError, AttemptResult } from '../../schema/run.ts';
import { caseOutcome, type Outcome } from '../outcomes.ts';
import type { Job, PlannedCase } from '../planning/plan.ts';
import type { RunEvent, RunWorld } from '../world.ts';
import { isDecided } from './planned-steps.ts';

/** Follows the attempts of cases and tells of them. */
export interface Progress {
  /** An attempt was taken up, to be played or only judged. */
  taken(job: Job): void;
  /** It is not played after all. */
  dropped(job: Job): undefined;
  /** It is played now. */
  started(job: Job): void;
  finished(job: Job, result: AttemptResult): void;
  /** Whether what was finished here decides the case. */
  isDecided(one: PlannedCase): boolean;
  /** Whether nothing more of the case is played. */
  isFinished(one: PlannedCase): boolean;
}

/** What is kept of a case until it is finished: no texts. */
interface OpenCase {
  attempts: Outcome[];
  error: AttemptError | undefined;
  underWay: number;
}

/** Turns attempts into the events of contract 11; a case is finished with the last attempt that it takes. */
export function caseProgress(planned: readonly PlannedCase[], events: RunWorld['events']): Progress {
  const cases = new Map<PlannedCase, OpenCase>();
  const total = planned.filter((one) => one.description.skip === undefined).length;
  /** By place in the run; how many of them are. */
  const closed = new Uint8Array(planned.reduce((most, { index }) => Math.max(most, index + 1), 0));
  let finished = 0;
  const openCase = (one: PlannedCase) => {
    const known = cases.get(one) ?? { attempts: [], error: undefined, underWay: 0 };
    cases.set(one, known);
    return known;
  };
  const decided = (one: PlannedCase) =>
    closed[one.index] === 1 || isDecided(cases.get(one)?.attempts ?? [], one.description);
  const close = ({ planned: one, unlessDecided }: Job) => {
    const { attempts, error, underWay } = openCase(one);
    const isOver = unlessDecided === true && underWay === 0 && decided(one);
    if (closed[one.index] === 1 || (attempts.length < one.description.repeat && !isOver)) return;
    cases.delete(one);
    closed[one.index] = 1;
    finished++;
    events.emit({
      type: 'case.finished',
      data: {
        ...describe(one),
        ...caseOutcome(attempts, one.description),
        ...defined({ error }),
        finished,
        test_case_count: total,
      },
    });
  };
  return {
    taken(job) {
      if (isPlanned(job)) openCase(job.planned).underWay++;
    },
    dropped(job) {
      openCase(job.planned).underWay--;
      return undefined;
    },
    started(job) {
      const { planned: one, attempt } = job;
      events.emit({
        type: 'case.started',
        data: { ...describe(one), agent_id: one.agent.agent.id, attempt },
      });
    },
    finished(job, result) {
      for (const event of turnEvents(job, result)) events.emit(event);
      if (!isPlanned(job)) return;
      const known = openCase(job.planned);
      known.underWay--;
      known.attempts.push({ status: result.status, ...defined({ unsure: result.unsure }) });
      known.error ??= result.error;
      close(job);
    },
    isDecided: decided,
    isFinished: ({ index }) => closed[index] === 1,
  };
}

/** A play beyond the planned ones repeats a case that is finished. */
const isPlanned = ({ planned: { description }, attempt }: Job) => attempt < description.repeat;

const describe = ({ description: { id, name } }: PlannedCase) => ({
  test_case_id: id,
  test_case_name: name,
});

function* turnEvents({ planned, attempt }: Job, { turns }: AttemptResult): Iterable<RunEvent> {
  for (const [turn_index, { turn_id, results, errors }] of turns.entries())
    yield {
      type: 'turn.scored',
      data: {
        test_case_id: planned.description.id,
        ...{ attempt, turn_id, turn_index, results },
        ...defined({ errors }),
      },
    };
}
