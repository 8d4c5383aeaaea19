import { isContentWord, stemOf } from '../text/language/words.ts';

/** Words of a phrase, at most: more are no name. */
const LONGEST = 5;
/** Content words that a phrase needs at least (one alone, "step" or "checks", says nothing to act on), and has at most. */
const WORDS = { least: 2, most: 3 };
/** Share of a group's texts that speak of it, at least. */
const SHARE = 0.5;
/** So many times more often than in the other groups; what stands everywhere is the frame of such texts. */
const TELLING = 2;
/** Texts of a group, characters of a text and phrases of a group that are looked at. */
const MOST_TEXTS = 200;
const LOOK = 2_000;
const MOST_PHRASES = 200;

interface Phrase {
  stems: readonly string[];
  /** How often it stands there, word by word, by how it is written. */
  spellings: Map<string, number>;
  times: number;
}

interface Group {
  phrases: readonly Phrase[];
  /** The places of the texts that hold a stem. */
  places: ReadonlyMap<string, ReadonlySet<number>>;
  size: number;
}

/**
 * A name for each group of texts that a reader can act on: a phrase of some text, with two or three telling words that most texts of the group
 * hold together and those of other groups do not. Null where there is none: then the group has nothing in common that could be said.
 * Compared by stem, shown as it is written most often; of equal ones the shortest.
 */
export function clusterNames(groups: readonly (readonly string[])[]): (string | null)[] {
  const read = groups.map((texts) => groupOf(texts.slice(0, MOST_TEXTS)));
  return read.map((group) => {
    const others = read.filter((other) => other !== group);
    const elsewhere = others.reduce((sum, { size }) => sum + size, 0);
    const ranked = group.phrases.flatMap((phrase) => {
      const count = together(group, phrase);
      if (count < 2 || count < SHARE * group.size) return [];
      const outside = others.reduce((sum, other) => sum + together(other, phrase), 0);
      if (count * elsewhere < TELLING * outside * group.size) return [];
      const own = phrase.stems.filter((stem) => holding(others, stem) < SHARE * elsewhere || elsewhere === 0);
      return [{ name: mostFrequent(phrase.spellings), value: count * own.length }];
    });
    ranked.sort((a, b) => b.value - a.value || a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
    return ranked[0]?.name ?? null;
  });
}

function groupOf(texts: readonly string[]): Group {
  const phrases = new Map<string, Phrase>();
  const places = new Map<string, Set<number>>();
  for (const [at, text] of texts.entries())
    for (const part of text
      .slice(0, LOOK)
      .toLowerCase()
      .split(/[.!?;:,()"“”\n|]+/)) {
      const words = part.match(/[\p{L}\p{N}_'’-]+/gu) ?? [];
      for (const word of words.filter(isTelling))
        places.set(stemOf(word), (places.get(stemOf(word)) ?? new Set()).add(at));
      for (const phrase of phrasesIn(words)) {
        const stems = [...new Set(phrase.filter(isTelling).map(stemOf))].sort();
        if (stems.length < WORDS.least || stems.length > WORDS.most) continue;
        const known = phrases.get(stems.join(' ')) ?? { stems, spellings: new Map(), times: 0 };
        known.times += 1;
        const spelt = phrase.join(' ');
        known.spellings.set(spelt, (known.spellings.get(spelt) ?? 0) + 1);
        phrases.set(stems.join(' '), known);
      }
    }
  const most = [...phrases.values()].sort((a, b) => b.times - a.times).slice(0, MOST_PHRASES);
  return { phrases: most, places, size: texts.length };
}

/** Words side by side that begin and end with a telling one. */
function* phrasesIn(words: readonly string[]): Iterable<readonly string[]> {
  for (const from of words.keys()) {
    if (!isTelling(words[from] ?? '')) continue;
    for (let to = from + 2; to <= Math.min(words.length, from + LONGEST); to += 1)
      if (isTelling(words[to - 1] ?? '')) yield words.slice(from, to);
  }
}

/** Texts of a group that hold all words of a phrase. */
function together({ places }: Group, { stems }: Phrase): number {
  const [first, ...others] = stems.map((stem) => places.get(stem));
  if (first === undefined || others.includes(undefined)) return 0;
  return [...first].filter((at) => others.every((one) => one?.has(at))).length;
}

/** Texts of groups that hold a word. */
const holding = (groups: readonly Group[], stem: string) =>
  groups.reduce((sum, { places }) => sum + (places.get(stem)?.size ?? 0), 0);

const isTelling = (word: string) => isContentWord(word) && !/\d/.test(word);

function mostFrequent(spellings: ReadonlyMap<string, number>): string {
  const sorted = [...spellings].sort(
    ([a, left], [b, right]) => right - left || a.length - b.length || (a < b ? -1 : 1),
  );
  return (sorted[0]?.[0] ?? '').slice(0, 80);
}
