import type { Budget } from '../../judges/budgeted.ts';
import type { DetailedComparison } from '../comparing/compare-runs.ts';
import {
  type FurtherPlays,
  LOST_TO_PLAY_AGAIN,
  MOST_CASES_AGAIN,
  ROUNDS_AGAIN,
  ROUNDS_AGAIN_ON_BASE,
} from '../comparing/fall-of-rate.ts';
import type { Job, PlannedCase } from '../planning/plan.ts';
import type { RunJournal } from '../run-journal.ts';
import { type BaseSide, baseRoundsBefore, isBaseRoundRecorded, onBaseAttempts } from './base-plays.ts';
import { isRecorded, playsOf, repeatsBefore } from './confirm-flips.ts';

/** What has to be known to play all compared cases again. */
export interface CasesToPlayAgain {
  planned: readonly PlannedCase[];
  journal: Pick<RunJournal, 'attempt'>;
  budget: Pick<Budget, 'exhausted'>;
  /** Where the base can be played, too. */
  base: BaseSide | undefined;
  /** The comparison with everything that was played up to now. */
  compared(): DetailedComparison;
}

/** Further plays of all compared cases as one more step of a run. */
export interface RoundsAgain {
  /** What is missing of them; undefined where the fall is not suspicious, or nothing is missing. */
  next(): Promise<Iterable<Job> | undefined>;
  /** What they came to, once all of them were made: by then, and not before, the fall is looked at again. */
  further(): ((id: string) => FurtherPlays) | undefined;
  /** Why they were not made. */
  readonly note: string | undefined;
}

/**
 * Plays all cases again where so many more flipped to failing than to passing that something may have got worse everywhere, though one play a case
 * cannot prove it: a fixed number of rounds, of all cases alike, and one test at their end. The rounds
 * are those of the repeats (confirm-flips.ts), so that a flip which was repeated has less to play.
 */
export function roundsAgain({ planned, journal, budget, base, compared }: CasesToPlayAgain): RoundsAgain {
  const byId = new Map(planned.map((one) => [one.description.id, one]));
  let chosen: PlannedCase[] | undefined;
  let note: string | undefined;
  let isAsked = false;

  const missingNow = (cases: readonly PlannedCase[]) =>
    cases.flatMap((one): Job[] =>
      roundsUpTo(ROUNDS_AGAIN)
        .filter((round) => !isRecorded(one.description, round, journal))
        .flatMap((round) => playsOf(one.description, round).map((attempt) => ({ planned: one, attempt }))),
    );
  const missingOnBase = async (cases: readonly PlannedCase[]) => {
    const jobs: Job[] = [];
    for (const one of cases) {
      const found = await base?.agentOf(one.agent);
      if (found === undefined || 'missing' in found) continue;
      for (const round of roundsUpTo(ROUNDS_AGAIN_ON_BASE))
        if (!isBaseRoundRecorded(one.description, round, journal))
          for (const attempt of onBaseAttempts(one.description, round))
            jobs.push({ planned: { ...one, agent: found.agent }, attempt });
    }
    return jobs;
  };

  return {
    async next() {
      if (isAsked) return undefined;
      const { comparison, compared: ids, lost } = compared();
      if (comparison.verdict === 'regression' || lost < LOST_TO_PLAY_AGAIN || ids.length > MOST_CASES_AGAIN)
        return undefined;
      chosen = ids.flatMap((id) => byId.get(id) ?? []);
      const jobs = [...missingNow(chosen), ...(await missingOnBase(chosen))];
      isAsked = true;
      if (jobs.length === 0) return undefined;
      if (budget.exhausted === undefined) return jobs;
      note = `the budget left no further plays of all cases (${budget.exhausted})`;
      return undefined;
    },
    further() {
      const cases = chosen;
      if (cases === undefined || missingNow(cases).length > 0) return undefined;
      const onBase = cases.every(({ description }) =>
        roundsUpTo(ROUNDS_AGAIN_ON_BASE).every((round) => isBaseRoundRecorded(description, round, journal)),
      );
      return (id) => {
        const one = byId.get(id);
        if (one === undefined) return { now: { played: 0, failed: 0 } };
        return {
          now: repeatsBefore(one.description, ROUNDS_AGAIN, journal),
          ...(onBase ? { onBase: baseRoundsBefore(one.description, ROUNDS_AGAIN_ON_BASE, journal) } : {}),
        };
      };
    },
    get note() {
      return note;
    },
  };
}

const roundsUpTo = (rounds: number) => Array.from({ length: rounds }, (_, round) => round);
