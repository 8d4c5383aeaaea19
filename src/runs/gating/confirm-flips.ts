import type { Budget } from '../../judges/budgeted.ts';
import type { Flip } from '../../schema/comparison.ts';
import { formatCounted } from '../../text/format.ts';
import { type FlipRepeats, isSettled, REPEATS_TO_CONFIRM } from '../comparing/flip-verdict.ts';
import { attemptsOfRound, judgedRounds } from '../execution/rounds.ts';
import type { Job, PlannedCase } from '../planning/plan.ts';
import type { CaseDescription } from '../records.ts';
import type { RunJournal } from '../run-journal.ts';

/** A repeat of a case costs what the case costs: no more of them than can change the verdict. */
export const MOST_REPEATS = REPEATS_TO_CONFIRM;
/** Of more flips than that none is repeated where the paired comparison decides by itself; where it does not, so many are. */
export const MOST_REPEATED_CASES = 20;

/** What has to be known to play flipped cases again. */
export interface FlipsToConfirm {
  planned: readonly PlannedCase[];
  /** The planned plays, in steps. */
  plays(): Iterable<Job> | undefined;
  journal: Pick<RunJournal, 'attempt' | 'played'>;
  budget: Pick<Budget, 'exhausted' | 'overspent'>;
  /**
   * Flips of gating cases that passed in the baseline and fail now, as far as they are judged, always in the same order, and
   * whether they are called a regression already; asked after every round.
   */
  flipped(): { flips: readonly Pick<Flip, 'id' | 'verdict'>[]; proven: boolean };
}

/** Repeats of flipped cases as steps of a run. */
export interface Confirmation {
  /** The planned plays first, then one round of repeats after the other, of all open cases together so that calls overlap. */
  steps(): Iterable<Job> | undefined;
  /** Whether there was nothing more to repeat when it was last asked: the flips it was given then are final. */
  readonly ended: boolean;
  /** Whether every planned play was over before the money was: what stopped the repeats then takes no evidence away. */
  readonly planPlayed: boolean;
  /** Why flipped cases were not played again, or not as often as wanted. */
  readonly note: string | undefined;
}

/**
 * Plays again, on the current side, what passed in the baseline and fails now (users.md 4.1, ideas 6 and 7): chance must not
 * be called a regression. A repeat is one play of the whole case, turns and attempts; its attempts follow the planned ones in
 * the journal, so a resumed run repeats nothing twice. A case is done as soon as its verdict cannot change any more.
 */
export function confirmFlips({ planned, plays, journal, budget, flipped }: FlipsToConfirm): Confirmation {
  const byId = new Map(planned.map((one) => [one.description.id, one]));
  let ended = false;
  let planPlayed = false;
  let note: string | undefined;
  let round = 0;

  const isBegun = ({ description }: PlannedCase) =>
    playsOf(description, 0).some((attempt) => journal.played(description.id, attempt) !== undefined);
  const isRecorded = ({ description }: PlannedCase, index: number) =>
    playsOf(description, index).every((attempt) => journal.attempt(description, attempt) !== undefined);
  /** Cases whose next repeat can still change what they are called. */
  const open = (): PlannedCase[] => {
    const { flips, proven } = flipped();
    const cases = flips.slice(0, MOST_REPEATED_CASES).flatMap(({ id }) => byId.get(id) ?? []);
    const repeated = cases.some(isBegun);
    planPlayed ||= !budget.overspent || repeated;
    if (flips.length > MOST_REPEATED_CASES) {
      note = tooManyNote(flips.length, proven && !repeated);
      if (proven) return [];
    }
    const suspected = new Set(flips.filter(({ verdict }) => verdict === 'suspected').map(({ id }) => id));
    return cases.filter(({ description }) => suspected.has(description.id));
  };
  /** The next round; one that stands in the journal already costs nothing, whatever is left, and is passed over. */
  const nextRound = (): Iterable<Job> | undefined => {
    const suspected = open();
    for (; ; round++) {
      const cases = suspected.filter(({ description }) => !isDone(description, round, journal));
      if (cases.length === 0) return undefined;
      if (cases.every((one) => isRecorded(one, round))) continue;
      if (budget.exhausted === undefined) return roundOf(cases, round++);
      note = `the budget left no${round === 0 ? '' : ' more'} repeats (${budget.exhausted})`;
      return undefined;
    }
  };

  return {
    steps() {
      const next = plays() ?? nextRound();
      ended = next === undefined;
      return next;
    },
    get ended() {
      return ended;
    },
    get planPlayed() {
      return planPlayed;
    },
    get note() {
      return note;
    },
  };
}

/** Why not every case that flipped is repeated. */
const tooManyNote = (flipped: number, decided: boolean) =>
  decided
    ? `${formatCounted(flipped, 'case')} flipped; above ${MOST_REPEATED_CASES} none is repeated where the paired comparison decides`
    : `${formatCounted(flipped, 'case')} flipped, of which the first ${MOST_REPEATED_CASES} are repeated`;

/** What the repeats of a case came to: those that were judged, and those of them that failed. Undefined when it had none. */
export function repeatsOf(
  description: CaseDescription,
  journal: Pick<RunJournal, 'attempt'>,
): FlipRepeats | undefined {
  const repeats = repeatsBefore(description, MOST_REPEATS, journal);
  const tried = [...repeatAttempts(description)].some(
    (attempt) => journal.attempt(description, attempt) !== undefined,
  );
  return tried ? repeats : undefined;
}

/** Attempts of all repeats that a case can have, for whoever forgets errors. */
export function* repeatAttempts(description: Pick<CaseDescription, 'repeat'>): Iterable<number> {
  for (let index = 0; index < MOST_REPEATS; index++) yield* playsOf(description, index);
}

function* roundOf(cases: readonly PlannedCase[], index: number): Iterable<Job> {
  for (const planned of cases)
    for (const attempt of playsOf(planned.description, index)) yield { planned, attempt };
}

/** Attempts of a repeat: after the planned ones and those of the repeats before. */
const playsOf = (description: Pick<CaseDescription, 'repeat'>, index: number) =>
  attemptsOfRound(description, description.repeat, index);

const repeatsBefore = (description: CaseDescription, rounds: number, journal: Pick<RunJournal, 'attempt'>) =>
  judgedRounds(description, description.repeat, rounds, journal);

/** Whether the repeats that are left after so many rounds cannot change the verdict any more; errored ones are lost. */
function isDone(description: CaseDescription, rounds: number, journal: Pick<RunJournal, 'attempt'>): boolean {
  if (rounds >= MOST_REPEATS) return true;
  const { played, failed } = repeatsBefore(description, rounds, journal);
  return isSettled({ played, failed }, played + MOST_REPEATS - rounds);
}
