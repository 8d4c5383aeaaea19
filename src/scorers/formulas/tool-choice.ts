import type { ItemVerdict } from '../../judges/items.ts';
import type { ToolCall } from '../../schema/tool-call.ts';
import { derivedFrom } from '../derive.ts';
import type { Prepared } from '../prepare.ts';
import { reasoning } from '../reasoning.ts';
import { shownText, textOf } from '../verdicts.ts';
import { callFailed, collapseRetries } from './call-helpers.ts';
import type { ExpectedTools } from './expected-tools.ts';
import { fMeasure } from './f-measure.ts';
import { readCalls } from './reads-only.ts';
import { round4 } from './round.ts';
import { runnableCalls } from './runnable-calls.ts';
import { type Matching, matchTools } from './tool-matching.ts';
import { sameTool } from './tool-name.ts';
import { worth } from './weighted-share.ts';

/** No run in which a forbidden tool was called scores more (metrics.md 5.2). */
const FORBIDDEN_CAP = 0.3;

/** What a call was to the requests. */
export const CALL_VALUES = { needed: 1, helpful: 0.5, unneeded: 0, wrong: 0 } as const;
/** `missing` counts as one missing tool; the others count nothing. */
export const REQUEST_VALUES = { missing: 0, served: 1, no_tool_needed: 1 } as const;
export type CallVerdict = keyof typeof CALL_VALUES;
export type RequestVerdict = keyof typeof REQUEST_VALUES;

/** Calls to be compared with the expected ones. */
interface ReferenceChoice {
  readonly mode: 'reference';
  readonly expected: ExpectedTools;
  readonly ordered?: boolean;
}
/** Calls and requests as a judge labelled them, in the order of the subject. */
interface JudgedChoice {
  readonly mode: 'judge';
  readonly forbidden: readonly string[];
  readonly calls: readonly ItemVerdict<CallVerdict>[];
  readonly requests: readonly ItemVerdict<RequestVerdict>[];
}
/** Either way to tell right calls from wrong ones. */
export type ToolChoice = ReferenceChoice | JudgedChoice;

/** The score of a choice of tools (metrics.md 5.2). */
export function toolChoiceScore(
  choice: ToolChoice,
  subject: Pick<Prepared, 'tool_calls' | 'available_tools'>,
) {
  return choice.mode === 'reference' ? byReference(choice, subject) : byJudgement(choice, subject);
}

function byReference(
  { expected, ordered = false }: ReferenceChoice,
  { tool_calls: calls = [], available_tools: catalog = [] }: Pick<Prepared, 'tool_calls' | 'available_tools'>,
) {
  const { kept } = collapseRetries(calls);
  const called = kept.map((index) => calls[index] as ToolCall);
  const matching: Matching = matchTools(runnableCalls(called, catalog), expected.tools, ordered);
  const reads = readCalls(called, catalog);
  const constraintsOnly = expected.source === null;
  const pairedCalls = new Set(matching.pairs.map(([call]) => call));
  // A look-up more than expected is no wrong tool.
  const counted = [...called.keys()].filter((index) => pairedCalls.has(index) || !reads.has(index));
  const both = counted.length === 0 && expected.tools.length === 0;
  const precision =
    both || constraintsOnly ? 1 : counted.length === 0 ? 0 : matching.matched / counted.length;
  const recall =
    both || constraintsOnly ? 1 : expected.tools.length === 0 ? 0 : matching.matched / expected.tools.length;
  const forbidden = forbiddenIn(expected.forbidden, calls);
  const pairedTools = new Set(matching.pairs.map(([, tool]) => tool));
  const missing = expected.tools.filter((_, index) => !pairedTools.has(index)).map((tool) => tool.name);
  const unexpected = constraintsOnly
    ? []
    : counted.filter((index) => !pairedCalls.has(index)).map((index) => called[index]?.name ?? '');
  const metadata = toolChoiceMetadata(calls, 'reference', {
    expected_tools: expected.tools.map((tool) => tool.name),
    expected_source: expected.source,
    derived: derivedFrom('expected_tools', expected.source === null ? undefined : { from: expected.source }),
    missing_tools: missing,
    unexpected_tools: unexpected,
    forbidden_called: forbidden,
    precision: round4(precision),
    recall: round4(recall),
  });
  const counts = constraintsOnly
    ? `no tool is expected, ${expected.forbidden.length} forbidden.`
    : both
      ? called.length === 0
        ? 'no tool was expected and none was called.'
        : 'no tool was expected and only look-ups were made.'
      : `${inWords(matching.matched)} of ${expected.tools.length} expected tool${expected.tools.length === 1 ? '' : 's'} called, ${unexpected.length} unexpected.`;
  const worst = [
    ...forbidden.map((quote) => ({ quote, reason: 'forbidden, yet called' })),
    ...missing.map((quote) => ({ quote, reason: 'expected, not called' })),
    ...unexpected.map((quote) => ({ quote, reason: 'called, not expected' })),
  ];
  const value = fMeasure(precision, recall);
  return {
    status: 'scored' as const,
    value: forbidden.length > 0 ? Math.min(value, FORBIDDEN_CAP) : value,
    metadata,
    reasoning: reasoning(counts, 'Differences', worst),
  };
}

