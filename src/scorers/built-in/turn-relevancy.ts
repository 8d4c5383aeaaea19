import { once } from '../../flow/once.ts';
import { askItems } from '../../judges/ask-items.ts';
import type { ItemList, ItemsQuestion, ItemVerdict } from '../../judges/items.ts';
import { defineScorer } from '../define-scorer.ts';
import { mean, worth } from '../formulas/weighted-share.ts';
import { judgeTurnRelevancy } from '../offline/conversation/turn-relevancy.ts';
import type { Prepared } from '../prepare.ts';
import { reasoning, share } from '../reasoning.ts';
import { transcriptOf } from '../transcript.ts';
import { bySegments } from '../transcript-segments.ts';
import { answeringTurns, numberedTurns, turnItems, turnOf, turnsOf } from '../turn-material.ts';
import { verdictsOf } from '../verdicts.ts';

const VALUES = { relevant: 1, partial: 0.5, irrelevant: 0 } as const;
type Verdict = keyof typeof VALUES;

const INSTRUCTIONS = `Decide for every listed turn of the assistant whether it responds to what the user said just before it, in the light of the conversation so far.
relevant: it takes up the user's words: answers, acts on them, asks what it needs to know for that, or reacts as people do in small talk.
partial: it takes up only a side of them, or something said earlier while the last words stay unanswered.
irrelevant: it answers something else, ignores the user, or makes no sense after these words.
Whether it is true or polite does not matter here.
Example: to "Open on Sunday? And what does it cost?", "Yes, it is 5 euros" is relevant, "Yes" partial, "We sell umbrellas" irrelevant.`;

interface Answers {
  readonly turns: readonly ItemVerdict<Verdict>[];
}

/** Whether each assistant turn responds to what the user just said (metrics.md 6.1). */
export const turnRelevancy = defineScorer<Answers>({
  name: 'turn_relevancy',
  category: 'multi_turn',
  description: 'Whether each turn of the assistant responds to what the user just said.',
  formulaInWords: 'mean over assistant turns after a user turn: relevant 1, partial .5, irrelevant 0',
  needs: ['conversation_history'],
  uses: ['input', 'output'],
  version: '1',
  multiTurn: true,
  needsAssistantTurn: true,
  offlineConfidence: 'low',
  weighsEvidence: true,
  batchQuestion: { name: 'conversation', question: turnRelevancyQuestion },
  emptyMetadata: () => ({ turns: [], irrelevant_turns: [] }),
  check: (subject) => {
    const turns = transcriptOf(subject);
    const unasked = turns.some((turn) => turn.role === 'assistant') && answeringTurns(turns).length === 0;
    if (!unasked) return [];
    return [
      {
        path: 'conversation_history',
        message:
          "turn_relevancy requires an assistant turn that follows a user turn in 'conversation_history'",
        code: 'no_assistant_turn',
        scorer: 'turn_relevancy',
        field: 'conversation_history',
        alternatives: ['output'],
      },
    ];
  },
  async answers(subject, ask) {
    const question = turnRelevancyQuestion(subject);
    const [list] = question.lists as [ItemList<Verdict>]; // one list, made below
    return { turns: verdictsOf(await askItems(ask, question), list) };
  },
  formula({ turns }, subject) {
    const spoken = turnsOf(subject);
    const value = mean(turns, (turn) => worth(turn, VALUES)) ?? 0;
    const relevant = turns.filter(({ verdict }) => verdict === 'relevant').length;
    const worst = turns
      .filter(({ verdict }) => verdict !== 'relevant')
      .sort((a, b) => VALUES[a.verdict] - VALUES[b.verdict])
      .map(({ id, reason }) => ({ quote: spoken[turnOf(id)]?.content ?? '', reason }));
    return {
      status: 'scored',
      value,
      metadata: {
        turns: turns.map(({ id, verdict, reason }) => ({ turn: turnOf(id), verdict, reason })),
        irrelevant_turns: turns.filter(({ verdict }) => verdict === 'irrelevant').map(({ id }) => turnOf(id)),
      },
      reasoning: reasoning(
        `${share(relevant, turns.length, 'assistant turn')} relevant to the user's last words.`,
        'Off the point',
        worst,
      ),
    };
  },
});

/** One verdict per answering turn; the transcript stands once among the prompt inputs. */
function turnRelevancyQuestion(subject: Prepared): ItemsQuestion {
  const turns = turnsOf(subject);
  const judge = once(() => judgeTurnRelevancy(turns));
  const list: ItemList<Verdict> = {
    name: 'turn_verdicts',
    items: turnItems(answeringTurns(turns)),
    values: VALUES,
    middle: 'partial',
    offline: ({ id }) => judge()(turnOf(id)),
  };
  return {
    key: 'turn_relevancy/turns@2',
    instructions: INSTRUCTIONS,
    promptInputs: { transcript: numberedTurns(turns) },
    lists: [list],
    split: bySegments(turns),
  };
}
