import { createHash } from 'node:crypto';
import type { ScoredAttempt } from './attempt-source.ts';
import type { PromptEdit } from './prompt/prompt-edit.ts';

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
  tried: { edits: readonly PromptEdit[]; gain: number | null }[];
  refused: { edits: readonly PromptEdit[]; problems: readonly string[] }[];
  iterations: number;
  /** Why the search ended. */
  stopped: string | null;
}

/** An empty course with the original prompt in its pool. */
export function newCourse(prompt: string, chosenOn: readonly string[]): Course {
  const original: Candidate = { ...newCandidate(prompt, [], 'original', chosenOn), raced: true, gain: 0 };
  return { pool: [original], tried: [], refused: [], iterations: 0, stopped: null };
}

/** A candidate that nothing was played with. */
export function newCandidate(
  prompt: string,
  edits: readonly PromptEdit[],
  origin: Candidate['origin'],
  chosenOn: readonly string[],
): Candidate {
  return { edits, prompt, origin, attempts: [], chosenOn, raced: false, broken: false, gain: null };
}

/** What whoever proposes is to leave out: refused, tried, promoted. */
export const triedIn = ({ refused, tried, pool }: Course) => [
  ...refused.map(({ edits }) => ({ edits, gain: null })),
  ...tried,
  ...pool.slice(1),
];

/** Digest of a text, for the last tie. */
export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
