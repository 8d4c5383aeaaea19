import { hash } from 'node:crypto';

/** How often a talk is played again at most after a move of the user that must not reach the agent. */
export const MOST_RETRIES = 2;

/**
 * The seed of a talk, 0 to 2³² - 1: of the case and the number of the attempt (from 1) alone, so that both variants of an experiment, and baseline
 * and head, meet the same user. With `seeds` attempts take so many seeds in turn. `retry` (0, 1, 2) is how often the user of the
 * attempt was thrown away before.
 */
export function seedOf(caseId: string, attempt: number, seeds?: number, retry = 0): number {
  const place = seeds === undefined ? attempt : (attempt - 1) % seeds;
  const key = JSON.stringify([caseId, seeds === undefined ? 'attempt' : 'seed', place, retry]);
  return Number.parseInt(hash('sha256', key).slice(0, 8), 16);
}

/** A number in [0, 1) that follows from a seed and a place in the talk, whatever was drawn elsewhere. */
export function drawn(seed: number, ...place: readonly (string | number)[]): number {
  return Number.parseInt(hash('sha256', JSON.stringify([seed, ...place])).slice(0, 8), 16) / 2 ** 32;
}
