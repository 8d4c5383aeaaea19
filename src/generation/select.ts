import { DIFFICULTIES, type Difficulty } from '../schema/generation.ts';
import { SAME_QUESTION, similarPairs } from '../text/near-duplicates.ts';
import { cosine, type SparseVector, tfIdf } from '../text/tf-idf.ts';
import type { VerifiedCase } from './case-draft.ts';
import { areAlike, gramsOf } from './grams.ts';
import type { Quota } from './quota.ts';
import { inputOf } from './verify.ts';

/** Share of common 5-grams from which two inputs are the same wording (improvement.md 6.2 step 6). */
const SAME_WORDING = 0.6;
/**
 * What the first case of an operator is worth beside a newly covered target; further ones less and less. Our own choice: below the
 * 1 of a whole rule, so that another kind of case never beats a rule without one.
 */
const VARIETY = 0.8;
/** Weights of quality against likeness to what is chosen, where two cases gain the same (improvement.md 6.2 step 7). */
const QUALITY = 0.6;
const LIKENESS = 0.4;

/** Something to be covered: a policy unit, an intent, a failure. */
export interface Target {
  id: string;
  text: string;
  topic: string;
  /** A limit inside a rule that is a target itself. */
  isLimit?: true;
  /** 2 in a focus area, 1.5 where it is linked to a failure, else 1. */
  weight: number;
}

export interface Selection {
  chosen: VerifiedCase[];
  /** Candidates that were near-duplicates of a chosen one. */
  duplicates: number;
  /** Kinds that had too few candidates, in words. */
  short: string[];
}

/**
 * Chooses cases greedily by what they add to the coverage of the targets (facility location, monotone submodular: at least half
 * of the best possible under quotas; Fisher, Nemhauser and Wolsey 1978), within the quotas of difficulty, edge and focus.
 * Near-duplicates of chosen ones are passed over. Deterministic: ties go to MMR, then to the earlier candidate.
 */
