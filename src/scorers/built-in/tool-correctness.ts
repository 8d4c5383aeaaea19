import { once } from '../../flow/once.ts';
import { askItems } from '../../judges/ask-items.ts';
import type { ItemList, ItemsQuestion } from '../../judges/items.ts';
import { requests as requestsOf } from '../../text/language/requests.ts';
import { agentInputs, callItem, callOf } from '../agent-inputs.ts';
import { byCalls } from '../call-spans.ts';
import { defineScorer } from '../define-scorer.ts';
import { expectedTools } from '../formulas/expected-tools.ts';
import {
  CALL_VALUES,
  type CallVerdict,
  REQUEST_VALUES,
  type RequestVerdict,
  type ToolChoice,
  toolChoiceMetadata,
  toolChoiceScore,
} from '../formulas/tool-choice.ts';
import { isGiven } from '../needs.ts';
import { judgeTools } from '../offline/agents/tool-use.ts';
import type { Prepared } from '../prepare.ts';
import { toolChoiceKind } from '../sureness/kinds/tool-choice.ts';
import { verdictsOf } from '../verdicts.ts';

const INSTRUCTIONS = `tool_choice and tool_needs: judge which tools the agent chose for the requests. Whether the arguments were right and whether steps were wasted is judged elsewhere.
tool_choice, for every tool call (tool_call_index names it in the material):
needed: the requests cannot be fulfilled without this tool. helpful: a reasonable step that was not strictly necessary. unneeded: nothing in the requests calls for it. wrong: another tool was the right one, or the call failed and was never made good.
tool_needs, for every request:
served: the calls made cover the tools it needs. no_tool_needed: it can be answered without any tool. missing: a tool that it needs was not called; name what the tool would have to do in capability and, if the available tools hold it, its name in suggested_tool (else null). Without a list of available tools answer missing only if the answer cannot have been made without a tool.
Example: for "What does it cost?", get_price is needed and get_weather unneeded; the request is served with get_price called, missing with get_weather alone.`;

/** Something the user asked for, to be served by tools or without. */
interface UserRequest {
  readonly text: string;
  /** The user turn it was asked in; absent outside of a conversation. */
  readonly turn?: number;
}

/** The two lists of `toolCorrectnessQuestion`. */
export interface ToolCorrectnessQuestion extends ItemsQuestion {
  readonly lists: readonly [ItemList<CallVerdict>, ItemList<RequestVerdict>];
}

/** What each call was to the requests, and which request went without a tool it needs (metrics.md 5.2, reference-free mode). */
export function toolCorrectnessQuestion(
  subject: Prepared,
  userRequests: readonly UserRequest[] = requestsOf(subject.input ?? '').map((text) => ({ text })),
): ToolCorrectnessQuestion {
  const {
    output = '',
    agent_plan: plan = '',
    available_tools: catalog = [],
    tool_calls: calls = [],
  } = subject;
  const texts = userRequests.map((request) => request.text);
  const judge = once(() => judgeTools({ requests: texts, plan, output, calls, catalog }));
  return {
    key: 'tool_correctness/choice@3',
    instructions: INSTRUCTIONS,
    promptInputs: agentInputs(subject),
    split: byCalls(calls),
    lists: [
      {
        name: 'tool_choice',
        items: calls.map(callItem),
        values: CALL_VALUES,
        offline: (item) => judge().call(callOf(item)),
      },
      {
        name: 'tool_needs',
        // A turn of a conversation stands in the transcript already; only its number is repeated.
        items: userRequests.map(({ text, turn }, index) =>
          turn === undefined
            ? { id: `r${index}`, text }
            : { id: `r${index}`, text: `the user turn ${turn} of the transcript`, turn },
        ),
        values: REQUEST_VALUES,
        evidence: { capability: { type: 'string' }, suggested_tool: { type: ['string', 'null'] } },
        offline: ({ id }) => judge().request(Number(id.slice(1))),
      },
    ],
  };
}

/** Whether the right tools were chosen: against the expected ones where the case says which, else by judgement (metrics.md 5.2). */
export const toolCorrectness = defineScorer<ToolChoice>({
  name: 'tool_correctness',
  category: 'agentic',
  description: 'Whether the agent chose the right tools.',
  formulaInWords:
    'F1 of called and expected tools (retries collapsed), or of the judged calls; a forbidden tool caps it at 0.3',
  needs: ['tool_calls', ['expected_tools', 'expected_behavior', 'ground_truth', 'agent_plan', 'input']],
  uses: ['available_tools', 'output'],
  version: '3',
  offlineConfidence: 'medium',
  batchQuestion: {
    name: 'agent',
    question: (subject) =>
      expectedTools(subject).source !== null || subject.input === undefined
        ? undefined
        : toolCorrectnessQuestion(subject),
  },
  emptyMetadata: () => toolChoiceMetadata([], 'judge', {}),
  check(subject) {
    if (!isGiven(subject, 'tool_calls') || isGiven(subject, 'input')) return [];
    const { tools, forbidden, source } = expectedTools(subject);
    if (source !== null || tools.length > 0 || forbidden.length > 0) return [];
    const given = ['expected_behavior', 'ground_truth', 'agent_plan'] as const;
    if (!given.some((field) => isGiven(subject, field))) return []; // the missing need is reported already
    return [
      {
        path: 'input',
        code: 'missing_field',
        scorer: 'tool_correctness',
        field: 'input',
        alternatives: ['expected_tools'],
        message:
          "tool_correctness requires a non-empty 'input' (string), or instead of it 'expected_tools': the texts given name no tool",
      },
    ];
  },
  async answers(subject, ask) {
    const expected = expectedTools(subject);
    if (expected.source !== null || subject.input === undefined) return { mode: 'reference', expected };
    const question = toolCorrectnessQuestion(subject);
    const answers = await askItems(ask, question);
    if (subject.available_tools === undefined) ask.warn('no_tool_catalog');
    const [calls, requests] = question.lists;
    return {
      mode: 'judge',
      forbidden: expected.forbidden,
      calls: verdictsOf(answers, calls),
      requests: verdictsOf(answers, requests),
    };
  },
  evidenceKind: toolChoiceKind,
  formula: toolChoiceScore,
});
