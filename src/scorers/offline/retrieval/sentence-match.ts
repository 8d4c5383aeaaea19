import type { IndexedText } from '../../../text/language/indexed-text.ts';

/**
 * How much a claim and the sentence of a text that is most like it are about the same: cosine of their content stems, in
 * [0, 1], weighted by how rare a stem is among the sentences (tf-idf; Salton and Buckley 1988). The text is read once.
 */
export function sentenceMatcher(text: IndexedText): (claim: IndexedText) => number {
  const postings = new Map<string, { sentence: number; count: number }[]>();
  for (const [sentence, { stems }] of text.sentences.entries())
    for (const [stem, count] of countsOf(stems)) {
      const list = postings.get(stem);
      if (list) list.push({ sentence, count });
      else postings.set(stem, [{ sentence, count }]);
    }
  const total = Math.max(1, text.sentences.length);
  const rarity = (stem: string) => Math.log(1 + total / (0.5 + (postings.get(stem)?.length ?? 0)));
  const lengths = new Float64Array(text.sentences.length);
  for (const [stem, list] of postings)
    for (const { sentence, count } of list)
      lengths[sentence] = (lengths[sentence] as number) + (count * rarity(stem)) ** 2;
  return (claim) => {
    const products = new Map<number, number>();
    let length = 0;
    for (const [stem, count] of countsOf(claim.stems)) {
      const weight = count * rarity(stem);
      length += weight ** 2;
      for (const { sentence, count: there } of postings.get(stem) ?? [])
        products.set(sentence, (products.get(sentence) ?? 0) + weight * there * rarity(stem));
    }
    let best = 0;
    for (const [sentence, product] of products)
      best = Math.max(best, product / Math.sqrt(length * (lengths[sentence] as number)));
    return Math.min(1, best);
  };
}

function countsOf(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
