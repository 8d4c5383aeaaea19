import type { ScoredAttempt } from './attempt-source.js';
import type { PromptEdit } from './prompt/prompt-edit.js';
/** One prompt that may become the answer. */
export interface Candidate {
    /** Nothing for the original. */
    edits: readonly PromptEdit[];
    prompt: string;
    origin: 'original' | 'proposal' | 'merge' | 'prune';
    /** Every attempt of it in the search and selection. */
    attempts: ScoredAttempt[];
    /** Cases that it is chosen on: none of those that its first edits were made from. */
    chosenOn: readonly string[];
    /** It was played to the end of the selection; only such a candidate can be chosen. */
    raced: boolean;
    /** Too many of its attempts errored. */
    broken: boolean;
    /** Against the original: on the selection, else in its minibatch. Null before. */
    gain: number | null;
}
/** What a search has found so far; it is filled as the search goes, so that an interruption leaves the best so far. */
export interface Course {
    /** The original first, then whatever was promoted. */
    pool: Candidate[];
    tried: {
        edits: readonly PromptEdit[];
        gain: number | null;
    }[];
    refused: {
        edits: readonly PromptEdit[];
        problems: readonly string[];
    }[];
    iterations: number;
    /** Why the search ended. */
    stopped: string | null;
}
/** An empty course with the original prompt in its pool. */
export declare function newCourse(prompt: string, chosenOn: readonly string[]): Course;
/** A candidate that nothing was played with. */
export declare function newCandidate(prompt: string, edits: readonly PromptEdit[], origin: Candidate['origin'], chosenOn: readonly string[]): Candidate;
/** What whoever proposes is to leave out: refused, tried, promoted. */
export declare const triedIn: ({ refused, tried, pool }: Course) => {
    edits: readonly PromptEdit[];
    gain: number | null;
}[];
/** Digest of a text, for the last tie. */
export declare const digestOf: (text: string) => string;
