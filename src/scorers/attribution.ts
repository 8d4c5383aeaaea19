import { once } from '../flow/once.ts';
import type { Ask } from '../judges/ask.ts';
import { askItems } from '../judges/ask-items.ts';
import type { ItemList, ItemsQuestion, ItemVerdict } from '../judges/items.ts';
import { defined } from '../schema/defined.ts';
import type { Score } from '../schema/score.ts';
import { foldForMatch } from '../text/language/normalize.ts';
import { type Derivation, derivedFrom, referenceOf } from './derive.ts';
import { mean, worth } from './formulas/weighted-share.ts';
import { judgeAttribution } from './offline/retrieval/attribution.ts';
import type { Prepared } from './prepare.ts';
import { reasoning, share } from './reasoning.ts';
import { selectChunks } from './select-chunks.ts';
import { statementsOf } from './statements.ts';
import { itemsOf, shownText, textOf, verdictsOf } from './verdicts.ts';

/** Most statements of a reference judged, as with claims (metrics.md 3.2); the rest is cut with the warning `statements_truncated`. */
const MOST_STATEMENTS = 60;

/** A statement that is no fact leaves the denominator; its value only settles ties between samples. */
const VALUES = { attributed: 1, not_checkable: 0.5, not_attributed: 0 } as const;
type Verdict = keyof typeof VALUES;

const INSTRUCTIONS = `The reference is split into statements. Decide for every statement whether somebody who has nothing but the chunks of the context could state it.
attributed: a chunk states it or it follows directly from chunks. Give the number of the chunk that says most of it, the first one if several do, and copy the words that prove it into quote.
not_attributed: the chunks do not say it, say only a part of it, or say otherwise. chunk is null and quote is empty.
not_checkable: it is no statement about the matter but an instruction how to answer ("apologise", "be brief", "do not promise anything"). An instruction to tell something is judged by what is to be told.
What you know from elsewhere does not count.
Example: beside the chunk "The pool opens at ten", "It opens at ten" is attributed, "It opens at ten on Sundays too" not_attributed.`;

/** A chunk under the number by which a judge names it; `turn` where the chunks belong to turns of a conversation. */
export interface NumberedChunk {
  readonly chunk: number;
  readonly turn?: number | null;
  readonly text: string;
}

/** The attribution of every statement of the reference. */
export interface Attributions {
  readonly statements: readonly ItemVerdict<Verdict>[];
}

/** Asks of every statement of the reference whether the chunks carry it (metrics.md 3.4). */
export function attributionQuestion(
  key: string,
  subject: Prepared,
  chunks: readonly NumberedChunk[],
): ItemsQuestion {
  const reference = referenceOf(subject);
  const byNumber = new Map(chunks.map(({ chunk, text }) => [chunk, text]));
  const whole = once(() => chunks.map(({ text }) => text).join('\n'));
  const judge = once(() => judgeAttribution(chunks, reference?.from === 'expected_behavior'));
  const list: ItemList<Verdict> = {
    name: 'recall_verdicts',
    items: itemsOf('s', statementsOf(reference?.text ?? '').slice(0, MOST_STATEMENTS)),
    values: VALUES,
    evidence: { chunk: { type: ['integer', 'null'] }, quote: { type: 'string' } },
    quote: {
      field: 'quote',
      requiredFor: ['attributed'],
      source: (entry) => byNumber.get(Number(entry['chunk'] ?? Number.NaN)) ?? whole(),
      otherwise: 'not_attributed',
    },
    offline: ({ text }) => judge()(text),
  };
  return {
    key,
    instructions: INSTRUCTIONS,
    promptInputs: { ...defined({ request: subject.input }), context: chunks },
    lists: [list],
  };
}

/**
 * Has the statements of an attribution question judged. Beyond what one call can show, every statement is shown the chunks
 * that are most like it (metrics.md 2.3).
 */
export async function askAttribution(
  ask: Ask,
  subject: Prepared,
  question: ItemsQuestion,
  chunks: readonly NumberedChunk[],
): Promise<Attributions> {
  if (statementsOf(referenceOf(subject)?.text ?? '').length > MOST_STATEMENTS)
    ask.warn('statements_truncated');
  const [list] = question.lists as [ItemList<Verdict>]; // one list, made above
  const answered = await Promise.all(
    selectChunks(list.items, chunks).map(async (batch) => {
      const part = { ...list, items: batch.items };
      const promptInputs = { ...question.promptInputs, context: batch.chunks };
      return verdictsOf(await askItems(ask, { ...question, promptInputs, lists: [part] }), part);
    }),
  );
  return { statements: answered.flat() };
}

/** The share of attributed statements (metrics.md 3.4); `more` adds to the metadata. */
export function attributionScore(
  { statements }: Attributions,
  subject: Prepared,
  chunks: readonly NumberedChunk[],
  more: Readonly<Record<string, unknown>> = {},
): Score {
  const facts = statements.filter(({ verdict }) => verdict !== 'not_checkable');
  const derived = derivedFrom('ground_truth', referenceOf(subject));
  const metadata = { ...attributionMetadata(statements, chunks, derived), ...more };
  const value = mean(facts, (fact) => worth(fact, VALUES));
  if (value === null)
    return {
      status: 'not_applicable',
      reasoning: 'the reference only says how to answer and states no fact.',
      metadata,
    };
  const counts = `${share(metadata.attributed_count, facts.length, 'statement')} covered by the context.`;
  const missing = facts
    .filter(({ verdict }) => verdict !== 'attributed')
    .map(({ item, reason }) => ({ quote: item.text, reason }));
  return { status: 'scored', value, metadata, reasoning: reasoning(counts, 'Missing', missing) };
}

/** The metadata of the card; statements that are no facts are listed apart. */
export function attributionMetadata(
  statements: Attributions['statements'],
  chunks: readonly NumberedChunk[],
  derived: Derivation[],
) {
  const of = (verdict: Verdict) => statements.filter((one) => one.verdict === verdict);
  const shown = (verdict: Verdict) => of(verdict).map(({ item }) => shownText(item.text));
  const find = earliest(chunks);
  const byTurn = chunks.some(({ turn }) => turn !== undefined);
  const listed = statements.filter(({ verdict }) => verdict !== 'not_checkable');
  const entries = listed.map(({ item, verdict, evidence, reason }) => {
    const attributed = verdict === 'attributed';
    const quote = attributed ? textOf(evidence, 'quote') : '';
    const source = attributed ? find(quote, evidence['chunk']) : undefined;
    return {
      statement: shownText(item.text),
      attributed,
      chunk: source?.chunk ?? null,
      evidence: shownText(quote),
      reason,
      ...(byTurn ? { first_attributed_turn: source?.turn ?? null } : {}),
    };
  });
  const used = entries.flatMap(({ chunk }) => (chunk === null ? [] : [chunk]));
  return {
    derived,
    statements: entries,
    missing_statements: shown('not_attributed'),
    not_checkable: shown('not_checkable'),
    attributed_count: of('attributed').length,
    total_statements: listed.length,
    chunks_used: [...new Set(used)].sort((a, b) => a - b),
  };
}

/** The first chunk that holds a quote word for word, else the one that the judge named. */
function earliest(
  chunks: readonly NumberedChunk[],
): (quote: string, named: unknown) => NumberedChunk | undefined {
  const folded = once(() => chunks.map((chunk) => ({ chunk, text: foldForMatch(chunk.text) })));
  return (quote, named) => {
    const words = foldForMatch(quote);
    const first = words === '' ? undefined : folded().find(({ text }) => text.includes(words));
    return first?.chunk ?? chunks.find(({ chunk }) => chunk === named);
  };
}
