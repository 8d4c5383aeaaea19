import type { Budget } from '../../judges/budgeted.ts';
import type { Flip } from '../../schema/comparison.ts';
import type { LoadedAgent } from '../../test-cases/evals.ts';
import { formatCounted } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';
import { FAILURES_ON_BASE, type FlipRepeats } from '../comparing/flip-verdict.ts';
import { attemptsOfRound, judgedRounds, recordedRound } from '../execution/rounds.ts';
import { caseOutcome } from '../outcomes.ts';
import type { Job, PlannedCase } from '../planning/plan.ts';
import type { CaseDescription } from '../records.ts';
import type { RunJournal } from '../run-journal.ts';
import { MOST_REPEATED_CASES } from './confirm-flips.ts';

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
  flipped(): readonly Pick<Flip, 'id' | 'verdict'>[];
}

/** Plays on the base as steps of a run. */
export interface BasePlays {
  /** The next round, of all open cases together; undefined when nothing more can change a verdict. */
  next(): Promise<Iterable<Job> | undefined>;
  /** Which cases were not checked, and why, a sentence each. */
  notices(): string[];
}

/**
 * Plays what still counts as flipped after its repeats with the agent of the base commit, the case being as it is now (users.md
 * 4.1, idea 6): what fails there too was not broken by this change. A round is one play of each case; a second one is only made
 * where the first failed, because one pass already ends the doubt. Recorded rounds cost nothing.
 */
export function basePlays({ planned, journal, budget, base, flipped }: FlipsToCheck): BasePlays {
  const byId = new Map(planned.map((one) => [one.description.id, one]));
  let checked: PlannedCase[] = [];
  let beyond = 0;
  const missing = new Map<string, string[]>();

  const isRecorded = ({ description }: PlannedCase, round: number) =>
    attemptsOf(description, round).every((attempt) => journal.attempt(description, attempt) !== undefined);
  const isBegun = ({ description }: PlannedCase) =>
    attemptsOf(description, 0).some((attempt) => journal.played(description.id, attempt) !== undefined);
  /** The flips that count; one that was begun stays among them, so that a run that goes on checks the same ones. */
  const choose = () => {
    const all = flipped().flatMap(({ id, verdict }) => {
      const one = byId.get(id);
      return one !== undefined && (verdict !== 'noise' || isBegun(one)) ? [one] : [];
    });
    checked = all.slice(0, MOST_REPEATED_CASES);
    beyond = all.length - checked.length;
  };
  /** The round that a case is in, while it can still matter: as long as every play so far was judged and failed. */
  const roundOf = (one: PlannedCase): number | undefined => {
    for (let round = 0; round < FAILURES_ON_BASE; round++)
      if (!isRecorded(one, round))
        return playsBefore(one.description, round, journal).failed === round ? round : undefined;
    return undefined;
  };

  return {
    async next() {
      choose();
      missing.clear();
      if (budget.exhausted !== undefined) return undefined;
      const plays: Job[] = [];
      for (const one of checked) {
        const round = roundOf(one);
        if (round === undefined) continue;
        const found = await base.agentOf(one.agent);
        if ('missing' in found) {
          missing.set(found.missing, [...(missing.get(found.missing) ?? []), one.description.id]);
          continue;
        }
        const there: PlannedCase = { ...one, agent: found.agent };
        for (const attempt of attemptsOf(one.description, round)) plays.push({ planned: there, attempt });
      }
      return plays.length === 0 ? undefined : plays;
    },
    notices() {
      const errors = checked.flatMap(({ description }) => errorOnBase(description, journal) ?? []);
      const skipped = [...missing.values()].flat();
      const open = checked
        .filter((one) => roundOf(one) !== undefined && !skipped.includes(one.description.id))
        .map(({ description }) => description.id);
      return noticesOf({ missing, errors, open, beyond, spent: budget.exhausted });
    },
  };
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
  const plays = playsBefore(description, FAILURES_ON_BASE, journal);
  return plays.played === 0 ? undefined : plays;
}

/** Attempts of all plays that a case can have on the base, for whoever forgets errors. */
export function* baseAttempts(description: Pick<CaseDescription, 'repeat'>): Iterable<number> {
  for (let round = 0; round < FAILURES_ON_BASE; round++) yield* attemptsOf(description, round);
}

/** Ids that a notice names. */
const MOST_NAMED = 3;
/** Code points of an error in a notice. */
const MESSAGE = 200;

const named = (ids: readonly string[]) =>
  `${ids.length === 1 ? 'Case' : 'Cases'} ${ids.slice(0, MOST_NAMED).join(', ')}${ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} more` : ''}`;
/** What an error says first; the end of a program's output behind it belongs into its journal. */
const briefly = (text: string) => truncateText(text.split('\n')[0]!, MESSAGE).replace(/[.:\s]+$/, '');

const attemptsOf = (description: Pick<CaseDescription, 'repeat'>, round: number) =>
  attemptsOfRound(description, FIRST_ON_BASE, round);

const playsBefore = (description: CaseDescription, rounds: number, journal: Pick<RunJournal, 'attempt'>) =>
  judgedRounds(description, FIRST_ON_BASE, rounds, journal);

/** Why a case that was played on the base has no verdict from there. */
function errorOnBase(
  description: CaseDescription,
  journal: Pick<RunJournal, 'attempt'>,
): { id: string; message: string } | undefined {
  for (let round = 0; round < FAILURES_ON_BASE; round++) {
    const attempts = recordedRound(description, FIRST_ON_BASE, round, journal);
    if (attempts.length < description.repeat) continue;
    const { status } = caseOutcome(attempts, description);
    if (status === 'passed' || status === 'failed') continue;
    const message = attempts.find(({ error }) => error !== undefined)?.error?.message;
    return { id: description.id, message: message ?? 'nothing in its answer could be judged' };
  }
  return undefined;
}
