import type { AttemptKey, AttemptSource, Phase, ScoredAttempt } from './attempt-source.js';
/** Repetitions of the phases lie apart, so that a fresh attempt is never an old one. */
export declare const REPETITIONS: {
    readonly select: 0;
    readonly headroom: 500;
    readonly screen: 700;
    readonly search: 1000;
    readonly check: 5000;
    readonly holdout: 9000;
};
/** A candidate of whose attempts a larger share errored is broken (improvement.md 2.4). */
export declare const BROKEN = 0.2;
/** With a larger share of unsure attempts the sure ones are a choice that nobody made on purpose. */
export declare const MOSTLY_UNSURE = 0.5;
/** What would make unsure attempts say something. */
export declare const TO_BE_SURE = "give the cases checks, or a model as judge";
/** All attempts of one optimization: each is played once, counted, and kept by prompt. */
export interface Ledger {
    /** Fresh attempts so far, those out of the journal included: the same call counts the same after a restart. */
    used(): number;
    /** Whether this many more can be played without touching what is set aside. */
    affords(attempts: number): boolean;
    /** Attempts that are set aside for the gate. */
    setAside(attempts: number): void;
    /** Plays what has not been played. Fault `budget_exhausted` when that is more than there is left. */
    play(prompts: readonly string[], attempts: readonly AttemptKey[], phase: Phase): Promise<ScoredAttempt[][]>;
    /** What an attempt said, if it was played. */
    known(prompt: string, attempt: AttemptKey): ScoredAttempt | undefined;
}
/** Opens the account of an optimization with a hard limit of attempts. */
export declare function openLedger(attemptSource: AttemptSource, limit: number): Ledger;
/** Attempts of these cases with repetitions from `first` on, one round after the other. */
export declare function attemptsOf(cases: readonly string[], first: number, count: number): AttemptKey[];
/** Whether an attempt says something about its prompt. */
export declare const isJudged: ({ status }: Pick<ScoredAttempt, 'status'>) => boolean;
/** What one attempt says; null when it says nothing, as an errored one. */
export type WorthOf = (attempt: ScoredAttempt) => number | null;
/** Values by case; a case without any is not there. */
export declare function valuesByCase(attempts: readonly ScoredAttempt[], worthOf: WorthOf): Map<string, number[]>;
/** Cases that both sides have values of: original and candidate as `a` and `b`. */
export declare function pairs(a: readonly ScoredAttempt[], b: readonly ScoredAttempt[], worthOf: WorthOf): {
    caseId: string;
    a: number[];
    b: number[];
}[];
/** Mean difference b - a over cases with its standard error; null where no case has both sides. */
export declare function meanDifference(a: readonly ScoredAttempt[], b: readonly ScoredAttempt[], worthOf: WorthOf): {
    mean: number;
    error: number;
    cases: number;
} | null;
/** Share of the attempts that errored. */
export declare const erroredShare: (attempts: readonly ScoredAttempt[]) => number;
/** Share of the attempts that are unsure. */
export declare const unsureShare: (attempts: readonly ScoredAttempt[]) => number;
