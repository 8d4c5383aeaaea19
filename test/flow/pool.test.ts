import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachInPool, type Place } from '../../src/flow/pool.ts';
import { eventClock } from '../support/event-clock.ts';

/** What the worker made of each item, in the order in which they were done. */
async function all<T, R>(
  items: Iterable<T> | AsyncIterable<T>,
  room: number,
  worker: (item: T, place: Place) => Promise<R>,
  options: Parameters<typeof eachInPool>[3] = {},
): Promise<R[]> {
  const results: R[] = [];
  await eachInPool(items, room, async (item, place) => void results.push(await worker(item, place)), options);
  return results;
}
async function* slowly<T>(items: Iterable<T>, wait: () => Promise<unknown>) {
  for (const item of items) {
    await wait();
    yield item;
  }
}

describe('a pool', () => {
  it('does every item once, and never more than allowed at a time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(50), { maxLength: 40 }),
        fc.integer({ min: 1, max: 8 }),
        fc.boolean(),
        async (times, room, asynchronous) => {
          const clock = eventClock();
          let running = 0;
          let most = 0;
          const items = times.map((ms, index) => ({ ms, index }));
          const source = asynchronous ? slowly(items, () => clock.sleep(3)) : items;
          const results = await all(source, room, async ({ ms, index }) => {
            running += 1;
            most = Math.max(most, running);
            await clock.sleep(ms);
            running -= 1;
            return { index };
          });
          expect(results.map(({ index }) => index).sort((a, b) => a - b)).toEqual(
            times.map((_, index) => index),
          );
          expect(most).toBeLessThanOrEqual(room);
          if (!asynchronous) expect(most).toBe(Math.min(room, times.length));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('takes from an endless source only what it has room for', async () => {
    let taken = 0;
    let done = 0;
    function* endless() {
      for (;;) yield (taken += 1);
    }
    await eachInPool(
      endless(),
      4,
      async () => {
        done += 1;
        expect(taken).toBeLessThanOrEqual(done + 4);
      },
      { stop: () => done === 100 },
    );
    expect(done).toBe(100);
  });

  it('after an abort begins nothing, waits for what is in flight, and ends without an error', async () => {
    const clock = eventClock();
    const controller = new AbortController();
    const begun: number[] = [];
    clock.after(15, () => controller.abort());
    const results = await all(
      Array.from({ length: 100 }, (_, index) => index),
      3,
      async (item) => {
        begun.push(item);
        await clock.sleep(10);
        return item;
      },
      { signal: controller.signal },
    );
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
    expect(results).toEqual(begun);
    expect(await all([1], 1, async () => 1, { signal: controller.signal })).toEqual([]);
  });

  it('is not held up by a source that never answers', async () => {
    const controller = new AbortController();
    const silent: AsyncIterable<number> = {
      [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }),
    };
    const ended = all(silent, 2, async (item) => item, { signal: controller.signal });
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
      const pool = all(items(), 3, async (item) => {
        await clock.sleep(item === 2 ? 1 : 10);
        if (item === 2) throw new Error('broken');
        finished.push(item);
      });
      await expect(pool).rejects.toThrow('broken');
      expect(finished).toEqual([0, 1]);
    },
  );
});

describe('work that waits in a pool', () => {
  it('lets other work take its place, and comes back before new work', async () => {
    const clock = eventClock();
    const order: string[] = [];
    await all(['a', 'b', 'c', 'd', 'e', 'f'], 2, async (name, place) => {
      order.push(name);
      await clock.sleep(10);
      if (name !== 'a') return;
      await place.aside(() => clock.sleep(5));
      order.push('a again');
    });
    // It waits from 10 to 15 ms while c and d work, and goes on at 20.
    expect(order).toEqual(['a', 'b', 'c', 'd', 'a again', 'e', 'f']);
  });

  it('is never more than allowed at work, and no more than twice as many beside, whatever they do', async () => {
    const step = fc.record({ work: fc.nat(20), wait: fc.option(fc.nat(100), { nil: undefined }) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 40 }),
        fc.integer({ min: 1, max: 6 }),
        async (items, room) => {
          const clock = eventClock();
          let working = 0;
          let open = 0;
          let most = 0;
          let mostOpen = 0;
          const enter = () => {
            working += 1;
            most = Math.max(most, working);
          };
          const done = await all(items, room, async (steps, place) => {
            open += 1;
            mostOpen = Math.max(mostOpen, open);
            enter();
            for (const { work, wait } of steps) {
              await clock.sleep(work);
              if (wait === undefined) continue;
              working -= 1;
              await place.aside(() => clock.sleep(wait));
              enter();
            }
            working -= 1;
            open -= 1;
            return steps;
          });
          expect(done).toHaveLength(items.length);
          expect(most).toBeLessThanOrEqual(room);
          expect(mostOpen).toBeLessThanOrEqual(room === 1 ? 1 : 3 * room);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps the place while one of its tasks goes on', async () => {
    const clock = eventClock();
    const begun: [string, number][] = [];
    await all(['two tasks', 'other', 'third'], 2, async (name, place) => {
      begun.push([name, clock.now()]);
      if (name !== 'two tasks') return clock.sleep(name === 'other' ? 100 : 1);
      await Promise.all([
        place.use(async () => {
          await clock.sleep(1);
          await place.aside(() => clock.sleep(50));
        }),
        place.use(() => clock.sleep(30)),
      ]);
    });
    expect(begun).toEqual([
      ['two tasks', 0],
      ['other', 0],
      ['third', 30],
    ]);
  });

  it('comes back as one, and a new task of it waits for that', async () => {
    const clock = eventClock();
    const back: [string, number][] = [];
    await all(['tasks', 'second', 'third'], 2, async (name, place) => {
      if (name !== 'tasks') return clock.sleep(100);
      const waits = [10, 20].map((ms) =>
        place.use(async () => {
          await clock.sleep(1);
          await place.aside(() => clock.sleep(ms));
          back.push([`after ${ms}`, clock.now()]);
        }),
      );
      await clock.sleep(5);
      await Promise.all([...waits, place.use(async () => back.push(['new', clock.now()]))]);
    });
    expect(back).toEqual([
      ['new', 100],
      ['after 10', 100],
      ['after 20', 100],
    ]);
  });

  it('that is broken off comes out at once', async () => {
    const clock = eventClock();
    const controller = new AbortController();
    clock.after(10, () => controller.abort('stop'));
    const ended: [string, unknown, number][] = [];
    await all(['waits', 'works', 'works too'], 2, async (name, place) => {
      const wait = () => clock.sleep(1_000, controller.signal);
      const why = await (name === 'waits' ? place.aside(wait) : clock.sleep(50)).catch((error) => error);
      ended.push([name, why, clock.now()]);
    });
    expect(ended).toEqual([
      ['waits', 'stop', 10],
      ['works', undefined, 50],
      ['works too', undefined, 50],
    ]);
  });

  it.each([
    { when: 'still waits', begins: 1, fails: 5 },
    { when: 'has not begun to wait', begins: 10, fails: 5 },
    { when: 'is on its way back', begins: 1, fails: 55 },
  ])('that ends while a task of it $when leaves no trace in the pool', async ({ begins, fails }) => {
    const clock = eventClock();
    let working = 0;
    let most = 0;
    /** Two tasks, of which one fails when the other waits, or has waited and nobody has given it the place again. */
    async function halfFailing(place: Place) {
      const waits = place.use(async () => {
        await clock.sleep(begins);
        await place.aside(() => clock.sleep(50));
      });
      const fail = async () => {
        await clock.sleep(begins);
        await place.aside(() => clock.sleep(fails).then(() => Promise.reject(new Error('refused'))));
      };
      await Promise.all([waits, place.use(fail)]).catch(() => undefined);
    }
    const done = await all(
      Array.from({ length: 40 }, (_, index) => index),
      2,
      async (item, place) => {
        if (item % 4 < 2) await halfFailing(place);
        else {
          working += 1;
          most = Math.max(most, working);
          await clock.sleep(100);
          working -= 1;
        }
        return item;
      },
    );
    expect(done).toHaveLength(40);
    expect(most).toBe(2);
  });

  it('one after the other means just that', async () => {
    const clock = eventClock();
    const order = await all([30, 20, 10], 1, async (ms, place) => {
      await place.aside(() => clock.sleep(ms));
      return ms;
    });
    expect(order).toEqual([30, 20, 10]);
  });
});
