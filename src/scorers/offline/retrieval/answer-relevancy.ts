import type { OfflineVerdict } from '../../../judges/items.ts';
import { matchesAnswerType } from '../../../text/language/answer-type.ts';
import { isFiller } from '../../../text/language/filler.ts';
import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { gramCoverage } from '../../../text/language/ngrams.ts';
import { chosenOption } from '../../../text/language/options.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { isNoncommittal } from '../../../text/language/refusal.ts';
import { contentWords, words as wordsOf } from '../../../text/language/words.ts';
import { QUESTION_WORDS } from '../../../text/lexicons/question-words.ts';
import { OFFLINE } from '../shared/constants.ts';
import { fittedEvidence, likelihood } from '../shared/fitted.ts';
import { isOrder } from '../shared/orders.ts';
import { topicStems } from '../shared/topic-words.ts';
import { ANSWER_RELEVANCY_WEIGHTS } from '../weights/answer-relevancy.ts';
import { answerFeatures } from './answer-fit.ts';
import { holdsKind, kindWanted } from './answer-kinds.ts';

/** Share of the input's topic in the answer, or of a request's in one statement, from which on it is taken up, whatever else stands there. */
const CLEAR = 0.9;
const RULES = OFFLINE.answerRelevancy;
/** An answer of one sentence with the amount or time that was asked for need not repeat the question: "Up to four days in a closed box." */
const BRIEF = 12;
const TRANSLATES = /^(?:please |now |and )*(?:(?:can|could|would) you )?(?:please )?translate\b/i;
/** Asks for a word or a figure rather than for a text. */
const WANTS_ONE =
  /^(?:please |now |and )*(?:(?:can|could|would) you )?(?:please )?(?:convert|spell|calculate|compute|solve|name|classify|complete|tell me|give me)\b/i;
/** Says sorry and nothing else: a courtesy, as long as nothing is declined. */
const APOLOGY =
  /^(?:(?:oh|oh no|hi|hello)[,!] )?(?:(?:i|we)(?:'m| am|'re| are) (?:so |very |really |terribly )?sorry|sorry|(?:my |our )?(?:sincere )?apologies|(?:i|we) (?:sincerely )?apologi[sz]e)\b(?!.*\b(?:but|however|because)\b)/i;
/** Words; a longer sentence says something besides. */
const LONGEST_APOLOGY = 14;
/** An input that asks for nothing: a greeting, thanks or a goodbye alone. What fits it is another courtesy. */
const COURTESY =
  /^(?:(?:hi|hello|hey|greetings|good (?:morning|afternoon|evening|day)|thanks|thank you|many thanks|ok|okay|great|bye|goodbye)\b(?: (?:there|again|so much|very much|a lot|everyone|all)\b)?[!,. ]*)+$/i;
const LONGEST_COURTESY = 60;
const OFFERS_HELP = /^(?:how|what) (?:can|may|could) (?:i|we) (?:help|assist|do)\b/i;
type StatementVerdict = 'yes' | 'idk' | 'no' | 'filler';
type RequestVerdict = 'full' | 'partial' | 'none';

interface Material {
  readonly input: string;
  readonly output: string;
  readonly requests: readonly string[];
  readonly statements: readonly string[];
  /** Context, reference answer and history: what a supporting statement may draw on. */
  readonly sources: readonly string[];
}

interface Judged {
  readonly verdict: StatementVerdict;
  readonly reason: string;
  /** Strength of the tie to each request, 0 when there is none. */
  readonly ties: readonly number[];
}

/** A request with what it is about. */
interface RequestTopic {
  readonly request: string;
  readonly topic: readonly string[];
  readonly text: IndexedText;
}

/** Input and answer, read once. */
interface Reading extends Material {
  readonly requestTopics: readonly RequestTopic[];
  readonly said: readonly IndexedText[];
  /** The input asks for nothing. */
  readonly courtesy: boolean;
  /** The output is the letter of an option that the input offers: it answers whatever was asked, rightly or not. */
  readonly picks: boolean;
}

