import { once } from '../../flow/once.ts';
import { askItems } from '../../judges/ask-items.ts';
import type { Item, ItemList, ItemsQuestion, ItemVerdict } from '../../judges/items.ts';
import { agentInputs, callItem, callOf } from '../agent-inputs.ts';
import { byCalls } from '../call-spans.ts';
import { defineScorer } from '../define-scorer.ts';
import { type CheckedCall, checkArguments } from '../formulas/argument-checks.ts';
import { type ArgumentAnswers, argumentScore, argumentsMetadata } from '../formulas/argument-score.ts';
import {
  type ArgumentVerdict,
  type CompletenessVerdict,
  judgeArguments,
} from '../offline/agents/argument-correctness.ts';
import { stated } from '../offline/agents/stated-arguments.ts';
import type { Prepared } from '../prepare.ts';
import { argumentKind } from '../sureness/kinds/arguments.ts';
import { transcriptOf } from '../transcript.ts';
import { verdictsOf } from '../verdicts.ts';

const ARGUMENT_VALUES = { correct: 1, ungrounded: 0, wrong: 0 } as const;
const CALL_VALUES = { complete: 1, incomplete: 0 } as const;
const SOURCES = ['input', 'history', 'earlier_result', 'default', 'none'] as const;

const INSTRUCTIONS = `argument_verdicts and argument_gaps: judge the arguments that the agent gave its tools. Whether the tool was the right one is judged elsewhere. Arguments that are not listed are judged already.
argument_verdicts, for every listed argument (tool_call_index and argument name it in the material):
correct: the value is what the request, the conversation or an earlier result gives for this parameter, in the form its description asks for, or a sensible default. wrong: another value was given, the form is not the one asked for, or values are mixed up. ungrounded: a particular value, such as an id, date, name or address, that nobody provided.
source: where the value comes from: input (the request), history (the transcript), earlier_result (a call before this one), default, or none. quote: the words there that give it; empty for default and none.
argument_gaps, for every tool call: incomplete when something the request gives for a parameter of this tool, or that the tool cannot do without, was left out; name the parameters in missing_arguments. Otherwise complete, with an empty list. A call that takes no arguments is complete.
Example: asked for two seats on Friday, seats = 2 is correct, seats = 3 wrong, and customer = "C-77", which nobody named, ungrounded.`;

/** The two lists of `argumentCorrectnessQuestion`. */
export interface ArgumentCorrectnessQuestion extends ItemsQuestion {
  readonly lists: readonly [ItemList<ArgumentVerdict>, ItemList<CompletenessVerdict>];
}

/**
 * Whether each argument that code cannot decide was right, and whether a call misses some (metrics.md 5.3). `history` is what
 * the conversation had said when the calls were made, as one text.
 */
export function argumentCorrectnessQuestion(
  subject: Prepared,
  history = historyOf(subject),
): ArgumentCorrectnessQuestion {
  const { input = '', tool_calls: calls = [] } = subject;
  const checked = checkedCalls(subject);
  const judge = once(() => judgeArguments({ input, history, calls, checked }));
  return {
    key: 'argument_correctness/arguments@3',
    instructions: INSTRUCTIONS,
    promptInputs: agentInputs(subject),
    split: byCalls(calls),
    lists: [
      {
        name: 'argument_verdicts',
        items: calls.flatMap((call, index) =>
          Object.keys(call.arguments ?? {}).flatMap((argument, at): Item[] =>
            checked[index]?.decided.has(argument)
              ? []
              : [{ id: `t${index}a${at}`, text: call.name, tool_call_index: index, argument }],
          ),
        ),
        values: ARGUMENT_VALUES,
        evidence: { source: { type: 'string', enum: SOURCES }, quote: { type: 'string' } },
        offline: (item) => judge().argument(Number(item['tool_call_index']), String(item['argument'])),
      },
      {
        name: 'argument_gaps',
        items: calls.map(callItem),
        values: CALL_VALUES,
        evidence: { missing_arguments: { type: 'array', items: { type: 'string' } } },
        offline: (item) => judge().completeness(callOf(item)),
      },
    ],
  };
}

/** The pre-checks of the calls of a subject; they override every judge. */
export function checkedCalls(subject: Prepared): CheckedCall[] {
  const { available_tools: catalog = [], tool_calls: calls = [], expected_tools: expected = [] } = subject;
  const wanted = expected.map((tool) => (typeof tool === 'string' ? { name: tool } : tool));
  return checkArguments(calls, catalog, wanted, `${subject.input ?? ''}\n${historyOf(subject)}`);
}

/** The answers to `argumentCorrectnessQuestion` as the formula reads them. */
export function argumentAnswers(
  question: ArgumentCorrectnessQuestion,
  answers: Readonly<Record<string, ItemVerdict[]>>,
): ArgumentAnswers {
  const [judged, gaps] = question.lists;
  return { judged: verdictsOf(answers, judged), gaps: verdictsOf(answers, gaps) };
}

function historyOf(subject: Prepared): string {
  if (subject.conversation_history === undefined) return '';
  return transcriptOf({ conversation_history: subject.conversation_history })
    .map((turn) => turn.content)
    .join('\n');
}

/** Whether the arguments of the tool calls were right for the request (metrics.md 5.3). */
export const argumentCorrectness = defineScorer<ArgumentAnswers>({
  name: 'argument_correctness',
  category: 'agentic',
  description: 'Whether the arguments of the tool calls were right for the request.',
  formulaInWords: 'mean over tool calls of correct arguments / (arguments given + arguments missing)',
  needs: ['input', 'tool_calls'],
  uses: ['available_tools', 'conversation_history', 'expected_tools'],
  version: '3',
  offlineConfidence: 'medium',
  batchQuestion: { name: 'agent', question: (subject) => argumentCorrectnessQuestion(subject) },
  emptyMetadata: () => argumentsMetadata([]),
  async answers(subject, ask) {
    const question = argumentCorrectnessQuestion(subject);
    return argumentAnswers(question, await askItems(ask, question));
  },
  evidenceKind(answers, subject) {
    const { input = '', tool_calls: calls = [] } = subject;
    const checked = checkedCalls(subject);
    return argumentKind(answers, calls, checked, () =>
      stated({ input, history: historyOf(subject), calls, checked }),
    );
  },
  formula: (answers, subject) => argumentScore(answers, subject.tool_calls ?? [], checkedCalls(subject)),
});
