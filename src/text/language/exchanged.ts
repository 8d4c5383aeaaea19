import type { Entity } from './entities.ts';
import type { IndexedSentence, IndexedText } from './indexed-text.ts';
import { coversNumber, type FoundNumber } from './numbers.ts';
import { unitNamed } from './quantities.ts';
import { holds } from './synonym-groups.ts';
import type { Token } from './tokens.ts';
import { isContentWord, stemOf } from './words.ts';

/** Two things whose values changed places: what the claim gives one of them, and whose it is. */
export interface Exchange {
  readonly claim: string;
  readonly evidence: string;
}

/** A part of a sentence that says one thing of one subject. */
interface Clause {
  readonly sentence: IndexedSentence;
  readonly text: string;
  /** Stems of its content words without its numbers and their units. */
  readonly stems: readonly string[];
  readonly known: ReadonlySet<string>;
  readonly numbers: readonly FoundNumber[];
  /** It says for itself whom it speaks of: "it costs 9 euros" does not. */
  readonly ownSubject: boolean;
  /** It goes on about the subject of the clause before: "and costs 9 euros". */
  readonly goesOn: boolean;
}

/** Words at which a sentence begins to speak of something else. */
const PARTERS = new Set(['and', 'but', 'while', 'whereas', 'or']);
const PRONOUNS = new Set(
  'it its they their them this that these those he she his her him both each'.split(' '),
);
/** Beyond so many clauses with numbers a text is a table or a book, and values stand beside many things. */
const MOST_CLAUSES = 200;
/** Share of what a claim says of a name that a clause about another name has to say. */
const SAME_MATTER = 0.8;
/** Words that such a claim says at least besides the name. */
const LEAST_SAID = 2;

/** A row of a table: several cells between bars. */
const ROW = /\|[^|]*\|/;

const RELATIVE = /^(?:which|who|whose|where|that)\b/i;

/** Clauses are cut once: many claims are compared with the same sentences. */
const cutClauses = new WeakMap<IndexedSentence, readonly Clause[]>();

function clausesOf(sentence: IndexedSentence): readonly Clause[] {
  const known = cutClauses.get(sentence);
  if (known) return known;
  // A row of a table says all of one subject.
  if (ROW.test(sentence.text)) {
    const row = [clause(sentence, sentence.tokens)];
    cutClauses.set(sentence, row);
    return row;
  }
  const found: Clause[] = [];
  let held: Token[] = [];
  const close = () => {
    if (held.length > 0) found.push(clause(sentence, held));
    held = [];
  };
  for (const token of sentence.tokens) {
    const last = held.at(-1);
    const gap = last === undefined ? '' : sentence.folded.slice(last.end, token.start);
    if (/[;:|\n]|,\s/.test(gap) || PARTERS.has(token.text)) close();
    if (!PARTERS.has(token.text)) held.push(token);
  }
  close();
  cutClauses.set(sentence, found);
  return found;
}

function clause(sentence: IndexedSentence, tokens: readonly Token[]): Clause {
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? 0;
  const numbers = sentence.numbers.filter(
    (number) =>
      number.start >= start &&
      number.end <= end &&
      !/^[- ]olds?\b/.test(sentence.folded.slice(number.phraseEnd, number.phraseEnd + 6)),
  );
  const told = tokens.filter(
    (token) =>
      !numbers.some(
        (number) => isMeasure(number) && token.start >= number.start && token.end <= number.phraseEnd,
      ),
  );
  const stems = told.flatMap(({ text }) => (isContentWord(text) ? [stemOf(text)] : []));
  return {
    sentence,
    text: sentence.folded.slice(start, end),
    stems,
    known: new Set(stems),
    numbers: numbers.filter(isMeasure),
    goesOn: goesOn(sentence, tokens),
    ownSubject: stems.length > 0 && !PRONOUNS.has(tokens[0]?.text ?? ''),
  };
}

