/** One part of a suite that is played on several machines; both numbers count from 1. */
export interface Shard {
  index: number;
  count: number;
}

/** A matrix has at most 256 jobs; a script may start more. */
const MOST_SHARDS = 1_000;

/** Reads "3/8"; undefined for anything that names no shard. */
export function shardOf(text: string): Shard | undefined {
  const match = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text);
  if (match === null) return undefined;
  const shard = { index: Number(match[1]), count: Number(match[2]) };
  return isShard(shard) ? shard : undefined;
}

/** Whether there can be such a shard. */
export const isShard = ({ index, count }: Shard) =>
  Number.isSafeInteger(index) &&
  Number.isSafeInteger(count) &&
  index >= 1 &&
  index <= count &&
  count <= MOST_SHARDS;

/** "shard 3 of 8". */
export const shardName = ({ index, count }: Shard) => `shard ${index} of ${count}`;

/** What is known of a case before it is played. */
export interface CaseWeight {
  /** Expected duration in milliseconds; undefined when it was never played, null when it will not be played at all. */
  ms: number | null | undefined;
}

/**
 * Which shard (from 1) plays each case: the longest case first, always onto the shard with the least to do (Graham 1969:
 * the longest shard takes at most 4/3 of the shortest time possible). What is not known counts as the median of what is. Ties
 * go by number of cases, then by place, so that the answer is the same on every machine.
 */
export function cutSuite(weights: readonly CaseWeight[], count: number): number[] {
  const known = weights.flatMap(({ ms }) => (typeof ms === 'number' ? [ms] : [])).sort((a, b) => a - b);
  // The lower of two middle ones: no arithmetic that could round.
  const usual = known[Math.floor((known.length - 1) / 2)] ?? 1;
  // A case costs something even where its agent answers at once.
  const loads = weights.map(({ ms }) => (ms === null ? 0 : 1 + Math.round(ms ?? usual)));
  const order = loads.map((_, place) => place).sort((a, b) => loads[b]! - loads[a]! || a - b);
  const queue = lightestFirst(count);
  const shards: number[] = new Array(weights.length).fill(1);
  for (const place of order) shards[place] = queue.give(loads[place]!);
  return shards;
}

interface Load {
  index: number;
  ms: number;
  cases: number;
}

/** Shards in a binary heap: the one with the least to do is found without looking at all of them. */
function lightestFirst(count: number): { give(ms: number): number } {
  const heap = Array.from({ length: count }, (_, at): Load => ({ index: at + 1, ms: 0, cases: 0 }));
  const before = (a: Load, b: Load) => a.ms - b.ms || a.cases - b.cases || a.index - b.index;
  return {
    give(ms) {
      const taken = heap[0]!;
      taken.ms += ms;
      taken.cases += 1;
      for (let at = 0; ; ) {
        let least = at;
        for (const child of [2 * at + 1, 2 * at + 2])
          if (child < heap.length && before(heap[child]!, heap[least]!) < 0) least = child;
        if (least === at) return taken.index;
        [heap[at], heap[least]] = [heap[least]!, heap[at]!];
        at = least;
      }
    },
  };
}
