import type { Budget } from '../../judges/budgeted.ts';
import type { LoadedAgent } from '../../test-cases/evals.ts';
import { formatCounted } from '../../text/format.ts';
import type { DetailedComparison } from '../comparing/compare-runs.ts';
import {
  type FlipRepeats,
  levelOfFlip,
  MOST_REPEATED_CASES,
  MOST_REPEATS,
  MOST_ROUNDS,
  passesNeeded,
} from '../comparing/flip-proof.ts';
import { FAILURES_ON_BASE } from '../comparing/flip-verdict.ts';
import { attemptsOfRound, briefly, judgedRounds, whyUnjudged } from '../execution/rounds.ts';
import type { Job, PlannedCase } from '../planning/plan.ts';
import type { CaseDescription } from '../records.ts';
import type { RunJournal } from '../run-journal.ts';
import { repeatsBefore } from './confirm-flips.ts';

/**
 * Attempts on the base are numbered from here: far above the planned ones and their repeats (10,000 plays a case at most), so
 * that no count, rate or repeat ever takes one of them in, whatever becomes of those numbers.
 */
export const FIRST_ON_BASE = 1_000_000;

/** An agent as the base commit has it, or why that cannot be played; without a full stop. */
export type AgentOnBase = { agent: LoadedAgent } | { missing: string };

/** The base commit, laid out when it is first asked for. */
export interface BaseSide {
  /** Never rejects: whatever goes wrong is a reason why the check is left out. */
  agentOf(current: LoadedAgent): Promise<AgentOnBase>;
}

/** What has to be known to play flipped cases on the base. */
export interface FlipsToCheck {
  planned: readonly PlannedCase[];
  journal: Pick<RunJournal, 'attempt' | 'played'>;
  budget: Pick<Budget, 'exhausted'>;
  base: BaseSide;
  /** Flips of gating cases that passed in the baseline and fail now, always in the same order; asked after every round. */
  flipped(): DetailedComparison['flips'];
}

/** Plays on the base as steps of a run. */
export interface BasePlays {
  /** The next round, of all open cases together; undefined when nothing more can change a verdict. */
  next(): Promise<Iterable<Job> | undefined>;
  /** Which cases were not checked, and why, a sentence each. */
  notices(): string[];
  /** Whether a case has no verdict from the base and will get none: nobody can play it there, or judge it. */
  isOutOfReach(id: string): boolean;
}

/**
 * Plays what still counts as flipped after its repeats with the agent of the base commit, the case being as it is now (users.md
 * 4.1, idea 6): what fails there too was not broken by this change. A round is one play of each case. Where the first
 * failed a second one tells whether the case fails there as well; where it passed, so many more are made as prove the flip by an
 * exact test over both sides. Of what went both ways on either side no more is played. Recorded rounds cost nothing.
 */
export function basePlays({ planned, journal, budget, base, flipped }: FlipsToCheck): BasePlays {
  const byId = new Map(planned.map((one) => [one.description.id, one]));
  let checked: CheckedCase[] = [];
  let beyond = 0;
  const missing = new Map<string, string[]>();

  const isBegun = ({ description }: PlannedCase) =>
    onBaseAttempts(description, 0).some((attempt) => journal.played(description.id, attempt) !== undefined);
  /** The flips that count; one that was begun stays among them, so that a run that goes on checks the same ones. */
  const choose = () => {
    const flips = flipped();
    const level = levelOfFlip(flips.length);
    const all = flips.flatMap(({ id, verdict, needed }) => {
      const one = byId.get(id);
      if (one === undefined || (verdict === 'noise' && !isBegun(one))) return [];
      return [{ one, most: roundsFor(one, needed, level, journal) }];
    });
    checked = all.slice(0, MOST_REPEATED_CASES);
    beyond = all.length - checked.length;
  };
  return {
    async next() {
      choose();
      missing.clear();
      if (budget.exhausted !== undefined) return undefined;
      const plays: Job[] = [];
      for (const candidate of checked) {
        const { one } = candidate;
        const round = roundOf(candidate, journal);
        if (round === undefined) continue;
        const found = await base.agentOf(one.agent);
        if ('missing' in found) {
          missing.set(found.missing, [...(missing.get(found.missing) ?? []), one.description.id]);
          continue;
        }
        const there: PlannedCase = { ...one, agent: found.agent };
        for (const [userOf, attempt] of onBaseAttempts(one.description, round).entries())
          plays.push({ planned: there, attempt, userOf });
      }
      return plays.length === 0 ? undefined : plays;
    },
    notices() {
      const errors = checked.flatMap(({ one: { description } }) => errorOnBase(description, journal) ?? []);
      const skipped = [...missing.values()].flat();
      const open = checked
        .filter((one) => roundOf(one, journal) !== undefined && !skipped.includes(one.one.description.id))
        .map(({ one }) => one.description.id);
      return noticesOf({ missing, errors, open, beyond, spent: budget.exhausted });
    },
    isOutOfReach: (id) =>
      [...missing.values()].some((ids) => ids.includes(id)) ||
      checked.some(({ one: { description } }) => description.id === id && errorOnBase(description, journal)),
  };
}

