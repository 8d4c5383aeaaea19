import type { ItemsQuestion } from '../judges/items.ts';
import type { Turn } from './transcript.ts';
import { numberedTurns } from './turn-material.ts';

/** Turns that one call shows as a whole, and the length and overlap of the segments of a longer transcript (metrics.md 6). */
const WHOLE = 40;
const LENGTH = 30;
const OVERLAP = 6;

/** A piece of a transcript, `[from, to)`, and the turns in it that are judged there. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly own: ReadonlySet<number>;
}

/**
 * A transcript by segments, one up to 40 turns. Every turn is judged in exactly one: in the first segment that holds it,
 * where it has the most left context; a user turn in the first that holds its answer as well (metrics.md 6). Linear in the
 * turns.
 */
export function segmentsOf(turns: readonly Turn[]): Segment[] {
  const bounds: { from: number; to: number; own: Set<number> }[] = [];
  for (let from = 0; from === 0 || from + OVERLAP < turns.length; from += LENGTH - OVERLAP) {
    const to = turns.length <= WHOLE ? turns.length : Math.min(turns.length, from + LENGTH);
    bounds.push({ from, to, own: new Set() });
    if (to === turns.length) break;
  }
  const ends = answerEnds(turns);
  let first = 0;
  for (const [turn] of turns.entries()) {
    while ((bounds[first]?.to ?? Number.POSITIVE_INFINITY) <= turn) first += 1;
    // An answer too long for any segment is judged where most of it stands.
    let place = first;
    const holds = (at: number) => (bounds[at]?.from ?? Number.POSITIVE_INFINITY) <= turn;
    while ((bounds[place]?.to ?? 0) <= (ends[turn] ?? turn) && holds(place + 1)) place += 1;
    bounds[place]?.own.add(turn);
  }
  return bounds;
}

/** The last turn that has to be seen with each turn: for a user turn the end of the answer to it, else itself. */
function answerEnds(turns: readonly Turn[]): number[] {
  const ends = turns.map((_, index) => index);
  for (let index = turns.length - 2; index >= 0; index--) {
    const sameRun = turns[index + 1]?.role === 'assistant';
    if (sameRun || turns[index]?.role === 'user') ends[index] = ends[index + 1] ?? index;
  }
  return ends.map((end, index) => (turns[index]?.role === 'user' ? end : index));
}

/** What the judge of a segment is shown about it. */
export function segmentNote({ from, to }: Segment): string {
  return `The transcript shows the turns ${from} to ${to - 1} of a longer conversation; the earlier ones of them are there to understand the rest.`;
}

/**
 * How a question about a transcript is split (`ItemsQuestion.split`): one by segment, with the items whose `turn` is judged
 * there. `shown` gives the prompt inputs besides the transcript that differ from segment to segment.
 */
export function bySegments(
  turns: readonly Turn[],
  shown: (segment: Segment) => Record<string, unknown> = () => ({}),
): (question: ItemsQuestion) => ItemsQuestion[] {
  return (question) => {
    const segments = segmentsOf(turns);
    if (segments.length === 1) return [question];
    const transcript = numberedTurns(turns);
    return segments
      .map((segment) => ({
        ...question,
        instructions: `${question.instructions}\n${segmentNote(segment)}`,
        promptInputs: {
          ...question.promptInputs,
          transcript: transcript.slice(segment.from, segment.to),
          ...shown(segment),
        },
        lists: question.lists.map((list) => ({
          ...list,
          items: list.items.filter(({ turn }) => typeof turn === 'number' && segment.own.has(turn)),
        })),
      }))
      .filter(({ lists }) => lists.some(({ items }) => items.length > 0));
  };
}
