import { fisherGreater } from '../../statistics/fisher-greater.ts';
import { logChoose } from '../../statistics/log-choose.ts';
import { BY_EXACT_TEST } from './false-red.ts';
import type { CaseHistory } from './flaky.ts';

/** Further plays of a case that were judged, on one side. */
export interface FlipRepeats {
  played: number;
  failed: number;
}

/** A gating case that failed in the baseline: it may hardly ever pass, as a flip that only fails when repeated may. */
export interface FailedBefore {
  id: string;
  /** In this run, as far as it was planned. */
  passes: boolean;
  repeats(): FlipRepeats | undefined;
  /** Whether so many of its repeats could not be judged that it gets no more. */
  isGivenUp?(): boolean;
}

/** Whether the cases that failed in the baseline leave failures in a row a proof. */
export interface BesideFlips {
  /** `open` until those in `toPlay` were played; `unclear` where one of them hardly ever passes, or nobody will know. */
  state: 'clear' | 'open' | 'unclear';
  toPlay: readonly string[];
  /** Those that nobody could judge often enough, where they alone leave it unclear. */
  unjudged?: readonly string[];
}

/** Further plays of a case that count, at most. */
export const MOST_REPEATS = 24;
/** Repeats of a case that nobody could judge are made up for, so many of them. */
export const MADE_UP_FOR = 2;
/** Repeats that a case can have with those: no more than `MOST_REPEATS` of them count. */
export const MOST_ROUNDS = MOST_REPEATS + MADE_UP_FOR;
/** Of more flips than that none is repeated where the fall of the pass rate decides by itself; where it does not, so many are. */
export const MOST_REPEATED_CASES = 20;

/**
 * So many failures in a row prove a flip of which nothing else is known, where no other case passed exactly once among as many
 * plays: then the one pass would have to be the very first of 26, of the only such case. That happens in at most 1.9 % of the suites, whatever
 * their cases are like (false-red.ts).
 */
export const ENOUGH_FAILURES = MOST_REPEATS;
/** So many passes show a case that does not fail in a row by itself. */
const PASSES_NOW_AND_THEN = 2;
/** Earlier outcomes that say something. */
export const LEAST_HISTORY = 3;

/** What an exact test may spend on each of the flips that are looked at. */
export const levelOfFlip = (flips: number) =>
  BY_EXACT_TEST / Math.max(1, Math.min(flips, MOST_REPEATED_CASES));

/**
 * What the cases that failed in the baseline say about failures in a row: whether one of them passes so seldom that it could have been the flip.
 * More than are repeated are not looked at.
 */
export function besideFlips(flips: number, failedBefore: readonly FailedBefore[]): BesideFlips {
  if (flips > MOST_REPEATED_CASES || failedBefore.length > MOST_REPEATED_CASES)
    return { state: 'unclear', toPlay: [] };
  const toPlay: string[] = [];
  const unjudged: string[] = [];
  let isClear = true;
  for (const { id, passes, repeats: repeatsNow, isGivenUp } of failedBefore) {
    const repeats = repeatsNow() ?? { played: 0, failed: 0 };
    const passed = (passes ? 1 : 0) + repeats.played - repeats.failed;
    if (passed >= PASSES_NOW_AND_THEN) continue;
    if (repeats.played < ENOUGH_FAILURES) (isGivenUp?.() ? unjudged : toPlay).push(id);
    else if (passed > 0) isClear = false;
  }
  if (!isClear) return { state: 'unclear', toPlay: [] };
  if (unjudged.length > 0) return { state: 'unclear', toPlay: [], unjudged };
  return { state: toPlay.length > 0 ? 'open' : 'clear', toPlay };
}

/** Further failures in a row that prove a case which passed before and fails now. */
export interface NeededFailures {
  /** As things stand: undefined where no number does. */
  now: number | undefined;
  /** And what may still suffice once the cases that failed before were played again. */
  atMost: number | undefined;
}

/**
 * How many further failures in a row prove that a flip is broken. The pass and the failure that made it a flip are what it was
 * picked for, so they prove nothing. By its own history where that is enough (an exact test of earlier against further plays), else
 * by `ENOUGH_FAILURES`. What failed more than once, or mostly, is measured by its history alone.
 */
export function failuresNeeded(
  level: number,
  beside: BesideFlips['state'],
  history?: CaseHistory,
): NeededFailures {
  const past = history === undefined ? undefined : outcomesBefore(history);
  const isKnown = past !== undefined && past.played >= LEAST_HISTORY;
  const byHistory = isKnown ? byOutcomes(past, level) : undefined;
  if (isKnown && (past.episodes > 1 || past.failed * 2 > past.played))
    return { now: byHistory, atMost: byHistory };
  const enough = byHistory ?? ENOUGH_FAILURES;
  return {
    now: beside === 'clear' ? enough : byHistory,
    atMost: beside === 'unclear' ? byHistory : enough,
  };
}

/** Earlier plays that the pass which made the flip is not among, with how often a row of failures began. */
export function outcomesBefore(history: CaseHistory): FlipRepeats & { episodes: number } {
  // What failed since the last pass may be the very regression that is looked at; the last pass is that of the baseline.
  const before = history.replace(/[^PF]/g, '').replace(/F*$/, '').slice(0, -1);
  const failed = before.replaceAll('P', '').length;
  return { played: before.length, failed, episodes: before.match(/F+/g)?.length ?? 0 };
}

function byOutcomes(before: FlipRepeats, level: number): number | undefined {
  for (let failures = 1; failures <= MOST_REPEATS; failures += 1)
    if (chanceOf(before, { played: failures, failed: failures }) <= level) return failures;
  return undefined;
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

/** The plays of a case in the two runs, 1 or 0 each. */
export interface OwnPlays {
  before: readonly number[];
  now: readonly number[];
}

/**
 * Whether cases that are played several times in a run show by these plays alone that they are broken: all passed, now all fail. Each
 * case that passed as often in all could have done so by chance, in one of so many ways to deal its plays.
 */
export function provenByThemselves(cases: readonly OwnPlays[]): boolean {
  const alike = cases.filter(
    ({ before, now }) => isRepeated({ before, now }) && passesOf(before) + passesOf(now) === before.length,
  );
  const broken = alike.filter((one) => isBrokenThrough(one)).length;
  if (broken === 0) return false;
  const chance = Math.max(
    ...alike.map(({ before, now }) => -logChoose(before.length + now.length, before.length)),
  );
  return logChoose(alike.length, broken) + broken * chance <= Math.log(BY_EXACT_TEST);
}

/** Whether both runs played a case several times. */
export const isRepeated = ({ before, now }: OwnPlays) => before.length > 1 && now.length > 1;

/** All its plays passed before, and all of several fail now. */
export const isBrokenThrough = (one: OwnPlays) =>
  isRepeated(one) && !one.before.includes(0) && !one.now.includes(1);

const passesOf = (plays: readonly number[]) => plays.reduce((sum, play) => sum + play, 0);