/** How many rounds a case that passes on the base may have there. */
function roundsFor(
  { description }: PlannedCase,
  needed: number | undefined,
  level: number,
  journal: Pick<RunJournal, 'attempt'>,
): number {
  const { played, failed } = repeatsBefore(description, MOST_ROUNDS, journal);
  // One that passed again is not proven by any plays, and one that needs none has to be played once, for the excuse.
  if (failed < played || failed === 0 || (needed !== undefined && failed >= needed)) return 1;
  return passesNeeded(failed, level);
}

/** The round that a case is in, while it can still matter: all plays so far were judged, and ended one way. */
function roundOf(
  { one: { description }, most }: CheckedCase,
  journal: Pick<RunJournal, 'attempt'>,
): number | undefined {
  for (let round = 0; round < Math.max(most, FAILURES_ON_BASE); round++) {
    if (isBaseRoundRecorded(description, round, journal)) continue;
    const { played, failed } = baseRoundsBefore(description, round, journal);
    const limit = failed === round ? FAILURES_ON_BASE : failed === 0 ? most : 0;
    return played === round && round < limit ? round : undefined;
  }
  return undefined;
}

/** A flip that is played on the base, and in how many rounds it may be. */
interface CheckedCase {
  one: PlannedCase;
  most: number;
}

/** Which cases were not checked on the base, by why. */
interface Unchecked {
  /** Ids by what is missing on the base. */
  missing: ReadonlyMap<string, readonly string[]>;
  errors: readonly { id: string; message: string }[];
  /** Ids of those that were begun, or were next, when something was spent. */
  open: readonly string[];
  /** How many flipped beside those that are played again. */
  beyond: number;
  /** What was spent, where something was. */
  spent: string | undefined;
}

function noticesOf({ missing, errors, open, beyond, spent }: Unchecked): string[] {
  const sentences = [...missing].map(([why, ids]) => `${named(ids)} not played on the base: ${why}`);
  const [first] = errors;
  if (first !== undefined)
    sentences.push(
      `${named(errors.map(({ id }) => id))} could not be judged on the base: ${briefly(first.message)}`,
    );
  if (open.length > 0 && spent !== undefined)
    sentences.push(`${named(open)} not played on the base, or not to the end: ${spent}`);
  if (beyond > 0)
    sentences.push(
      `${formatCounted(beyond, 'more case')} not played on the base: of those that flipped only the first ${MOST_REPEATED_CASES} are`,
    );
  return sentences.map((sentence) => `${sentence}; what was found without that stands.`);
}

/** What the plays of a case on the base came to: those that were judged, and those of them that failed. Undefined when it had none. */
export function onBaseOf(
  description: CaseDescription,
  journal: Pick<RunJournal, 'attempt'>,
): FlipRepeats | undefined {
  const plays = baseRoundsBefore(description, MOST_REPEATS, journal);
  return plays.played === 0 ? undefined : plays;
}

/** Attempts of all plays that a case can have on the base, for whoever forgets errors. */
export function* baseAttempts(description: Pick<CaseDescription, 'repeat'>): Iterable<number> {
  for (let round = 0; round < MOST_REPEATS; round++) yield* onBaseAttempts(description, round);
}

/** Ids that a notice names. */
const MOST_NAMED = 3;

const named = (ids: readonly string[]) =>
  `${ids.length === 1 ? 'Case' : 'Cases'} ${ids.slice(0, MOST_NAMED).join(', ')}${ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} more` : ''}`;

/** Attempts of a round on the base. */
export const onBaseAttempts = (description: Pick<CaseDescription, 'repeat'>, round: number) =>
  attemptsOfRound(description, FIRST_ON_BASE, round);

/** Whether the journal holds every attempt of a round on the base. */
export const isBaseRoundRecorded = (
  description: CaseDescription,
  round: number,
  journal: Pick<RunJournal, 'attempt'>,
) =>
  onBaseAttempts(description, round).every((attempt) => journal.attempt(description, attempt) !== undefined);

/** What the first so many rounds on the base came to. */
export const baseRoundsBefore = (
  description: CaseDescription,
  rounds: number,
  journal: Pick<RunJournal, 'attempt'>,
) => judgedRounds(description, FIRST_ON_BASE, rounds, journal);

/** Why a case that was played on the base has no verdict from there. */
function errorOnBase(
  description: CaseDescription,
  journal: Pick<RunJournal, 'attempt'>,
): { id: string; message: string } | undefined {
  const message = whyUnjudged(description, FIRST_ON_BASE, MOST_REPEATS, journal);
  return message === undefined ? undefined : { id: description.id, message };
}
