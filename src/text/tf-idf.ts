import { isContentWord, stemOf, words } from './language/words.ts';

/** A text as term weights: term numbers ascending, each with its weight. Of length 1, or empty for a text without terms. */
export interface SparseVector {
  readonly terms: Int32Array;
  readonly weights: Float64Array;
}

/** The texts of a collection as vectors that can be compared with each other. */
interface TfIdf {
  readonly vectors: readonly SparseVector[];
  /** The term of each number. */
  readonly terms: readonly string[];
  /** Another text by the same terms and weights; terms that the collection does not know count for its length only. */
  vectorOf(text: string): SparseVector;
}

/** The same of many texts of which few are compared: a vector is made when it is asked for. */
interface TfIdfCollection extends Pick<TfIdf, 'vectorOf'> {
  /** The text at this place. */
  vectorAt(place: number): SparseVector;
  terms(): readonly string[];
}

/** How a text becomes terms, with repetitions. */
type Terms = (text: string) => readonly string[];

/**
 * Stems of the content words and pairs of neighbours among them. A text of stop words only ("Can you do it?") is compared by
 * those, or it would be like nothing.
 */
export function wordsAndPairs(text: string): string[] {
  const all = words(text);
  const content = all.filter(isContentWord);
  const single = (content.length > 0 ? content : all).map(stemOf);
  const pairs = single.slice(1).map((word, at) => `${single[at]} ${word}`);
  return [...single, ...pairs];
}

/**
 * TF-IDF of a collection: (1 + ln tf) x (ln((1 + n) / (1 + df)) + 1), scaled to length 1 (sublinear tf, smoothed idf; Manning,
 * Raghavan and Schütze 2008, 6.4). Linear in the length of the texts; the numbers of the terms follow their first occurrence.
 */
export function tfIdf(texts: readonly string[], terms: Terms = wordsAndPairs): TfIdf {
  const collection = tfIdfCollection(texts, terms);
  return {
    vectors: texts.map((_, place) => collection.vectorAt(place)),
    terms: collection.terms(),
    vectorOf: collection.vectorOf,
  };
}

/** As `tfIdf`. Of a text it holds the numbers of its terms and how often each occurs, in eight bytes a term. */
export function tfIdfCollection(texts: readonly string[], terms: Terms = wordsAndPairs): TfIdfCollection {
  const numbers = new Map<string, number>();
  const documents: number[] = [];
  const counted = countColumn();
  for (const text of texts) {
    const counts = new Map<number, number>();
    for (const term of terms(text)) {
      let number = numbers.get(term);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(term, number);
        documents.push(0);
      }
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    for (const number of counts.keys()) documents[number] = (documents[number] as number) + 1;
    counted.add(counts);
  }
  const rarity = documents.map((count) => rarityOf(count, texts.length));
  const weigh = (counts: Iterable<readonly [number, number]>, unknown = 0): SparseVector =>
    unitVector(
      Array.from(counts, ([number, count]) => [number, (1 + Math.log(count)) * (rarity[number] as number)]),
      unknown,
    );
  return {
    vectorAt: (place) => weigh(counted.at(place)),
    terms: () => [...numbers.keys()],
    vectorOf(text) {
      const counts = new Map<number, number>();
      const strange = new Map<string, number>();
      for (const term of terms(text)) {
        const number = numbers.get(term);
        if (number === undefined) strange.set(term, (strange.get(term) ?? 0) + 1);
        else counts.set(number, (counts.get(number) ?? 0) + 1);
      }
      const never = rarityOf(0, texts.length);
      let unknown = 0;
      for (const count of strange.values()) unknown += ((1 + Math.log(count)) * never) ** 2;
      return weigh(counts, unknown);
    },
  };
}

const FIRST_ROOM = 1024;

/** Numbers with their counts, text by text, in one piece of memory: a map for each of many texts would take many times as much. */
function countColumn() {
  let pairs = new Int32Array(FIRST_ROOM);
  /** Where each text begins in it, and the end of the last one. */
  const begins = [0];
  return {
    add(counts: ReadonlyMap<number, number>): void {
      let end = begins.at(-1) as number;
      while (end + 2 * counts.size > pairs.length) {
        const larger = new Int32Array(2 * pairs.length);
        larger.set(pairs);
        pairs = larger;
      }
      for (const [number, count] of counts) {
        pairs[end++] = number;
        pairs[end++] = count;
      }
      begins.push(end);
    },
    *at(place: number): Iterable<readonly [number, number]> {
      for (let from = begins[place] as number; from < (begins[place + 1] as number); from += 2)
        yield [pairs[from] as number, pairs[from + 1] as number];
    },
  };
}

const rarityOf = (documents: number, total: number) => Math.log((1 + total) / (1 + documents)) + 1;

/** A vector of length 1 from its entries; `rest` is the square of what else it has, in terms that have no number. */
function unitVector(entries: readonly (readonly [number, number])[], rest = 0): SparseVector {
  const sorted = [...entries].sort(([a], [b]) => a - b);
  const length = Math.sqrt(sorted.reduce((sum, [, weight]) => sum + weight * weight, rest));
  return {
    terms: Int32Array.from(sorted, ([term]) => term),
    weights: Float64Array.from(sorted, ([, weight]) => (length === 0 ? 0 : weight / length)),
  };
}

/** Cosine of two vectors of one collection, 0 to 1; 0 when one of them is empty. */
export function cosine(a: SparseVector, b: SparseVector): number {
  let sum = 0;
  let left = 0;
  let right = 0;
  while (left < a.terms.length && right < b.terms.length) {
    const apart = (a.terms[left] as number) - (b.terms[right] as number);
    if (apart === 0) sum += (a.weights[left] as number) * (b.weights[right] as number);
    if (apart <= 0) left += 1;
    if (apart >= 0) right += 1;
  }
  return Math.min(1, sum);
}

/** The direction in which the mean of the vectors lies, of length 1. */
export function centroid(vectors: readonly SparseVector[]): SparseVector {
  const sums = new Map<number, number>();
  for (const { terms, weights } of vectors)
    for (const [at, term] of terms.entries()) sums.set(term, (sums.get(term) ?? 0) + (weights[at] as number));
  return unitVector([...sums]);
}
