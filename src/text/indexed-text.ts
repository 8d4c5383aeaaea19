import { type Entity, entitiesOf } from './entities.ts';
import { gramsOf } from './ngrams.ts';
import { foldCharacters } from './normalize.ts';
import { type FoundNumber, numbersOf } from './numbers.ts';
import { sentences } from './sentences.ts';
import { addTo } from './synonym-groups.ts';
import { type Token, tokenizeFolded } from './tokens.ts';
import { isContentWord, stemOf } from './words.ts';

/** One sentence of an indexed text. */
export interface IndexedSentence {
  /** As it stands in the source (list marker stripped), fit to be shown as evidence. */
  readonly text: string;
  /** Which of the given texts it comes from; 0 for a single text. */
  readonly chunk: number;
  readonly folded: string;
  readonly tokens: readonly Token[];
  /** Stems of the content words, in order, with repetitions. */
  readonly stems: readonly string[];
  /** Stems and the marks of their synonym groups (synonym-groups.ts). */
  readonly vocabulary: ReadonlySet<string>;
  readonly numbers: readonly FoundNumber[];
  readonly entities: readonly Entity[];
}

/** A text analysed once: what the overlap, support and contradiction rules need. */
export interface IndexedText {
  readonly sentences: readonly IndexedSentence[];
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly vocabulary: ReadonlySet<string>;
  /** Every token in lower case, for entity look-ups (stop words included). */
  readonly tokenSet: ReadonlySet<string>;
  readonly grams: ReadonlyMap<string, number>;
  /** Gram → sentence index and count, flat: `[sentence, count, sentence, count, ...]`. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  readonly numbers: readonly FoundNumber[];
  /** Comparable spellings of all numbers, for exact look-ups. */
  readonly numberKeys: ReadonlySet<string>;
  /** Initials of capitalised runs ("United Nations" → "un"). */
  readonly initials: ReadonlySet<string>;
}

/** Analyses a text, or several chunks as one text whose sentences remember their chunk. */
export function indexText(text: string | readonly string[]): IndexedText {
  const chunks = typeof text === 'string' ? [text] : text;
  const stemmed = new Map<string, string>();
  const parts = chunks.flatMap((chunk, at) =>
    sentences(chunk).map((sentence) => indexSentence(sentence, at, stemmed)),
  );
  const grams = new Map<string, number>();
  const postings = new Map<string, number[]>();
  const vocabulary = new Set<string>();
  for (const [at, part] of parts.entries()) {
    for (const [gram, count] of gramsOf(part.tokens.map((token) => token.text))) {
      grams.set(gram, (grams.get(gram) ?? 0) + count);
      const list = postings.get(gram);
      if (list) list.push(at, count);
      else postings.set(gram, [at, count]);
    }
    for (const entry of part.vocabulary) vocabulary.add(entry);
  }
  const allWords = parts.flatMap((part) => part.tokens.map((token) => token.text));
  const numbers = parts.flatMap((part) => part.numbers);
  return {
    sentences: parts,
    words: allWords,
    stems: parts.flatMap((part) => part.stems),
    vocabulary,
    tokenSet: new Set(allWords.flatMap((word) => [word, stemmed.get(word) ?? stemOf(word)])),
    grams,
    postings,
    numbers,
    numberKeys: new Set(numbers.map((number) => number.key)),
    initials: new Set(
      parts.flatMap((part) => part.entities.flatMap((entity) => (entity.initials ? [entity.initials] : []))),
    ),
  };
}

function indexSentence(text: string, chunk: number, stemmed: Map<string, string>): IndexedSentence {
  const folded = foldCharacters(text);
  const tokens = tokenizeFolded(folded);
  const stems: string[] = [];
  const vocabulary = new Set<string>();
  for (const token of tokens) {
    if (!isContentWord(token.text)) continue;
    let stem = stemmed.get(token.text);
    if (stem === undefined) {
      stem = stemOf(token.text);
      stemmed.set(token.text, stem);
    }
    stems.push(stem);
    addTo(vocabulary, stem);
  }
  return {
    text,
    chunk,
    folded,
    tokens,
    stems,
    vocabulary,
    numbers: numbersOf(folded, tokens),
    entities: entitiesOf(folded, tokens),
  };
}
