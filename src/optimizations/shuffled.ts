import { randomFor } from '../experiments/order.ts';
import { shuffled as drawn } from '../statistics/shuffled.ts';

/** The list in an order drawn for one purpose, as a new list. */
export function shuffled<T>(list: readonly T[], seed: number, purpose: string): T[] {
  return drawn(list, randomFor(seed, purpose).next);
}
