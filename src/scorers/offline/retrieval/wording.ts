import type { IndexedSentence, IndexedText } from '../../../text/language/indexed-text.ts';
import { holds } from '../../../text/language/synonym-groups.ts';

/** Content words of a claim, and of a sentence, whose order is compared; the work stays bounded. */
const MOST_STEMS = 60;
/** Sentences with most of the claim's words that are looked at for their order. */
const MOST_SENTENCES = 3;

/** How the words of a claim stand in the sources. All shares in [0, 1]. */
export interface Wording {
  /** Content words of the claim that no source has. */
  readonly fresh: number;
  readonly words: number;
  /** Largest share of its content words in one sentence, and in that order there. */
  readonly inOne: number;
  readonly inOrder: number;
  /** Share of the neighbouring pairs of its content words that stand near each other, in that order, in some sentence. */
  readonly pairs: number;
  /** Longest run of its words, small ones included, that a sentence has as it stands, as a share of the claim. */
  readonly run: number;
}

/** Reads sources once; each claim is compared with the sentences that have most of its words. */
export function wordingIn(text: IndexedText): (claim: IndexedText) => Wording {
  const near = new Set<string>();
  for (const { stems } of text.sentences)
    for (let at = 0; at < stems.length; at++)
      for (let next = at + 1; next <= at + 3 && next < stems.length; next++) near.add(`${stems[at]} ${stems[next]}`);
  return (claim) => {
    const stems = claim.stems.slice(0, MOST_STEMS);
    const words = claim.words.slice(0, 2 * MOST_STEMS);
    const fresh = stems.filter((stem) => !holds(text.vocabulary, stem)).length;
    const best = text.sentences
      .map((sentence) => ({ sentence, shared: stems.filter((stem) => holds(sentence.vocabulary, stem)).length }))
      .sort((one, other) => other.shared - one.shared)
      .slice(0, MOST_SENTENCES);
    let pairs = 0;
    for (let at = 0; at + 1 < stems.length; at++) if (near.has(`${stems[at]} ${stems[at + 1]}`)) pairs += 1;
    const share = (count: number) => (stems.length === 0 ? 0 : count / stems.length);
    return {
      fresh,
      words: stems.length,
      inOne: share(best[0]?.shared ?? 0),
      inOrder: share(Math.max(0, ...best.map(({ sentence }) => common(stems, sentence.stems)))),
      pairs: stems.length < 2 ? 0 : pairs / (stems.length - 1),
      run: words.length === 0 ? 0 : Math.max(0, ...best.map(({ sentence }) => longestRun(words, sentence))) / words.length,
    };
  };
}

/** Length of the longest common subsequence. */
function common(one: readonly string[], other: readonly string[]): number {
  const limited = other.slice(0, 2 * MOST_STEMS);
  let row = new Int32Array(limited.length + 1);
  for (const stem of one) {
    const next = new Int32Array(limited.length + 1);
    for (let at = 0; at < limited.length; at++)
      next[at + 1] = stem === limited[at] ? (row[at] as number) + 1 : Math.max(row[at + 1] as number, next[at] as number);
    row = next;
  }
  return row[limited.length] as number;
}

function longestRun(words: readonly string[], { tokens }: IndexedSentence): number {
  const there = tokens.slice(0, 4 * MOST_STEMS).map(({ text }) => text);
  let best = 0;
  let row = new Int32Array(there.length + 1);
  for (const word of words) {
    const next = new Int32Array(there.length + 1);
    for (let at = 0; at < there.length; at++)
      if (word === there[at]) {
        next[at + 1] = (row[at] as number) + 1;
        best = Math.max(best, next[at + 1] as number);
      }
    row = next;
  }
  return best;
}
