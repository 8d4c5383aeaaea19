import type { OfflineVerdict } from '../../../judges/items.ts';
import type { ToolCall } from '../../../schema/tool-call.ts';
import { matchesAnswerType } from '../../../text/language/answer-type.ts';
import { isFiller } from '../../../text/language/filler.ts';
import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { isNoncommittal } from '../../../text/language/refusal.ts';
import { requests } from '../../../text/language/requests.ts';
import { contentWords } from '../../../text/language/words.ts';
import { callFailed } from '../../formulas/call-helpers.ts';
import { evidence } from '../../formulas/evidence.ts';
import { toolWords } from '../../formulas/tool-name.ts';
import { isAction } from '../shared/actions.ts';
import { OFFLINE } from '../shared/constants.ts';
import { topicStems } from '../shared/topic-words.ts';

const { done: DONE, partial: PARTIAL, action: ACTION } = OFFLINE.taskCompletion;
const SMALL_TALK =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening|night)|thanks?(?: you)?|thank you|bye|goodbye|how are you|nice to meet you|ok(?:ay)?|great|cool)\b/i;
/** Small talk carries at most so many topic words. */
const SMALL = 2;
/** A text that is to be written: its kind need not be named in it, what it is about will be. */
const WRITING =
  /^(?:please |can you |could you )*(?:write|compose|draft|tell|give|create|generate|make up|come up with)\b.{0,40}?\b(?:poem|haiku|limerick|story|tale|joke|essay|paragraph|text|e-?mail|letter|speech|song|slogan|headline|summary|description|post|toast)\b (?:about|on|for|of|to|that) (.{3,})/i;
/** An answer of so few words may be of the kind asked for and nothing else: "William Shakespeare." */
const BARE = 3;
/** First words of tools that only look: what they return may tell something, but nothing was done by them. */
const LOOKING = new Set(
  'list get find search read fetch show look lookup view check query retrieve describe count browse'.split(
    ' ',
  ),
);
/** Characters of a result that are read for evidence. */
const RESULT_LENGTH = 4000;
/** Topic words of one requirement that are compared. */
const MOST_TOPIC = 200;
/** What kind of answer is asked for stands in the question, at the end of a long text. */
const LONGEST_QUESTION = 1_000;

/** The requirements of a request as the offline judge sees them: its single requests, actions recognized by their verb (metrics.md 10.7). */
export function requirementsOf(input: string): { text: string; kind: string; priority: string }[] {
  const demands = requests(input).filter((request) => !isSmallTalk(request));
  return demands
    .slice(0, 10)
    .map((text) => ({ text, kind: isAction(text) ? 'action' : 'information', priority: 'primary' }));
}

function isSmallTalk(request: string): boolean {
  return (
    (SMALL_TALK.test(request.trim()) && contentWords(request).length <= SMALL) ||
    (isFiller(request) && !isAction(request))
  );
}

type Verdict = OfflineVerdict<'done' | 'partial' | 'not_done'>;

interface Material {
  readonly output: string;
  readonly calls: readonly ToolCall[];
  readonly reference: string;
}

/** Output and calls, read once. */
interface Reading {
  readonly calls: readonly ToolCall[];
  /** The words of each call. */
  readonly described: readonly IndexedText[];
  readonly said: IndexedText;
  /** What the calls that succeeded returned. */
  readonly results: IndexedText;
  /** The reference answer; null without one. */
  readonly expected: IndexedText | null;
  /** The output declines or does not know. */
  readonly refused: boolean;
}

/** What words and a fitting call prove of a deed: not that it was the right one. */
const UNPROVEN = 0.9;
/** Evidence of a deed whose call failed. */
const FAILED = 0.03;

const NO_SOURCE = { evidence_source: 'none', tool_call_index: null, quote: '' };

/** The offline judge of one requirement: by shared words with the output and successful results; an action by the call that fits it. */
export function judgeRequirements(material: Material): (requirement: string, byCall: boolean) => Verdict {
  const reading = readingOf(material);
  return (requirement, byCall) => {
    // A requirement of so many different words is a whole document: its beginning tells what it is about.
    const topic = topicStems(WRITING.exec(requirement)?.[1] ?? requirement).slice(0, MOST_TOPIC);
    return byCall ? actVerdict(reading, topic) : wordVerdict(reading, topic, requirement);
  };
}

