import type { Budget } from '../../judges/budgeted.js';
import type { LoadedAgent } from '../../test-cases/evals.js';
import type { DetailedComparison } from '../comparing/compare-runs.js';
import { type FlipRepeats } from '../comparing/flip-proof.js';
import type { Job, PlannedCase } from '../planning/plan.js';
import type { CaseDescription } from '../records.js';
import type { RunJournal } from '../run-journal.js';
/**
 * Attempts on the base are numbered from here: far above the planned ones and their repeats (10,000 plays a case at most), so
 * that no count, rate or repeat ever takes one of them in, whatever becomes of those numbers.
 */
export declare const FIRST_ON_BASE = 1000000;
/** An agent as the base commit has it, or why that cannot be played; without a full stop. */
export type AgentOnBase = {
    agent: LoadedAgent;
} | {
    missing: string;
};
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
export declare function basePlays({ planned, journal, budget, base, flipped }: FlipsToCheck): BasePlays;
/** What the plays of a case on the base came to: those that were judged, and those of them that failed. Undefined when it had none. */
export declare function onBaseOf(description: CaseDescription, journal: Pick<RunJournal, 'attempt'>): FlipRepeats | undefined;
/** Attempts of all plays that a case can have on the base, for whoever forgets errors. */
export declare function baseAttempts(description: Pick<CaseDescription, 'repeat'>): Iterable<number>;
/** Attempts of a round on the base. */
export declare const onBaseAttempts: (description: Pick<CaseDescription, 'repeat'>, round: number) => number[];
/** Whether the journal holds every attempt of a round on the base. */
export declare const isBaseRoundRecorded: (description: CaseDescription, round: number, journal: Pick<RunJournal, 'attempt'>) => boolean;
/** What the first so many rounds on the base came to. */
export declare const baseRoundsBefore: (description: CaseDescription, rounds: number, journal: Pick<RunJournal, 'attempt'>) => FlipRepeats;
