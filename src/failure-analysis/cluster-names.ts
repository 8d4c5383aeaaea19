import { isContentWord, stemOf } from '../text/language/words.ts';

/** Words of a phrase, at most: more are no name. */
const LONGEST = 5;
/** Content words that a phrase needs at least: one alone ("step", "checks") says nothing to act on. */
const LEAST_WORDS = 2;
/** Share of a group's texts that hold its phrase, at least. */
const SHARE = 0.5;
/** So many times more often than in the other groups; what stands everywhere is the frame of such texts. */
const TELLING = 2;
/** Characters of a text that are looked at. */
const LOOK = 2_000;

interface Found {
  /** Texts that hold it. */
  count: number;
  /** As they write it, with how often. */
  spellings: Map<string, number>;
  words: number;
}

/**
 * A name for each group of texts that a reader can act on: the phrase (two to five words that stand side by side, two of them telling) that most of
 * the group share and others do not, in the spelling that stands there most often. Null where there is none: then the group has nothing in
 * common that could be said. Compared by stem; ties by length, then by alphabet.
 */
export function clusterNames(groups: readonly (readonly string[])[]): (string | null)[] {
  const counted = groups.map((texts) => ({ size: texts.length, phrases: phrasesOf(texts) }));
  return counted.map(({ size, phrases }, at) => {
    const others = counted.filter((_, place) => place !== at);
    const elsewhere = others.reduce((sum, other) => sum + other.size, 0);
    const telling = [...phrases].filter(([key, { count }]) => {
      if (count < 2 || count < SHARE * size) return false;
      const outside = others.reduce((sum, other) => sum + (other.phrases.get(key)?.count ?? 0), 0);
      return count * elsewhere >= TELLING * outside * size;
    });
    const [best] = telling.sort(
      ([a, one], [b, other]) =>
        other.count * other.words - one.count * one.words || b.length - a.length || (a < b ? -1 : 1),
    );
    return best === undefined ? null : mostFrequent(best[1].spellings);
  });
}

/** Phrases of texts by their stems, each counted once a text. */
function phrasesOf(texts: readonly string[]): Map<string, Found> {
  const phrases = new Map<string, Found>();
  for (const text of texts) {
    const seen = new Set<string>();
    for (const part of text
      .slice(0, LOOK)
      .toLowerCase()
      .split(/[.!?;:,()"“”\n|]+/)) {
      const words = part.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
      for (const [from] of words.entries())
        for (let to = from + 2; to <= Math.min(words.length, from + LONGEST); to += 1) {
          const phrase = words.slice(from, to);
          const content = phrase.filter(isTelling).length;
          if (content < LEAST_WORDS || !isTelling(phrase[0] ?? '') || !isTelling(phrase.at(-1) ?? ''))
            continue;
          const key = phrase.map(stemOf).join(' ');
          const found = phrases.get(key) ?? { count: 0, spellings: new Map(), words: content };
          if (!seen.has(key)) found.count += 1;
          seen.add(key);
          const spelt = phrase.join(' ');
          found.spellings.set(spelt, (found.spellings.get(spelt) ?? 0) + 1);
          phrases.set(key, found);
        }
    }
  }
  return phrases;
}

const isTelling = (word: string) => isContentWord(word) && !/\d/.test(word);

function mostFrequent(spellings: ReadonlyMap<string, number>): string {
  const sorted = [...spellings].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
  return (sorted[0]?.[0] ?? '').slice(0, 80);
}
