import { once } from '../../flow/once.ts';
import type { ItemsQuestion, OfflineVerdict } from '../../judges/items.ts';
import { askTurnChunks } from '../ask-turn-chunks.ts';
import { ifCertain, irrelevantOf, type JudgedChunk, rankMetadata } from '../chunk-verdicts.ts';
import { defineScorer } from '../define-scorer.ts';
import { derivedFrom, hasTurnContext, referenceOf } from '../derive.ts';
import { averagePrecision } from '../formulas/average-precision.ts';
import { expectedAveragePrecision } from '../formulas/expected-precision.ts';
import { round4 } from '../formulas/round.ts';
import { mean, worth } from '../formulas/weighted-share.ts';
import { viewReference } from '../offline/retrieval/chunk-usefulness.ts';
import { usefulnessOfRetrieval } from '../offline/retrieval/turn-chunks.ts';
import type { Prepared } from '../prepare.ts';
import { reasoning, share } from '../reasoning.ts';
import { type Retrievals, type RetrievedChunk, retrievalsOf, unusableContext } from '../retrievals.ts';
import {
  type JudgedRetrieval,
  type RetrievedText,
  servedIn,
  turnChunkInputs,
  turnChunkList,
  turnChunksOf,
} from '../turn-chunks.ts';

const NAME = 'turn_contextual_precision';
const VALUES = { relevant: 1, irrelevant: 0 } as const;
type Verdict = keyof typeof VALUES;

const INSTRUCTIONS = `The reference says what the conversation should bring out. Every listed chunk of the context was retrieved for the user's requests in the turns that its item names in for_turns. Decide whether it holds information that is needed for at least one of these requests to be answered as the reference has it.
relevant: a statement in the chunk states, or is needed to conclude, something that the reference says in answer to such a request. Copy it, word for word, into quote, and list in turns every one of those requests that the chunk is needed for.
irrelevant: these requests could be answered just as well without it, however close its subject. quote and turns are empty.
Judge every chunk by itself: order and number of a chunk mean nothing, and a chunk stays relevant when another one says the same.
Example: for the reference "Entry is 5 euros", "A ticket costs 5 euros" is relevant, "Tickets are sold online" irrelevant.`;

interface Answers {
  readonly retrievals: readonly JudgedRetrieval<Verdict>[];
}

/** Whether the chunks that are needed stand above those that are not, over a conversation (metrics.md 6.9). */
export const turnContextualPrecision = defineScorer<Answers>({
  name: NAME,
  category: 'multi_turn',
  description:
    'Whether the chunks needed for the reference stand above those that are not, in what was retrieved during a conversation.',
  formulaInWords:
    'context by turn: mean over answered exchanges of the average precision of their chunks; one pool: average precision over its order',
  needs: ['conversation_history', 'context', ['ground_truth', 'expected_behavior']],
  uses: ['input', 'output'],
  standIns: { context: hasTurnContext },
  version: '2',
  multiTurn: true,
  needsAssistantTurn: true,
  offlineConfidence: 'medium',
  emptyMetadata: () => metadataOf([], 'pool'),
  check: (subject) => unusableContext(NAME, subject, () => retrievalsOf(subject).mode === 'turn'),
  async answers(subject, ask) {
    const judge = usefulnessJudge(subject);
    return {
      retrievals: await askTurnChunks<Verdict>(ask, subject, (part) =>
        turnContextualPrecisionQuestion(subject, part, judge),
      ),
    };
  },
  formula({ retrievals }, subject) {
    const { mode } = turnChunksOf(subject).retrievals;
    const derived = [
      ...derivedFrom('context', mode === 'turn' ? { from: 'conversation_history' } : undefined),
      ...derivedFrom('ground_truth', referenceOf(subject)),
    ];
    const metadata = { derived, ...metadataOf(retrievals, mode) };
    const value = mean(retrievals, ({ chunks }) => precisionOf(chunks));
    if (value === null)
      return {
        status: 'not_applicable',
        reasoning: 'the user asks for nothing in this conversation.',
        metadata,
      };
    const exchanges =
      mode === 'turn' ? `, in ${retrievals.length} exchange${retrievals.length === 1 ? '' : 's'}` : '';
    const certain = mean(retrievals, ({ chunks }) =>
      averagePrecision(chunks.map(({ verdict }) => VALUES[verdict.verdict])),
    );
    const counts = `${share(metadata.relevant_chunks, metadata.total_chunks, 'chunk')} relevant to the reference${exchanges}.${ifCertain(value, certain ?? value)}`;
    const before = retrievals.flatMap(({ chunks }) => {
      const first = chunks.findIndex(isRelevant);
      return irrelevantOf(first < 0 ? chunks : chunks.slice(0, first), isRelevant);
    });
    return { status: 'scored', value, metadata, reasoning: reasoning(counts, 'Ranked without use', before) };
  },
});