/**
 * The offline judge of answer relevancy: statements by shared words and kind of answer, requests by their statements
 * (metrics.md 10.7); between the clear cases, a fitted likelihood that the whole answer fits the request decides. Statements
 * that share words with a request which the answer does not fit are only supporting.
 */
export function judgeRelevancy(material: Material): {
  statement(index: number): OfflineVerdict<StatementVerdict>;
  request(index: number): OfflineVerdict<RequestVerdict>;
} {
  const reading = readingOf(material);
  const all = judgeStatements(reading);
  const chances = chancesOf(reading, all);
  const best = Math.max(0, ...chances);
  return {
    statement: (index) => statementVerdict(all[index] as Judged, best),
    request: (index) => requestVerdict(index, all, chances[index] ?? 0),
  };
}

function readingOf(material: Material): Reading {
  const { input, output, requests, statements } = material;
  const requestTopics = requests.map((request) => {
    // "Where is it?" is about what the rest of the input speaks of.
    const spelledOut = contentWords(request).some((word) => !QUESTION_WORDS.has(word)) ? request : input;
    return { request, topic: topicStems(spelledOut), text: indexText(spelledOut) };
  });
  return {
    ...material,
    requestTopics,
    said: statements.map((statement) => indexText(statement)),
    courtesy: input.length <= LONGEST_COURTESY && COURTESY.test(input.trim()),
    picks: chosenOption(output, input) !== null,
  };
}

/** Every statement by itself; then those that take up no request, beside the relevant ones and the sources. */
function judgeStatements(reading: Reading): Judged[] {
  const { said, statements, sources } = reading;
  const known = new Set(sources.flatMap((source) => [...indexText(source).vocabulary]));
  const first = said.map((text, index) => judgeAlone(reading, text, statements[index] as string));
  for (const [index, judged] of first.entries()) {
    if (judged.verdict === 'yes') for (const entry of said[index]?.vocabulary ?? []) known.add(entry);
  }
  return first.map((judged, index) => {
    if (judged.verdict !== 'no' || judged.reason !== '') return judged;
    const shared = new Set(said[index]?.stems.filter((stem) => known.has(stem))).size;
    return shared >= RULES.sharedStems
      ? {
          ...judged,
          verdict: 'idk' as const,
          reason: 'It shares words with a relevant statement or a source.',
        }
      : { ...judged, reason: 'It shares too little with the request.' };
  });
}

/** A statement by itself; without a reason where it takes up no request, as the others may still support it. */
function judgeAlone(reading: Reading, text: IndexedText, statement: string): Judged {
  const { requestTopics, courtesy, picks } = reading;
  const none = requestTopics.map(() => 0);
  if (picks)
    return { verdict: 'yes', reason: 'It picks an option of the request.', ties: requestTopics.map(() => 1) };
  if (courtesy && (isFiller(statement) || OFFERS_HELP.test(statement)))
    return { verdict: 'yes', reason: 'It returns a courtesy.', ties: requestTopics.map(() => 1) };
  if (isFiller(statement) || apologises(text, statement))
    return { verdict: 'filler', reason: 'A courtesy.', ties: none };
  // Neither an answer nor a digression: it earns nothing and costs nothing (metrics.md 12.4).
  if (isOrder(statement)) return { verdict: 'filler', reason: 'It addresses the judge.', ties: none };
  if (isNoncommittal(statement))
    return { verdict: 'no', reason: 'It declines or does not know.', ties: none };
  const ties = requestTopics.map((one) => tieOf(reading, one, text, statement));
  const tied = ties.some((tie) => tie > 0);
  return {
    verdict: tied ? 'yes' : 'no',
    reason: tied ? 'It takes up the words of the request or gives the kind of answer asked for.' : '',
    ties,
  };
}

