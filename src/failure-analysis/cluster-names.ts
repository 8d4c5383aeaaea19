import { isContentWord, stemOf, words } from '../text/language/words.ts';

/**
 * A name for each group of texts: its two words with the highest class-based TF-IDF, tf(t,c) ln(1 + A / f(t)), where A is the mean
 * number of words of a group and f(t) how often the term occurs in all (improvement.md 5.2 step 6; Grootendorst 2022,
 * arXiv 2203.05794). Counted by stem, shown as the word that stands there most often; ties by alphabet.
 */
export function clusterNames(groups: readonly (readonly string[])[]): string[] {
  const counted = groups.map((texts) => countsOf(texts));
  const overall = new Map<string, number>();
  let all = 0;
  for (const { counts } of counted)
    for (const [stem, count] of counts) {
      overall.set(stem, (overall.get(stem) ?? 0) + count);
      all += count;
    }
  const mean = all / Math.max(1, groups.length);
  return counted.map(({ counts, spellings }) => {
    const ranked = [...counts]
      .map(([stem, count]) => ({ stem, value: count * Math.log(1 + mean / (overall.get(stem) as number)) }))
      .sort((a, b) => b.value - a.value || (a.stem < b.stem ? -1 : 1));
    const top = ranked.slice(0, 2).map(({ stem }) => mostFrequent(spellings.get(stem)));
    return top.length === 0 ? 'without words' : top.join(' / ');
  });
}

function countsOf(texts: readonly string[]) {
  const counts = new Map<string, number>();
  const spellings = new Map<string, Map<string, number>>();
  for (const text of texts)
    for (const word of words(text)) {
      if (!isContentWord(word) || /\d/.test(word)) continue;
      const stem = stemOf(word);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
      const known = spellings.get(stem) ?? new Map<string, number>();
      spellings.set(stem, known.set(word, (known.get(word) ?? 0) + 1));
    }
  return { counts, spellings };
}

function mostFrequent(spellings: ReadonlyMap<string, number> | undefined): string {
  const sorted = [...(spellings ?? [])].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
  return (sorted[0]?.[0] ?? '').slice(0, 40);
}
