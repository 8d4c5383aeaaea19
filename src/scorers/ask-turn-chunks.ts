import type { Ask } from '../judges/ask.ts';
import { askItems } from '../judges/ask-items.ts';
import type { ItemList, ItemsQuestion } from '../judges/items.ts';
import { inCalls } from './distinct-chunks.ts';
import { MOST_REQUESTS } from './offline/retrieval/turn-chunks.ts';
import type { Prepared } from './prepare.ts';
import { type JudgedRetrieval, judgedRetrievals, type RetrievedText, turnChunksOf } from './turn-chunks.ts';
import { verdictsOf } from './verdicts.ts';

/**
 * Every chunk that a conversation retrieved, judged against the requests it was retrieved for, ten a call. `question` asks
 * about the chunks of one call and holds one list. Nothing is asked where the user asks for nothing.
 */
export async function askTurnChunks<V extends string>(
  ask: Ask,
  subject: Prepared,
  question: (texts: readonly RetrievedText[]) => ItemsQuestion,
): Promise<JudgedRetrieval<V>[]> {
  const { retrievals, texts } = turnChunksOf(subject);
  if (retrievals.list.every(({ requests }) => requests.length === 0)) return [];
  if (ask.mode === 'offline' && retrievals.list.some(({ requests }) => requests.length > MOST_REQUESTS))
    ask.warn('requests_truncated');
  const answered = await Promise.all(
    inCalls(texts).map(async (part) => {
      const turnQuestion = question(part);
      const [list] = turnQuestion.lists as [ItemList<V>]; // the one list that `question` makes
      return verdictsOf(await askItems(ask, turnQuestion), list);
    }),
  );
  return judgedRetrievals(subject, answered.flat());
}
