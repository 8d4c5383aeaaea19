import { describe, expect, it } from 'vitest';
import { turn } from '../../src/flow/turn.ts';

const around = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('turns at the processor', () => {
  it('come one each time around the event loop, in the order in which they were asked for', async () => {
    const order: string[] = [];
    const waiting = ['first', 'second', 'third'].map((name) => turn().then(() => order.push(name)));
    // What waits for the loop itself comes in between.
    let loops = 0;
    while (order.length < 3) {
      await around();
      expect(order.length).toBeLessThanOrEqual(++loops);
    }
    await Promise.all(waiting);
    expect(order).toEqual(['first', 'second', 'third']);
  });
});
