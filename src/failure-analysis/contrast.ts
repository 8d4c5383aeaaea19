import { benjaminiHochberg } from '../statistics/benjamini-hochberg.ts';
import { fisherGreater } from '../statistics/fisher-greater.ts';
import type { AnalysedAttempt } from './attempts.ts';
import { featuresOf } from './features.ts';

/** False discovery rate of what is shown (improvement.md 5.2 step 8). */
const RATE = 0.05;
const LEAST = 3;
const LEAST_SHARE = 0.2;
/** A reader takes in a handful. */
const SHOWN = 5;
/** Without passes a feature says something only if most failures have it. */
const FREQUENT = 0.5;
const Z = 1.959963984540054;

/** How many different cases have each feature. */
interface Counted {
  cases: number;
  features: ReadonlyMap<string, number>;
}

/** Counts the cases of these attempts by feature, each case once: what its attempts have, together. */
export function countFeatures(attempts: readonly AnalysedAttempt[]): Counted {
  const byCase = new Map<string, AnalysedAttempt[]>();
  for (const attempt of attempts) {
    const known = byCase.get(attempt.case_id);
    if (known === undefined) byCase.set(attempt.case_id, [attempt]);
    else known.push(attempt);
  }
  const features = new Map<string, number>();
  for (const ofCase of byCase.values())
    for (const feature of new Set(ofCase.flatMap((attempt) => [...featuresOf(attempt)])))
      features.set(feature, (features.get(feature) ?? 0) + 1);
  return { cases: byCase.size, features };
}

/**
 * What sets these failures apart from the passes of the same period (improvement.md 5.2 step 8): one-sided Fisher,
 * Benjamini-Hochberg over all features with enough support, odds ratio with Haldane's 0.5 and Woolf's 95 % interval. The unit is the
 * case, since attempts of one case say the same again. Without passes only what most failures have, marked as not contrasted.
 */
export function contrast(failures: Counted, passes: Counted): string[] {
  const support = Math.max(LEAST, LEAST_SHARE * failures.cases);
  const candidates = [...failures.features]
    .filter(([, count]) => count >= support - 1e-9)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (passes.cases === 0)
    return candidates
      .filter(([, count]) => count >= FREQUENT * failures.cases)
      .sort(([, a], [, b]) => b - a)
      .slice(0, SHOWN)
      .map(
        ([feature, count]) =>
          `${count} of ${failures.cases} failing cases ${feature} (frequent, not contrasted)`,
      );
  const tested = candidates.map(([feature, a]) => {
    const c = passes.features.get(feature) ?? 0;
    const b = failures.cases - a;
    const d = passes.cases - c;
    return {
      feature,
      a,
      b,
      c,
      d,
      p: fisherGreater([
        [a, b],
        [c, d],
      ]),
    };
  });
  const { adjusted } = benjaminiHochberg(tested.map(({ p }) => p));
  return tested
    .filter((_, at) => (adjusted[at] as number) <= RATE)
    .sort((one, other) => one.p - other.p || (one.feature < other.feature ? -1 : 1))
    .slice(0, SHOWN)
    .map(({ feature, a, b, c, d }) => {
      const odds = ((a + 0.5) * (d + 0.5)) / ((b + 0.5) * (c + 0.5));
      const spread = Z * Math.sqrt(1 / (a + 0.5) + 1 / (b + 0.5) + 1 / (c + 0.5) + 1 / (d + 0.5));
      const [low, high] = [odds * Math.exp(-spread), odds * Math.exp(spread)];
      return `${a} of ${a + b} failing cases vs ${c} of ${c + d} passing cases ${feature}, odds x${shownNumber(odds)} [${shownNumber(low)}, ${shownNumber(high)}]`;
    });
}

/** Two telling digits. */
const shownNumber = (value: number) =>
  value >= 10 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
