import type { ItemsQuestion, OfflineVerdict } from '../../judges/items.ts';
import { askTurnChunks } from '../ask-turn-chunks.ts';
import { chunkEntries, irrelevantOf, type JudgedChunk } from '../chunk-verdicts.ts';
import { defineScorer } from '../define-scorer.ts';
import { derivedFrom, hasTurnContext } from '../derive.ts';
import { round4 } from '../formulas/round.ts';
import { mean, worth } from '../formulas/weighted-share.ts';
import { relevancyOfRetrieval } from '../offline/retrieval/turn-chunks.ts';
import type { Prepared } from '../prepare.ts';
import { reasoning, share } from '../reasoning.ts';
import { type Retrievals, retrievalsOf, unusableContext } from '../retrievals.ts';
import {
  type JudgedRetrieval,
  type RetrievedText,
  servedIn,
  turnChunkInputs,
  turnChunkList,
  turnChunksOf,
} from '../turn-chunks.ts';

const NAME = 'turn_contextual_relevancy';
const VALUES = { yes: 1, no: 0 } as const;
type Verdict = keyof typeof VALUES;

const INSTRUCTIONS = `Every listed chunk of the context was retrieved for the user's requests in the turns that its item names in for_turns. Decide whether it helps to answer at least one of them.
yes: at least one statement in the chunk helps. Copy one such statement, word for word, into relevant_quote, and list in turns every one of those requests that the chunk helps with.
no: nothing in it helps with any of them. relevant_quote and turns are empty.
Read a request in the light of the turns before it. Sharing a word or a broad subject is not enough.
Example: asked what entry costs, "A ticket is 5 euros" is yes, "Tickets are checked at the gate" no.`;

interface Answers {
  readonly retrievals: readonly JudgedRetrieval<Verdict>[];
}

/** Share of the retrieved chunks that are about what the user asked, over a conversation (metrics.md 6.11). */
export const turnContextualRelevancy = defineScorer<Answers>({
  name: NAME,
  category: 'multi_turn',
  description: 'How much of the context retrieved in a conversation is about what the user asked.',
  formulaInWords:
    'context by turn: mean over answered exchanges of relevant chunks / chunks; one pool: chunks relevant to a request / chunks',
  needs: ['conversation_history', 'context'],
  uses: ['input', 'output'],
  standIns: { context: hasTurnContext },
  version: '2',
  multiTurn: true,
  needsAssistantTurn: true,
  offlineConfidence: 'medium',
  emptyMetadata: (score) => metadataOf([], 'pool', score),
  check: (subject) => unusableContext(NAME, subject, () => retrievalsOf(subject).mode === 'turn'),
  async answers(subject, ask) {
    const judge = relevancyJudge();
    return {
      retrievals: await askTurnChunks<Verdict>(ask, subject, (part) =>
        turnContextualRelevancyQuestion(subject, part, judge),
      ),
    };
  },
  formula({ retrievals }, subject) {
    const { mode } = turnChunksOf(subject).retrievals;
    const value = mean(retrievals, ({ chunks }) => ratioOf(chunks));
    const derived = derivedFrom('context', mode === 'turn' ? { from: 'conversation_history' } : undefined);
    const metadata = { derived, ...metadataOf(retrievals, mode, value ?? 1) };
    if (value === null)
      return {
        status: 'not_applicable',
        reasoning: 'the user asks for nothing in this conversation.',
        metadata,
      };
    const { relevant_chunks: relevant, total_chunks: total } = metadata;
    const counts = `${share(relevant, total, 'chunk')} relevant to ${mode === 'turn' ? 'the request of their turn' : 'a request of the user'}.`;
    const worst = retrievals.flatMap(({ chunks }) => irrelevantOf(chunks, isRelevant));
    return { status: 'scored', value, metadata, reasoning: reasoning(counts, 'Not relevant', worst) };
  },
});

type RelevancyJudge = (text: RetrievedText) => OfflineVerdict<Verdict>;

/** Asks of every chunk whether it helps with the requests it was retrieved for; `texts` are those of one call, by default all. */
function turnContextualRelevancyQuestion(
  subject: Prepared,
  texts: readonly RetrievedText[] = turnChunksOf(subject).texts,
  judge: RelevancyJudge = relevancyJudge(),
): ItemsQuestion {
  const list = turnChunkList<Verdict>(texts, {
    name: 'relevancy_verdicts',
    values: VALUES,
    field: 'relevant_quote',
    proven: 'yes',
    unproven: 'no',
    offline: judge,
  });
  return {
    key: `${NAME}/chunks@2`,
    instructions: INSTRUCTIONS,
    promptInputs: turnChunkInputs(turnChunksOf(subject).retrievals, texts),
    lists: [list],
  };
}

/** The offline rules, made once for each retrieval in whichever call its chunks are. */
function relevancyJudge(): RelevancyJudge {
  const judges = new Map<unknown, ReturnType<typeof relevancyOfRetrieval>>();
  return ({ retrieval, chunk }) => {
    const judge = judges.get(retrieval) ?? relevancyOfRetrieval(retrieval);
    judges.set(retrieval, judge);
    return judge(chunk);
  };
}

const isRelevant = ({ verdict }: JudgedChunk<Verdict>) => verdict.verdict === 'yes';

function ratioOf(chunks: readonly JudgedChunk<Verdict>[]): number {
  return mean(chunks, ({ verdict }) => worth(verdict, VALUES)) ?? 0;
}

function metadataOf(retrievals: Answers['retrievals'], mode: Retrievals['mode'], value: number) {
  const chunks = retrievals.flatMap((one) => one.chunks);
  return {
    mode,
    relevant_chunks: chunks.filter(isRelevant).length,
    total_chunks: chunks.length,
    relevancy_ratio: round4(value),
    chunk_verdicts: mode === 'pool' ? chunkEntries(chunks, isRelevant, 'relevant_quote') : [],
    per_turn: retrievals.flatMap((one) =>
      one.retrieval.requests.map(({ turn }) => ({
        turn,
        total_chunks: one.chunks.length,
        ...(mode === 'pool'
          ? { relevant_chunks: servedIn(one.chunks, turn) }
          : {
              relevant_chunks: one.chunks.filter(isRelevant).length,
              relevancy_ratio: round4(ratioOf(one.chunks)),
              chunk_verdicts: chunkEntries(one.chunks, isRelevant, 'relevant_quote'),
            }),
      })),
    ),
  };
}
