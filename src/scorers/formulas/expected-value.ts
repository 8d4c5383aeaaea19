/** The grades of scale mode, one digit and so one token each (metrics.md 7.2). */
export const LEVELS = [1, 2, 3, 4, 5] as const;
/** Tokens less probable than this are noise of the decoder (metrics.md 7.2). */
const LEAST_P = 0.01;

/** A token that could have stood in the place of an answer, with its probability. */
interface Chance {
  readonly token: string;
  readonly p: number;
}

/** A distribution over answers: shares that sum to 1, by answer. */
export type Distribution = Readonly<Record<string, number>>;

/** Mean and spread of a distribution over grades. */
interface Expected {
  readonly value: number;
  readonly std: number;
}

/**
 * The chances of a closed set of answers: tokens that are exactly one of them, p at least 0.01, renormalised (metrics.md
 * 7.2). Null when none is left. A p that is no probability is no evidence either.
 */
export function distributionOf(chances: readonly Chance[], answers: readonly string[]): Distribution | null {
  const kept = new Map<string, number>();
  let total = 0;
  for (const { token, p } of chances) {
    if (!answers.includes(token) || !(p >= LEAST_P && p <= 1 + 1e-6)) continue;
    kept.set(token, (kept.get(token) ?? 0) + p);
    total += p;
  }
  if (total === 0) return null;
  return Object.fromEntries([...kept].sort().map(([token, p]) => [token, p / total]));
}

/** The share of each answer among samples. */
export function sharesOf(samples: readonly string[]): Distribution {
  const counts = new Map<string, number>();
  for (const sample of samples) counts.set(sample, (counts.get(sample) ?? 0) + 1);
  return Object.fromEntries([...counts].sort().map(([answer, count]) => [answer, count / samples.length]));
}

/** E = Σp·s/Σp over grades by name, and the standard deviation (of the whole, not of a sample). */
export function expectedValue(distribution: Distribution): Expected {
  const grades = Object.entries(distribution).map(([grade, p]) => ({ grade: Number(grade), p }));
  const total = grades.reduce((sum, { p }) => sum + p, 0);
  const value = grades.reduce((sum, { grade, p }) => sum + p * grade, 0) / total;
  const variance = grades.reduce((sum, { grade, p }) => sum + p * (grade - value) ** 2, 0) / total;
  return { value, std: Math.sqrt(variance) };
}

/** A grade of 1 to 5, or the mean of several, as a score: (E − 1) / 4. */
export function levelScore(expected: number): number {
  return (expected - 1) / 4;
}
