import type { Place } from '../flow/pool.ts';
import type { Judge } from './judge.ts';

/** The judge of one piece of work in a pool: while all that the work has asked only waits, its place goes to other work. */
export const givingWay = (judge: Judge, place: Place): Judge => ({
  ...judge,
  fill: (question, signal) => place.use(() => judge.fill({ ...question, aside: place.aside }, signal)),
});
