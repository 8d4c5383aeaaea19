import { once } from '../../flow/once.ts';
import { askItems } from '../../judges/ask-items.ts';
import { askList } from '../../judges/ask-list.ts';
import type { ItemList, ItemsQuestion, ItemVerdict, ListQuestion } from '../../judges/items.ts';
import { shownCalls } from '../agent-inputs.ts';
import { defineScorer } from '../define-scorer.ts';
import { derivedFrom, referenceOf } from '../derive.ts';
import { mean, worth } from '../formulas/weighted-share.ts';
import { type GoalFate, judgeGoals } from '../offline/agents/goal-accuracy.ts';
import { goalsOfReference, goalsOfTurns } from '../offline/agents/goals.ts';
import { wentSmoothly } from '../offline/agents/smooth-course.ts';
import type { Prepared } from '../prepare.ts';
import { reasoning } from '../reasoning.ts';
import { goalKind } from '../sureness/kinds/verdicts.ts';
import { numberedTurns, turnsOf } from '../turn-material.ts';
import { indexOf, shownText, textOf, verdictsOf } from '../verdicts.ts';

const VALUES = { achieved: 1, partial: 0.5, not_achieved: 0 } as const;
/** Goals of one conversation (metrics.md 6.5). */
const MOST_GOALS = 5;

const GOALS = `List the goals of the user in this matter, one to five, each as an end state that can be checked when the conversation is over ("the flight is cancelled", "the user knows the opening hours").
Take them from the reference when there is one, else from what the user asks for in the transcript. Ways, alternatives and small talk are no goals. Without any goal the list is empty.`;

const VERDICTS = `Decide for every goal whether it was reached by the end of the conversation. Judge the end, not the way to it.
achieved: the end state holds. partial: a part of it holds, or an alternative that the goal allows. not_achieved: it does not hold, the user gave up, was refused, or was told something wrong.
Only what the user could see, and results of tools, count. Saying that something was done does not do it when tool calls are shown and none did it. Later turns overrule earlier ones.
end_state: how things stand at the end, in a few words. Give the turn that shows it in evidence_turn (else null) and copy into quote its exact words, or those of a tool result; leave it empty for not_achieved.
Example: for "the user knows the fare", "It is 12 euros" is achieved, "It depends on the day" not_achieved.`;

interface Answers {
  readonly goals: readonly ItemVerdict<GoalFate>[];
}

/** Whether the conversation ended in the state that the user wanted (metrics.md 6.5). */
export const goalAccuracy = defineScorer<Answers>({
  name: 'goal_accuracy',
  category: 'multi_turn',
  description: 'Whether the conversation ended in the state that the user wanted.',
  formulaInWords: 'mean over the goals of the user: achieved 1, partial .5, not achieved 0',
  needs: ['conversation_history'],
  uses: ['ground_truth', 'expected_behavior', 'tool_calls', 'input', 'output'],
  version: '2',
  multiTurn: true,
  needsAssistantTurn: true,
  offlineConfidence: 'medium',
  emptyMetadata: () => ({ goals: [], goal_source: 'inferred', final_state: '' }),
  async answers(subject, ask) {
    const entries = await askList(ask, goalsQuestion(subject));
    const goals = entries.map(({ id, values }) => ({ id, text: textOf(values, 'goal') }));
    if (goals.length === 0) return { goals: [] };
    const question = goalAccuracyQuestion(subject, goals);
    const [list] = question.lists as [ItemList<GoalFate>]; // one list, made below
    return { goals: verdictsOf(await askItems(ask, question), list) };
  },
  evidenceKind: ({ goals }, subject) =>
    goalKind(goals, () =>
      wentSmoothly(turnsOf(subject), subject.tool_calls, goals.map(({ item }) => item.text).join(' ')),
    ),
  formula({ goals }, subject) {
    const metadata = metadataOf(goals, subject);
    const value = mean(goals, (goal) => worth(goal, VALUES));
    if (value === null)
      return {
        status: 'not_applicable',
        reasoning: 'the user pursues no goal in this conversation.',
        metadata,
      };
    const reached = goals.filter(({ verdict }) => verdict === 'achieved').length;
    const worst = goals
      .filter(({ verdict }) => verdict !== 'achieved')
      .sort((a, b) => VALUES[a.verdict] - VALUES[b.verdict])
      .map(({ item, reason }) => ({ quote: item.text, reason }));
    const counts = `${reached} of ${goals.length} goal${goals.length === 1 ? '' : 's'} achieved.`;
    return { status: 'scored', value, metadata, reasoning: reasoning(counts, 'Not achieved', worst) };
  },
});

