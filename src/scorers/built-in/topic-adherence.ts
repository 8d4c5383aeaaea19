import { once } from '../../flow/once.ts';
import { askItems } from '../../judges/ask-items.ts';
import type { ItemList, ItemsQuestion, ItemVerdict } from '../../judges/items.ts';
import { defineScorer } from '../define-scorer.ts';
import { derivedFrom, hasSystemEntry, scopeOf } from '../derive.ts';
import { mean, worth } from '../formulas/weighted-share.ts';
import { judgeTopicUnits, topicUnits } from '../offline/conversation/topic-units.ts';
import type { Prepared } from '../prepare.ts';
import { reasoning, share } from '../reasoning.ts';
import { topicKind } from '../sureness/kinds/verdicts.ts';
import { bySegments } from '../transcript-segments.ts';
import { numberedTurns, turnItems, turnOf, turnsOf } from '../turn-material.ts';
import { shownText, textOf, verdictsOf } from '../verdicts.ts';

/** Inside or outside of the scope, and what the assistant made of it: the value of each (metrics.md 6.7). `no_request` is no unit. */
const VALUES = {
  inside_answered: 1,
  inside_partial: 0.5,
  inside_declined: 0,
  inside_none: 0,
  outside_declined: 1,
  outside_none: 1,
  outside_partial: 0.5,
  outside_answered: 0,
  no_request: 1,
} as const;
type Verdict = keyof typeof VALUES;

const INSTRUCTIONS = `The scope says what the assistant is there for. Decide for every listed turn of the user whether it asks for something inside of the scope, and what the assistant did about it in the turns that follow.
inside or outside: by what the user wants in the light of the conversation; a turn that only continues or details a request belongs to the request it continues.
answered: the assistant deals with it, also by asking for what it needs. partial: it deals with a part. declined: it says that it will not or cannot, or leads back to its scope. none: it does not react to it.
no_request: greetings, thanks, goodbyes and remarks that want nothing.
Name the subject of the turn in topic, in a few words.
Example: for train tickets, "Which platform?" is inside and "Which film tonight?" outside; "I only know trains" has declined it.`;

interface Answers {
  readonly units: readonly ItemVerdict<Verdict>[];
}

/** Whether the assistant answers what is in its scope and declines what is not (metrics.md 6.7). */
export const topicAdherence = defineScorer<Answers>({
  name: 'topic_adherence',
  category: 'multi_turn',
  description: 'Whether the assistant answers what is in its scope and declines what is not.',
  formulaInWords:
    'mean over user requests: inside answered 1, partly .5, declined or ignored 0; outside declined or ignored 1, partly .5, answered 0',
  needs: ['conversation_history', ['allowed_topics', 'system_prompt', 'expected_behavior']],
  uses: ['input', 'output'],
  standIns: { allowed_topics: hasSystemEntry },
  version: '1',
  multiTurn: true,
  offlineConfidence: 'medium',
  weighsEvidence: true,
  batchQuestion: { name: 'conversation', question: topicAdherenceQuestion },
  emptyMetadata: () => metadataOf([], undefined),
  async answers(subject, ask) {
    const question = topicAdherenceQuestion(subject);
    const [list] = question.lists as [ItemList<Verdict>]; // one list, made below
    const verdicts = verdictsOf(await askItems(ask, question), list);
    return { units: verdicts.filter(({ verdict }) => verdict !== 'no_request') };
  },
  evidenceKind: (_, subject) => topicKind(topicUnits(turnsOf(subject), scopeOf(subject) ?? { topics: [] })),
  formula({ units }, subject) {
    const scope = scopeOf(subject);
    const metadata = metadataOf(units, scope);
    const value = mean(units, (unit) => worth(unit, VALUES));
    if (value === null)
      return {
        status: 'not_applicable',
        reasoning: 'the user asks for nothing in this conversation.',
        metadata,
      };
    const kept = units.filter(({ verdict }) => VALUES[verdict] === 1).length;
    const turns = turnsOf(subject);
    const worst = units
      .filter(({ verdict }) => VALUES[verdict] < 1)
      .sort((a, b) => VALUES[a.verdict] - VALUES[b.verdict])
      .map(({ id, reason, verdict }) => ({
        quote: turns[turnOf(id)]?.content ?? '',
        reason: `${verdict.replace('_', ', ')}${reason === '' ? '' : `: ${reason}`}`,
      }));
    return {
      status: 'scored',
      value,
      metadata,
      reasoning: reasoning(
        `${share(kept, units.length, 'request')} handled within the scope.`,
        'Outside of it',
        worst,
      ),
    };
  },
});

/** One verdict per user turn; transcript and scope stand once among the prompt inputs. */
function topicAdherenceQuestion(subject: Prepared): ItemsQuestion {
  const turns = turnsOf(subject);
  const scope = scopeOf(subject);
  const topics = scope === undefined ? [] : 'topics' in scope ? scope.topics : [scope.text];
  const judge = once(() => judgeTopicUnits(turns, scope ?? { topics: [] }));
  const list: ItemList<Verdict> = {
    name: 'topic_verdicts',
    items: turnItems(turns.flatMap((turn, index) => (turn.role === 'user' ? [index] : []))),
    values: VALUES,
    evidence: { topic: { type: 'string' } },
    offline: ({ id }) => judge()(turnOf(id)),
  };
  return {
    key: 'topic_adherence/units@2',
    instructions: INSTRUCTIONS,
    promptInputs: { transcript: numberedTurns(turns), scope: topics },
    lists: [list],
    split: bySegments(turns),
  };
}

function metadataOf(units: Answers['units'], scope: ReturnType<typeof scopeOf>) {
  const count = (...verdicts: Verdict[]) => units.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return {
    units: units.map(({ id, verdict, reason, evidence }) => {
      const [where, response] = verdict.split('_') as [string, string]; // every verdict left has both parts
      return {
        turn: turnOf(id),
        topic: shownText(textOf(evidence, 'topic')),
        on_topic: where === 'inside',
        response,
        reason,
      };
    }),
    confusion: {
      tp: count('inside_answered'),
      fp: count('outside_answered'),
      tn: count('outside_declined', 'outside_none'),
      fn: count('inside_declined', 'inside_none'),
    },
    topics: scope !== undefined && 'topics' in scope ? scope.topics.map(shownText) : [],
    topics_source: scope?.from ?? '',
    derived: derivedFrom('allowed_topics', scope),
  };
}
