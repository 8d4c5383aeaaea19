import { fallWithinCases, type PlaysOfCase } from '../../statistics/fall-within-cases.ts';
import { mean } from '../../statistics/mean.ts';
import type { PairedContrast } from '../../statistics/paired-contrast.ts';
import { formatCounted } from '../../text/format.ts';
import { formatPValue } from '../../text/format-difference.ts';
import type { ComparedPair } from './compared-pair.ts';
import type { FoundFlip } from './find-flips.ts';
import { type FlipRepeats, LEAST_HISTORY } from './flip-proof.ts';
import { chanceOfExcuse } from './flip-verdict.ts';
import { ALPHA } from './scorer-deltas.ts';

/** Plays of every compared case beyond its own, made because the fall was suspicious. */
export interface FurtherPlays {
  now: FlipRepeats;
  onBase?: FlipRepeats | undefined;
}

/** A gate that may play all cases again before it calls a fall of the pass rate a regression. */
export interface GatedPlays {
  /** By the id in run b, once all of them were made; undefined before, and where they are not made. */
  further?: ((caseId: string) => FurtherPlays) | undefined;
}

/** What is known of a case from runs before the baseline; undefined where that is nothing. */
export type EarlierPlays = (one: ComparedPair['b']) => FlipRepeats | undefined;

/** Suites of more cases than that find a fall that matters with one play each, and would pay much for more. */
export const MOST_CASES_AGAIN = 50;
/** Rounds in which all cases are played again, and those on the base where that can be played. */
export const ROUNDS_AGAIN = 4;
export const ROUNDS_AGAIN_ON_BASE = 3;
/** So many more cases have to be lost than won before all are played again: one that broke moves no rate. */
export const LOST_TO_PLAY_AGAIN = 2;
/** What the first look may spend (two-sided) where there may be a second: a mass failure needs no more plays. */
const FIRST_LOOK = 0.005;
/** What the second look may spend, one-sided. With the flips (flip-proof.ts) an unchanged suite is red in at most 5 %. */
const SECOND_LOOK = 0.03;
/** The same where earlier runs say it too: they must reach `SECOND_LOOK`, and the baseline alone this, in case they knew better days. */
const SECOND_LOOK_WITH_HISTORY = 0.05;

/** Whether the cases pass less often than before. */
export interface FallOfRate {
  /** So clearly that with flips to failing it is a regression. */
  proven: boolean;
  /** Enough to be suspicious of. */
  suspected: boolean;
  /** All cases were played again for it. */
  again: boolean;
  /** A clause: "the pass rate fell by 25 points over 24 cases (p = 0.002)". */
  sentence: string;
}

/**
 * Did the pass rate fall? By the paired test over all plays of the two runs; where all cases were played again by those plays
 * too (`fallWithinCases`, since there are more plays now than before). A gate that may play them again calls nothing proven
 * before, unless it is plain.
 */
export function fallOf(
  passes: PairedContrast,
  compared: readonly ComparedPair[],
  flips: readonly FoundFlip[],
  gated: GatedPlays | undefined,
  earlier: EarlierPlays = () => undefined,
): FallOfRate {
  if (gated?.further !== undefined) return secondLook(compared, gated.further, earlier);
  const looksAgain = gated !== undefined && compared.length <= MOST_CASES_AGAIN;
  const fell = (passes.difference ?? 0) < 0;
  return {
    proven: fell && passes.p_value <= (looksAgain ? FIRST_LOOK : ALPHA) && lasts(compared, flips),
    suspected: fell && passes.p_value <= ALPHA,
    again: false,
    sentence: rateSentence(passes),
  };
}

function secondLook(
  compared: readonly ComparedPair[],
  further: (caseId: string) => FurtherPlays,
  earlier: EarlierPlays,
): FallOfRate {
  const cases = compared.map(({ a, b }) => {
    const { now, onBase } = further(b.id);
    return { before: withOwn(a.status === 'passed', onBase), now: withOwn(b.status === 'passed', now) };
  });
  const p_value = cases.length === 0 ? 1 : fallWithinCases(cases);
  const share = ({ played, passed }: { played: number; passed: number }) => passed / played;
  const difference =
    cases.length === 0 ? 0 : mean(cases.map(({ before, now }) => share(now) - share(before)));
  const most = Math.max(0, ...cases.map(({ now }) => now.played - 1));
  const times = `, played again up to ${formatCounted(most, 'time')} each`;
  return {
    proven: difference < 0 && (p_value <= SECOND_LOOK || alsoByHistory(p_value, cases, compared, earlier)),
    suspected: difference < 0 && p_value <= ALPHA,
    again: true,
    sentence: `the pass rate ${difference < 0 ? 'fell' : 'rose'} by ${pointsOf(difference)} points over ${formatCounted(cases.length, 'case')}${times} (${formatPValue(p_value)})`,
  };
}

/** Whether most cases have a history, and the plays of now fall behind it and the baseline together. */
function alsoByHistory(
  p_value: number,
  cases: readonly PlaysOfCase[],
  compared: readonly ComparedPair[],
  earlier: EarlierPlays,
): boolean {
  if (p_value > SECOND_LOOK_WITH_HISTORY) return false;
  const known = compared
    .map(({ b }) => earlier(b))
    .map((past) => ((past?.played ?? 0) < LEAST_HISTORY ? undefined : past));
  if (known.filter((past) => past !== undefined).length * 2 <= cases.length) return false;
  const together = cases.map(({ before, now }, at) => {
    const past = known[at] ?? { played: 0, failed: 0 };
    return {
      before: { played: before.played + past.played, passed: before.passed + past.played - past.failed },
      now,
    };
  });
  return fallWithinCases(together) <= SECOND_LOOK;
}

const withOwn = (passed: boolean, plays: FlipRepeats = { played: 0, failed: 0 }) => ({
  played: 1 + plays.played,
  passed: (passed ? 1 : 0) + plays.played - plays.failed,
});

/** A fall that lasts would hardly have let every flip pass its repeats; what does was gone by then. */
function lasts(compared: readonly ComparedPair[], flips: readonly FoundFlip[]): boolean {
  const lost = flips.filter(({ kind }) => kind === 'pass_to_fail');
  if (lost.length === 0 || lost.some(({ verdict }) => verdict !== 'noise')) return true;
  const share = compared.filter(({ b }) => b.status === 'passed').length / compared.length;
  return chanceOfExcuse(share) ** lost.length > ALPHA;
}

/** What the pass rate did, as a clause. */
export function rateSentence({ difference, p_value, cases, scope }: PairedContrast): string {
  const where = scope === 'population' ? '' : ', on exactly these';
  return `the pass rate ${(difference ?? 0) < 0 ? 'fell' : 'rose'} by ${pointsOf(difference ?? 0)} points over ${formatCounted(cases, 'case')} (${formatPValue(p_value)}${where})`;
}

const pointsOf = (difference: number) => Number(Math.abs(difference * 100).toFixed(1));
