import { chanceOf, type FlipRepeats } from './flip-proof.ts';

export type FlipVerdict = 'regression' | 'suspected' | 'noise';

/** What is known of a flip beside the two outcomes that made it one. */
export interface FlipKnowledge {
  /** On the side that failed. */
  repeats?: FlipRepeats | undefined;
  onBase?: FlipRepeats | undefined;
  /** Further failures in a row that prove it; undefined where no number of repeats does. */
  needed: number | undefined;
  /** What the exact test may spend on this flip. */
  level: number;
  /** The plays of the two runs prove it without repeats. */
  byItself?: boolean;
}

/** So many passes among the repeats say that the failure was chance: at least as often right as wrong. */
export const PASSES_TO_EXCUSE = 2;
/** Among so many first repeats they are looked for; later ones are made for proof alone. */
export const REPEATS_TO_EXCUSE = 3;
/**
 * So many failures on the base commit, and no pass, say that the case fails without the change too: one that passes nine of ten
 * plays there is excused by chance in 1 % of the runs.
 */
export const FAILURES_ON_BASE = 2;

/**
 * What a case is that passed before and fails now. Without repeats it is only suspected: one failure cannot tell a regression
 * from chance. `noise` when two repeats passed, or when it fails on the base commit too, whatever the repeats say: it is not the
 * change that made it fail. `regression` when every repeat failed, and either the plays on the base passed so often that an
 * exact test over both sides proves it, or so many failed as chance would hardly give (`failuresNeeded`).
 */
export function flipVerdict({ repeats, onBase, needed, level, byItself }: FlipKnowledge): FlipVerdict {
  if (failsOnBase(onBase)) return 'noise';
  const { played, failed } = repeats ?? { played: 0, failed: 0 };
  if (played - failed >= PASSES_TO_EXCUSE) return 'noise';
  if (failed < played) return 'suspected';
  const there = onBase ?? { played: 0, failed: 0 };
  if (played > 0 && there.played > 0 && chanceOf(there, { played, failed }) <= level) return 'regression';
  // What went both ways on the base is measured by that.
  if (there.failed > 0) return 'suspected';
  return byItself === true || (needed !== undefined && failed >= needed) ? 'regression' : 'suspected';
}

/** Whether the plays on the base commit show that a case fails there as well. */
export const failsOnBase = (onBase: FlipRepeats | undefined) =>
  onBase !== undefined && onBase.played >= FAILURES_ON_BASE && onBase.failed === onBase.played;

/** How probably repeats excuse a flip where a play passes with this share: two passes before, or with, the third play. */
export const chanceOfExcuse = (share: number) => share ** PASSES_TO_EXCUSE * (1 + 2 * (1 - share));

/** Whether further repeats (up to `most` in all) can still change what a flip is called; what is settled is not played again. */
export function isSettled(repeats: FlipRepeats, most: number): boolean {
  const { played, failed } = repeats;
  const passed = played - failed;
  if (played >= most || passed >= PASSES_TO_EXCUSE) return true;
  if (passed === 0) return false;
  // One pass rules a proof out; then only enough further passes, soon, would turn suspected into noise.
  return passed + (Math.min(most, REPEATS_TO_EXCUSE) - played) < PASSES_TO_EXCUSE;
}
