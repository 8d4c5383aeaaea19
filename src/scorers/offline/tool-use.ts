import type { OfflineVerdict } from '../../judges/items.ts';
import type { ToolCall, ToolDescription } from '../../schema/tool-call.ts';
import { indexText } from '../../text/indexed-text.ts';
import { foldForMatch } from '../../text/normalize.ts';
import { shareOf } from '../../text/overlap.ts';
import { callFailed } from '../formulas/call-helpers.ts';
import { evidence } from '../formulas/evidence.ts';
import { sameTool, toolWords } from '../formulas/tool-name.ts';
import { isAction } from './actions.ts';
import { OFFLINE } from './constants.ts';
import { topicStems } from './topic-words.ts';

const { needed: NEEDED, missing: MISSING, usedValue: USED } = OFFLINE.toolCorrectness;
/** Values looked at per result; the first ones identify it. */
const MOST_VALUES = 200;

interface Material {
  readonly requests: readonly string[];
  readonly plan: string;
  readonly output: string;
  readonly calls: readonly ToolCall[];
  readonly catalog: readonly ToolDescription[];
}

/** The offline judge of the choice of tools (metrics.md 10.7). */
export function judgeTools({ requests, plan, output, calls, catalog }: Material): {
  call(index: number): OfflineVerdict<'needed' | 'helpful' | 'unneeded' | 'wrong'>;
  request(index: number): OfflineVerdict<'served' | 'no_tool_needed' | 'missing'>;
} {
  const topics = [...requests, ...(plan === '' ? [] : [plan])].map(topicStems);
  const said = foldForMatch(output);
  const described = calls.map((call) => indexText(callText(call, catalog)));
  const recovered = new Set<string>();
  const isRecovered = calls.map(() => false);
  for (let index = calls.length - 1; index >= 0; index--) {
    const call = calls[index] as ToolCall;
    isRecovered[index] = recovered.has(call.name);
    if (!callFailed(call)) recovered.add(call.name);
  }
  return {
    call(index) {
      const call = calls[index] as ToolCall;
      if (callFailed(call) && !isRecovered[index])
        return { verdict: 'wrong', reason: 'The call failed and was not made good.', p: 0 };
      const tie = Math.max(
        0,
        ...topics.map((topic) => shareOf(topic, described[index]?.vocabulary ?? new Set())),
      );
      const used = said !== '' && valuesOf(call.result).some((value) => said.includes(value));
      if (tie >= NEEDED || used)
        return {
          verdict: 'needed',
          reason: used ? 'Its result is used in the output.' : 'It fits the words of the request.',
          p: evidence(true, Math.max(tie, used ? 0.5 : 0)),
        };
      if (call.result !== undefined && call.result !== null)
        return { verdict: 'helpful', reason: 'It succeeded; its result is not used.', p: 0.4 + 0.2 * tie };
      return {
        verdict: 'unneeded',
        reason: 'Nothing in the request asks for it.',
        p: evidence(false, tie / NEEDED),
      };
    },
    request(index) {
      const text = requests[index] as string;
      const topic = topicStems(text);
      const served = described.some((call) => shareOf(topic, call.vocabulary) >= NEEDED);
      const none = { capability: '', suggested_tool: null };
      if (served) return { verdict: 'served', reason: 'A call fits it.', ...none };
      const offered = catalog.find(
        (tool) =>
          !calls.some((call) => sameTool(call.name, tool.name)) &&
          shareOf(topic, indexText(toolText(tool)).vocabulary) >= MISSING,
      );
      if (!isAction(text) || offered === undefined)
        return { verdict: 'no_tool_needed', reason: 'No tool offered does this.', ...none };
      return {
        verdict: 'missing',
        reason: `${offered.name} fits it and was not called.`,
        capability: text,
        suggested_tool: offered.name,
      };
    },
  };
}

function callText(call: ToolCall, catalog: readonly ToolDescription[]): string {
  const known = catalog.find((tool) => sameTool(tool.name, call.name));
  const values = Object.entries(call.arguments).map(
    ([key, value]) =>
      `${toolWords(key)} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
  );
  return [toolWords(call.name), known?.description ?? '', ...values].join('. ');
}

function toolText(tool: ToolDescription): string {
  return `${toolWords(tool.name)}. ${tool.description ?? ''}`;
}

/** Scalar values of a result that are long enough to identify it, folded. */
function valuesOf(result: unknown): string[] {
  const values: string[] = [];
  const open: unknown[] = [result];
  while (open.length > 0 && values.length < MOST_VALUES) {
    const value = open.pop();
    if (typeof value === 'object' && value !== null) open.push(...Object.values(value).slice(0, MOST_VALUES));
    else if (typeof value === 'string' || typeof value === 'number') {
      const text = foldForMatch(String(value));
      if (text.length >= USED) values.push(text);
    }
  }
  return values;
}
