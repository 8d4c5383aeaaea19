import type { IndexedSentence, IndexedText } from '../../../text/language/indexed-text.ts';
import { foldCharacters } from '../../../text/language/normalize.ts';
import { numbers } from '../../../text/language/numbers.ts';
import { addTo, holds } from '../../../text/language/synonym-groups.ts';
import { contentWords, stemOf, stems, words } from '../../../text/language/words.ts';
import { QUESTION_WORDS } from '../../../text/lexicons/question-words.ts';
import { topicStems } from '../shared/topic-words.ts';
import { type AnswerKind, holdsKind, kindWanted } from './answer-kinds.ts';

/** Topic words of a request that are looked for; a longer request is known by its first ones, and the work stays linear. */
const MOST_TOPIC = 60;
/** Fewer words of topic are too few to know a request by. */
const LEAST_TOPIC = 2;
/** Characters of a request that show its language. */
const LOOK = 2000;
/** Words of a request that are looked through for names. */
const MOST_WORDS = 500;
/** Long words tell more than short ones, up to this length of a stem. */
const TELLING_LENGTH = 8;
/** Share of the topic that a sentence needs before the kind of answer in it counts. */
const ON_TOPIC = 0.3;
/** Content words that open a sentence: what it is about. */
const OPENING = 5;

/** A request, analysed once for all chunks. */
interface RequestView {
  readonly topic: readonly string[];
  readonly kind: AnswerKind;
  readonly words: readonly string[];
  /** Names and numbers of the request, as stems and keys. */
  readonly telling: readonly string[];
}

/** How a chunk matches a request: all shares in [0, 1]. */
interface RequestMatch {
  /** Share of the topic in the best sentence, long words counting more. */
  readonly sentence_share: number;
  /** 1 when that sentence holds the kind of thing that is asked for. */
  readonly answer_kind: number;
  /** Share of the topic in the best sentence that does. */
  readonly kind_share: number;
  /** Share of the names and numbers of the request; 1 when it has none. */
  readonly telling: number;
  /** Share of the topic that the chunk has in a related form: "Korean" in "Korea", "Pokemon" in "Pokémon", "EU" in "European Union". */
  readonly related: number;
  /** Share of the topic among the first words of the best sentence: it is about that. */
  readonly lead: number;
}

/** How well a chunk matches a request, and where it does so best. */
export interface MatchedChunk {
  readonly match: RequestMatch;
  /** The best sentence; empty when nothing is shared. */
  readonly sentence: string;
  /** How many sentences are about the topic. */
  readonly sentences: number;
}

/** Analyses a request. */
export function viewRequest(request: string): RequestView {
  const names = namesOf(foldCharacters(request)).flatMap((name) => contentWords(name).map(stemOf));
  return {
    topic: topicOf(request),
    kind: kindWanted(request),
    words: words(request.slice(0, LOOK)),
    telling: [
      ...new Set([...names, ...numbers(request).flatMap(({ key, implied }) => (implied ? [] : [key]))]),
    ].slice(0, MOST_TOPIC),
  };
}

/** A request that leaves one word of topic ("What time is check-in?") is known by all its content words. */
function topicOf(request: string): string[] {
  const topic = new Set(topicStems(request));
  const known = topic.size >= LEAST_TOPIC ? topic : new Set([...topic, ...stems(request)]);
  return [...known].filter((stem) => !QUESTION_WORDS.has(stem)).slice(0, MOST_TOPIC);
}

/** Capitalised words that do not merely open a sentence; single ones as well, which is why text/language/entities.ts is not enough. */
function namesOf(request: string): string[] {
  const pieces = request.split(/\s+/, MOST_WORDS).filter((piece) => piece !== '');
  return pieces.filter(
    (piece, at) => at > 0 && /^["'(]*\p{Lu}/u.test(piece) && !/[.!?:]$/.test(pieces[at - 1] ?? ''),
  );
}

/** Compares a chunk with a request. */
export function matchRequest(view: RequestView, chunk: IndexedText): MatchedChunk {
  let best: { share: number; sentence: IndexedSentence | undefined } = { share: 0, sentence: undefined };
  let kindShare = 0;
  let about = 0;
  for (const sentence of chunk.sentences) {
    const share = weightedShareOf(view.topic, sentence.vocabulary);
    if (share > best.share) best = { share, sentence };
    if (share >= ON_TOPIC) {
      about += 1;
      if (share > kindShare && holdsKind(view.kind, sentence)) kindShare = share;
    }
  }
  const { sentence } = best;
  const found = view.telling.filter((key) => chunk.tokenSet.has(key) || chunk.numberKeys.has(key)).length;
  return {
    match: {
      sentence_share: best.share,
      answer_kind: sentence !== undefined && holdsKind(view.kind, sentence) ? 1 : 0,
      kind_share: kindShare,
      telling: view.telling.length === 0 ? 1 : found / view.telling.length,
      related: relatedShare(view.topic, chunk),
      lead: sentence === undefined ? 0 : leadShare(view.topic, sentence),
    },
    sentence: sentence?.text ?? '',
    sentences: about,
  };
}

/** Letters that two forms of a word begin with; a shorter word is all of them. */
const ROOT = 4;
/** Letters that the end of a word may differ by. */
const ENDING = 3;
/** Different words of a chunk that are looked at. */
const MOST_FORMS = 3000;

function relatedShare(topic: readonly string[], chunk: IndexedText): number {
  const byRoot = new Map<string, string[]>();
  for (const word of [...chunk.tokenSet].slice(0, MOST_FORMS)) {
    const plain = withoutMarks(word);
    if (plain.length < ROOT) continue;
    const root = plain.slice(0, ROOT);
    byRoot.set(root, [...(byRoot.get(root) ?? []), plain]);
  }
  const isThere = (stem: string) => {
    if (holds(chunk.vocabulary, stem) || chunk.initials.has(stem)) return true;
    const plain = withoutMarks(stem);
    const length = Math.max(ROOT, plain.length - ENDING);
    return (
      plain.length >= ROOT &&
      (byRoot.get(plain.slice(0, ROOT)) ?? []).some(
        (word) =>
          word.slice(0, length) === plain.slice(0, length) && Math.abs(word.length - plain.length) <= ENDING,
      )
    );
  };
  return topic.length === 0 ? 0 : topic.filter(isThere).length / topic.length;
}

function withoutMarks(word: string): string {
  return /^[\x00-\x7f]*$/.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '');
}

function weightedShareOf(topic: readonly string[], vocabulary: ReadonlySet<string>): number {
  let total = 0;
  let found = 0;
  for (const stem of topic) {
    const weight = Math.min(TELLING_LENGTH, stem.length);
    total += weight;
    if (holds(vocabulary, stem)) found += weight;
  }
  return total === 0 ? 0 : found / total;
}

function leadShare(topic: readonly string[], sentence: IndexedSentence): number {
  const opening = new Set<string>();
  for (const stem of sentence.stems.slice(0, OPENING)) addTo(opening, stem);
  return topic.filter((stem) => holds(opening, stem)).length / Math.max(1, topic.length);
}
