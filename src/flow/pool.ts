import type { Aside } from './retry.ts';

interface PoolOptions {
  /** When it aborts, no new work is taken; work in flight is waited for, and the promise resolves. */
  signal?: AbortSignal | undefined;
  /** Asked before each new item: true takes no more. */
  stop?: () => boolean;
}

/** The place that a piece of work has in a pool. */
export interface Place {
  /** Runs one of several tasks that share the place: it is given away only while all of them wait. Work of one task needs none. */
  use<T>(task: () => Promise<T>): Promise<T>;
  /**
   * Waits without the place, which other work takes meanwhile, and comes back before any new work does. A wait that rejects comes
   * out at once, without a place: it was broken off, and there is nothing left to call.
   */
  aside: Aside;
}

/**
 * Items that may wait beside those at work, for each of these. A wait is many times as long as a call (1 s against 50 ms), so with one
 * refusal in twenty there are as many that wait as that work; twice as many is room for chance. More would open ever more work at a
 * server that refuses everything.
 */
const WAITING_FOR_EACH = 2;

/**
 * Works on items, at most `concurrency` at once; resolves when everything that was begun is done. Items are taken only when there is
 * room, so sources may be endless. Work that waits (`Place.aside`) makes room, unless there is room for one only: then items come
 * strictly one after the other. An error of the worker or of the source takes no new work, and rejects when the rest is done.
 */
export function eachInPool<T>(
  items: Iterable<T> | AsyncIterable<T>,
  concurrency: number,
  worker: (item: T, place: Place) => Promise<void>,
  { signal, stop }: PoolOptions = {},
): Promise<void> {
  const source = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const failures: unknown[] = [];
  const fail = (error: unknown) => void failures.push(error);
  /** The source may have more. */
  let open = true;
  /** The source thinks. */
  let asking = false;
  let ended = false;
  return new Promise((resolve, reject) => {
    const places = poolPlaces(Math.max(1, Math.floor(concurrency)), fill);
    const mayTake = () => open && failures.length === 0 && signal?.aborted !== true && stop?.() !== true;

    /** Takes as many items as there is room for, and ends when there is nothing left to do or to wait for. */
    function fill(): void {
      while (!asking && places.hasRoom() && mayTake()) ask();
      if (places.isEmpty() && !(asking && mayTake())) end();
    }
    /** Asks for one item; a slow source is asked beside the work. */
    function ask(): void {
      try {
        const next = source.next();
        if (next instanceof Promise) {
          asking = true;
          next.then(take, fail).then(() => {
            asking = false;
            fill();
          });
        } else take(next);
      } catch (error) {
        fail(error);
      }
    }
    function take(next: IteratorResult<T>): void {
      if (next.done) open = false;
      // An answer that comes after the stop is dropped: what was not begun is not begun any more.
      if (next.done || !mayTake()) return;
      const place = places.take();
      (async () => worker(next.value, place))().catch(fail).then(place.leave);
    }
    function end(): void {
      if (ended) return;
      ended = true;
      signal?.removeEventListener('abort', fill);
      // Not awaited: a generator that hangs in its own `next` would never return.
      Promise.resolve(source.return?.()).catch(() => undefined);
      if (failures.length > 0) reject(failures[0]);
      else resolve();
    }
    // A source that never answers must not hold up an abort.
    signal?.addEventListener('abort', fill);
    fill();
  });
}

/** Who is at work, who waits beside, and who comes back; `changed` is called when room may have come free. */
function poolPlaces(room: number, changed: () => void) {
  const most = room === 1 ? 1 : room * (1 + WAITING_FOR_EACH);
  let working = 0;
  let away = 0;
  const returning: (() => void)[] = [];
  const freed = () => {
    while (working < room && returning.length > 0) {
      working += 1;
      away -= 1;
      returning.shift()!();
    }
    changed();
  };
  return {
    hasRoom: () => working < room && working + away < most,
    isEmpty: () => working + away === 0,
    take(): Place & { leave(): void } {
      working += 1;
      return placeOf({
        give() {
          working -= 1;
          away += 1;
          freed();
        },
        takeAgain() {
          return new Promise((resolve) => {
            returning.push(resolve);
            freed();
          });
        },
        leave(isAway) {
          if (isAway) away -= 1;
          else working -= 1;
          freed();
        },
      });
    },
  };
}

/** How a place tells its pool what becomes of it. */
interface Seat {
  give(): void;
  takeAgain(): Promise<void>;
  leave(isAway: boolean): void;
}

function placeOf(seat: Seat): Place & { leave(): void } {
  let tasks = 0;
  let waits = 0;
  let isAway = false;
  /** The work is over. A task that nobody waits for any more may go on; it has no place to give or to take. */
  let isOver = false;
  let back: Promise<void> | undefined;
  const giveIfAllWait = () => {
    if (isOver || isAway || waits === 0 || waits < tasks) return;
    isAway = true;
    seat.give();
  };
  /** Tasks of the same work come back together: it has one place. */
  const takeAgain = () => {
    back ??= seat.takeAgain().then(() => {
      isAway = false;
      back = undefined;
    });
    return back;
  };
  return {
    async use(task) {
      if (isAway && !isOver) await takeAgain();
      tasks += 1;
      try {
        return await task();
      } finally {
        tasks -= 1;
        giveIfAllWait();
      }
    },
    async aside(wait) {
      // It waits before others go on: what it waits for may be what they do first.
      const waiting = wait().finally(() => {
        waits -= 1;
      });
      waits += 1;
      giveIfAllWait();
      const waited = await waiting;
      if (isAway && !isOver) await takeAgain();
      return waited;
    },
    leave() {
      isOver = true;
      // On its way back it is given the place once more, and leaves then.
      if (back === undefined) seat.leave(isAway);
      else void back.then(() => seat.leave(false));
    },
  };
}
