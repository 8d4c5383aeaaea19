import type { Budget } from '../../judges/budgeted.ts';
import { formatCounted } from '../../text/format.ts';
import type { DetailedComparison } from '../comparing/compare-runs.ts';
import {
  type FlipRepeats,
  MADE_UP_FOR,
  MOST_REPEATED_CASES,
  MOST_REPEATS,
  MOST_ROUNDS,
} from '../comparing/flip-proof.ts';
import { isSettled, REPEATS_TO_EXCUSE } from '../comparing/flip-verdict.ts';
import { attemptsOfRound, briefly, judgedRounds, whyUnjudged } from '../execution/rounds.ts';
import type { Job, PlannedCase } from '../planning/plan.ts';
import type { CaseDescription } from '../records.ts';
import type { RunJournal } from '../run-journal.ts';

/** What has to be known to play flipped cases again. */
export interface FlipsToConfirm {
  planned: readonly PlannedCase[];
  /** The planned plays, in steps. */
  plays(): Iterable<Job> | undefined;
  journal: Pick<RunJournal, 'attempt' | 'played'>;
  budget: Pick<Budget, 'exhausted' | 'overspent'>;
  /**
   * Flips of gating cases that passed in the baseline and fail now, as far as they are judged, always in the same order, and
   * whether they are called a regression already, and which cases that failed before have to be played beside them; asked after every round.
   */
  flipped(): { flips: DetailedComparison['flips']; proven: boolean; beside?: readonly string[] | undefined };
  /** Repeats in a row that are worth playing where so many failures would be proof (undefined: no number of them). */
  aim?(id: string, needed: number | undefined): number;
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
export function confirmFlips(asked: FlipsToConfirm): Confirmation {
  const { planned, plays, journal, budget, flipped, aim = aimOf } = asked;
  const byId = new Map(planned.map((one) => [one.description.id, one]));
  let ended = false;
  let planPlayed = false;
  let note: string | undefined;
  /** Repeats that were asked for: what broke off is not asked for again. */
  const given = new Set<string>();

  /** Cases whose next repeat can still change what they are called, or what is beside them, with how many repeats they may have. */
  const open = (): { one: PlannedCase; most: number | undefined }[] => {
    const { flips, proven, beside = [] } = flipped();
    const cases = flips.slice(0, MOST_REPEATED_CASES).flatMap(({ id, verdict, needed }) => {
      const one = byId.get(id);
      return one === undefined ? [] : [{ one, verdict, most: aim(id, needed) }];
    });
    const repeated = cases.some(({ one }) => isBegun(one, journal));
    planPlayed ||= !budget.overspent || repeated;
    if (flips.length > MOST_REPEATED_CASES) {
      note = tooManyNote(flips.length, proven && !repeated);
      if (proven) return [];
    }
    // Those beside them are listed until they passed now and then, or were played as often as a flip can be.
    const others = proven ? [] : beside.flatMap((id) => byId.get(id) ?? []);
    const suspected = cases.filter(({ verdict }) => verdict === 'suspected');
    return [...suspected, ...others.map((one) => ({ one, most: undefined }))];
  };
  /** The next repeats of every open case; those that stand in the journal cost nothing, whatever is left, and are passed over. */
  const nextRound = (): Iterable<Job> | undefined => {
    const cases = open().flatMap(({ one, most }) => {
      const round = nextRoundOf(one, given, journal);
      return isDone(one.description, round, most, journal) ? [] : [{ one, round }];
    });
    if (cases.length === 0) return undefined;
    if (budget.exhausted !== undefined) {
      note = noMoreNote(cases, budget.exhausted);
      return undefined;
    }
    for (const { one, round } of cases) given.add(`${round} ${one.description.id}`);
    return roundOf(cases);
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

const isBegun = ({ description }: PlannedCase, journal: Pick<RunJournal, 'played'>) =>
  playsOf(description, 0).some((attempt) => journal.played(description.id, attempt) !== undefined);

/** The first round that was neither recorded nor asked for. */
function nextRoundOf(
  { description }: PlannedCase,
  given: ReadonlySet<string>,
  journal: Pick<RunJournal, 'attempt'>,
): number {
  let round = 0;
  while (isRecorded(description, round, journal) || given.has(`${round} ${description.id}`)) round++;
  return round;
}

/** Why nothing is repeated, or nothing more. */
const noMoreNote = (cases: readonly { round: number }[], spent: string) =>
  `the budget left no${cases.every(({ round }) => round === 0) ? '' : ' more'} repeats (${spent})`;

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
  const repeats = repeatsBefore(description, MOST_ROUNDS, journal);
  const tried = [...repeatAttempts(description)].some(
    (attempt) => journal.attempt(description, attempt) !== undefined,
  );
  return tried ? repeats : undefined;
}

/** Whether more repeats of a case could not be judged than are made up for. */
export function isGivenUp(description: CaseDescription, journal: Pick<RunJournal, 'attempt'>): boolean {
  let rounds = 0;
  while (rounds < MOST_ROUNDS && isRecorded(description, rounds, journal)) rounds++;
  const { played } = repeatsBefore(description, rounds, journal);
  return played < MOST_REPEATS && rounds - played > MADE_UP_FOR;
}

/** Why the first repeat of a case that nobody could judge has no verdict, in short. */
export function errorOfRepeats(
  description: CaseDescription,
  journal: Pick<RunJournal, 'attempt'>,
): string | undefined {
  const message = whyUnjudged(description, description.repeat, MOST_ROUNDS, journal);
  return message === undefined ? undefined : briefly(message);
}

/** Attempts of all repeats that a case can have, for whoever forgets errors. */
export function* repeatAttempts(description: Pick<CaseDescription, 'repeat'>): Iterable<number> {
  for (let index = 0; index < MOST_ROUNDS; index++) yield* playsOf(description, index);
}

function* roundOf(cases: readonly { one: PlannedCase; round: number }[]): Iterable<Job> {
  for (const { one: planned, round } of cases)
    for (const [userOf, attempt] of playsOf(planned.description, round).entries())
      yield { planned, attempt, userOf };
}

/** As many as would be proof; where no number is, so many that the flip may turn out as chance. */
const aimOf = (_: string, needed: number | undefined) => needed ?? REPEATS_TO_EXCUSE;

/** Attempts of a repeat: after the planned ones and those of the repeats before. */
export const playsOf = (description: Pick<CaseDescription, 'repeat'>, index: number) =>
  attemptsOfRound(description, description.repeat, index);

/** Whether the journal holds every attempt of a repeat. */
export const isRecorded = (
  description: CaseDescription,
  index: number,
  journal: Pick<RunJournal, 'attempt'>,
) => playsOf(description, index).every((attempt) => journal.attempt(description, attempt) !== undefined);

/** What the first so many rounds of repeats came to; of those that were judged the first `MOST_REPEATS` count. */
export const repeatsBefore = (
  description: CaseDescription,
  rounds: number,
  journal: Pick<RunJournal, 'attempt'>,
) => judgedRounds(description, description.repeat, rounds, journal, MOST_REPEATS);

/** Whether the repeats that are left after so many rounds cannot change the verdict any more; errored ones are lost. */
function isDone(
  description: CaseDescription,
  rounds: number,
  most: number | undefined,
  journal: Pick<RunJournal, 'attempt'>,
): boolean {
  const repeats = repeatsBefore(description, rounds, journal);
  if (repeats.played >= MOST_REPEATS || rounds - repeats.played > MADE_UP_FOR) return true;
  return most !== undefined && isSettled(repeats, most);
}
