import { once } from '../../flow/once.ts';
import { askItems } from '../../judges/ask-items.ts';
import { askList } from '../../judges/ask-list.ts';
import type { ItemList, ItemVerdict, ListEntry } from '../../judges/items.ts';
import type { ToolCall } from '../../schema/tool-call.ts';
import { shownCalls } from '../agent-inputs.ts';
import { defineScorer } from '../define-scorer.ts';
import { callFailed } from '../formulas/call-helpers.ts';
import { mean, worth } from '../formulas/weighted-share.ts';
import { intentionsOf, judgeIntentions } from '../offline/conversation/intentions.ts';
import { isAction } from '../offline/shared/actions.ts';
import { reasoning, share } from '../reasoning.ts';
import { completenessKind } from '../sureness/kinds/verdicts.ts';
import type { Turn } from '../transcript.ts';
import { numberedTurns, turnsOf } from '../turn-material.ts';
import { indexOf, shownText, textOf, verdictsOf } from '../verdicts.ts';

const VALUES = { satisfied: 1, partial: 0.5, unsatisfied: 0, withdrawn: 0 } as const;
type Verdict = keyof typeof VALUES;
/** Requests of one conversation; the rest is cut with the warning `intentions_truncated`. */
const MOST_INTENTIONS = 40;

const INTENTIONS = `List everything the user asks for in this conversation, one entry for each distinct request: two questions are two entries, even when they are alike.
turn is the number of the user turn that brings it up; text says what is wanted, understandable by itself; kind is action when something must be changed or done in the world (booking, sending, deleting), else information.
Asking again for the same thing makes no new entry. Greetings and remarks that want nothing make none.`;

const VERDICTS = `Decide for every request whether it was satisfied by the end of the conversation.
satisfied: the assistant gave or did what was asked; partial: a part of it; unsatisfied: it did not, declined, or got it wrong; withdrawn: the user took the request back.
satisfied_turn is the number of the assistant turn that satisfied it, else null. quote: the words of the conversation or of a tool call that show it, for a withdrawn request those with which the user took it back, word for word; empty for unsatisfied. What the user says afterwards counts: thanks for it, or "that is not what I asked".
With tool calls shown, an action is satisfied only by a call that succeeded: give its number in tool_call_index, else null.
Example: asked what a ticket costs, "12 euros" is satisfied, "Prices are on our page" unsatisfied.`;

interface Answers {
  readonly intentions: readonly ListEntry[];
  readonly verdicts: readonly ItemVerdict<Verdict>[];
}

/** Whether every request of the conversation was satisfied by its end (metrics.md 6.4). */
export const conversationCompleteness = defineScorer<Answers>({
  name: 'conversation_completeness',
  category: 'multi_turn',
  description: 'Whether every request of the user was satisfied by the end of the conversation.',
  formulaInWords: 'mean over requests that were not withdrawn: satisfied 1, partial .5, unsatisfied 0',
  needs: ['conversation_history'],
  uses: ['input', 'output', 'tool_calls'],
  version: '2',
  multiTurn: true,
  offlineConfidence: 'medium',
  emptyMetadata: () => ({ intentions: [], unsatisfied: [] }),
  async answers(subject, ask) {
    const turns = turnsOf(subject);
    const calls = subject.tool_calls;
    const transcript = numberedTurns(turns);
    const intentions = await askList(ask, {
      key: 'conversation_completeness/intentions@2',
      instructions: INTENTIONS,
      promptInputs: { transcript },
      name: 'intentions',
      entry: {
        turn: { type: 'integer' },
        text: { type: 'string' },
        kind: { type: 'string', enum: ['information', 'action'] },
      },
      max: MOST_INTENTIONS,
      offline: () =>
        intentionsOf(turns).map((one) => ({ ...one, kind: isAction(one.text) ? 'action' : 'information' })),
    });
    const list = verdictList(turns, calls, intentions, ask.mode === 'offline');
    const answers = await askItems(ask, {
      key: 'conversation_completeness/verdicts@2',
      instructions: VERDICTS,
      promptInputs: {
        transcript,
        ...(calls === undefined ? {} : { tool_calls: shownCalls(calls) }),
      },
      lists: [list],
    });
    // Words alone cannot tie a request to its call: only a judge that names calls is held to the one it named.
    const decided = verdictsOf(answers, list).map((verdict) =>
      ask.mode === 'offline' ? verdict : substantiated(verdict, calls),
    );
    return { intentions, verdicts: decided };
  },
  evidenceKind: ({ verdicts }) => completenessKind(verdicts),
  formula({ verdicts }, subject) {
    const turns = turnsOf(subject).length;
    const open = verdicts.filter(({ verdict }) => verdict !== 'withdrawn');
    const unsatisfied = open.filter(({ verdict }) => verdict === 'unsatisfied');
    const metadata = {
      intentions: verdicts.map(({ item, verdict, evidence, reason }) => ({
        text: shownText(item.text),
        turn: typeof item['turn'] === 'number' ? item['turn'] : null,
        verdict,
        satisfied_turn: indexOf(evidence, 'satisfied_turn', turns),
        reason,
      })),
      unsatisfied: unsatisfied.map(({ item }) => shownText(item.text)),
    };
    const value = mean(open, (verdict) => worth(verdict, VALUES));
    if (value === null)
      return {
        status: 'not_applicable',
        reasoning: verdicts.length === 0 ? 'the user asks for nothing.' : 'every request was withdrawn.',
        metadata,
      };
    const satisfied = open.filter(({ verdict }) => verdict === 'satisfied').length;
    const worst = open
      .filter(({ verdict }) => verdict !== 'satisfied')
      .sort((a, b) => VALUES[a.verdict] - VALUES[b.verdict])
      .map(({ item, reason }) => ({ quote: item.text, reason }));
    return {
      status: 'scored',
      value,
      metadata,
      reasoning: reasoning(`${share(satisfied, open.length, 'request')} satisfied.`, 'Not satisfied', worst),
    };
  },
});