function readingOf({ output, calls, reference }: Material): Reading {
  const described = calls.map(({ name, arguments: given }) => {
    const values = Object.entries(given ?? {}).map(argumentText);
    return indexText(`${toolWords(name)}. ${values.join('. ')}`);
  });
  return {
    calls,
    described,
    said: indexText(output),
    results: indexText(calls.flatMap((call) => (callFailed(call) ? [] : [resultText(call)]))),
    expected: reference === '' ? null : indexText(reference),
    refused: output !== '' && isNoncommittal(output),
  };
}

/** An action: done by the call that fits it best. */
function actVerdict({ calls, described, refused }: Reading, topic: readonly string[]): Verdict {
  const ties = described.map((call, index) =>
    mayAct(calls[index] as ToolCall) ? shareOf(topic, call.vocabulary) : -1,
  );
  const tie = Math.max(-1, ...ties);
  const index = ties.indexOf(tie);
  if (tie >= ACTION && !refused)
    return {
      verdict: 'done',
      reason: 'A successful tool call fits it.',
      evidence_source: 'tool_call',
      tool_call_index: index,
      quote: calls[index]?.name ?? '',
      p: UNPROVEN * evidence(true, tie),
    };
  const failed = calls.some(
    (call, at) => callFailed(call) && shareOf(topic, described[at]?.vocabulary ?? new Set()) >= ACTION,
  );
  return {
    verdict: 'not_done',
    reason: failed ? 'The tool call that fits it failed.' : 'No successful tool call fits it.',
    ...NO_SOURCE,
    p: failed ? FAILED : evidence(false, (1 + Math.max(0, tie) / ACTION) / 2),
  };
}

/** Anything else: done by what the output says. */
function wordVerdict(
  { said, results, expected, refused }: Reading,
  topic: readonly string[],
  requirement: string,
): Verdict {
  if (refused)
    return { verdict: 'not_done', reason: 'The output declines or does not know.', ...NO_SOURCE, p: 0 };
  const share = shareOf(topic, new Set([...said.vocabulary, ...results.vocabulary]));
  const reached = expected === null ? share : Math.max(share, shareOf(expected.stems, said.vocabulary));
  const best = bestSentence(said, topic);
  const kind = requirement.slice(-LONGEST_QUESTION);
  const fits = said.sentences.some((sentence) => matchesAnswerType(kind, sentence.text));
  const source = best === '' ? NO_SOURCE : { evidence_source: 'output', tool_call_index: null, quote: best };
  const bare = fits && said.words.length <= BARE;
  if (best !== '' && (reached >= DONE || (fits && reached >= PARTIAL / 2) || bare))
    return {
      verdict: 'done',
      reason: 'The output takes it up.',
      ...source,
      p: UNPROVEN * evidence(true, reached),
    };
  if (best !== '' && reached >= PARTIAL)
    return { verdict: 'partial', reason: 'The output takes up a part of it.', ...source, p: 0.5 };
  return {
    verdict: 'not_done',
    reason: 'The output does not take it up.',
    ...NO_SOURCE,
    p: evidence(false, (1 + reached / PARTIAL) / 2),
  };
}

/** Whether a call can have changed something: it did not fail, and its tool is not one that only looks. */
function mayAct(call: ToolCall): boolean {
  const [first = ''] = toolWords(call.name.replace(/^.*(?:[./:]|__)(?=.)/, '')).split(' ');
  return !callFailed(call) && !LOOKING.has(first);
}

function argumentText([key, value]: [string, unknown]): string {
  return `${toolWords(key)} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;
}

function resultText(call: ToolCall): string {
  const text = typeof call.result === 'string' ? call.result : (JSON.stringify(call.result) ?? '');
  return text.slice(0, RESULT_LENGTH);
}

function bestSentence(text: IndexedText, topic: readonly string[]): string {
  let best = text.sentences[0]?.text ?? '';
  let most = 0;
  for (const sentence of text.sentences) {
    const part = shareOf(topic, sentence.vocabulary);
    if (part > most) {
      most = part;
      best = sentence.text;
    }
  }
  return best;
}