export function selectCases(
  candidates: readonly VerifiedCase[],
  targets: readonly Target[],
  quota: Quota,
  focus: ReadonlySet<string>,
): Selection {
  const texts = candidates.map(inputOf);
  const { vectors, vectorOf } = tfIdf(texts);
  const alike = sameQuestions(vectors);
  const grams = texts.map(gramsOf);
  const reach = reachOf(candidates, targets, vectors, vectorOf);
  const covered = new Float64Array(targets.length);
  const taken = new Set<number>();
  const barred = new Set<number>();
  const nearest = new Float64Array(candidates.length);
  const left = { ...quota.difficulty };
  const used = new Map<string, number>();
  const from = new Map<string, number>();

  const gainOf = (at: number) =>
    (reach[at] ?? []).reduce(
      (sum, { target, value }) =>
        sum + (targets[target]?.weight ?? 1) * Math.max(0, value - (covered[target] ?? 0)),
      0,
    );
  const best = (allowed: (one: VerifiedCase) => boolean): number => {
    let found = -1;
    let gain = -1;
    let merit = 0;
    for (const [at, one] of candidates.entries()) {
      if (taken.has(at) || barred.has(at) || !allowed(one)) continue;
      const own = (gainOf(at) + VARIETY / (1 + (used.get(one.operator) ?? 0)) ** 2) * one.quality;
      const mmr = QUALITY * one.quality - LIKENESS * (nearest[at] ?? 0);
      if (own > gain + 1e-9 || (own > gain - 1e-9 && mmr > merit + 1e-9))
        [found, gain, merit] = [at, own, mmr];
    }
    return found;
  };
  const take = (at: number) => {
    taken.add(at);
    const one = candidates[at] as VerifiedCase;
    left[one.difficulty] -= 1;
    used.set(one.operator, (used.get(one.operator) ?? 0) + 1);
    from.set(documentOf(one), (from.get(documentOf(one)) ?? 0) + 1);
    for (const { target, value } of reach[at] ?? []) covered[target] = Math.max(covered[target] ?? 0, value);
    for (const other of alike[at] ?? []) barred.add(other);
    const own = vectors[at] as SparseVector;
    for (const other of candidates.keys()) {
      if (taken.has(other) || barred.has(other)) continue;
      if (areAlike(grams[at] as ReadonlySet<string>, grams[other] as ReadonlySet<string>, SAME_WORDING))
        barred.add(other);
      else nearest[other] = Math.max(nearest[other] ?? 0, cosine(own, vectors[other] as SparseVector));
    }
  };
  const fill = (count: number, allowed: (one: VerifiedCase) => boolean): number => {
    let done = 0;
    while (done < count) {
      const at = best(allowed);
      if (at < 0) break;
      take(at);
      done += 1;
    }
    return done;
  };

  const room = (one: VerifiedCase) => left[one.difficulty] > 0;
  const fair = (one: VerifiedCase) => (from.get(documentOf(one)) ?? 0) < (quota.perDocument ?? Infinity);
  const short: string[] = [];
  const edges = fill(quota.edge, (one) => one.edge && room(one) && fair(one));
  const moreEdges = edges < quota.edge ? fill(quota.edge - edges, (one) => one.edge) : 0;
  if (edges + moreEdges < quota.edge) short.push(`${edges + moreEdges} of ${quota.edge} edge cases`);
  const isGuard = (one: VerifiedCase) => one.operator === 'failure-neighbour';
  const guarded = fill(quota.guards, (one) => isGuard(one) && room(one));
  const guards = guarded + fill(quota.guards - guarded, isGuard);
  if (guards < quota.guards) short.push(`${guards} of ${quota.guards} neighbours that must still pass`);
  const inFocus = (one: VerifiedCase) => focus.has(one.topic);
  const focused = [...taken].filter((at) => inFocus(candidates[at] as VerifiedCase)).length;
  const wanted = Math.max(0, Math.min(quota.focus - focused, quota.total - taken.size));
  const got = fill(wanted, (one) => !one.edge && inFocus(one) && room(one));
  if (got < wanted) {
    const more = fill(wanted - got, (one) => !one.edge && inFocus(one));
    if (got + more < wanted) short.push(`${focused + got + more} of ${quota.focus} cases in focus areas`);
  }
  fill(quota.total - taken.size, (one) => !one.edge && room(one) && fair(one));
  fill(quota.total - taken.size, (one) => !one.edge && room(one));
  const missing = DIFFICULTIES.filter((name: Difficulty) => left[name] > 0);
  // A kind that ran dry leaves its places to the others: the number asked for comes first.
  fill(quota.total - taken.size, (one) => !one.edge);
  fill(quota.total - taken.size, (one) => one.edge && quota.edge > 0);
  for (const name of missing)
    if (left[name] > 0)
      short.push(`${quota.difficulty[name] - left[name]} of ${quota.difficulty[name]} ${name} cases`);
  return { chosen: [...taken].map((at) => candidates[at] as VerifiedCase), duplicates: barred.size, short };
}

const documentOf = ({ source_refs }: VerifiedCase) => source_refs[0]?.document ?? '';

/** Candidates that are the same question in other words, by place. */
function sameQuestions(vectors: readonly SparseVector[]): Set<number>[] {
  const alike = vectors.map(() => new Set<number>());
  for (const { first, second } of similarPairs(vectors, SAME_QUESTION)) {
    alike[first]?.add(second);
    alike[second]?.add(first);
  }
  return alike;
}

/** How well each candidate covers each target: wholly what it is built on, else by its words. Small values are left out. */
function reachOf(
  candidates: readonly VerifiedCase[],
  targets: readonly Target[],
  vectors: readonly SparseVector[],
  vectorOf: (text: string) => SparseVector,
) {
  const places = new Map(targets.map(({ id }, at) => [id, at]));
  const reach = candidates.map((one) =>
    one.built_on.flatMap((id, order) => {
      const target = places.get(id);
      return target === undefined ? [] : [{ target, value: order === 0 ? 1 : 0.6 }];
    }),
  );
  const postings = new Map<number, { at: number; weight: number }[]>();
  for (const [at, { terms, weights }] of vectors.entries())
    for (const [index, term] of terms.entries()) {
      const list = postings.get(term) ?? [];
      list.push({ at, weight: weights[index] ?? 0 });
      postings.set(term, list);
    }
  for (const [target, { text }] of targets.entries()) {
    const own = vectorOf(text);
    const sums = new Map<number, number>();
    for (const [index, term] of own.terms.entries())
      for (const { at, weight } of postings.get(term) ?? [])
        sums.set(at, (sums.get(at) ?? 0) + weight * (own.weights[index] ?? 0));
    for (const [at, value] of sums)
      if (value >= 0.3 && !reach[at]?.some((one) => one.target === target))
        reach[at]?.push({ target, value: Math.min(1, value) / 2 });
  }
  return reach;
}
