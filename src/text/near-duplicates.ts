import { words } from './language/words.ts';
import { type SparseVector, tfIdf } from './tf-idf.ts';

/** From this cosine on two texts are the same question in other words (improvement.md 2.2 step 3 and 6.2 step 6). */
export const SAME_QUESTION = 0.85;
/** From this share of common character 5-grams on two texts are the same wording (improvement.md 6.2 step 6). */
const SAME_WORDING = 0.6;
const GRAM = 5;
/** A bound and a sum of the same products, added in another order, differ by rounding only. */
const ROUNDING = 1e-9;

/** Two texts of a collection, by their places, with their cosine. `first` is the smaller place. */
interface SimilarPair {
  first: number;
  second: number;
  cosine: number;
}

/**
 * All pairs with at least this cosine. Looks only at pairs that share a telling term: terms that are so common that all of
 * them together cannot reach the bound are left out of the index (Bayardo, Ma and Srikant 2007, "Scaling up all pairs
 * similarity search", All-Pairs-1). RangeError for a bound of 0 or less, where every pair is one.
 */
export function similarPairs(vectors: readonly SparseVector[], atLeast: number): SimilarPair[] {
  if (!(atLeast > 0)) throw new RangeError(`similarPairs: the bound must be above 0, got ${atLeast}`);
  const { commonness, heaviest } = termStatistics(vectors);
  const index = new Map<number, { place: number; weight: number }[]>();
  const outside: Map<number, number>[] = [];
  const pairs: SimilarPair[] = [];
  for (const [second, { terms, weights }] of vectors.entries()) {
    const sums = new Map<number, number>();
    for (const [at, term] of terms.entries())
      for (const { place, weight } of index.get(term) ?? [])
        sums.set(place, (sums.get(place) ?? 0) + weight * (weights[at] as number));
    for (const [first, indexed] of sums) {
      let cosine = indexed;
      const rest = outside[first];
      if (rest !== undefined && rest.size > 0)
        for (const [at, term] of terms.entries()) cosine += (rest.get(term) ?? 0) * (weights[at] as number);
      if (cosine >= atLeast - ROUNDING) pairs.push({ first, second, cosine: Math.min(1, cosine) });
    }
    const order = Array.from(terms, (term, at) => ({ term, weight: weights[at] as number })).sort(
      (a, b) => (commonness.get(b.term) ?? 0) - (commonness.get(a.term) ?? 0) || a.term - b.term,
    );
    const left = new Map<number, number>();
    let bound = 0;
    for (const { term, weight } of order) {
      bound += weight * (heaviest.get(term) ?? 0);
      if (bound < atLeast - ROUNDING) left.set(term, weight);
      else {
        const postings = index.get(term);
        if (postings === undefined) index.set(term, [{ place: second, weight }]);
        else postings.push({ place: second, weight });
      }
    }
    outside.push(left);
  }
  return pairs.sort((a, b) => a.first - b.first || a.second - b.second);
}

function termStatistics(vectors: readonly SparseVector[]) {
  const commonness = new Map<number, number>();
  const heaviest = new Map<number, number>();
  for (const { terms, weights } of vectors)
    for (const [at, term] of terms.entries()) {
      commonness.set(term, (commonness.get(term) ?? 0) + 1);
      heaviest.set(term, Math.max(heaviest.get(term) ?? 0, weights[at] as number));
    }
  return { commonness, heaviest };
}

/**
 * Texts in groups of near-duplicates, by their places: whoever is like one member belongs to the group (single link). Every
 * place is in exactly one group; groups and members ascend. A split by groups keeps questions that are the same in other
 * words on one side (improvement.md 2.2 step 3).
 */
export function families(texts: readonly string[], atLeast = SAME_QUESTION): number[][] {
  // Equal texts are one vector: a thousand attempts of one case would be half a million pairs.
  const places = new Map<string, number>();
  const which = texts.map((text) => {
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, places.size);
    return places.size - 1;
  });
  const parents = Array.from({ length: places.size }, (_, place) => place);
  const rootOf = (place: number): number => {
    let at = place;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at] as number] as number;
      at = parents[at] as number;
    }
    return at;
  };
  for (const { first, second } of similarPairs(tfIdf([...places.keys()]).vectors, atLeast)) {
    const [a, b] = [rootOf(first), rootOf(second)];
    parents[Math.max(a, b)] = Math.min(a, b);
  }
  const groups = new Map<number, number[]>();
  for (const [place, unique] of which.entries()) {
    const root = rootOf(unique);
    const group = groups.get(root);
    if (group === undefined) groups.set(root, [place]);
    else group.push(place);
  }
  return [...groups.values()];
}

/** Share of the character 5-grams that two texts have in common (Jaccard), 0 to 1; texts without words have none in common. */
export function gramJaccard(a: string, b: string): number {
  return jaccard(fiveGrams(a), fiveGrams(b));
}

function fiveGrams(text: string): Set<string> {
  const joined = words(text).join(' ');
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= joined.length; at += 1) grams.add(joined.slice(at, at + GRAM));
  if (grams.size === 0 && joined !== '') grams.add(joined);
  return grams;
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const gram of a) if (b.has(gram)) common += 1;
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}

/** Whether two texts are near-duplicates, in what they ask or in how they are worded (improvement.md 6.2 step 6). */
export function nearDuplicate(a: string, b: string): boolean {
  return families([a, b]).length === 1 || gramJaccard(a, b) >= SAME_WORDING;
}

/** The first of the texts that this one is a near-duplicate of, or undefined. */
type FindDuplicate = (text: string) => string | undefined;

/**
 * A look-up of near-duplicates among known texts, for checking many new ones against them. The weights come from the known
 * texts; it compares only with those that share a word.
 */
export function duplicateFinder(known: readonly string[]): FindDuplicate {
  const collection = tfIdf(known);
  const grams = known.map(fiveGrams);
  const postings = new Map<number, { place: number; weight: number }[]>();
  for (const [place, { terms, weights }] of collection.vectors.entries())
    for (const [at, term] of terms.entries()) {
      const entry = { place, weight: weights[at] as number };
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [entry]);
      else list.push(entry);
    }
  const exact = new Set(known);
  return (text) => {
    if (exact.has(text)) return text;
    const vector = collection.vectorOf(text);
    const own = fiveGrams(text);
    const sums = new Map<number, number>();
    for (const [at, term] of vector.terms.entries())
      for (const { place, weight } of postings.get(term) ?? [])
        sums.set(place, (sums.get(place) ?? 0) + weight * (vector.weights[at] as number));
    const found = [...sums]
      .filter(
        ([place, sum]) =>
          sum >= SAME_QUESTION || jaccard(own, grams[place] as ReadonlySet<string>) >= SAME_WORDING,
      )
      .map(([place]) => place);
    return found.length === 0 ? undefined : known[Math.min(...found)];
  };
}
