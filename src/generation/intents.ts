import type { ConversationLog } from '../schema/generation.ts';
import { averageLink, MOST_LINKED } from '../statistics/average-link.ts';
import { cosine, type SparseVector, tfIdf } from '../text/tf-idf.ts';
import { clusterName } from './topics.ts';

/** Distance at which two requests are of different intents. */
const CUT = 0.8;
/** Share of the logs from which an intent is frequent. */
const FREQUENT = 0.05;

/** What several users wanted alike. */
export interface Intent {
  id: string;
  name: string;
  /** Places in the logs: the most typical first, then in order. */
  members: number[];
  frequent: boolean;
  outcome: 'good' | 'bad' | 'neutral';
}

export interface Intents {
  intents: Intent[];
  /** Share of requests whose intent was never seen before (Good-Turing: intents seen once over requests). */
  unseenMass: number;
  /** Logs beyond the first 2,000, which were not read. */
  unread: number;
}

/** The intents of conversation logs (improvement.md 6.2 step 1). */
export function intentsOf(logs: readonly ConversationLog[]): Intents {
  const read = logs.slice(0, MOST_LINKED);
  const inputs = read.map(({ input }) => input);
  const { vectors } = tfIdf(inputs);
  const groups = averageLink(
    read.length,
    (a, b) => (inputs[a] === inputs[b] ? 1 : cosine(vectors[a] as SparseVector, vectors[b] as SparseVector)),
    CUT,
  );
  const members = new Map<number, number[]>();
  for (const [at, group] of groups.entries()) members.set(group, [...(members.get(group) ?? []), at]);
  const intents = [...members.values()].map((places): Intent => {
    const central = (place: number) =>
      places.reduce(
        (sum, other) => sum + cosine(vectors[place] as SparseVector, vectors[other] as SparseVector),
        0,
      );
    const medoid = places.reduce((best, place) => (central(place) > central(best) + 1e-9 ? place : best));
    return {
      id: `intent-${medoid}`,
      name: clusterName(
        places.map((place) => inputs[place] ?? ''),
        inputs,
      ),
      members: [medoid, ...places.filter((place) => place !== medoid)],
      frequent: places.length >= Math.max(2, FREQUENT * read.length),
      outcome: outcomeOf(places.map((place) => read[place]?.feedback ?? 'neutral')),
    };
  });
  const once = intents.filter(({ members: { length } }) => length === 1).length;
  return {
    intents,
    unseenMass: read.length === 0 ? 0 : once / read.length,
    unread: logs.length - read.length,
  };
}

function outcomeOf(feedback: readonly ('good' | 'bad' | 'neutral')[]): Intent['outcome'] {
  const good = feedback.filter((one) => one === 'good').length;
  const bad = feedback.filter((one) => one === 'bad').length;
  return good > bad ? 'good' : bad > good ? 'bad' : 'neutral';
}
