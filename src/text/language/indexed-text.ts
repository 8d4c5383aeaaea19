import { rememberedByText } from '../remembered-by-text.ts';
import { type Entity, entitiesOf } from './entities.ts';
import { eachGram, type Gram, gramsOf } from './ngrams.ts';
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
  readonly grams: ReadonlyMap<Gram, number>;
  /** Where each gram stands. */
  readonly postings: Postings;
  readonly numbers: readonly FoundNumber[];
  /** Comparable spellings of all numbers, for exact look-ups. */
  readonly numberKeys: ReadonlySet<string>;
  /** Initials of capitalised runs ("United Nations" → "un"). */
  readonly initials: ReadonlySet<string>;
}

/** The sentences that hold each gram: from `last` on, `before` leads from place to place until it is -1. */
export interface Postings {
  readonly last: ReadonlyMap<Gram, number>;
  readonly before: readonly number[];
  /** By place: the sentence, and how often the gram stands in it. */
  readonly sentence: readonly number[];
  readonly count: readonly number[];
}

/** Analyses a text, or several chunks as one text whose sentences remember their chunk. What few rules ask for is worked out when they do. */
export function indexText(text: string | readonly string[]): IndexedText {
  return typeof text === 'string' ? indexed(text) : indexOf(text);
}

/** Texts indexed lately: the rules of one scorer index an answer several times. A long one is kept alone. */
const indexed = rememberedByText((text) => indexOf([text]), { most: 40_000, longest: 150_000 });

function indexOf(chunks: readonly string[]): IndexedText {
  const parts = chunks.flatMap((chunk, at) =>
    sentences(chunk).map((sentence) => (at === 0 ? analysed(sentence) : inChunk(analysed(sentence), at))),
  );
  let vocabulary: Set<string> | undefined;
  let tokenSet: Set<string> | undefined;
  let grams: ReadonlyMap<Gram, number> | undefined;
  let postings: Postings | undefined;
  let numbers: FoundNumber[] | undefined;
  let numberKeys: Set<string> | undefined;
  let initials: Set<string> | undefined;
  return {
    sentences: parts,
    words: parts.flatMap((part) => textsOf(part.tokens)),
    stems: parts.flatMap((part) => part.stems),
    get vocabulary() {
      vocabulary ??= joined(parts, (part) => part.vocabulary);
      return vocabulary;
    },
    get tokenSet() {
      tokenSet ??= joined(parts, (part) => part.forms);
      return tokenSet;
    },
    get grams() {
      grams ??= gramsIn(parts);
      return grams;
    },
    get postings() {
      postings ??= postingsOf(parts);
      return postings;
    },
    get numbers() {
      numbers ??= parts.flatMap((part) => part.numbers);
      return numbers;
    },
    get numberKeys() {
      numberKeys ??= new Set(this.numbers.flatMap(({ implied, key }) => (implied ? [] : [key])));
      return numberKeys;
    },
    get initials() {
      initials ??= joined(parts, (part) => part.entities.flatMap((one) => one.initials || []));
      return initials;
    },
  };
}

function joined(parts: readonly Analysed[], entriesOf: (part: Analysed) => Iterable<string>): Set<string> {
  const all = new Set<string>();
  for (const part of parts) for (const entry of entriesOf(part)) all.add(entry);
  return all;
}

function gramsIn(parts: readonly Analysed[]): ReadonlyMap<Gram, number> {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only.ownGrams;
  const grams = new Map<Gram, number>();
  for (const { tokens } of parts)
    eachGram(textsOf(tokens), (gram) => grams.set(gram, (grams.get(gram) ?? 0) + 1));
  return grams;
}

function postingsOf(parts: readonly Analysed[]): Postings {
  const last = new Map<Gram, number>();
  const before: number[] = [];
  const sentence: number[] = [];
  const count: number[] = [];
  for (const [at, { tokens }] of parts.entries()) {
    eachGram(textsOf(tokens), (gram) => {
      const place = last.get(gram) ?? -1;
      if (sentence[place] === at) count[place] = (count[place] as number) + 1;
      else {
        last.set(gram, sentence.length);
        before.push(place);
        sentence.push(at);
        count.push(1);
      }
    });
  }
  return { last, before, sentence, count };
}

const textsOf = (tokens: readonly Token[]): string[] => tokens.map(({ text }) => text);

/** A sentence with what does not depend on where it stands; as it is remembered, that of a first chunk. */
interface Analysed extends IndexedSentence {
  readonly ownGrams: ReadonlyMap<Gram, number>;
  /** Its words as they stand and as stems. */
  readonly forms: readonly string[];
}

/** At most so many characters of sentences; a few longer ones would push out all others. */
const analysed = rememberedByText(analyse, { most: 60_000, longest: 2_000 });

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
  let numbers: readonly FoundNumber[] | undefined;
  let entities: readonly Entity[] | undefined;
  let ownGrams: ReadonlyMap<Gram, number> | undefined;
  return {
    ...{ text, chunk: 0, folded, tokens, stems, vocabulary, forms },
    get numbers() {
      numbers ??= numbersOf(folded, tokens);
      return numbers;
    },
    get entities() {
      entities ??= entitiesOf(folded, tokens);
      return entities;
    },
    get ownGrams() {
      ownGrams ??= gramsOf(textsOf(tokens));
      return ownGrams;
    },
  };
}

/** The same sentence in another chunk. */
function inChunk(part: Analysed, chunk: number): Analysed {
  const { text, folded, tokens, stems, vocabulary, forms } = part;
  return {
    ...{ text, chunk, folded, tokens, stems, vocabulary, forms },
    get numbers() {
      return part.numbers;
    },
    get entities() {
      return part.entities;
    },
    get ownGrams() {
      return part.ownGrams;
    },
  };
}
