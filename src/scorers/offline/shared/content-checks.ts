import { bareText } from '../../../text/language/bare-answer.ts';
import { judgeClaim } from '../../../text/language/contradiction.ts';
import type { IndexedText } from '../../../text/language/indexed-text.ts';
import { foldForMatch } from '../../../text/language/normalize.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { isNoncommittal } from '../../../text/language/refusal.ts';
import { contentWords } from '../../../text/language/words.ts';
import type { Prepared } from '../../prepare.ts';
import { topicOf } from './act-checks.ts';
import { affirmation, isAsserted, isRuledOut, type Mode, stanceOn } from './affirmed.ts';
import { OFFLINE } from './constants.ts';
import { checkKind } from './kind-checks.ts';
import { reworded } from './reworded.ts';
import type { Seen } from './seen.ts';
import { actOf } from './speech-demand.ts';
import { topicStems } from './topic-words.ts';

const { met: MET, partial: PARTIAL, violated: VIOLATED } = OFFLINE.playval;
/** Words that ask for being right without saying what is right. */
const GENERIC =
  /^(?:correct(?:ly)?|accurate(?:ly)?|right|answer|answers|question|helpful|helpfully|relevant|information|response|user|appropriate|appropriately|request|provide|provides|give|gives|clear|clearly|full|fully|proper|properly)$/;

/** What is claimed, and where it is looked for, in the words of a checklist. */
const NAMES = { claim: 'criterion', context: 'answer' };
/** Where a second statement about the same thing begins. */
const JOINED =
  /,? (?:and|but) (?=(?:is|are|was|were|has|have|can|cannot|will|costs?|takes?|starts?|ends?|opens?|closes?)\b)/i;

/** A demand for one of several options: "picks option C", "the answer is (B)". */
const CHOICE =
  /\b(?:options?|choices?|answers?|letters?|picks?|chooses?|selects?|says?|is)\W+\(?([\p{L}\p{N}])\)?\W*$/iu;

/** Nothing else is wanted: "B and nothing else", "only the number". */
const ALONE =
  /^(?:with )?["'`]?([^"'`]{1,40}?)["'`]?,? (?:and nothing else|and nothing more|without anything else)[.!]*$/i;
/** Acts that stand for what they name; with others it may come up to be denied. */
const RECOMMENDS =
  /^(?:\w+ly )?(?:recommends?|suggests?|advis(?:e|es)|picks?|chooses?|gives?|answers?|offers?|names?|says?|states?)\b(?! (?:no|not|that|whether|if)\b)/i;
/** What is not of the thing itself: "36 as the answer". */
const AS_RESULT = / as (?:the|an?|its|their) (?:answer|result|reply|response|total|outcome)\b/i;
/** The subject of a short statement and what is said of it. */
const SUBJECT_OF =
  /^(?:(?:the|an?|our|their|your|its) )?[\w-]+ ((?:is|are|was|were|has|have|can|will|does|do|cannot|must|opens?|closes?|costs?|takes?)\b.*)$/i;
/** Words by which an answer speaks of what it stands for. */
const SELF = new Set('we our us ours it they their its'.split(' '));
/** Content words of a statement that is short enough to be looked for in any order. */
const FEW = 4;

/** Forbidden things whose own words show nothing: "do not make up facts". */
const UNSPECIFIC = /^(?:facts?|information|details?|things?|stuff|content|answers?|claims?|statements?)$/;

/** Whether the output says what a criterion wants said, by shared words, numbers and polarity (metrics.md 10.7). */
export function checkContent(content: string, criterion: string, subject: Prepared, said: IndexedText): Seen {
  const alone = checkAlone(content, subject.output ?? '');
  if (alone !== null) return alone;
  if (contentWords(content).every((word) => GENERIC.test(word))) return checkAnswer(subject, said);
  const choice = CHOICE.exec(content)?.[1]?.toLowerCase();
  if (choice !== undefined && bareText(subject.output ?? '').replace(/[()\]]/g, '') === choice)
    return {
      holds: true,
      strength: 1,
      reason: 'It is the choice that is named.',
      quote: subject.output ?? '',
    };
  if (RECOMMENDS.test(actOf(criterion)) && isRuledOut(content, said))
    return { holds: false, strength: 0, reason: 'It is brought up only to be ruled out.' };
  const judged = judgeClaim(content.replace(AS_RESULT, ''), said, { threshold: MET });
  const { evidence: quote } = judged;
  if (judged.verdict === 'contradicted') return opposed(judged.reason);
  // "Breakfast is included and is served at 7": an answer that denies the first says nothing of the second.
  const [first = content] = content.split(JOINED);
  if (first !== content && stanceOn(first, said) === 'denies')
    return { holds: false, strength: 0, reason: 'It says the opposite.' };
  if (judged.verdict === 'supported')
    return { holds: true, strength: Math.max(judged.score, MET), reason: 'Its words are there.', quote };
  const kind = checkKind(content, subject.output ?? '');
  if (kind !== null) return kind;
  const short = inOtherOrder(content, said);
  if (short !== null) return short;
  const strength = Math.min(judged.score, MET - 0.01);
  const topic = topicOf(criterion);
  const words = topic.length === 0 ? 0 : shareOf(topic, said.vocabulary);
  if (strength >= PARTIAL || words >= 0.5)
    return { holds: 'partly', strength, reason: 'A part of its words is there.', quote };
  return { holds: false, strength, reason: 'Its words are not there.', open: true };
}

/** "B and nothing else": the whole output. Null where more may be said. */
function checkAlone(content: string, output: string): Seen | null {
  const wanted = ALONE.exec(content)?.[1];
  if (wanted === undefined) return null;
  const [given, there] = [foldForMatch(output), foldForMatch(wanted)].map((text) =>
    text.replace(/[\s"'`*().!]+/g, ' ').trim(),
  );
  const holds = given === there;
  return {
    holds,
    strength: holds ? 1 : 0,
    reason: holds ? 'It says that and nothing else.' : 'It is not that alone.',
    quote: holds ? output : '',
  };
}