/** Begins with a verb: an auxiliary, or a word in lower case with the number right behind it. */
function goesOn({ folded }: IndexedSentence, [first, second]: readonly Token[]): boolean {
  if (first === undefined || second === undefined || first.value !== null) return false;
  if (!isContentWord(first.text))
    return /^(?:is|are|was|were|has|have|had|can|will|does|do)$/.test(first.text);
  return second.value !== null && folded[first.start] === first.text[0];
}

/** A number that says how much; a bare one ("zone 2") may as well say which. */
function isMeasure({ unit, kind, implied }: FoundNumber): boolean {
  return !implied && (unit !== undefined || kind !== 'plain');
}

function isRival(number: FoundNumber, other: FoundNumber): boolean {
  const [one, two] = [unitNamed(number.unit)?.dimension, unitNamed(other.unit)?.dimension];
  return (
    number.kind === other.kind && one === two && !coversNumber(number, other) && !coversNumber(other, number)
  );
}

/**
 * A value that the context gives to something else, while it gives another one to the subject of the claim ("Basic has 20 GB",
 * where Plus has 20 and Basic has 5); or a statement about a name that the context makes about another. Null without such a pair.
 */
export function exchange(claim: IndexedText, context: IndexedText): Exchange | null {
  return exchangedNumber(claim, context) ?? exchangedName(claim, context) ?? exchangedActors(claim, context);
}

/** Clauses with the subject of the one before where they have none of their own. */
function withSubjects(clauses: readonly Clause[]): Clause[] {
  let subject: readonly string[] = [];
  return clauses.map((one) => {
    if (one.goesOn) {
      const stems = [...subject, ...one.stems];
      return { ...one, stems, known: new Set(stems) };
    }
    if (one.ownSubject && !RELATIVE.test(one.text))
      subject = one.numbers.length > 0 ? one.stems.slice(0, -1) : one.stems;
    return one;
  });
}

function exchangedNumber(claim: IndexedText, context: IndexedText): Exchange | null {
  const own = claim.sentences
    .flatMap((sentence) => withSubjects(clausesOf(sentence)))
    .filter(({ numbers }) => numbers.length === 1);
  if (own.length === 0) return null;
  const given = context.sentences.flatMap((sentence) =>
    sentence.numbers.length === 0 ? [] : clausesOf(sentence).filter(({ numbers }) => numbers.length > 0),
  );
  if (given.length > MOST_CLAUSES) return null;
  for (const said of own) {
    const [number] = said.numbers as [FoundNumber];
    const holders = given.filter(({ numbers }) => numbers.some((other) => coversNumber(number, other)));
    if (holders.length === 0 || !holders.every((holder) => holder.ownSubject)) continue;
    const rival = given.find(
      (other) =>
        !holders.includes(other) &&
        other.numbers.some((value) => isRival(number, value)) &&
        holders.every((holder) => isExchanged(said, holder, other, context)),
    );
    if (rival) return { claim: said.text, evidence: rival.text };
  }
  return null;
}

/** Whether everything that sets the claim apart from the clause which has its value stands in a clause that has another value. */
function isExchanged(said: Clause, holder: Clause, rival: Clause, context: IndexedText): boolean {
  const apart = said.stems.filter((stem) => holds(context.vocabulary, stem) && !holds(holder.known, stem));
  if (apart.length === 0 || !apart.every((stem) => rival.known.has(stem))) return false;
  // In its own sentence the value may belong to a subject that an earlier part names.
  const elsewhere = holder.sentence !== rival.sentence;
  if (elsewhere && apart.some((stem) => holds(holder.sentence.vocabulary, stem))) return false;
  return (
    holder.stems.some((stem) => !said.known.has(stem) && !rival.known.has(stem)) ||
    said.stems.every((stem) => rival.known.has(stem) || !holds(context.vocabulary, stem))
  );
}