/** The goals: of the reference, the same for every attempt, else as the conversation shows them. */
function goalsQuestion(subject: Prepared): ListQuestion {
  const reference = referenceOf(subject);
  const turns = turnsOf(subject);
  return {
    key: 'goal_accuracy/goals@2',
    instructions: GOALS,
    promptInputs:
      reference === undefined ? { transcript: numberedTurns(turns) } : { reference: reference.text },
    name: 'goals',
    entry: { goal: { type: 'string' } },
    max: MOST_GOALS,
    ...(reference === undefined ? {} : { shared: true }),
    offline: () =>
      (reference === undefined ? goalsOfTurns(turns) : goalsOfReference(reference.text)).map((goal) => ({
        goal,
      })),
  };
}

/** One verdict per goal; transcript, tool calls and reference stand once among the prompt inputs. */
function goalAccuracyQuestion(
  subject: Prepared,
  goals: readonly { id: string; text: string }[],
): ItemsQuestion {
  const turns = turnsOf(subject);
  const { tool_calls: calls } = subject;
  const reference = referenceOf(subject);
  const judge = once(() => judgeGoals(turns, calls));
  const list: ItemList<GoalFate> = {
    name: 'goal_fates',
    items: goals,
    values: VALUES,
    middle: 'partial',
    evidence: {
      end_state: { type: 'string' },
      evidence_turn: { type: ['integer', 'null'] },
      quote: { type: 'string' },
    },
    quote: {
      field: 'quote',
      requiredFor: ['achieved', 'partial'],
      source: () => visible(subject),
      otherwise: 'not_achieved',
    },
    offline: ({ text }) => judge()(text),
  };
  return {
    key: 'goal_accuracy/verdicts@2',
    instructions: VERDICTS,
    promptInputs: {
      transcript: numberedTurns(turns),
      ...(reference === undefined ? {} : { reference: reference.text }),
      ...(calls === undefined ? {} : { tool_calls: shownCalls(calls) }),
    },
    lists: [list],
  };
}

/** What a quote may be taken from: the turns and the results of the tools. */
function visible(subject: Prepared): string {
  const results = (subject.tool_calls ?? []).flatMap(({ result }) =>
    result === undefined ? [] : [typeof result === 'string' ? result : (JSON.stringify(result) ?? '')],
  );
  return [...turnsOf(subject).map(({ content }) => content), ...results].join('\n');
}

function metadataOf(goals: Answers['goals'], subject: Prepared) {
  const turns = turnsOf(subject);
  const states = goals.map(({ evidence }) => textOf(evidence, 'end_state')).filter((state) => state !== '');
  const last = turns.findLast(({ role }) => role === 'assistant')?.content ?? '';
  return {
    goals: goals.map(({ item, verdict, reason, evidence }) => ({
      goal: shownText(item.text),
      verdict,
      end_state: shownText(textOf(evidence, 'end_state')),
      evidence_turn: indexOf(evidence, 'evidence_turn', turns.length),
      quote: shownText(textOf(evidence, 'quote')),
      reason,
    })),
    goal_source: referenceOf(subject)?.from ?? 'inferred',
    // A judge says in words how it ended; the last words of the assistant show it otherwise.
    final_state: shownText(states.length > 0 ? states.join('; ') : last),
    derived: derivedFrom('ground_truth', referenceOf(subject)),
  };
}
