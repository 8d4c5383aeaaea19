import { centroid, cosine, type SparseVector } from '../text/tf-idf.ts';
import type { AnalysedAttempt } from './attempts.ts';

/** As many as a reader opens (improvement.md 5.2 step 7). */
const MOST_EXAMPLES = 5;
const CENTRALITY = 0.7;
const NOVELTY = 0.3;

/**
 * Run ids that show a kind of failure: first that of the attempt most like all others, then by maximal marginal relevance
 * (Carbonell and Goldstein 1998; improvement.md 5.2 step 7), at most five, distinct; other cases are preferred to more of the same.
 * `vectorsOf` gives those of all `attempts` in their order, and is asked where there is a choice; ties go to the earlier one.
 */
export function exampleRunIds(
  attempts: readonly AnalysedAttempt[],
  vectorsOf: () => readonly SparseVector[],
): string[] {
  const ids = new Set(attempts.map(({ run_id }) => run_id));
  if (ids.size <= 1) return [...ids];
  const vectors = vectorsOf();
  const centre = centroid(vectors);
  const central = vectors.map((vector) => cosine(vector, centre));
  const closest = attempts.map(() => 0);
  const runs: string[] = [];
  const cases = new Set<string>();
  while (runs.length < MOST_EXAMPLES) {
    const open = attempts.map((_, at) => at).filter((at) => !runs.includes(attempts[at]?.run_id ?? ''));
    const fresh = open.filter((at) => !cases.has(attempts[at]?.case_id ?? ''));
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (const at of fresh.length > 0 ? fresh : open) {
      const value =
        runs.length === 0
          ? (central[at] as number)
          : CENTRALITY * (central[at] as number) + NOVELTY * (1 - (closest[at] as number));
      if (value > most + 1e-12) {
        best = at;
        most = value;
      }
    }
    const chosen = attempts[best];
    if (chosen === undefined) break;
    runs.push(chosen.run_id);
    cases.add(chosen.case_id);
    for (const [at, vector] of vectors.entries())
      closest[at] = Math.max(closest[at] as number, cosine(vector, vectors[best] as SparseVector));
  }
  return runs;
}