function exchangedName(claim: IndexedText, context: IndexedText): Exchange | null {
  const [only] = claim.sentences;
  if (only === undefined || claim.sentences.length > 1) return null;
  for (const entity of only.entities) {
    const name = new Set(entity.words.map(stemOf));
    const rest = only.stems.filter((stem) => !name.has(stem));
    if (rest.length < LEAST_SAID || !isNamed(entity, context)) continue;
    const speaks = context.sentences.filter(
      ({ stems, vocabulary }) =>
        stems.length > 0 &&
        rest.filter((stem) => holds(vocabulary, stem)).length >= SAME_MATTER * rest.length,
    );
    if (speaks.length === 0) continue;
    const others = speaks.map((sentence) => otherName(entity, only, sentence));
    if (others.every((found) => found !== null && !areOneName(entity, found, context)))
      return { claim: entity.text, evidence: others[0]?.text ?? '' };
  }
  return null;
}

/** Whether a name is told apart somewhere in the context. */
function isNamed({ words }: Entity, { tokenSet }: IndexedText): boolean {
  return words.every((word) => tokenSet.has(word));
}

/** The word of a name that tells its bearer apart from others with the same title. */
const lastOf = ({ words }: Entity): string => words.at(-1) ?? '';

/** The name that a sentence puts in the place of another one, where it has nothing of that one and no pronoun for it. */
function otherName(entity: Entity, claim: IndexedSentence, sentence: IndexedSentence): Entity | null {
  if (sentence.tokens.some(({ text }) => PRONOUNS.has(text) || text === lastOf(entity))) return null;
  const rival = sentence.entities.find(
    (other) => other.slot === entity.slot && !claim.tokens.some(({ text }) => text === lastOf(other)),
  );
  return rival ?? null;
}

/** First and last name of one person: they stand together somewhere. */
function areOneName(one: Entity, other: Entity, { sentences }: IndexedText): boolean {
  return sentences.some(({ entities }) =>
    entities.some(({ words }) => words.includes(lastOf(one)) && words.includes(lastOf(other))),
  );
}

/** "Finlex bought Nordbank" where the context says that Nordbank bought Finlex: the same two names around the same word, turned round. */
function exchangedActors(claim: IndexedText, context: IndexedText): Exchange | null {
  const [only] = claim.sentences;
  if (only === undefined || claim.sentences.length > 1) return null;
  const ours = actOf(only, context.tokenSet);
  if (ours === null) return null;
  for (const sentence of context.sentences) {
    if (!sentence.vocabulary.has(stemOf(ours.first)) || !sentence.vocabulary.has(stemOf(ours.second)))
      continue;
    const theirs = actOf(sentence, claim.tokenSet);
    if (theirs === null || theirs.passive !== ours.passive) continue;
    const same = ours.between.some((stem) => theirs.between.includes(stem));
    if (same && theirs.first === ours.second && theirs.second === ours.first)
      return { claim: only.text, evidence: sentence.text };
  }
  return null;
}

interface Act {
  readonly first: string;
  readonly second: string;
  /** Stems between the two. */
  readonly between: readonly string[];
  readonly passive: boolean;
}

/** The two names of a sentence that both texts have, where there are exactly two, each once, with words between them. */
function actOf({ folded, tokens }: IndexedSentence, other: ReadonlySet<string>): Act | null {
  const names = tokens.flatMap((token, at) =>
    token.value === null &&
    /^\p{Lu}\p{L}+/u.test(folded.slice(token.start)) &&
    isContentWord(token.text) &&
    other.has(token.text)
      ? [at]
      : [],
  );
  const [first, second] = names;
  if (first === undefined || second === undefined || names.length !== 2) return null;
  const between = tokens.slice(first + 1, second);
  const stems = between.flatMap(({ text }) => (isContentWord(text) ? [stemOf(text)] : []));
  if (stems.length === 0 || stems.length > 3 || between.some(({ text }) => PARTERS.has(text))) return null;
  return {
    first: (tokens[first] as Token).text,
    second: (tokens[second] as Token).text,
    between: stems,
    passive: between.at(-1)?.text === 'by' || between.some(({ text }) => text === 'by'),
  };
}
