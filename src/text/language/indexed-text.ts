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
  const parts = chunks.flatMap((chunk, at) =>
    sentences(chunk).map((sentence): IndexedSentence & Analysed => ({ ...analysed(sentence), chunk: at })),
  );
  const grams = new Map<string, number>();
  const postings = new Map<string, number[]>();
  const vocabulary = new Set<string>();
  for (const [at, part] of parts.entries()) {
    for (const [gram, count] of part.ownGrams) {
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
    tokenSet: new Set(parts.flatMap((part) => part.forms)),
    grams,
    postings,
    numbers,
    numberKeys: new Set(numbers.flatMap((number) => (number.implied ? [] : [number.key]))),
    initials: new Set(
      parts.flatMap((part) => part.entities.flatMap((entity) => (entity.initials ? [entity.initials] : []))),
    ),
  };
}

/** What of a sentence does not depend on where it stands. */
interface Analysed extends Omit<IndexedSentence, 'chunk'> {
  readonly ownGrams: ReadonlyMap<string, number>;
  /** Its words as they stand and as stems. */
  readonly forms: readonly string[];
}

/**
 * Sentences analysed lately: the scorers of an evaluation, the turns of a conversation and the claims of an answer look at
 * the same ones again and again. At most about so many characters, then it starts over.
 */
const MOST_REMEMBERED = 200_000;
/** A longer sentence is analysed anew: a few of them would push out all others. */
const LONGEST_REMEMBERED = 2_000;
const remembered = new Map<string, Analysed>();
let rememberedLength = 0;

function analysed(text: string): Analysed {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const fresh = analyse(text);
  if (text.length > LONGEST_REMEMBERED) return fresh;
  rememberedLength += text.length;
  if (rememberedLength > MOST_REMEMBERED) {
    remembered.clear();
    rememberedLength = text.length;
  }
  remembered.set(text, fresh);
  return fresh;
}

function analyse(text: string): Analysed {
  const folded = foldCharacters(text);
  const tokens = tokenizeFolded(folded);
  const stems: string[] = [];
  const vocabulary = new Set<string>();
  const forms: string[] = [];
  const stemmed = new Map<string, string>();
  for (const token of tokens) {
    let stem = stemmed.get(token.text);
    if (stem === undefined) {
      stem = stemOf(token.text);
      stemmed.set(token.text, stem);
      forms.push(token.text, stem);
    }
    if (!isContentWord(token.text)) continue;
    stems.push(stem);
    addTo(vocabulary, stem);
  }
  return {
    text,
    folded,
    tokens,
    stems,
    vocabulary,
    forms,
    numbers: numbersOf(folded, tokens),
    entities: entitiesOf(folded, tokens),
    ownGrams: gramsOf(tokens.map((token) => token.text)),
  };
}
