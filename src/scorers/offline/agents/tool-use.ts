import { once } from '../../../flow/once.ts';
import type { OfflineVerdict } from '../../../judges/items.ts';
import type { ToolCall, ToolDescription } from '../../../schema/tool-call.ts';
import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { callFailed, canonical } from '../../formulas/call-helpers.ts';
import { evidence } from '../../formulas/evidence.ts';
import { changesState, stepLabels } from '../../formulas/step-labels.ts';
import { sameTool, toolWords } from '../../formulas/tool-name.ts';
import { toolNames } from '../../formulas/tool-names.ts';
import { isAction } from '../shared/actions.ts';
import { OFFLINE } from '../shared/constants.ts';
import { topicStems } from '../shared/topic-words.ts';
import { tellingValues, usesOf } from './call-values.ts';

const { needed: NEEDED, missing: MISSING } = OFFLINE.toolCorrectness;
/** Requests that a call is compared with, and characters of its arguments that are read; both say enough. */
const MOST_TOPICS = 100;
const MOST_CHARACTERS = 2_000;
/** Share of the words a call was given that the requests hold, from which on it is about them. */
const ABOUT = 0.5;

interface Material {
  readonly requests: readonly string[];
  readonly plan: string;
  readonly output: string;
  readonly calls: readonly ToolCall[];
  readonly catalog: readonly ToolDescription[];
}

type CallVerdict = OfflineVerdict<'needed' | 'helpful' | 'unneeded' | 'wrong'>;
type RequestVerdict = OfflineVerdict<'served' | 'no_tool_needed' | 'missing'>;

/** The material, read once. */
interface Reading {
  readonly calls: readonly ToolCall[];
  readonly requests: readonly string[];
  /** What the plan and each request are about. */
  readonly topics: readonly (readonly string[])[];
  /** The words of each call and of its description. */
  readonly described: readonly IndexedText[];
  /** Words of all requests. */
  requestWords(): ReadonlySet<string>;
  readonly uses: ReturnType<typeof usesOf>;
  readonly labels: ReturnType<typeof stepLabels>;
  /** Tools on offer that were not called. */
  uncalled(): readonly { name: string; words: ReadonlySet<string> }[];
}

/** The offline judge of the choice of tools (metrics.md 10.7). A result that a later call works with is used like one in the output. */
export function judgeTools(material: Material): {
  call(index: number): CallVerdict;
  request(index: number): RequestVerdict;
} {
  const reading = readingOf(material);
  return {
    call: (index) => callVerdict(reading, index),
    request: (index) => requestVerdict(reading, index),
  };
}

function readingOf({ requests, plan, output, calls, catalog }: Material): Reading {
  const offered = toolNames<ToolDescription>();
  for (const tool of catalog) offered.set(tool.name, tool);
  const called = toolNames<true>();
  for (const { name } of calls) called.set(name, true);
  return {
    calls,
    requests,
    topics: [...(plan === '' ? [] : [plan]), ...requests].slice(0, MOST_TOPICS).map(topicStems),
    described: calls.map((call) => indexText(callText(call, offered.get(call.name)))),
    requestWords: once(() => indexText(requests.slice(0, MOST_TOPICS)).vocabulary),
    uses: usesOf(calls, output),
    labels: stepLabels(calls),
    uncalled: once(() =>
      catalog
        .filter((tool) => called.get(tool.name) === undefined)
        .map((tool) => ({ name: tool.name, words: indexText(toolText(tool)).vocabulary })),
    ),
  };
}

function callVerdict(
  { calls, topics, described, requestWords, uses, labels }: Reading,
  index: number,
): CallVerdict {
  const call = calls[index] as ToolCall;
  if (callFailed(call) && labels[index] !== 'failed_recovered')
    return { verdict: 'wrong', reason: 'The call failed and was not made good.', p: 0 };
  if (labels[index] === 'redundant')
    return { verdict: 'unneeded', reason: 'The same call was made before.', p: evidence(false, 0.5) };
  if (labels[index] === 'failed_recovered')
    return { verdict: 'helpful', reason: 'It failed and was made good later.', p: 0.5 };
  const tie = tieOf(topics, described[index]);
  const used = uses.inAnswer(index) || uses.inLaterCall(index);
  if (!used && isTriedAgain(calls, index) && !isAboutRequest(call, requestWords()))
    return {
      verdict: 'helpful',
      reason: 'The same tool was tried again at once, and this result is not used.',
      p: 0.4 + 0.2 * tie,
    };
  if (tie >= NEEDED || used)
    return {
      verdict: 'needed',
      reason: used ? 'Its result is used.' : 'It fits the words of the request.',
      p: evidence(true, Math.max(tie, used ? 0.5 : 0)),
    };
  if (call.result !== undefined && call.result !== null)
    return { verdict: 'helpful', reason: 'It succeeded; its result is not used.', p: 0.4 + 0.2 * tie };
  if (isAboutRequest(call, requestWords()))
    return { verdict: 'helpful', reason: 'It is about what was asked.', p: 0.4 + 0.2 * tie };
  return {
    verdict: 'unneeded',
    reason: 'Nothing in the request asks for it.',
    p: evidence(false, tie / NEEDED),
  };
}

function requestVerdict({ requests, described, uncalled }: Reading, index: number): RequestVerdict {
  const text = requests[index] as string;
  const topic = topicStems(text);
  const none = { capability: '', suggested_tool: null };
  if (described.some((call) => shareOf(topic, call.vocabulary) >= NEEDED))
    return { verdict: 'served', reason: 'A call fits it.', ...none };
  const tool = isAction(text) ? uncalled().find(({ words }) => shareOf(topic, words) >= MISSING) : undefined;
  if (tool === undefined) return { verdict: 'no_tool_needed', reason: 'No tool offered does this.', ...none };
  return {
    verdict: 'missing',
    reason: `${tool.name} fits it and was not called.`,
    capability: text,
    suggested_tool: tool.name,
  };
}

/** Whether the next call is of the same tool and neither changes anything: the first look was not the right one. */
function isTriedAgain(calls: readonly ToolCall[], index: number): boolean {
  const [call, next] = [calls[index], calls[index + 1]];
  return call !== undefined && next !== undefined && sameTool(call.name, next.name) && !changesState(call);
}

/** Whether at least half of what a call was given are words of the requests. */
function isAboutRequest(call: ToolCall, requestWords: ReadonlySet<string>): boolean {
  const given = indexText(
    tellingValues(call.arguments ?? {})
      .join('. ')
      .slice(0, MOST_CHARACTERS),
  ).stems;
  return given.length > 0 && shareOf(given, requestWords) >= ABOUT;
}

/** The largest share of a request's topic that the words of a call hold. */
function tieOf(topics: readonly (readonly string[])[], call: IndexedText | undefined): number {
  const words = call?.vocabulary ?? new Set<string>();
  return topics.reduce((most, topic) => Math.max(most, shareOf(topic, words)), 0);
}

function callText(call: ToolCall, known: ToolDescription | undefined): string {
  const values = Object.entries(call.arguments ?? {}).map(
    ([key, value]) => `${toolWords(key)} ${typeof value === 'object' ? canonical(value) : String(value)}`,
  );
  return [toolWords(call.name), known?.description ?? '', ...values].join('. ').slice(0, MOST_CHARACTERS);
}

function toolText(tool: ToolDescription): string {
  return `${toolWords(tool.name)}. ${tool.description ?? ''}`;
}
