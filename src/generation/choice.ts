import type { Difficulty } from '../schema/generation/config.ts';
import { SAME_QUESTION, similarPairs } from '../text/near-duplicates.ts';
import { cosine, type SparseVector, tfIdf } from '../text/tf-idf.ts';
import type { VerifiedCase } from './case-draft.ts';
import { areAlike, gramsOf } from './grams.ts';
import type { Quota } from './quota.ts';
import type { Target } from './targets.ts';
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

/** A choice under way: what is taken, and what each further candidate would still add. Candidates and targets go by their places. */
export interface Choice {
  readonly candidates: readonly VerifiedCase[];
  readonly targets: readonly Target[];
  readonly vectors: readonly SparseVector[];
  readonly grams: readonly ReadonlySet<string>[];
  /** Candidates that ask the same in other words. */
  readonly alike: readonly ReadonlySet<number>[];
  readonly reach: readonly (readonly { target: number; value: number }[])[];
  /** How far each target is covered, 0 to 1. */
  readonly covered: Float64Array;
  /** In the order in which they were taken. */
  readonly taken: Set<number>;
  /** Near-duplicates of what is taken. */
  readonly barred: Set<number>;
  /** Likeness of each candidate to the closest one that is taken. */
  readonly nearest: Float64Array;
  /** Places that are left, by difficulty; below zero where more were taken than were planned. */
  readonly left: Record<Difficulty, number>;
  /** Taken cases by operator, by document, and by what they are built on. */
  readonly byRule: Map<string, number>;
  readonly byOperator: Map<string, number>;
  readonly byDocument: Map<string, number>;
}

/** A choice of which nothing is taken. */
export function openChoice(
  candidates: readonly VerifiedCase[],
  targets: readonly Target[],
  quota: Pick<Quota, 'difficulty'>,
): Choice {
  const texts = candidates.map(inputOf);
  const { vectors, vectorOf } = tfIdf(texts);
  return {
    candidates,
    targets,
    vectors,
    grams: texts.map(gramsOf),
    alike: sameQuestions(vectors),
    reach: reachOf(candidates, targets, vectors, vectorOf),
    covered: new Float64Array(targets.length),
    taken: new Set(),
    barred: new Set(),
    nearest: new Float64Array(candidates.length),
    left: { ...quota.difficulty },
    byOperator: new Map(),
    byRule: new Map(),
    byDocument: new Map(),
  };
}

/** Takes the best candidates that are allowed, one after the other; answers how many there were, `count` at most. */
export function fill(choice: Choice, count: number, allowed: (one: VerifiedCase) => boolean): number {
  let done = 0;
  while (done < count) {
    const at = best(choice, allowed);
    if (at < 0) break;
    take(choice, at);
    done += 1;
  }
  return done;
}

/** Cases that were taken from the document of a candidate. */
export function takenBeside({ byDocument }: Choice, one: VerifiedCase): number {
  return byDocument.get(documentOf(one)) ?? 0;
}

/** The allowed candidate that adds most; of equal ones the one with the better MMR, then the earlier one. -1 when there is none. */
function best(choice: Choice, allowed: (one: VerifiedCase) => boolean): number {
  const { taken, barred, byOperator, nearest } = choice;
  let found = -1;
  let gain = -1;
  let merit = 0;
  for (const [at, one] of choice.candidates.entries()) {
    if (taken.has(at) || barred.has(at) || isWornOut(choice, one) || !allowed(one)) continue;
    const variety = VARIETY / (1 + (byOperator.get(one.operator) ?? 0)) ** 2;
    const own = (gainOf(choice, at) + variety) * one.quality;
    const mmr = QUALITY * one.quality - LIKENESS * (nearest[at] ?? 0);
    if (own > gain + 1e-9 || (own > gain - 1e-9 && mmr > merit + 1e-9)) [found, gain, merit] = [at, own, mmr];
  }
  return found;
}

/** What a candidate adds to the coverage. */
function gainOf({ reach, targets, covered }: Choice, at: number): number {
  return (reach[at] ?? []).reduce(
    (sum, { target, value }) =>
      sum + (targets[target]?.weight ?? 1) * Math.max(0, value - (covered[target] ?? 0)),
    0,
  );
}

function take(choice: Choice, at: number): void {
  const { candidates, covered, taken, barred, nearest, grams, vectors } = choice;
  const one = candidates[at] as VerifiedCase;
  taken.add(at);
  choice.left[one.difficulty] -= 1;
  addOne(choice.byOperator, one.operator);
  addOne(choice.byDocument, documentOf(one));
  addOne(choice.byRule, ruleOf(one));
  for (const { target, value } of choice.reach[at] ?? [])
    covered[target] = Math.max(covered[target] ?? 0, value);
  for (const other of choice.alike[at] ?? []) barred.add(other);
  const own = vectors[at] as SparseVector;
  for (const other of candidates.keys()) {
    if (taken.has(other) || barred.has(other)) continue;
    if (areAlike(grams[at] as ReadonlySet<string>, grams[other] as ReadonlySet<string>, SAME_WORDING))
      barred.add(other);
    else nearest[other] = Math.max(nearest[other] ?? 0, cosine(own, vectors[other] as SparseVector));
  }
}

function addOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** More cases of one rule say the same in other words. */
const MOST_OF_RULE = 3;
const ruleOf = ({ built_on, operator }: VerifiedCase) =>
  /^(?:log|regression|failure)/.test(operator) ? '' : (built_on[0] ?? '');
const isWornOut = ({ byRule }: Choice, one: VerifiedCase) =>
  ruleOf(one) !== '' && (byRule.get(ruleOf(one)) ?? 0) >= MOST_OF_RULE;

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