type UsefulnessJudge = (text: RetrievedText) => OfflineVerdict<Verdict>;

/** Asks of every chunk whether the requests it was retrieved for need it; `texts` are those of one call, by default all. */
function turnContextualPrecisionQuestion(
  subject: Prepared,
  texts: readonly RetrievedText[] = turnChunksOf(subject).texts,
  judge: UsefulnessJudge = usefulnessJudge(subject),
): ItemsQuestion {
  const list = turnChunkList<Verdict>(texts, {
    name: 'precision_verdicts',
    values: VALUES,
    field: 'quote',
    proven: 'relevant',
    unproven: 'irrelevant',
    offline: judge,
  });
  return {
    key: `${NAME}/chunks@2`,
    instructions: INSTRUCTIONS,
    promptInputs: {
      ...turnChunkInputs(turnChunksOf(subject).retrievals, texts),
      reference: referenceOf(subject)?.text ?? '',
    },
    lists: [list],
  };
}

/** The offline judge compares a chunk with all that were retrieved with it, in whichever call it is asked about. */
function usefulnessJudge(subject: Prepared): UsefulnessJudge {
  const judged = once(() => {
    const reference = viewReference(referenceOf(subject)?.text ?? '');
    const { retrievals, texts } = turnChunksOf(subject);
    const own = new Map<unknown, RetrievedChunk[]>(retrievals.list.map((retrieval) => [retrieval, []]));
    for (const { retrieval, chunk } of texts) own.get(retrieval)?.push(chunk);
    return new Map(
      retrievals.list.flatMap((retrieval) => [
        ...usefulnessOfRetrieval(retrieval, reference, own.get(retrieval) ?? []),
      ]),
    );
  });
  return ({ chunk }) =>
    judged().get(chunk) ?? { verdict: 'irrelevant', reason: '', quote: '', turns: [], p: 0 };
}

const isRelevant = ({ verdict }: JudgedChunk<Verdict>) => verdict.verdict === 'relevant';

function precisionOf(chunks: readonly JudgedChunk<Verdict>[]): number {
  return expectedAveragePrecision(chunks.map(({ verdict }) => worth(verdict, VALUES)));
}

function metadataOf(retrievals: Answers['retrievals'], mode: Retrievals['mode']) {
  const pool = mode === 'pool' ? retrievals.flatMap((one) => one.chunks) : [];
  const { chunk_verdicts, precision_at_k, first_relevant_rank } = rankMetadata(pool, isRelevant);
  const all = retrievals.flatMap((one) => one.chunks);
  return {
    mode,
    relevant_chunks: all.filter(isRelevant).length,
    total_chunks: all.length,
    chunk_verdicts,
    precision_at_k,
    first_relevant_rank,
    per_turn: retrievals.flatMap((one) =>
      one.retrieval.requests.map(({ turn }) =>
        mode === 'pool'
          ? { turn, relevant_chunks: servedIn(one.chunks, turn), total_chunks: one.chunks.length }
          : {
              turn,
              average_precision: round4(precisionOf(one.chunks)),
              ...rankMetadata(one.chunks, isRelevant),
            },
      ),
    ),
  };
}