/**
 * A statement of few words that a sentence has in its own order or about "us": "we stay closed on Sundays" says that the shop is
 * closed on Sundays. Its polarity must be the same.
 */
function inOtherOrder(content: string, said: IndexedText): Seen | null {
  const [, predicate] = SUBJECT_OF.exec(content) ?? [];
  const speaksOfItself = said.words.some((word) => SELF.has(word));
  const things = predicate !== undefined && speaksOfItself ? [content, predicate] : [content];
  for (const thing of things) {
    const count = contentWords(thing).length;
    if (count === 0 || count > FEW) continue;
    const sentence = affirmation(thing, said, 'asserted');
    if (sentence)
      return {
        holds: true,
        strength: count > 1 ? MET : 0,
        reason: 'Its words are there.',
        quote: sentence.text,
      };
  }
  return null;
}

function opposed(reason: string): Seen {
  return { holds: false, strength: 0, reason: reworded(reason, NAMES) };
}

/** Whether the output says what it must not: the thing in its own words, or close to them, and not denied. */
export function checkForbidden(things: readonly string[], mode: Mode, said: IndexedText): Seen {
  let strength = 0;
  for (const thing of things) {
    if (contentWords(thing).every((word) => UNSPECIFIC.test(word))) continue;
    const sentence = affirmation(thing, said, mode);
    if (sentence) return { holds: true, strength: 1, reason: 'Its words are there.', quote: sentence.text };
    const judged = judgeClaim(thing, said, { threshold: VIOLATED });
    const nearest = judged.sentence === null ? undefined : said.sentences[judged.sentence];
    if (judged.verdict === 'supported' && nearest && (mode === 'named' || isAsserted(thing, nearest)))
      return { holds: true, strength: judged.score, reason: 'Its words are there.', quote: nearest.text };
    if (judged.verdict !== 'contradicted')
      strength = Math.max(strength, Math.min(judged.score, VIOLATED - 0.01));
  }
  return { holds: false, strength, reason: 'Its words are not there.', open: !things.every(isNamed) };
}

/** A name or a number: where it does not stand, it is not mentioned in other words either. */
function isNamed(thing: string): boolean {
  return /^(?:the |an? )?(?:\p{Lu}[\p{L}\p{N}.&-]*|\d[\d.,]*\s?[%€$£]?)(?: \p{Lu}[\p{L}\p{N}.&-]*)*[.!]?$/u.test(
    thing.trim(),
  );
}

/** "Answers correctly": as right as the ground truth says, else as close to the question as words show. */
function checkAnswer({ ground_truth: truth, input, output = '' }: Prepared, said: IndexedText): Seen {
  if (isNoncommittal(output)) return { holds: false, strength: 0, reason: 'It gives no answer.' };
  if (truth !== undefined) {
    const judged = judgeClaim(truth, said, { threshold: MET });
    const holds =
      judged.verdict === 'supported'
        ? true
        : judged.verdict !== 'contradicted' && judged.score >= PARTIAL
          ? 'partly'
          : false;
    return {
      holds,
      strength: judged.score,
      reason:
        holds === true
          ? 'It says what the ground truth says.'
          : reworded(judged.reason, { claim: 'ground truth', context: 'answer' }),
      quote: judged.evidence,
    };
  }
  const share = input === undefined ? 0.5 : shareOf(topicStems(input), said.vocabulary);
  return {
    holds: share >= 0.5 ? true : share >= 0.25 ? 'partly' : false,
    strength: share,
    reason: 'Judged by the words it shares with the input.',
    quote: said.sentences[0]?.text ?? '',
  };
}
