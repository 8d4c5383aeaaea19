import { exactFallWithinCases } from '../../statistics/exact-fall-within-cases.ts';
import type { PlaysOfCase } from '../../statistics/fall-within-cases.ts';
import { mean } from '../../statistics/mean.ts';
import type { PairedContrast } from '../../statistics/paired-contrast.ts';
import { formatCounted } from '../../text/format.ts';
import { formatPValue } from '../../text/format-difference.ts';
import type { ComparedPair } from './compared-pair.ts';
import { FIRST_LOOK, type FlipTests, levelOfLastLook, MIDDLE_LOOK } from './false-red.ts';
import type { FoundFlip } from './find-flips.ts';
import { type FlipRepeats, isRepeated, LEAST_HISTORY } from './flip-proof.ts';
import { chanceOfExcuse } from './flip-verdict.ts';
import { ALPHA } from './scorer-deltas.ts';

/** Plays of every compared case beyond its own, made because the fall was suspicious. */
export interface FurtherPlays {
  now: FlipRepeats;
  onBase?: FlipRepeats | undefined;
}

/** A gate that may play all cases again before it calls a fall of the pass rate a regression. */
export interface GatedPlays {
  /** Whether the base can be played. */
  onBase: boolean;
  /** The last of the looks whose plays were all made; undefined before the first, and where none are made. */
  look?: { at: number; further(caseId: string): FurtherPlays } | undefined;
}

/** What is known of a case from runs before the baseline; undefined where that is nothing. */
export type EarlierPlays = (one: ComparedPair['b']) => FlipRepeats | undefined;

/** A look at the fall after so many further plays of every case, and so many on the base. */
interface Look {
  rounds: number;
  onBase: number;
  /** What it may spend; the last one has what is left. */
  level?: number;
  /** Above that p nothing is expected of further plays. */
  futile?: number;
}

/** Suites of more cases than that find a fall that matters with one play each, and would pay much for more. */
export const MOST_CASES_AGAIN = 50;
/** Where there is one play of the baseline alone: it bounds what can be found, so looks end where more plays of now add little. */
const LOOKS_NOW: readonly Look[] = [
  { rounds: 2, onBase: 0, level: 0, futile: 0.3 },
  { rounds: 4, onBase: 0, level: MIDDLE_LOOK, futile: 0.2 },
  { rounds: 8, onBase: 0 },
];
/** With as many plays on the base as here one look finds nearly every fall. */
const LOOKS_ON_BASE: readonly Look[] = [{ rounds: 4, onBase: 3 }];
/** So many more cases have to be lost than won before all are played again, and so many lost: one case that broke moves no rate. */
export const LOST_TO_PLAY_AGAIN = 1;
export const FLIPS_TO_PLAY_AGAIN = 2;

/** The looks at the fall after further plays of all cases. */
export const looksAgain = (onBase: boolean): readonly Look[] => (onBase ? LOOKS_ON_BASE : LOOKS_NOW);

/** Whether the cases pass less often than before. */
export interface FallOfRate {
  /** So clearly that with flips to failing it is a regression. */
  proven: boolean;
  /** Enough to be suspicious of. */
  suspected: boolean;
  /** All cases were played again for it. */
  again: boolean;
  /** Further plays of all cases may still prove it. */
  isOpen: boolean;
  /** A clause: "the pass rate fell by 25 points over 24 cases (p = 0.002)". */
  sentence: string;
}

/**
 * Did the pass rate fall? By the paired test over all plays of the two runs; where a gate may play all cases again by an exact test within
 * cases (`exactFallWithinCases`, since there are more plays now than before) at each look. What all of them may spend stands in false-red.ts.
 */
export function fallOf(
  passes: PairedContrast,
  compared: readonly ComparedPair[],
  flips: readonly FoundFlip[],
  gated: GatedPlays | undefined,
  earlier: EarlierPlays = () => undefined,
): FallOfRate {
  if (gated?.look !== undefined) return laterLook(compared, gated, gated.look, earlier);
  const fell = (passes.difference ?? 0) < 0;
  return {
    proven: fell && isPlain(passes, compared, gated) && lasts(compared, flips),
    suspected: fell && passes.p_value <= ALPHA,
    again: false,
    isOpen: true,
    sentence: rateSentence(passes),
  };
}

/** Whether the first plays are proof: a mass failure needs no more, and more than so many cases have one look. */
function isPlain(
  passes: PairedContrast,
  compared: readonly ComparedPair[],
  gated: GatedPlays | undefined,
): boolean {
  if (gated === undefined || compared.length > MOST_CASES_AGAIN) return passes.p_value <= ALPHA;
  return exactFallWithinCases(playsOf(compared, () => ({ now: NONE }))) <= FIRST_LOOK;
}

function laterLook(
  compared: readonly ComparedPair[],
  { onBase }: GatedPlays,
  { at, further }: NonNullable<GatedPlays['look']>,
  earlier: EarlierPlays,
): FallOfRate {
  const cases = playsOf(compared, further);
  const p_value = exactFallWithinCases(cases);
  const looks = looksAgain(onBase);
  const before = FIRST_LOOK + looks.slice(0, at).reduce((sum, { level = 0 }) => sum + level, 0);
  const { futile, level = levelOfLastLook(testsOf(compared, onBase, earlier), passesOf(cases), before) } =
    looks[at]!;
  const share = ({ played, passed }: { played: number; passed: number }) => passed / played;
  const difference =
    cases.length === 0 ? 0 : mean(cases.map(({ before, now }) => share(now) - share(before)));
  const fell = difference < 0;
  const most = Math.max(0, ...cases.map(({ now }) => now.played - 1));
  const times = `, played again up to ${formatCounted(most, 'time')} each`;
  return {
    proven: fell && p_value <= level,
    suspected: fell && p_value <= ALPHA,
    again: true,
    isOpen: futile !== undefined && p_value <= futile,
    sentence: `the pass rate ${fell ? 'fell' : 'rose'} by ${pointsOf(difference)} points over ${formatCounted(cases.length, 'case')}${times} (${formatPValue(p_value)})`,
  };
}

const NONE: FlipRepeats = { played: 0, failed: 0 };

const playsOf = (
  compared: readonly ComparedPair[],
  further: (caseId: string) => FurtherPlays,
): PlaysOfCase[] =>
  compared.map(({ a, b }) => {
    const { now, onBase } = further(b.id);
    return { before: withOwn(a.status === 'passed', onBase), now: withOwn(b.status === 'passed', now) };
  });

const passesOf = (cases: readonly PlaysOfCase[]) =>
  cases.map(({ before, now }) => before.passed + now.passed);

/** Which tests could have proven a flip. */
const testsOf = (compared: readonly ComparedPair[], onBase: boolean, earlier: EarlierPlays): FlipTests => ({
  history: compared.some(({ b }) => (earlier(b)?.played ?? 0) >= LEAST_HISTORY),
  base: onBase,
  ownPlays: compared.some(({ a, b }) => isRepeated({ before: a.passes, now: b.passes })),
});

const withOwn = (passed: boolean, plays: FlipRepeats = NONE) => ({
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