function byJudgement(
  { calls: judged, requests, forbidden }: JudgedChoice,
  { tool_calls: calls = [], available_tools: catalog }: Pick<Prepared, 'tool_calls' | 'available_tools'>,
) {
  const { kept } = collapseRetries(calls);
  const reads = readCalls(calls, catalog);
  // A look-up that nothing calls for is no wrong tool, and one that helps is as good as needed: neither lowers the score.
  const isExtra = (index: number) =>
    reads.has(index) && !['needed', 'helpful'].includes(judged[index]?.verdict ?? 'needed');
  const indices = kept.filter((index) => judged[index] !== undefined && !isExtra(index));
  const counted = indices.flatMap((index) => judged[index] ?? []);
  const amount = indices.reduce((sum, index) => {
    const call = judged[index];
    return sum + (call === undefined ? 0 : reads.has(index) ? 1 : worth(call, CALL_VALUES));
  }, 0);
  const missing = requests.filter((request) => request.verdict === 'missing');
  const broken = forbiddenIn(forbidden, calls);
  const precision = counted.length === 0 ? 0 : amount / counted.length;
  const recall = amount === 0 ? 0 : amount / (amount + missing.length);
  const metadata = toolChoiceMetadata(calls, 'judge', {
    missing_tools: missing.map(({ evidence, item }) =>
      shownText(textOf(evidence, 'suggested_tool') || textOf(evidence, 'capability') || item.text),
    ),
    unexpected_tools: counted
      .filter(({ verdict }) => verdict === 'unneeded' || verdict === 'wrong')
      .map(({ item }) => item.text),
    forbidden_called: broken,
    precision: round4(precision),
    recall: round4(recall),
    call_verdicts: judged.map(({ item, verdict, reason }) => ({ tool: item.text, verdict, reason })),
  });
  if ((calls.length === 0 || (reads.size === calls.length && counted.length === 0)) && missing.length === 0)
    return {
      status: 'not_applicable' as const,
      reasoning:
        calls.length === 0
          ? 'no tool was called and none was needed.'
          : 'only look-ups were made and no tool was needed.',
      metadata: { ...metadata, precision: 1, recall: 1 },
    };
  const value = fMeasure(precision, recall);
  const needed = counted.filter(({ verdict }) => verdict === 'needed').length;
  const counts = `${needed} of ${counted.length} call${counted.length === 1 ? '' : 's'} needed, ${missing.length} tool${missing.length === 1 ? '' : 's'} missing.`;
  const worst = [
    ...broken.map((quote) => ({ quote, reason: 'forbidden, yet called' })),
    ...missing.map(({ item, reason }) => ({ quote: item.text, reason })),
    ...counted
      .filter(({ verdict }) => CALL_VALUES[verdict] === 0)
      .map(({ item, reason }) => ({ quote: item.text, reason })),
  ];
  return {
    status: 'scored' as const,
    value: broken.length > 0 ? Math.min(value, FORBIDDEN_CAP) : value,
    metadata,
    reasoning: reasoning(counts, 'Problems', worst),
  };
}

/** A sum of matches, which may be parts, for a sentence. */
function inWords(matched: number): string {
  return String(Math.round(matched * 100) / 100);
}

function forbiddenIn(forbidden: readonly string[], calls: readonly ToolCall[]): string[] {
  return forbidden.filter((name) => calls.some((call) => sameTool(call.name, name)));
}

/** The metadata of the card; `found` replaces what stands for nothing found. */
export function toolChoiceMetadata(
  calls: readonly ToolCall[],
  mode: 'reference' | 'judge',
  found: Record<string, unknown>,
) {
  return {
    tools_used: calls.map((call) => call.name),
    expected_tools: [] as string[],
    expected_source: null,
    missing_tools: [] as string[],
    unexpected_tools: [] as string[],
    forbidden_called: [] as string[],
    failed_calls: calls.flatMap((call, index) => (callFailed(call) ? [index] : [])),
    collapsed_retries: [...collapseRetries(calls).retried],
    precision: 0,
    recall: 0,
    mode,
    ...found,
  };
}
