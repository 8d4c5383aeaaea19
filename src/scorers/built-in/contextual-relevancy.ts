import { once } from '../../flow/once.ts';
import { askItems } from '../../judges/ask-items.ts';
import type { ItemList, ItemsQuestion } from '../../judges/items.ts';
import { byChunks, chunkMaterial, inRankOrder } from '../chunk-items.ts';
import { chunkEntries, irrelevantOf, type JudgedChunk } from '../chunk-verdicts.ts';
import { defineScorer } from '../define-scorer.ts';
import { round4 } from '../formulas/round.ts';
import { mean, worth } from '../formulas/weighted-share.ts';
import { judgeChunk } from '../offline/retrieval/chunk-relevancy.ts';
import type { Prepared } from '../prepare.ts';
import { reasoning, share } from '../reasoning.ts';
import { verdictsOf } from '../verdicts.ts';

const VALUES = { yes: 1, no: 0 } as const;
type Verdict = keyof typeof VALUES;

const INSTRUCTIONS = `Decide for every listed chunk of the context whether it helps to answer the request.
yes: at least one statement in the chunk helps to answer it. Copy one such statement, word for word, into relevant_quote.
no: nothing in it helps. relevant_quote is empty.
Sharing a word or a broad subject with the request is not enough. Count the statements of the chunk in statements_total, and those that help in statements_relevant.
Example: asked what entry costs, "A ticket is 5 euros" is yes, "Tickets are checked at the gate" no.`;

interface Answers {
  readonly chunks: readonly JudgedChunk<Verdict>[];
}

/** Share of the retrieved chunks that are about the input at all (metrics.md 3.5). */
export const contextualRelevancy = defineScorer<Answers>({
  name: 'contextual_relevancy',
  category: 'rag',
  description: 'How much of the retrieved context is about the input.',
  formulaInWords: 'relevant chunks / all chunks; duplicates are judged once and counted each time',
  needs: ['input', 'context'],
  uses: [],
  version: '3',
  offlineConfidence: 'medium',
  batchQuestion: { name: 'retrieval', question: contextualRelevancyQuestion },
  emptyMetadata: () => metadataOf([], 0),
  async answers(subject, ask) {
    const question = contextualRelevancyQuestion(subject);
    const [list] = question.lists as [ItemList<Verdict>]; // one list, made below
    return { chunks: inRankOrder(subject.chunks, verdictsOf(await askItems(ask, question), list)) };
  },
  formula({ chunks }) {
    const value = mean(chunks, ({ verdict }) => worth(verdict, VALUES)) ?? 0;
    const metadata = metadataOf(chunks, value);
    const counts = `${share(metadata.relevant_chunks, chunks.length, 'chunk')} relevant to the input.`;
    return {
      status: 'scored',
      value,
      metadata,
      reasoning: reasoning(counts, 'Not relevant', irrelevantOf(chunks, isRelevant)),
    };
  },
});

/** Asks of every chunk whether it helps to answer the request: ten a call, equal ones once. */
export function contextualRelevancyQuestion(subject: Prepared): ItemsQuestion {
  const { input = '' } = subject;
  const judge = once(() => judgeChunk(input));
  const material = chunkMaterial(subject);
  const { context, items, textOf } = material;
  const list: ItemList<Verdict> = {
    name: 'relevancy_verdicts',
    items,
    values: VALUES,
    evidence: {
      relevant_quote: { type: 'string' },
      statements_total: { type: 'integer' },
      statements_relevant: { type: 'integer' },
    },
    quote: {
      field: 'relevant_quote',
      requiredFor: ['yes'],
      source: (_, item) => textOf(item),
      otherwise: 'no',
    },
    offline: (item) => judge()(textOf(item)),
  };
  return {
    key: 'contextual_relevancy/chunks@3',
    instructions: INSTRUCTIONS,
    promptInputs: { request: input, context },
    lists: [list],
    split: byChunks(material),
  };
}

const isRelevant = ({ verdict }: JudgedChunk<Verdict>) => verdict.verdict === 'yes';

function metadataOf(chunks: Answers['chunks'], value: number) {
  const irrelevant = chunks.filter((chunk) => !isRelevant(chunk)).map(({ index }) => index);
  let total = 0;
  let relevant = 0;
  for (const { verdict } of chunks) {
    const all = count(verdict.evidence['statements_total']);
    total += all;
    relevant += Math.min(all, count(verdict.evidence['statements_relevant']));
  }
  return {
    relevant_chunks: chunks.length - irrelevant.length,
    total_chunks: chunks.length,
    relevancy_ratio: round4(value),
    irrelevant_chunks: irrelevant,
    statement_ratio: total === 0 ? null : round4(relevant / total),
    chunk_verdicts: chunkEntries(chunks, isRelevant, 'relevant_quote'),
  };
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0;
}
