import { type CaseHistory, isFlaky, pastPassShare } from './flaky.ts';

/** Further plays of a flipped case that were judged, on the side that failed. */
export interface FlipRepeats {
  played: number;
  failed: number;
}

export type FlipVerdict = 'regression' | 'suspected' | 'noise';

/**
 * So many further failures in a row confirm a regression: with the first one, a case that passes half of its plays fails
 * all four in 6 % of the runs, one that passes four of five in 0.2 %.
 */
export const REPEATS_TO_CONFIRM = 3;
/** So many passes among the repeats say that the failure was chance: at least as often right as wrong. */
export const PASSES_TO_EXCUSE = 2;
/**
 * So many failures on the base commit, and no pass, say that the case fails without the change too: one that passes nine of ten
 * plays there is excused by chance in 1 % of the runs.
 */
export const FAILURES_ON_BASE = 2;
/** A case that fails by habit proves nothing by failing as often as it would anyway. */
const ALPHA = 0.05;

/**
 * What a case is that passed before and fails now. Without repeats it is only suspected: one failure cannot tell a
 * regression from chance. `regression` when at least three repeats were played and every one failed; `noise` when two
 * passed. A case that went both ways before (`isFlaky`, and failed more than once) is at most suspected as long as as many failures in a row are
 * what its past share of passes gives in more than one run of twenty. What fails on the base commit too is `noise`, whatever the
 * repeats say: it is not the change that made it fail.
 */
export function flipVerdict(
  repeats: FlipRepeats | undefined,
  history?: CaseHistory,
  onBase?: FlipRepeats,
): FlipVerdict {
  if (failsOnBase(onBase)) return 'noise';
  const { played, failed } = repeats ?? { played: 0, failed: 0 };
  if (played - failed >= PASSES_TO_EXCUSE) return 'noise';
  if (played < REPEATS_TO_CONFIRM || failed < played) return 'suspected';
  return history !== undefined && failsByHabit(history, 1 + failed) ? 'suspected' : 'regression';
}

/** Whether the plays on the base commit show that a case fails there as well. */
export const failsOnBase = (onBase: FlipRepeats | undefined) =>
  onBase !== undefined && onBase.played >= FAILURES_ON_BASE && onBase.failed === onBase.played;

/** How probably repeats excuse a flip where a play passes with this share: two passes before, or with, the third play. */
export const chanceOfExcuse = (share: number) => share ** PASSES_TO_EXCUSE * (1 + 2 * (1 - share));

/** Whether further repeats (up to `most` in all) can still change `flipVerdict`; what is settled is not played again. */
export function isSettled(repeats: FlipRepeats, most: number = REPEATS_TO_CONFIRM): boolean {
  const { played, failed } = repeats;
  const passed = played - failed;
  if (played >= most || passed >= PASSES_TO_EXCUSE) return true;
  // One pass rules a regression out; then only enough further passes would turn suspected into noise.
  return passed > 0 && passed + (most - played) < PASSES_TO_EXCUSE;
}

function failsByHabit(history: CaseHistory, failures: number): boolean {
  const share = pastPassShare(history);
  // Failures in one piece, with passes before and after, are what a regression and its repair look like.
  const episodes = history.match(/F+/g)?.length ?? 0;
  return episodes > 1 && isFlaky(history) && share !== null && (1 - share) ** failures > ALPHA;
}
