import { isPresent } from '../text/language/normalize.ts';
import type { Chunk, Prepared } from './prepare.ts';
import { type Turn, transcriptOf } from './transcript.ts';

/** An assistant turn with what it may draw on (metrics.md 6.8). */
export interface TurnMaterial {
  /** Index in the canonical transcript. */
  readonly turn: number;
  readonly content: string;
  /** Its own context, else that of the user turns it answers, else the pool. */
  readonly chunks: readonly Chunk[];
  /** What the user said so far, numbered after all chunks of the conversation. */
  readonly said: readonly Chunk[];
}

/**
 * The assistant turns of a conversation, each with its context and the user turns before it: restating what the user said is
 * grounded. Chunks are numbered through: the pool as given, then those of turns. A turn for which there is no context at all
 * is not listed: nothing could show whether it keeps to it.
 */
export function turnMaterials(subject: Prepared): TurnMaterial[] {
  const turns = transcriptOf(subject);
  let next = (subject.chunks.at(-1)?.index ?? -1) + 1;
  const own = turns.map((turn) =>
    (turn.context ?? []).filter(isPresent).map((text) => ({ index: next++, text })),
  );
  const said = turns.map((turn) => ({ index: next++, text: turn.content }));
  const materials: TurnMaterial[] = [];
  const before: Chunk[] = [];
  for (const [turn, { role, content }] of turns.entries()) {
    if (role === 'user') before.push(said[turn] as Chunk);
    else {
      const chunks = contextAt(turns, own, turn) ?? subject.chunks;
      if (chunks.length > 0) materials.push({ turn, content, chunks, said: [...before] });
    }
  }
  return materials;
}

/** Assistant turns without any context to be judged by. */
export function turnsWithoutContext(subject: Prepared, materials: readonly TurnMaterial[]): number[] {
  const judged = new Set(materials.map((material) => material.turn));
  return transcriptOf(subject).flatMap((turn, index) =>
    turn.role === 'assistant' && !judged.has(index) ? [index] : [],
  );
}

/** The context of an assistant turn, or of the user turns right before the run it belongs to. */
function contextAt(turns: readonly Turn[], own: readonly Chunk[][], turn: number): Chunk[] | undefined {
  if ((own[turn]?.length ?? 0) > 0) return own[turn];
  let at = turn;
  while (at >= 0 && turns[at]?.role === 'assistant') at -= 1;
  const found: Chunk[] = [];
  for (; at >= 0 && turns[at]?.role === 'user'; at -= 1) found.unshift(...(own[at] ?? []));
  return found.length > 0 ? found : undefined;
}