/** One verdict for each request; `offline`: the quotes are those of the rules. */
function verdictList(
  turns: readonly Turn[],
  calls: readonly ToolCall[] | undefined,
  intentions: readonly ListEntry[],
  offline: boolean,
): ItemList<Verdict> {
  const judge = once(() => judgeIntentions(turns, calls));
  const everything = once(() => wordsOf(turns, calls ?? []));
  return {
    name: 'intention_verdicts',
    items: intentions.map(({ id, values }) => ({
      id,
      text: textOf(values, 'text'),
      turn: indexOf(values, 'turn', turns.length),
      kind: textOf(values, 'kind'),
    })),
    values: VALUES,
    middle: 'partial',
    evidence: {
      satisfied_turn: { type: ['integer', 'null'] },
      tool_call_index: { type: ['integer', 'null'] },
      quote: { type: 'string' },
    },
    quote: {
      field: 'quote',
      requiredFor: ['satisfied', 'partial', 'withdrawn'],
      // The rules quote the turn that they name; a model may quote any words that show it.
      source: (entry) =>
        (offline ? turns[Number(entry['satisfied_turn'] ?? -1)]?.content : undefined) ?? everything(),
      otherwise: 'unsatisfied',
    },
    offline: ({ text, turn }) => ({
      tool_call_index: null,
      ...judge()({ text, turn: typeof turn === 'number' ? turn : 0 }),
    }),
  };
}

/** What a quote may be taken from: the turns, and the calls with their results. */
function wordsOf(turns: readonly Turn[], calls: readonly ToolCall[]): string {
  const done = calls.map(
    ({ name, result = '' }) =>
      `${name}\n${typeof result === 'string' ? result : (JSON.stringify(result) ?? '')}`,
  );
  return [...turns.map(({ content }) => content), ...done].join('\n');
}

/** The evidence rule of metrics.md 5.1: with captured calls an action is satisfied only by one that did not fail. */
function substantiated(
  verdict: ItemVerdict<Verdict>,
  calls: readonly ToolCall[] | undefined,
): ItemVerdict<Verdict> {
  const claimed = verdict.verdict === 'satisfied' || verdict.verdict === 'partial';
  if (calls === undefined || !claimed || verdict.item['kind'] !== 'action') return verdict;
  const call = calls[indexOf(verdict.evidence, 'tool_call_index', calls.length) ?? -1];
  if (call !== undefined && !callFailed(call)) return verdict;
  return { ...verdict, verdict: 'unsatisfied', reason: 'claimed, but no successful tool call shows it' };
}
