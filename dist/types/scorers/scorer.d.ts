import type { Problem } from '../errors.js';
import type { ItemsQuestion } from '../judges/items.js';
import type { Judge, JudgeUsage } from '../judges/judge.js';
import type { Subject } from '../schema/evaluation.js';
import type { ScorerCategory } from '../schema/scorer-name.js';
import type { ScorerError, ScorerResult } from '../schema/scorer-result.js';
import type { Prepared } from './prepare.js';
import type { ScoredWorld } from './scored-world.js';
/** A field that a scorer needs, or alternatives of which one is enough (the first is named in the error). */
export type Need = keyof Subject | readonly (keyof Subject)[];
/** Everything a scorer is given besides the subject. */
export interface ScoringContext {
    judge: Judge;
    threshold: number;
    samples: number;
    /** Attempt index of the run; 0 elsewhere. */
    repeat: number;
    signal?: AbortSignal;
    /** Names of the scorers asked about the same subject at once: they may share questions (metrics.md 2.5). */
    batchNames?: ReadonlySet<string>;
    /** The scorers of the same batch themselves. */
    batch?: readonly Scorer[];
    /** The world that the attempt acted on, where it acted on one. */
    world?: ScoredWorld;
}
/** The question that a scorer may ask in one call with others of its batch (metrics.md 2.5). */
export interface BatchQuestion {
    /** Scorers that may be batched look at the same material: `agent`, `conversation`, `retrieval`. */
    readonly name: 'agent' | 'conversation' | 'retrieval';
    /** The question about this subject; undefined when the scorer asks none of it. */
    question(subject: Prepared): ItemsQuestion | undefined;
}
/** A result, or the reason why there is none. Never a number made of a failure. */
export type ScorerOutcome = {
    status: 'scored';
    result: ScorerResult;
    usage: JudgeUsage;
} | {
    status: 'errored';
    error: ScorerError;
    usage: JudgeUsage;
};
/** A scorer as the layers above see it: built-in, alias or custom. */
export interface Scorer {
    readonly name: string;
    readonly category: ScorerCategory | 'user';
    /** What it measures, one sentence. */
    readonly description: string;
    /** How the number comes about, one line of plain text, for the catalogue. */
    readonly formula: string;
    readonly needs: readonly Need[];
    /** Optional inputs that sharpen it. */
    readonly uses: readonly (keyof Subject)[];
    /** Changes whenever prompt or formula change; part of comparability. */
    readonly version: string;
    /** Judged once over the whole transcript, on the last turn that names it (contract 3). */
    readonly multiTurn: boolean;
    /** True when no judge is ever asked: its results are the same with and without a key. */
    readonly deterministic: boolean;
    /** Its own minimum score, where its configuration names one. */
    readonly threshold?: number;
    /** Its own judge model, where its configuration names one. */
    readonly model?: string;
    /** In runs its results are shown and do not gate: a check without weight. */
    readonly advisory?: true;
    /** The scorer this name stands for: who asks for both computes once (metrics.md 8). */
    readonly aliasOf?: string;
    /** It says itself what an empty answer is worth; others give it 0 unasked (contract 5). */
    readonly judgesEmpty?: true;
    /** The question it may share a call for. */
    readonly batchQuestion?: BatchQuestion;
    /** The required metadata of the card beside a score of which nothing was judged: every key with its type. */
    emptyMetadata(score: 0 | 1): Record<string, unknown>;
    /** Missing or invalid inputs, all at once, before any judge call. */
    check(subject: Subject): Problem[];
    /** What is wrong with it that only running something shows, as code that does not compile; asked once, before anything is judged. */
    verify?(): Promise<string[]>;
    evaluate(subject: Subject, context: ScoringContext): Promise<ScorerOutcome>;
}
