import { once } from '../../flow/once.ts';
import { askItems } from '../../judges/ask-items.ts';
import type { ItemList, ItemsQuestion } from '../../judges/items.ts';
import { byChunks, chunkMaterial, inRankOrder } from '../chunk-items.ts';
import { ifCertain, irrelevantOf, type JudgedChunk, rankMetadata } from '../chunk-verdicts.ts';
import { defineScorer } from '../define-scorer.ts';
import { type Derivation, derivedFrom, referenceOf } from '../derive.ts';
import { distinctChunks } from '../distinct-chunks.ts';
import { averagePrecision } from '../formulas/average-precision.ts';
import { expectedAveragePrecision, rankingEvidence } from '../formulas/expected-precision.ts';
import { worth } from '../formulas/weighted-share.ts';
import { judgeUsefulness, viewReference } from '../offline/retrieval/chunk-usefulness.ts';
import type { Prepared } from '../prepare.ts';
import { reasoning, share } from '../reasoning.ts';
import { rankingKind } from '../sureness/kinds/verdicts.ts';
import { verdictsOf } from '../verdicts.ts';

const VALUES = { relevant: 1, irrelevant: 0 } as const;
type Verdict = keyof typeof VALUES;

const INSTRUCTIONS = `The reference is the right answer to the request. Decide for every listed chunk of the context whether it holds information that is needed to give that answer.
relevant: a statement in the chunk states, or is needed to conclude, something that the reference says. Copy it, word for word, into quote.
irrelevant: the reference could be given just as well without it, however close its subject. quote is empty.
Judge every chunk by itself: order and number of a chunk mean nothing, and a chunk stays relevant when another one says the same.
Example: for the reference "Entry is 5 euros", "A ticket costs 5 euros" is relevant, "Tickets are sold online" irrelevant.`;

interface Answers {
  readonly chunks: readonly JudgedChunk<Verdict>[];
}

/** Whether the chunks that help towards the reference are ranked above those that do not (metrics.md 3.3). */
export const contextualPrecision = defineScorer<Answers>({
  name: 'contextual_precision',
  category: 'rag',
  description:
    'Whether the retrieved chunks that are needed for the reference stand above those that are not.',
  formulaInWords:
    'average precision over the ranks: for every relevant chunk the share of relevant ones up to its rank, in the mean; 0 when none is relevant',
  needs: ['input', 'context', ['ground_truth', 'expected_behavior']],
  uses: [],
  version: '2',
  offlineConfidence: 'medium',
  batchQuestion: { name: 'retrieval', question: contextualPrecisionQuestion },
  emptyMetadata: () => metadataOf([], []),
  async answers(subject, ask) {
    const question = contextualPrecisionQuestion(subject);
    const [list] = question.lists as [ItemList<Verdict>]; // one list, made below
    return { chunks: inRankOrder(subject.chunks, verdictsOf(await askItems(ask, question), list)) };
  },
  evidence: ({ chunks }) => rankingEvidence(chunks.map(worthOf)),
  evidenceKind: ({ chunks }, subject) =>
    rankingKind(
      chunks.map((chunk) => ({ likelihood: worthOf(chunk), text: chunk.text })),
      referenceOf(subject)?.text ?? '',
    ),
  formula({ chunks }, subject) {
    const metadata = metadataOf(chunks, derivedFrom('ground_truth', referenceOf(subject)));
    const { first_relevant_rank: first } = metadata;
    const ranked = metadata.relevant_chunks === 1 ? 'It stands' : 'The first of them stands';
    const ranks = first === null ? '' : ` ${ranked} at rank ${first}.`;
    const value = expectedAveragePrecision(chunks.map(worthOf));
    const certain = averagePrecision(chunks.map(({ verdict }) => VALUES[verdict.verdict]));
    const counts = `${share(metadata.relevant_chunks, chunks.length, 'chunk')} relevant to the reference.${ranks}${ifCertain(value, certain)}`;
    const before = first === null ? chunks : chunks.slice(0, first - 1);
    return {
      status: 'scored',
      value,
      metadata,
      reasoning: reasoning(counts, 'Ranked without use', irrelevantOf(before, isRelevant)),
    };
  },
});

/** Asks of every chunk whether it is needed for the reference: ten a call, equal ones once. */
export function contextualPrecisionQuestion(subject: Prepared): ItemsQuestion {
  const judge = usefulnessJudge(subject);
  const material = chunkMaterial(subject);
  const { context, items, textOf } = material;
  const list: ItemList<Verdict> = {
    name: 'precision_verdicts',
    items,
    values: VALUES,
    evidence: { quote: { type: 'string' } },
    quote: {
      field: 'quote',
      requiredFor: ['relevant'],
      source: (_, item) => textOf(item),
      otherwise: 'irrelevant',
    },
    offline: (item) => judge(textOf(item)),
  };
  return {
    key: 'contextual_precision/chunks@2',
    instructions: INSTRUCTIONS,
    promptInputs: { request: subject.input ?? '', context, reference: referenceOf(subject)?.text ?? '' },
    lists: [list],
    split: byChunks(material),
  };
}

/** The offline verdict on one of a subject's chunks, by its text: chunks are compared with all that were retrieved. */
function usefulnessJudge(subject: Prepared): (text: string) => ReturnType<typeof judgeUsefulness>[number] {
  const judged = once(() => {
    const texts = distinctChunks(subject.chunks).shown.map(({ text }) => text);
    const verdicts = judgeUsefulness(
      subject.input ?? '',
      viewReference(referenceOf(subject)?.text ?? ''),
      texts,
    );
    return new Map(texts.map((text, at) => [text, verdicts[at] as (typeof verdicts)[number]]));
  });
  return (text) => judged().get(text) ?? { verdict: 'irrelevant', reason: '', quote: '', p: 0 };
}

const worthOf = ({ verdict }: JudgedChunk<Verdict>) => worth(verdict, VALUES);
const isRelevant = ({ verdict }: JudgedChunk<Verdict>) => verdict.verdict === 'relevant';

function metadataOf(chunks: Answers['chunks'], derived: Derivation[]) {
  return { derived, ...rankMetadata(chunks, isRelevant) };
}
