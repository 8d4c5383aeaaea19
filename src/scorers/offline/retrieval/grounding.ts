import type { Ask } from '../../../judges/ask.ts';
import { defined } from '../../../schema/defined.ts';
import { type Judgement, judgeClaim } from '../../../text/language/contradiction.ts';
import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import type { Chunk } from '../../prepare.ts';

/** A conflict between chunks is looked for in so few of them; more would cost their number for every claim. */
const MOST_CHUNKS_COMPARED = 12;
/** Support from which on a contradicting chunk speaks of the same thing and not only of the same topic (threshold of metrics.md 10.4). */
const CONFLICT = 0.62;

/** What the chunks say of a claim, and the text that `judgement.sentence` counts in. */
export interface Grounding {
  readonly judgement: Judgement;
  readonly text: IndexedText;
  /** The number of the chunk that the evidence stands in, as given; null without evidence. */
  readonly chunk: number | null;
}

/**
 * The rules for one claim against the chunks (metrics.md 10.4). The chunks are indexed once. Where one chunk alone supports
 * the claim and another alone contradicts it, it is supported, with the warning `conflicting_context` (3.2). Who has
 * indexed the texts of the chunks already hands that in. `asked` is the request: what it names needs no source.
 */
export function groundIn(
  chunks: readonly Chunk[],
  indexed?: IndexedText,
  asked?: IndexedText,
): (claim: string, ask: Pick<Ask, 'warn'>) => Grounding {
  let whole = indexed;
  let single: IndexedText[] | undefined;
  return (claim, ask) => {
    whole ??= indexText(chunks.map((chunk) => chunk.text));
    const judged = judgeClaim(claim, whole, defined({ asked }));
    const at = judged.chunk;
    const result = {
      judgement: judged,
      text: whole,
      chunk: at === null ? null : (chunks[at]?.index ?? null),
    };
    if (judged.verdict === 'not_found' || chunks.length < 2 || chunks.length > MOST_CHUNKS_COMPARED)
      return result;
    single ??= chunks.map((chunk) => indexText(chunk.text));
    const wanted = judged.verdict === 'supported' ? 'contradicted' : 'supported';
    for (const [other, text] of single.entries()) {
      if (other === at && wanted === 'contradicted') continue;
      const alone = judgeClaim(claim, text, defined({ asked }));
      if (alone.verdict !== wanted || (wanted === 'contradicted' && alone.score < CONFLICT)) continue;
      ask.warn('conflicting_context');
      return wanted === 'contradicted'
        ? result
        : { judgement: alone, text, chunk: chunks[other]?.index ?? null };
    }
    return result;
  };
}
