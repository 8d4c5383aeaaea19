import type { Random } from '../ports/ports.js';
/** When a delivery that was not taken is tried again, and when it is given up. */
interface Schedule {
    /** Waits after the first, the second … failed try, in milliseconds. */
    delaysMs: readonly number[];
    /** All tries lie within this time from the beginning of the round; undefined where there is no hurry. */
    withinMs?: number;
}
/** While a service lives (contract 10): after about 5 s, 30 s, 2 min, 10 min and 1 h. */
export declare const LONG_LIVED: Schedule;
/** A command or a step of a workflow, which somebody waits for: up to three tries within a minute (contract 10). */
export declare const ONE_SHOT: Schedule;
/** Longest time of one try (contract 10). */
export declare const TRY_MS = 10000;
/** A round of tries: from when, and by which schedule. */
export interface Round {
    schedule: Schedule;
    /** Monotonic milliseconds. */
    begunAt: number;
}
/** How long the next try may take, in milliseconds; null when the round is over. */
export declare function tryMs({ schedule, begunAt }: Round, now: number): number | null;
/** How long to wait after that many failed tries of this round; null when there is none after it. */
export declare function waitMs({ schedule, begunAt }: Round, tries: number, now: number, random: Pick<Random, 'next'>): number | null;
export {};
