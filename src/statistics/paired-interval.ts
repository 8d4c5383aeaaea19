import type { CaseScores } from './case-level-p.ts';
import { mean } from './mean.ts';
import { newcombeInterval } from './newcombe.ts';
import { pairedDifferences } from './paired-differences.ts';
import { sampleVariance } from './sample-variance.ts';
import { tQuantile } from './student-t.ts';
import { withinCaseInterval } from './within-case-interval.ts';

/** From this many cases on a comparison can say something about other cases than these (statistics.md 1.2). */
export const POPULATION_CASES = 6;

/** How far a statement reaches: to other cases like these, or to exactly these (statistics.md 1.2). */
export type CaseScope = 'population' | 'these_test_cases';

/** Relative scatter of the differences below this is rounding: they are equal. */
const ROUNDING = 1e-12;

/** Result of `pairedInterval`. */
interface PairedInterval {
  /** Mean of the case differences b - a. */
  difference: number;
  /** Their standard deviation; null for a single case. */
  sd: number | null;
  scope: CaseScope;
  /** Null where the runs show no scatter to build it from. */
  interval: [number, number] | null;
}

/**
 * How large is the difference b - a over test cases, and between which bounds (statistics.md 4.3 step 6)? For other cases than
 * these: the t interval of the case differences, or Newcombe's where every case says exactly the same of passes and failures
 * (no scatter is not certainty). For these cases: `withinCaseInterval`. `alpha` is 1 - level; scope as given, else what the number of
 * cases supports. Shares stay in -1..1. RangeError for no cases, a case without runs on a side, or numbers that are not finite.
 */
export function pairedInterval(
  cases: readonly CaseScores[],
  {
    binary,
    alpha = 0.05,
    scope = cases.length >= POPULATION_CASES ? 'population' : 'these_test_cases',
  }: { binary: boolean; alpha?: number; scope?: CaseScope },
): PairedInterval {
  const a = cases.map((scores) => mean(scores.a));
  const b = cases.map((scores) => mean(scores.b));
  const d = pairedDifferences(a, b);
  const difference = mean(d);
  const sd = d.length < 2 ? null : scatter(d);
  const estimate = { difference, sd, scope };
  if (scope === 'these_test_cases')
    return { ...estimate, interval: withinCaseInterval(cases, { binary, alpha }) };
  if (sd === null) return { ...estimate, interval: null };
  const n = d.length;
  if (sd === 0 && binary)
    return { ...estimate, interval: newcombeInterval(mean(a) * n, n, mean(b) * n, n, 1 - alpha) };
  const half = (tQuantile(1 - alpha / 2, n - 1) * sd) / Math.sqrt(n);
  const [low, high] = [difference - half, difference + half];
  return { ...estimate, interval: binary ? [Math.max(-1, low), Math.min(1, high)] : [low, high] };
}

function scatter(d: readonly number[]): number {
  const sd = Math.sqrt(sampleVariance(d));
  return sd <= ROUNDING * Math.max(...d.map(Math.abs)) ? 0 : sd;
}
