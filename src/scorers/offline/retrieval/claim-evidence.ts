import type { OfflineVerdict } from '../../../judges/items.ts';
import { isGiven } from '../../../text/language/contradiction.ts';
import { type IndexedSentence, type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { differInLanguage } from '../../../text/language/language.ts';
import { negationCues } from '../../../text/language/negation.ts';
import { countsOwnPoints, coversNumber, type FoundNumber } from '../../../text/language/numbers.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { holds } from '../../../text/language/synonym-groups.ts';
import { fittedEvidence } from '../shared/fitted.ts';
import type { Grounding } from './grounding.ts';

/** Threshold of metrics.md 10.4: a claim this well covered that was still not found ran into a check. */
const COVERED = 0.62;
/** A claim that the rules support so strongly, in the words of one sentence, stays supported whatever stands beside it. */
const CLEAR = { p: 0.8, match: 0.6 };
/** Support of a claim that stands in the sources word for word: nothing is left to weigh. */
const VERBATIM = 0.999;
/** A claim of whose content words the sources have less than a third is about something else; a short one says too little for that. */
const ALIEN = { share: 1 / 3, words: 5 };
/** Content words of a claim that says so little that its evidence says it or not. */
const BRIEF = 2;
/** Share of a claim's words that a sentence about the same matter has (the line of metrics.md 10.4). */
const SAME_TOPIC = 0.5;
/** Likelihood of a claim that a check spoke against: below the line, however similar the rest is. */
const REFUTED = 0.49;
/** Evidence of a claim of which words can tell nothing. */
const OPEN = 0.45;
const OPEN_REASON = 'Its words cannot tell whether the sources say this.';
/** What a found conflict leaves of the evidence: claims without a trace in the sources are true more often. */
const CONFLICT_LEFT = 0.1;
/** Numbers of one claim that are looked at; more make a table. */
const MOST_NUMBERS = 40;

/** What the rules found out about one claim and its sources. */
export interface ClaimEvidence {
  readonly grounding: Grounding;
  /** Likeness to the best sentence of the sources, in [0, 1] (sentence-match.ts). */
  readonly match: number;
  /** Hardly any of its words stand in the sources. */
  readonly alien: boolean;
  /** Content words that no source has. */
  readonly newWords: number;
  /** Numbers that no source gives. */
  readonly strayNumbers: number;
  /** Numbers that do not stand beside the best evidence, stray ones included. */
  readonly farNumbers: number;
  /** Says "not" of what its best evidence speaks of without one. */
  readonly denial: boolean;
  /** It says too little, or in another language than the sources, for words to tell whether they support it. */
  readonly open: boolean;
  /** Says one or two things, all of which its best evidence says: "it is vegan". */
  readonly echo: boolean;
}

/** Looks at one claim: `grounding` is what the rules of metrics.md 10.4 say, `match` compares it with the same sources. */
export function claimEvidence(
  claim: string,
  grounding: Grounding,
  match: (claim: IndexedText) => number,
  asked?: IndexedText,
): ClaimEvidence {
  const indexed = indexText(claim);
  const { text, judgement } = grounding;
  const at = judgement.sentence;
  const numbers = indexed.numbers
    .slice(0, MOST_NUMBERS)
    .filter(
      (number) =>
        !number.implied &&
        !countsOwnPoints(number, text.numbers) &&
        !(asked !== undefined && isGiven(number, asked)),
    );
  const near = at === null ? [] : text.sentences.slice(Math.max(0, at - 1), at + 2);
  const covered = (number: FoundNumber, by: readonly FoundNumber[]) =>
    by.some((candidate) => coversNumber(number, candidate));
  const far = numbers.filter((number) => !near.some((sentence) => covered(number, sentence.numbers)));
  const stray = far.filter((number) => !isGiven(number, text));
  return {
    grounding,
    match: match(indexed),
    newWords: indexed.stems.filter((stem) => !holds(text.vocabulary, stem)).length,
    alien: indexed.stems.length >= ALIEN.words && shareOf(indexed.stems, text.vocabulary) < ALIEN.share,
    strayNumbers: stray.length,
    farNumbers: far.length,
    denial: at !== null && denies(indexed, text.sentences[at]),
    open: isOpen(indexed, text),
    echo:
      at !== null &&
      indexed.stems.length <= BRIEF &&
      shareOf(indexed.stems, text.sentences[at]?.vocabulary ?? new Set()) === 1,
  };
}

/** Whether words cannot tell what the sources say of a claim. */
function isOpen({ stems, numbers, words }: IndexedText, text: IndexedText): boolean {
  if (differInLanguage(words, text.words)) return true;
  return stems.length < BRIEF && numbers.length === 0 && shareOf(stems, text.vocabulary) < 1;
}

/** Says "not" of what its evidence speaks of without one. */
function denies({ sentences, stems }: IndexedText, evidence: IndexedSentence | undefined): boolean {
  const [only] = sentences;
  if (only === undefined || sentences.length > 1 || evidence === undefined) return false;
  return (
    negationCues(only.tokens).length % 2 === 1 &&
    negationCues(evidence.tokens).length === 0 &&
    shareOf(stems, evidence.vocabulary) >= SAME_TOPIC
  );
}

/**
 * The offline verdict on a claim: clear cases by the rules, the grey zone by the fitted likelihood. A found conflict or a
 * number that no source gives is never supported, nor is a claim about other things, nor a loose one that says "not" where
 * its evidence does not; words copied from one sentence always are.
 */
export function settle(
  { grounding, match, alien, strayNumbers, farNumbers, denial, echo, open }: ClaimEvidence,
  likelihood: number,
): OfflineVerdict<'supported' | 'contradicted' | 'not_found'> {
  const { judgement, chunk } = grounding;
  const stopped = judgement.verdict !== 'supported' && judgement.score >= COVERED;
  const denied = denial && judgement.verdict !== 'supported';
  const refuted = stopped || denied || judgement.verdict === 'contradicted' || strayNumbers > 0 || alien;
  const clear =
    farNumbers === 0 &&
    ((judgement.p >= CLEAR.p && match >= CLEAR.match) || (echo && judgement.verdict === 'supported'));
  let chance = likelihood;
  if (refuted) chance = Math.min(chance, REFUTED);
  else if (clear) chance = Math.max(chance, 0.5);
  const supported = chance >= 0.5;
  const verdict = supported
    ? 'supported'
    : judgement.verdict === 'contradicted'
      ? 'contradicted'
      : 'not_found';
  const strength = () => {
    if (supported) return judgement.score >= VERBATIM ? 1 : fittedEvidence(chance);
    if (verdict === 'contradicted') return CONFLICT_LEFT * fittedEvidence(chance);
    return open ? OPEN : fittedEvidence(chance);
  };
  return {
    verdict,
    reason: open && verdict === 'not_found' ? OPEN_REASON : reasonFor(supported, judgement),
    chunk: verdict === 'not_found' ? null : chunk,
    quote: verdict === 'not_found' ? '' : judgement.evidence,
    p: strength(),
  };
}

function reasonFor(supported: boolean, { verdict, reason }: Grounding['judgement']): string {
  if (supported === (verdict === 'supported')) return reason;
  return supported
    ? 'The sources say this in other words.'
    : 'The sources have words of it, but it is no close match, or the rest of the answer departs from them.';
}
