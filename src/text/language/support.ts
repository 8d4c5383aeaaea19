import type { IndexedText } from './indexed-text.ts';
import { indexText } from './indexed-text.ts';
import { coversNumber, type FoundNumber } from './numbers.ts';
import { shareOf } from './overlap.ts';
import { compareQuantities } from './quantities.ts';

/** Weights of S in metrics.md 10.3: best sentence, whole context, words. */
const WEIGHTS = { sentence: 0.4, context: 0.3, words: 0.3 };

/** A sentence with more numbers is a table; aligning all of them would cost their number squared. */
const MOST_NUMBERS = 40;

/** How well a context supports a claim, and the sentence that does it best (`-1` and empty without any). */
interface Support {
  readonly score: number;
  readonly sentence: string;
  readonly sentenceIndex: number;
}

/**
 * `S` of metrics.md 10.3, in [0, 1], with the sentence that covers most of the claim. Numbers that the context covers in
 * another spelling or rounding are compared in its spelling: whether numbers agree is decided by the number rule alone.
 */
export function support(claim: string | IndexedText, context: IndexedText): Support {
  const plain = typeof claim === 'string' ? indexText(claim) : claim;
  const aligned = alignNumbers(plain, context);
  const best = bestSentence(aligned, context);
  const score =
    WEIGHTS.sentence * best.coverage +
    WEIGHTS.context * best.whole +
    WEIGHTS.words * shareOf(aligned.stems, context.vocabulary);
  return {
    score: Math.min(1, score),
    sentence: context.sentences[best.index]?.text ?? '',
    sentenceIndex: best.index,
  };
}

/** How many of a claim's grams stand in a context, with multiplicity, as shares: in its best sentence (the first of equals), and in the whole. */
interface Coverage {
  readonly index: number;
  readonly coverage: number;
  readonly whole: number;
}

function bestSentence(claim: IndexedText, { sentences, postings }: IndexedText): Coverage {
  const { last, before, sentence, count: counts } = postings;
  const shared = new Float64Array(sentences.length);
  let total = 0;
  let found = 0;
  for (const [gram, count] of claim.grams) {
    total += count;
    let there = 0;
    for (let place = last.get(gram) ?? -1; place >= 0; place = before[place] as number) {
      const own = counts[place] as number;
      const at = sentence[place] as number;
      shared[at] = (shared[at] as number) + Math.min(count, own);
      there += own;
    }
    found += Math.min(count, there);
  }
  let index = -1;
  let most = 0;
  for (const [at, value] of shared.entries()) {
    if (value > most) {
      most = value;
      index = at;
    }
  }
  return total === 0
    ? { index, coverage: 0, whole: 0 }
    : { index, coverage: most / total, whole: found / total };
}

/** The claim with every covered number written as in the context; the claim itself when all spellings agree. */
function alignNumbers(claim: IndexedText, context: IndexedText): IndexedText {
  if (claim.numbers.length === 0) return claim;
  let changed = false;
  const rewritten = claim.sentences.map((sentence) => {
    let text = '';
    let from = 0;
    for (const number of sentence.numbers.slice(0, MOST_NUMBERS)) {
      const other = otherSpelling(context, number);
      if (other === undefined) continue;
      changed = true;
      const converted = other.unit !== undefined && number.unit !== undefined && other.unit !== number.unit;
      text += sentence.folded.slice(from, number.start) + (converted ? other.phrase : other.raw);
      from = converted ? number.phraseEnd : number.end;
    }
    return text + sentence.folded.slice(from);
  });
  return changed ? indexText(rewritten.join('\n')) : claim;
}

/** The number of the context that covers another one in other words; undefined where it stands there as it is, or not at all. */
function otherSpelling(context: IndexedText, number: FoundNumber): FoundNumber | undefined {
  if (number.kind !== 'date' && number.kind !== 'time' && context.numberKeys.has(number.key)) {
    const same = context.numbers.some(
      (other) => other.key === number.key && compareQuantities(number, other) !== 'different',
    );
    if (same) return undefined;
  }
  return context.numbers.find((candidate) => coversNumber(number, candidate));
}
