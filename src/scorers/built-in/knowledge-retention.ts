import { once } from '../../flow/once.ts';
import type { Ask } from '../../judges/ask.ts';
import { askItems } from '../../judges/ask-items.ts';
import { askList } from '../../judges/ask-list.ts';
import type { ItemList, ItemsQuestion, ItemVerdict } from '../../judges/items.ts';
import { foldForMatch } from '../../text/language/normalize.ts';
import { defineScorer } from '../define-scorer.ts';
import { mean, worth } from '../formulas/weighted-share.ts';
import { judgeRetention, statedFacts } from '../offline/conversation/retained.ts';
import type { Prepared } from '../prepare.ts';
import { reasoning } from '../reasoning.ts';
import { retentionKind } from '../sureness/kinds/verdicts.ts';
import type { Turn } from '../transcript.ts';
import { bySegments, type Segment, segmentNote, segmentsOf } from '../transcript-segments.ts';
import { assistantTurns, numberedTurns, turnItems, turnOf, turnsOf } from '../turn-material.ts';
import { indexOf, shownText, textOf, verdictsOf } from '../verdicts.ts';

const VALUES = { ok: 1, violates: 0 } as const;
type Verdict = keyof typeof VALUES;
const TYPES = ['none', 're_asks', 'contradicts', 'ignores'] as const;
const SPOKEN = { re_asks: 'asked again', contradicts: 'contradicted', ignores: 'ignored' } as const;
/** Facts of one segment, and of a whole conversation; the rest is cut with the warning `facts_truncated`. */
const MOST_FACTS = 60;
const MOST_OF_ALL = 300;

const FACTS = `List what the user states in this conversation about themselves, their situation and what they want, one fact an entry, in the order said.
turn is the number of the user turn; slot names what kind of fact it is, value what was said; copy the exact words into quote.
Only what the user says counts; what the assistant says or confirms makes no fact. When it corrects what the user said in an earlier turn, give the number of that turn in supersedes, else null. A conversation without such statements gives an empty list.`;

const VERDICTS = `Decide for every listed turn of the assistant whether it keeps to the facts that the user stated before it.
violates, by type: re_asks = it asks for something the user has already said; contradicts = it states something else than a valid fact, or uses one that was corrected later; ignores = it leaves out a fact that this very turn needed.
ok, type none: everything else. Asking to confirm a known fact is ok, and so is not mentioning one that is not needed.
fact_ids names the facts concerned, separated by commas; copy the words of the turn that show it into quote.
Example: after "I am vegan", "Any allergies?" is ok, "Do you eat meat?" violates (re_asks).`;

interface Fact {
  readonly id: string;
  readonly turn: number;
  readonly slot: string;
  readonly value: string;
  /** The fact that replaced it. */
  readonly supersededBy: string | null;
}
interface Answers {
  readonly facts: readonly Fact[];
  readonly turns: readonly ItemVerdict<Verdict>[];
}

/** Whether the assistant neither forgets nor contradicts what the user said earlier (metrics.md 6.3). */
export const knowledgeRetention = defineScorer<Answers>({
  name: 'knowledge_retention',
  category: 'multi_turn',
  description: 'Whether the assistant remembers what the user said earlier and does not contradict it.',
  formulaInWords: '1 − violating turns / assistant turns after the first stated fact',
  needs: ['conversation_history'],
  uses: ['input', 'output'],
  version: '3',
  multiTurn: true,
  needsAssistantTurn: true,
  offlineConfidence: 'low',
  emptyMetadata: () => ({ facts: [], violations: [], evaluated_turns: 0 }),
  async answers(subject, ask) {
    const facts = await factsIn(turnsOf(subject), ask);
    const question = retentionQuestion(subject, facts);
    const [list] = question.lists as [ItemList<Verdict>]; // one list, made below
    return { facts, turns: verdictsOf(await askItems(ask, question), list) };
  },
  evidenceKind: ({ turns }) => retentionKind(turns),
  formula({ facts, turns }) {
    const metadata = {
      facts: facts.map(({ id, turn, slot, value, supersededBy }) => ({
        id,
        turn,
        slot: shownText(slot),
        value: shownText(value),
        superseded_by: supersededBy,
      })),
      violations: turns
        .filter(({ verdict }) => verdict === 'violates')
        .map(({ id, evidence, reason }) => ({
          turn: turnOf(id),
          fact: textOf(evidence, 'fact_ids'),
          type: violationOf(evidence['type']),
          quote: shownText(textOf(evidence, 'quote')),
          reason,
        })),
      evaluated_turns: turns.length,
    };
    const value = mean(turns, (turn) => worth(turn, VALUES));
    if (value === null) {
      const nothing =
        facts.length === 0 ? 'the user states no facts.' : 'no assistant turn follows a stated fact.';
      return { status: 'not_applicable', reasoning: nothing, metadata };
    }
    const bad = metadata.violations;
    return {
      status: 'scored',
      value,
      metadata,
      reasoning: reasoning(
        `${bad.length} of ${turns.length} assistant turn${turns.length === 1 ? '' : 's'} forget${bad.length === 1 ? 's' : ''} or contradict${bad.length === 1 ? 's' : ''} what the user said.`,
        'At odds',
        bad.map(({ quote, type, reason }) => ({ quote, reason: `${SPOKEN[type]}: ${reason}` })),
      ),
    };
  },
});

