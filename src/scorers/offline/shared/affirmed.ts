import { antonymConflict } from '../../../text/language/antonym-conflict.ts';
import { type IndexedSentence, type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { negationConflict, parityDiffers } from '../../../text/language/negation.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { isRefusal } from '../../../text/language/refusal.ts';
import { holds } from '../../../text/language/synonym-groups.ts';
import type { Token } from '../../../text/language/tokens.ts';
import { contentWords, stemOf, stems } from '../../../text/language/words.ts';
import { OFFLINE } from './constants.ts';

const { sameTopic: SAME_TOPIC, affirmed: AFFIRMED } = OFFLINE.playval;
/** Words that stand for whatever comes: "cures anything". */
const WILDCARD = /^(?:any|every|some)(?:thing|one|body|where)?$|^(?:all|ever|always|thing|whatever)$/;
/** Where one assertion of a sentence ends and the next begins. */
const ASSERTIONS = /[,;:]\s+|\s+(?:and|but|although|while|because|so)\s+/i;
/** Circumstances and reasons behind a statement have a polarity of their own. */
const CIRCUMSTANCE = /,? (?:unless|because|since|although|even if|if|when|until|as long as)\b/i;

/** Whether a sentence says the opposite of a statement: the same matter, and "not" on one side only, or an antonym (metrics.md 10.4). */
function opposes(stated: IndexedText, sentence: IndexedSentence): boolean {
  if (shareOf(stated.stems, sentence.vocabulary) < SAME_TOPIC) return false;
  const tokens = tokensOf(stated);
  const negated = negationConflict({ tokens, vocabulary: stated.vocabulary }, sentence);
  const opposite = antonymConflict(tokens, sentence.tokens) !== null;
  return opposite ? !parityDiffers(tokens, sentence.tokens) : negated;
}

/** How an output stands to a statement: it denies it; is `silent` on the "not" of one with a "not"; or neither. */
type Stance = 'denies' | 'silent' | 'agrees';

/** Looks at the polarity of every sentence about the same matter (metrics.md 10.4). A denial counts unless another sentence affirms more clearly. */
export function stanceOn(statement: string, said: IndexedText): Stance {
  const main = indexText(statement.split(CIRCUMSTANCE, 1)[0] ?? statement);
  const stated = main.stems.length < 2 ? indexText(statement) : main;
  const tokens = tokensOf(stated);
  const negated = parityDiffers(tokens, []);
  let denied = 0;
  let agreed = 0;
  let silent = negated;
  for (const sentence of said.sentences) {
    if (shareOf(stated.stems, sentence.vocabulary) === 0) continue;
    const parts = assertionsOf(sentence);
    const near = parts.filter((part) => shareOf(stated.stems, part.vocabulary) >= SAME_TOPIC);
    for (const part of near.length > 0 ? near : [sentence]) {
      const share = shareOf(stated.stems, part.vocabulary);
      if (opposes(stated, part)) denied = Math.max(denied, share);
      else agreed = Math.max(agreed, share);
    }
    silent &&= !parts.some(
      (part) => !parityDiffers(tokens, part.tokens) || antonymConflict(tokens, part.tokens) !== null,
    );
  }
  return denied > agreed ? 'denies' : silent ? 'silent' : 'agrees';
}

/** Whether a thing is nothing but "anything". */
export function isWildcard(thing: string): boolean {
  return contentWords(thing).every((word) => WILDCARD.test(word));
}

/** How a sentence has to bring up a thing: `named` counts in any sentence, `asserted` not in questions, refusals and denials. */
export type Mode = 'named' | 'asserted';

/** The first sentence that says a thing with (nearly) all its words, numbers included; "anything" stands for every word. */
export function affirmation(thing: string, said: IndexedText, mode: Mode): IndexedSentence | null {
  const wanted = indexText(thing);
  const topic = contentWords(thing).flatMap((word) => (WILDCARD.test(word) ? [] : [stemOf(word)]));
  if (topic.length === 0) return null;
  const covers = (vocabulary: ReadonlySet<string>) =>
    shareOf(topic, vocabulary) >= AFFIRMED &&
    topic.every((stem) => !/^\d/.test(stem) || holds(vocabulary, stem));
  return (
    said.sentences.find((sentence) => {
      if (!covers(sentence.vocabulary)) return false;
      if (mode === 'named') return true;
      if (isNoAssertion(sentence)) return false;
      const alone = assertionsOf(sentence).filter((part) => covers(part.vocabulary));
      return alone.length > 0
        ? alone.some((part) => !parityDiffers(tokensOf(wanted), part.tokens))
        : !opposes(wanted, sentence);
    }) ?? null
  );
}

/** Whether a sentence that resembles a thing asserts it. A name or number in quotes makes two statements alike that say different things of it. */
export function isAsserted(thing: string, sentence: IndexedSentence): boolean {
  const wanted = indexText(thing);
  const parts = assertionsOf(sentence).filter(
    ({ vocabulary }) => shareOf(wanted.stems, vocabulary) >= SAME_TOPIC,
  );
  const about = parts.length > 0 ? parts : [sentence];
  if (isNoAssertion(sentence) || about.every((part) => parityDiffers(tokensOf(wanted), part.tokens)))
    return false;
  const said = stems(thing.replace(/["“”][^"“”]*["“”]/g, ' '));
  return said.length === 0 || shareOf(said, sentence.vocabulary) > SAME_TOPIC;
}

/** Whether a thing is brought up only to be ruled out: "the Team plan is not for you" recommends none. */
export function isRuledOut(thing: string, said: IndexedText): boolean {
  const wanted = indexText(thing);
  if (wanted.stems.length === 0 || parityDiffers(tokensOf(wanted), [])) return false;
  const parts = said.sentences.flatMap((sentence) =>
    shareOf(wanted.stems, sentence.vocabulary) < AFFIRMED
      ? []
      : assertionsOf(sentence).filter(({ vocabulary }) => shareOf(wanted.stems, vocabulary) >= AFFIRMED),
  );
  return parts.length > 0 && parts.every(({ tokens }) => parityDiffers(tokens, []));
}

/** Kept as long as the sentence is: every criterion looks at the same sentences. */
const assertions = new WeakMap<IndexedSentence, readonly IndexedSentence[]>();

/** The assertions of a sentence, each with its own polarity. */
function assertionsOf(sentence: IndexedSentence): readonly IndexedSentence[] {
  const known = assertions.get(sentence);
  if (known) return known;
  const parts = sentence.folded.split(ASSERTIONS);
  const found = parts.length === 1 ? [sentence] : parts.flatMap((part) => indexText(part).sentences);
  assertions.set(sentence, found);
  return found;
}

function isNoAssertion({ text }: IndexedSentence): boolean {
  return /\?["')\]]*$/.test(text) || isRefusal(text);
}

function tokensOf(text: IndexedText): Token[] {
  return text.sentences.flatMap((part) => part.tokens);
}
