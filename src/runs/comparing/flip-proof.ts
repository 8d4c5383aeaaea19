import { fisherGreater } from '../../statistics/fisher-greater.ts';
import type { CaseHistory } from './flaky.ts';

/** Further plays of a case that were judged, on one side. */
export interface FlipRepeats {
  played: number;
  failed: number;
}

/** How the gating cases ended that both runs judged by the same criteria. */
export interface CaseMoves {
  /** Passed before, fail now. */
  down: number;
  /** Failed before, pass now. */
  up: number;
  /** Failed both times, without a history that shows that they always do. */
  stillFailing: number;
}

/** Share of unchanged suites in which flips may be called a regression; the fall of the pass rate has its own (fall-of-rate.ts). */
export const FLIP_ALPHA = 0.025;
/** Further plays that a flipped case can have, at most. */
export const MOST_REPEATS = 24;
/** Of more flips than that none is repeated where the fall of the pass rate decides by itself; where it does not, so many are. */
export const MOST_REPEATED_CASES = 20;

/** No flaky case is taken to pass more often than that: what nothing is known of may be as bad as this, and failures prove less then. */
const MOST_SHARE = 0.35;
/** The share that the outcomes show is taken for a little better than it is: cases differ, and the worst of them pretends best. */
const CAUTION = 0.85;
/** A single flip beside which nothing else moved is proven by that many failures in any suite: one of 21 places was the pass. */
const ALONE = 20;
/** Earlier outcomes that say something; below that only the suite does. */
export const LEAST_HISTORY = 3;
/** So many failures and no pass: one that passes one play of five shows that in one of ten histories. */
const ALWAYS = 10;

/** What each of the flips that are looked at may spend. */
export const levelOfFlip = (flips: number) => FLIP_ALPHA / Math.max(1, Math.min(flips, MOST_REPEATED_CASES));

/**
 * How many further failures in a row prove that a case which passed before and fails now is broken; undefined where no number
 * that is played does. The pass and the failure that made it a flip are what it was picked for, so they prove nothing. By what its own
 * history shows where that is enough (an exact test of earlier against further plays), else by how often this suite goes both ways.
 */
export function failuresNeeded(moves: CaseMoves, history?: CaseHistory): number | undefined {
  const level = levelOfFlip(moves.down);
  const past = history === undefined ? undefined : outcomesBefore(history);
  const byHistory = past === undefined || past.played < LEAST_HISTORY ? undefined : byOutcomes(past, level);
  // One piece of failures among passes is a regression and its repair; any other case that failed is measured by that alone.
  if (
    past !== undefined &&
    past.played >= LEAST_HISTORY &&
    (past.episodes > 1 || past.failed * 2 > past.played)
  )
    return byHistory;
  const known = [byHistory, bySuite(moves, level)].filter((needed) => needed !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

/** Earlier plays that the pass which made the flip is not among, with how often a row of failures began. */
export function outcomesBefore(history: CaseHistory): FlipRepeats & { episodes: number } {
  // What failed since the last pass may be the very regression that is looked at; the last pass is that of the baseline.
  const before = history.replace(/[^PF]/g, '').replace(/F*$/, '').slice(0, -1);
  const failed = before.replaceAll('P', '').length;
  return { played: before.length, failed, episodes: before.match(/F+/g)?.length ?? 0 };
}

/** Whether a case failed each time as far as it is remembered: broken long ago, and no sign of a suite that goes both ways. */
export const alwaysFailed = (history: CaseHistory | undefined) =>
  history !== undefined && new RegExp(`^F{${ALWAYS},}$`).test(history.replace(/[^PF]/g, ''));

function byOutcomes(before: FlipRepeats, level: number): number | undefined {
  for (let failures = 1; failures <= MOST_REPEATS; failures += 1)
    if (chanceOf(before, { played: failures, failed: failures }) <= level) return failures;
  return undefined;
}

/**
 * The chance that flaky cases like those seen fail so often in a row: of the plays of cases that failed at least once, this
 * share passed. A suite whose cases fail nearly always may have broken nothing although a flip fails ten times.
 */
function bySuite({ down, up, stillFailing }: CaseMoves, level: number): number | undefined {
  const share = Math.min(MOST_SHARE, (CAUTION * (down + up)) / (down + up + 2 * stillFailing + 1));
  const needed = Math.ceil(Math.log(level) / Math.log(1 - share));
  if (down <= 1 && up === 0) return Math.min(ALONE, needed);
  return needed <= MOST_REPEATS ? needed : undefined;
}

/** The chance, if nothing changed, that the plays before hold so many of the passes: Fisher's exact test, one-sided. */
export const chanceOf = (before: FlipRepeats, now: FlipRepeats) =>
  fisherGreater([
    [before.played - before.failed, before.failed],
    [now.played - now.failed, now.failed],
  ]);

/** Plays a side that prove it where the base can be played: all of them pass there, all fail here. */
export function playsOfEachSide(level: number): number {
  let plays = 1;
  while (plays < MOST_REPEATS && passesNeeded(plays, level) > plays) plays += 1;
  return plays;
}

/** Passes on the base, without a failure, that prove it beside so many failures without a pass; at least one, at most `MOST_REPEATS`. */
export function passesNeeded(failures: number, level: number): number {
  for (let passes = 1; passes < MOST_REPEATS; passes += 1)
    if (chanceOf({ played: passes, failed: 0 }, { played: failures, failed: failures }) <= level)
      return passes;
  return MOST_REPEATS;
}

/**
 * Whether a case that is played several times in a run shows by these plays alone that it is broken: all passed, now all fail.
 * Any of the cases compared could have done so by chance; the worst case passes as often as both sides together.
 */
export function provenByItself(before: readonly number[], now: readonly number[], cases: number): boolean {
  const [a, b] = [before.length, now.length];
  if (a < 2 || b < 2 || before.includes(0) || now.includes(1)) return false;
  const log = a * Math.log(a) + b * Math.log(b) - (a + b) * Math.log(a + b);
  return Math.log(Math.max(1, cases)) + log <= Math.log(FLIP_ALPHA);
}