/** The kind of a violation; a judge that names none has found something at odds. */
function violationOf(type: unknown): keyof typeof SPOKEN {
  return type === 're_asks' || type === 'ignores' ? type : 'contradicts';
}

/** The facts of all segments of a conversation, numbered through; each user turn is read in one of them. */
async function factsIn(turns: readonly Turn[], ask: Ask): Promise<Fact[]> {
  const segments = segmentsOf(turns);
  const found = await Promise.all(segments.map((segment) => segmentFacts(turns, segment, ask)));
  const entries = found.flat();
  if (entries.length > MOST_OF_ALL) ask.warn('facts_truncated');
  return linked(entries.slice(0, MOST_OF_ALL));
}

/** A fact as the judge names it: `supersedes` is the earlier turn that it corrects. */
interface Statement {
  readonly turn: number;
  readonly slot: string;
  readonly value: string;
  readonly supersedes: unknown;
}

async function segmentFacts(turns: readonly Turn[], segment: Segment, ask: Ask): Promise<Statement[]> {
  const { from, to, own } = segment;
  const whole = to - from === turns.length;
  const entries = await askList(ask, {
    key: 'knowledge_retention/facts@3',
    instructions: whole ? FACTS : `${FACTS}\n${segmentNote(segment)}`,
    promptInputs: { transcript: numberedTurns(turns).slice(from, to) },
    name: 'facts',
    entry: {
      turn: { type: 'integer' },
      slot: { type: 'string' },
      value: { type: 'string' },
      quote: { type: 'string' },
      supersedes: { type: ['integer', 'null'] },
    },
    max: MOST_FACTS,
    quote: {
      field: 'quote',
      source: (entry) => {
        const turn = turns[indexOf(entry, 'turn', turns.length) ?? -1];
        return turn?.role === 'user' ? turn.content : '';
      },
      otherwise: 'drop',
    },
    offline: () =>
      statedFacts(turns)
        .filter(({ turn }) => own.has(turn))
        .map((fact) => ({ ...fact, supersedes: null })),
  });
  return entries.flatMap(({ values }) => {
    const turn = indexOf(values, 'turn', turns.length);
    if (turn === null || !own.has(turn)) return [];
    return [
      {
        turn,
        slot: textOf(values, 'slot'),
        value: textOf(values, 'value'),
        supersedes: values['supersedes'],
      },
    ];
  });
}

/** Statements as facts. A correction replaces the fact of the same slot in the turn it names, else the last one said there. */
function linked(statements: readonly Statement[]): Fact[] {
  const facts = statements.map((statement, index) => ({ ...statement, id: `f${index + 1}` }));
  const supersededBy = new Map<string, string>();
  for (const [index, { id, slot, supersedes }] of facts.entries()) {
    const there = facts.slice(0, index).filter((fact) => fact.turn === supersedes);
    const older = there.findLast((fact) => fact.slot === slot) ?? there.at(-1);
    if (older !== undefined) supersededBy.set(older.id, id);
  }
  return facts.map(({ id, turn, slot, value }) => ({
    id,
    turn,
    slot,
    value,
    supersededBy: supersededBy.get(id) ?? null,
  }));
}

/** One verdict per assistant turn that comes after a stated fact. */
function retentionQuestion(subject: Prepared, facts: readonly Fact[]): ItemsQuestion {
  const turns = turnsOf(subject);
  const first = Math.min(...facts.map((fact) => fact.turn));
  const judge = once(() => judgeRetention(turns));
  const shown = facts.map(({ id, turn, slot, value, supersededBy }) => ({
    id,
    turn,
    slot,
    value,
    superseded_by: supersededBy,
  }));
  const list: ItemList<Verdict> = {
    name: 'retention_verdicts',
    items: turnItems(assistantTurns(turns).filter((turn) => turn > first)),
    values: VALUES,
    evidence: {
      fact_ids: { type: 'string' },
      type: { type: 'string', enum: TYPES },
      quote: { type: 'string' },
    },
    offline: ({ id }) => {
      const { about, ...verdict } = judge()(turnOf(id));
      const concerned = facts.filter(
        ({ turn, value }) => turn === about?.turn && foldForMatch(value).includes(about.value),
      );
      return { ...verdict, fact_ids: concerned.map((fact) => fact.id).join(', ') };
    },
  };
  return {
    key: 'knowledge_retention/turns@3',
    instructions: VERDICTS,
    promptInputs: { transcript: numberedTurns(turns), facts: shown },
    lists: [list],
    // Facts that are stated after a segment say nothing of its turns.
    split: bySegments(turns, ({ to }) => ({ facts: shown.filter(({ turn }) => turn < to) })),
  };
}
