/** One part of a suite that is played on several machines; both numbers count from 1. */
export interface Shard {
    index: number;
    count: number;
}
/** Reads "3/8"; undefined for anything that names no shard. */
export declare function shardOf(text: string): Shard | undefined;
/** Whether there can be such a shard. */
export declare const isShard: ({ index, count }: Shard) => boolean;
/** "shard 3 of 8". */
export declare const shardName: ({ index, count }: Shard) => string;
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
export declare function cutSuite(weights: readonly CaseWeight[], count: number): number[];
