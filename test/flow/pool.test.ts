import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachInPool, mapPool } from '../../src/flow/pool.ts';
import { eventClock } from '../support/event-clock.ts';

async function all<T>(generator: AsyncIterable<T>): Promise<T[]> {
  const results: T[] = [];
  for await (const result of generator) results.push(result);
  return results;
}
async function* slowly<T>(items: Iterable<T>, wait: () => Promise<unknown>) {
  for (const item of items) {
    await wait();
    yield item;
  }
}

describe('a pool', () => {
  it('does every item once, never more than allowed at a time, and yields them as they finish', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(50), { maxLength: 40 }),
        fc.integer({ min: 1, max: 8 }),
        fc.boolean(),
        async (times, room, asynchronous) => {
          const clock = eventClock();
          let running = 0;
          let most = 0;
          const source = asynchronous ? slowly(times, () => clock.sleep(3)) : times;
          const results = await all(
            mapPool(source, room, async (ms, index) => {
              running += 1;
              most = Math.max(most, running);
              await clock.sleep(ms);
              running -= 1;
              return { index, at: clock.now() };
            }),
          );
          expect(results.map(({ index }) => index).sort((a, b) => a - b)).toEqual(
            times.map((_, index) => index),
          );
          expect(results.map(({ at }) => at)).toEqual(results.map(({ at }) => at).sort((a, b) => a - b));
          expect(most).toBeLessThanOrEqual(room);
          if (!asynchronous) expect(most).toBe(Math.min(room, times.length));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('takes from an endless source only what it has room for', async () => {
    let taken = 0;
    function* endless() {
      for (;;) yield (taken += 1);
    }
    const results: number[] = [];
    for await (const result of mapPool(endless(), 4, async (item) => item)) {
      results.push(result);
      if (results.length === 100) break;
      expect(taken).toBeLessThanOrEqual(results.length + 4);
    }
    expect(results).toHaveLength(100);
  });

  it('passes on undefined results', async () => {
    expect(await all(mapPool([1, 2, 3], 2, async () => undefined))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('after an abort begins nothing, waits for what is in flight, and ends without an error', async () => {
    const clock = eventClock();
    const controller = new AbortController();
    const begun: number[] = [];
    clock.after(15, () => controller.abort());
    const results = await all(
      mapPool(
        Array.from({ length: 100 }, (_, index) => index),
        3,
        async (item) => {
          begun.push(item);
          await clock.sleep(10);
          return item;
        },
        { signal: controller.signal },
      ),
    );
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
    expect(results).toEqual(begun);
    expect(await all(mapPool([1], 1, async () => 1, { signal: controller.signal }))).toEqual([]);
  });

  it('is not held up by a source that never answers', async () => {
    const controller = new AbortController();
    const silent: AsyncIterable<number> = {
      [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }),
    };
    const ended = all(mapPool(silent, 2, async (item) => item, { signal: controller.signal }));
    setImmediate(() => controller.abort());
    expect(await ended).toEqual([]);
  });

  it('stops when it is told to', async () => {
    let stopped = false;
    const begun: number[] = [];
    await eachInPool(
      [0, 1, 2, 3, 4, 5],
      1,
      async (item) => {
        begun.push(item);
        stopped = item === 2;
      },
      { stop: () => stopped },
    );
    expect(begun).toEqual([0, 1, 2]);
  });

  it.each(['worker', 'source'])(
    'lets an error of the %s out after what is in flight is done',
    async (place) => {
      const clock = eventClock();
      const finished: number[] = [];
      function* items() {
        yield 0;
        yield 1;
        if (place === 'source') throw new Error('broken');
        yield 2;
        yield 3;
      }
      const pool = all(
        mapPool(items(), 3, async (item) => {
          await clock.sleep(item === 2 ? 1 : 10);
          if (item === 2) throw new Error('broken');
          finished.push(item);
        }),
      );
      await expect(pool).rejects.toThrow('broken');
      expect(finished).toEqual([0, 1]);
    },
  );

  it('left early waits for what is in flight', async () => {
    const clock = eventClock();
    const finished: number[] = [];
    for await (const _ of mapPool([1, 10, 20], 3, async (ms) => {
      await clock.sleep(ms);
      finished.push(ms);
    }))
      break;
    expect(finished).toEqual([1, 10, 20]);
  });
});