/** How strongly a statement takes up a request; zero or below, by what it falls short with, when it does not. */
function tieOf(reading: Reading, requestTopic: RequestTopic, text: IndexedText, statement: string): number {
  const { request, topic, text: question } = requestTopic;
  const words = shareOf(topic, text.vocabulary);
  const grams = gramCoverage(question.grams, text.grams);
  // With several requests the kind of answer alone does not say which one it answers.
  const fits =
    reading.requestTopics.length === 1 || words > 0
      ? matchesAnswerType(request, statement) || isShortAnswer(reading, text, request)
      : false;
  if (words < RULES.share && grams < RULES.coverage && !fits) return -Math.max(words, grams);
  return Math.max(words, grams, fits ? 0.5 : 0);
}

/** The whole answer is one sentence, of the length and kind in which such a request is answered. */
function isShortAnswer({ statements }: Reading, { words, sentences }: IndexedText, request: string): boolean {
  const [only] = sentences;
  if (statements.length !== 1 || only === undefined) return false;
  if (TRANSLATES.test(request)) return words.length <= Math.max(RULES.shortAnswer, wordsOf(request).length);
  const question = request.trim().endsWith('?');
  if (words.length <= RULES.shortAnswer) return question || WANTS_ONE.test(request);
  const kind = kindWanted(request);
  return words.length <= BRIEF && (kind === 'amount' || kind === 'time') && holdsKind(kind, only);
}

/** For every request the likelihood that the answer fits it, after the clear cases. */
function chancesOf(reading: Reading, all: readonly Judged[]): number[] {
  const { input, output, requests, requestTopics, courtesy, picks } = reading;
  if (picks) return requests.map(() => 1);
  const answer = indexText(output);
  const features = answerFeatures(input, requests, answer, output);
  return requestTopics.map(({ request }, index) => {
    const values = features[index] ?? {};
    const tie = all.reduce(
      (most, { verdict, ties }) => (verdict === 'yes' ? Math.max(most, ties[index] ?? 0) : most),
      0,
    );
    if (courtesy && tie > 0) return 1;
    const chance = likelihood(ANSWER_RELEVANCY_WEIGHTS, values);
    if (tie <= 0) return Math.min(chance, UNTIED);
    const clear = Math.max(values['topic'] ?? 0, tie) >= CLEAR;
    return clear || isShortAnswer(reading, answer, request) ? Math.max(chance, 0.5) : chance;
  });
}

/** `best`: the likelihood that the answer fits the request that it fits best. */
function statementVerdict({ verdict, reason }: Judged, best: number): OfflineVerdict<StatementVerdict> {
  if (verdict === 'filler') return { verdict, reason };
  if (verdict === 'idk') return { verdict, reason, p: 0.5 };
  if (verdict === 'no') return { verdict, reason, p: fittedEvidence(Math.min(best, UNTIED)) };
  if (best >= 0.5) return { verdict, reason, p: fittedEvidence(best) };
  return {
    verdict: 'idk',
    reason: 'It shares words with the request, but the answer as a whole does not fit it.',
    p: (1 + 2 * best) / 4,
  };
}

/** `chance`: the likelihood that the answer fits this request. */
function requestVerdict(
  index: number,
  all: readonly Judged[],
  chance: number,
): OfflineVerdict<RequestVerdict> {
  if (chance >= 0.5) return { verdict: 'full', reason: 'A statement answers it.', p: fittedEvidence(chance) };
  const supported = all.some((judged) => judged.verdict === 'idk');
  if (supported && !all.some((judged) => judged.verdict === 'yes'))
    return { verdict: 'partial', reason: 'Only supporting statements touch it.', p: 0.5 };
  return {
    verdict: 'none',
    reason: all.some((judged) => (judged.ties[index] ?? 0) > 0)
      ? 'The answer shares words with it and does not fit it.'
      : 'No statement takes it up.',
    p: fittedEvidence(chance),
  };
}

function apologises({ words }: IndexedText, statement: string): boolean {
  return words.length <= LONGEST_APOLOGY && APOLOGY.test(statement) && !isNoncommittal(statement);
}

/** Likelihood of a request that no statement takes up: below the line. */
const UNTIED = 0.49;
