import type { OfflineVerdict } from '../../../judges/items.ts';
import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { foldForMatch } from '../../../text/language/normalize.ts';
import type { Retrieval, RetrievedChunk, TurnRequest } from '../../retrievals.ts';
import { judgeChunk } from './chunk-relevancy.ts';
import { judgeUsefulness, type ReferenceView } from './chunk-usefulness.ts';

/** Requests that a pool is compared with, as many as turns go into one call (metrics.md 6); more would cost chunks times requests. */
export const MOST_REQUESTS = 40;

type Judged<V extends string> = OfflineVerdict<V> & { turns: number[] };

/** The offline judge of the chunks of one retrieval: about at least one of its requests (metrics.md 6.11, 10.7). */
export function relevancyOfRetrieval(retrieval: Retrieval): (chunk: RetrievedChunk) => Judged<'yes' | 'no'> {
  const judges = distinctRequests(retrieval).map(({ inContext, turn }) => ({
    turn,
    judge: judgeChunk(inContext),
  }));
  return (chunk) => {
    const text = indexText(chunk.text);
    const none: OfflineVerdict<'yes' | 'no'> = {
      verdict: 'no',
      reason: 'Nobody asked.',
      relevant_quote: '',
      p: 0,
    };
    const verdicts = judges.map(({ judge, turn }) => ({ turn, ...judge(text) }));
    return { ...best(none, verdicts), turns: turnsWith(verdicts, 'yes') };
  };
}

/** The offline judge of the chunks of one retrieval: needed for the reference as an answer to at least one of its requests (metrics.md 6.9, 10.7). */
export function usefulnessOfRetrieval(
  retrieval: Retrieval,
  reference: ReferenceView,
  chunks: readonly RetrievedChunk[],
): Map<RetrievedChunk, Judged<'relevant' | 'irrelevant'>> {
  const texts: IndexedText[] = chunks.map(({ text }) => indexText(text));
  const byRequest = distinctRequests(retrieval).map(({ inContext, turn }) => ({
    turn,
    verdicts: judgeUsefulness(inContext, reference, texts),
  }));
  return new Map(
    chunks.map((chunk, at) => {
      const verdicts = byRequest.flatMap(({ turn, verdicts: all }) => {
        const verdict = all[at];
        return verdict === undefined ? [] : [{ turn, ...verdict }];
      });
      const none = { verdict: 'irrelevant', reason: 'Nobody asked.', quote: '', p: 0 } as const;
      return [chunk, { ...best(none, verdicts), turns: turnsWith(verdicts, 'relevant') }];
    }),
  );
}

/** The strongest verdict: a chunk that serves one request serves. */
function best<V extends string>(none: OfflineVerdict<V>, verdicts: readonly OfflineVerdict<V>[]) {
  return verdicts.reduce((most, one) => ((one.p ?? 0) > (most.p ?? 0) ? one : most), none);
}

function turnsWith<V extends string>(
  verdicts: readonly (OfflineVerdict<V> & { turn: number })[],
  wanted: V,
): number[] {
  return verdicts.filter(({ verdict }) => verdict === wanted).map(({ turn }) => turn);
}

function distinctRequests({ requests }: Retrieval): TurnRequest[] {
  const seen = new Map<string, TurnRequest>();
  for (const request of requests) {
    if (seen.size >= MOST_REQUESTS) break;
    const key = foldForMatch(request.inContext);
    if (!seen.has(key)) seen.set(key, request);
  }
  return [...seen.values()];
}
