import type { Budget } from '../../judges/budgeted.ts';
import type { DetailedComparison } from '../comparing/compare-runs.ts';
import {
  FLIPS_TO_PLAY_AGAIN,
  type FurtherPlays,
  type GatedPlays,
  LOST_TO_PLAY_AGAIN,
  looksAgain,
  MOST_CASES_AGAIN,
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

/** Further plays of all compared cases as more steps of a run. */
export interface RoundsAgain {
  /** What is missing of them; undefined where the fall is not suspicious, or nothing is missing. */
  next(): Promise<Iterable<Job> | undefined>;
  /** What they came to at the last look whose plays were all made; by then, and not between, the fall is looked at again. */
  look(): GatedPlays['look'];
  /** Why they were not made. */
  readonly note: string | undefined;
}

/**
 * Plays all cases again where several flipped to failing, and more than to passing, since something may have got worse everywhere, though one play a case
 * cannot prove it: fixed numbers of rounds, of all cases alike, and a test at the end of each, until one proves it or nothing is expected of
 * the next. The rounds are those of the repeats (confirm-flips.ts), so that a flip which was repeated has less to play.
 */
export function roundsAgain({ planned, journal, budget, base, compared }: CasesToPlayAgain): RoundsAgain {
  const byId = new Map(planned.map((one) => [one.description.id, one]));
  const looks = looksAgain(base !== undefined);
  let chosen: PlannedCase[] | undefined;
  let note: string | undefined;
  /** The look whose plays are made, and the last one that can be taken. */
  let at = -1;
  let known: GatedPlays['look'];

  const missing = (rounds: number) => missingNow(chosen ?? [], rounds, journal);
  /** Whether the plays of another look are worth making. */
  const goesOn = () => {
    const { comparison, compared: ids, flips, lost, mayHaveFallen } = compared();
    if (comparison.verdict === 'regression' || !mayHaveFallen || at + 1 >= looks.length) return false;
    if (chosen !== undefined) return true;
    if (lost < LOST_TO_PLAY_AGAIN || flips.length < FLIPS_TO_PLAY_AGAIN) return false;
    if (ids.length > MOST_CASES_AGAIN) return false;
    chosen = ids.flatMap((id) => byId.get(id) ?? []);
    return true;
  };
  return {
    async next() {
      // What broke off is not asked for again.
      if (at >= 0 && missing(looks[at]!.rounds).length > 0) return undefined;
      while (goesOn()) {
        at += 1;
        const { rounds, onBase } = looks[at]!;
        const there = await missingOnBase(chosen ?? [], onBase, base, journal);
        const jobs = [...missing(rounds), ...there];
        if (jobs.length === 0) continue;
        if (budget.exhausted === undefined) return jobs;
        note = `the budget left no further plays of all cases (${budget.exhausted})`;
        return undefined;
      }
      return undefined;
    },
    look() {
      let last = at;
      while (last >= 0 && missing(looks[last]!.rounds).length > 0) last -= 1;
      if (known?.at !== last)
        known = last < 0 ? undefined : { at: last, further: furtherAt(looks[last]!, chosen ?? [], journal) };
      return known;
    },
    get note() {
      return note;
    },
  };
}

/** Plays of now that a look still needs. */
function missingNow(
  cases: readonly PlannedCase[],
  rounds: number,
  journal: CasesToPlayAgain['journal'],
): Job[] {
  return cases.flatMap((one) =>
    roundsUpTo(rounds)
      .filter((round) => !isRecorded(one.description, round, journal))
      .flatMap((round) =>
        playsOf(one.description, round).map((attempt, userOf) => ({ planned: one, attempt, userOf })),
      ),
  );
}

/** And those on the base, of the cases that can be played there. */
async function missingOnBase(
  cases: readonly PlannedCase[],
  rounds: number,
  base: BaseSide | undefined,
  journal: CasesToPlayAgain['journal'],
): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const one of cases) {
    const found = await base?.agentOf(one.agent);
    if (found === undefined || 'missing' in found) continue;
    for (const round of roundsUpTo(rounds))
      if (!isBaseRoundRecorded(one.description, round, journal))
        for (const [userOf, attempt] of onBaseAttempts(one.description, round).entries())
          jobs.push({ planned: { ...one, agent: found.agent }, attempt, userOf });
  }
  return jobs;
}

/** What the plays of a look came to, by case; those on the base count where all of them were made. */
function furtherAt(
  { rounds, onBase }: ReturnType<typeof looksAgain>[number],
  cases: readonly PlannedCase[],
  journal: CasesToPlayAgain['journal'],
): (id: string) => FurtherPlays {
  const byId = new Map(cases.map((one) => [one.description.id, one]));
  const isPlayedThere =
    onBase > 0 &&
    cases.every(({ description }) =>
      roundsUpTo(onBase).every((round) => isBaseRoundRecorded(description, round, journal)),
    );
  return (id) => {
    const one = byId.get(id);
    if (one === undefined) return { now: { played: 0, failed: 0 } };
    return {
      now: repeatsBefore(one.description, rounds, journal),
      ...(isPlayedThere ? { onBase: baseRoundsBefore(one.description, onBase, journal) } : {}),
    };
  };
}

const roundsUpTo = (rounds: number) => Array.from({ length: rounds }, (_, round) => round);
