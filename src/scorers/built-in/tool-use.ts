import { once } from '../../flow/once.ts';
import { askItems } from '../../judges/ask-items.ts';
import type { Item, ItemsQuestion } from '../../judges/items.ts';
import { defined } from '../../schema/defined.ts';
import { agentInputs, callOf } from '../agent-inputs.ts';
import { byCalls } from '../call-spans.ts';
import { defineScorer } from '../define-scorer.ts';
import type { ArgumentAnswers } from '../formulas/argument-score.ts';
import type { ExpectedTools } from '../formulas/expected-tools.ts';
import type { ToolChoice } from '../formulas/tool-choice.ts';
import { toolUseMetadata, toolUseScore } from '../formulas/tool-use-score.ts';
import { argumentItems } from '../offline/agents/argument-correctness.ts';
import { type ToolRunMaterial, toolRun } from '../offline/agents/tool-run.ts';
import { verdictsInRun } from '../offline/agents/tool-run-verdicts.ts';
import { numberedChunks, type Prepared } from '../prepare.ts';
import { nearestChunks } from '../select-chunks.ts';
import { toolUseKind } from '../sureness/kinds/tool-choice.ts';
import { type Turn, transcriptOf } from '../transcript.ts';
import { verdictsOf } from '../verdicts.ts';
import {
  type ArgumentCorrectnessQuestion,
  argumentAnswers,
  argumentCorrectnessQuestion,
  checkedCalls,
} from './argument-correctness.ts';
import { type ToolCorrectnessQuestion, toolCorrectnessQuestion } from './tool-correctness.ts';

const INSTRUCTIONS = `The tool calls were made during the conversation in the transcript; its user turns are the requests, and expected_behavior, where it is given, says what the user is after.
Where rules in the context say when an action is allowed, the checks that they ask for are needed, and an action against them is wrong.`;

/** The question of `tool_use`: those of tool_correctness and argument_correctness over the whole conversation, in one. */
interface ToolUseQuestion extends ItemsQuestion {
  readonly choice: ToolCorrectnessQuestion;
  readonly arguments: ArgumentCorrectnessQuestion;
}

/** Which tools the conversation needed, and whether their arguments were right (metrics.md 6.6). */
function toolUseQuestion(subject: Prepared): ToolUseQuestion {
  const parts = partsOf(subject);
  const { choice, given, said } = parts;
  const inRun = once(() => verdictsInRun(toolRun(toolRunMaterial(subject, parts))));
  const [calls, requests] = choice.lists;
  const [values, gaps] = given.lists;
  const { expected_behavior: expectedBehavior, chunks } = subject;
  return {
    key: 'tool_use/conversation@4',
    instructions: `${INSTRUCTIONS}\n${choice.instructions}\n${given.instructions}`,
    promptInputs: {
      ...agentInputs(subject),
      ...defined({ expected_behavior: expectedBehavior }),
      ...(chunks.length === 0 ? {} : { context: numberedChunks(nearestChunks(said, chunks)) }),
    },
    lists: [
      ...(isReferenced(subject)
        ? []
        : [{ ...calls, offline: (item: Item) => inRun().call(calls.offline(item), callOf(item)) }, requests]),
      { ...values, offline: (item: Item) => inRun().argument(values.offline(item)) },
      gaps,
    ],
    split: byCalls(subject.tool_calls ?? []),
    choice,
    arguments: given,
  };
}

/** The questions about single calls over the whole conversation, and what they are asked of. */
interface Parts {
  readonly turns: readonly Turn[];
  readonly whole: Prepared;
  /** All that the user said. */
  readonly said: string;
  readonly choice: ToolCorrectnessQuestion;
  readonly given: ArgumentCorrectnessQuestion;
}

function partsOf(subject: Prepared): Parts {
  const turns = transcriptOf(subject);
  const userRequests = turns.flatMap((turn, index) =>
    turn.role === 'user' ? [{ text: turn.content, turn: index }] : [],
  );
  const whole = withConversation(subject, turns);
  const said = userRequests.map(({ text }) => text).join('\n');
  return {
    turns,
    whole,
    said,
    choice: toolCorrectnessQuestion(whole, userRequests),
    given: argumentCorrectnessQuestion(whole, said),
  };
}

/** What the offline judge reads of the conversation as a whole. */
export function toolRunMaterial(subject: Prepared, parts: Parts = partsOf(subject)): ToolRunMaterial {
  const { turns, whole, said, choice } = parts;
  const { tool_calls: calls = [], context = [], expected_behavior: expectedBehavior = '' } = subject;
  const [list] = choice.lists;
  const items = argumentItems({ input: '', history: said, calls, checked: checkedCalls(whole) });
  const values = items.filter((item) => !item.whole);
  return {
    turns,
    calls,
    expectedBehavior,
    context,
    needed: list.items.map((item) => list.offline(item).verdict === 'needed'),
    unknown: values.map(({ features }) => features['unknown_share'] ?? 0),
    notBare: values.some(({ features }) => (features['not_bare'] ?? 0) > 0),
  };
}

interface Answers {
  readonly choice: ToolChoice;
  readonly arguments: ArgumentAnswers;
}

/** Whether tools and arguments were right over a whole conversation (metrics.md 6.6). */
export const toolUse = defineScorer<Answers>({
  name: 'tool_use',
  category: 'multi_turn',
  description: 'Whether the right tools were called with the right arguments over the whole conversation.',
  formulaInWords: 'the smaller one of the tool_correctness and the argument_correctness of the conversation',
  needs: ['conversation_history', 'tool_calls'],
  uses: ['available_tools', 'expected_tools', 'expected_behavior', 'context', 'input', 'output'],
  version: '4',
  multiTurn: true,
  offlineConfidence: 'low',
  weighsEvidence: true,
  emptyMetadata: (score) => toolUseMetadata([], { selection_score: score, argument_score: score }),
  async answers(subject, ask) {
    const question = toolUseQuestion(subject);
    const answers = await askItems(ask, question);
    if (subject.available_tools === undefined) ask.warn('no_tool_catalog');
    const [calls, requests] = question.choice.lists;
    return {
      choice: isReferenced(subject)
        ? { mode: 'reference', expected: expectedOf(subject) }
        : {
            mode: 'judge',
            forbidden: [],
            calls: verdictsOf(answers, calls),
            requests: verdictsOf(answers, requests),
          },
      arguments: argumentAnswers(question.arguments, answers),
    };
  },
  evidenceKind: ({ choice, arguments: given }, subject) =>
    toolUseKind(choice, given, subject, checkedCalls(subject)),
  formula: ({ choice, arguments: given }, subject) =>
    toolUseScore(choice, given, subject, checkedCalls(subject)),
});

/** The answer of a conversation is all that the assistant said; each user turn is in the transcript already. */
function withConversation(subject: Prepared, turns: readonly Turn[]): Prepared {
  const { input: _, ...rest } = subject;
  const said = turns.filter((turn) => turn.role === 'assistant').map((turn) => turn.content);
  return { ...rest, output: said.join('\n') };
}

/** Expected tools are those of the whole conversation; a run hands none over where only some turns name theirs. */
function isReferenced({ expected_tools: expected }: Prepared): boolean {
  return expected !== undefined;
}

function expectedOf({ expected_tools: tools = [] }: Prepared): ExpectedTools {
  return {
    tools: tools.map((tool) => (typeof tool === 'string' ? { name: tool } : tool)),
    forbidden: [],
    source: 'expected_tools',
  };
}
