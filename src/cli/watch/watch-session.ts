import type { Clock } from '../../ports/ports.ts';

/** What is to be played: everything, what failed, or what these files (absolute paths) changed. */
export type Wanted =
  | { readonly what: 'all' }
  | { readonly what: 'failing' }
  | { readonly what: 'changed'; readonly files: readonly string[] };

/** Keys that are understood. */
export type Key = 'all' | 'failing' | 'quit';

/** What a session hears and does; the outside of it. */
export interface SessionWorld {
  clock: Pick<Clock, 'after'>;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
  /** Tells of files from now on. */
  onChange(told: (path: string) => void): void;
  onKey(told: (key: Key) => void): void;
  /** Plays and reports; false where the files do not allow it, which it has said: they are waited for. */
  play(wanted: Wanted, signal: AbortSignal): Promise<boolean>;
  /** Said whenever nothing is left to do. */
  waiting(): void;
  /** Whether the suite is read from this file, which no agent writes. */
  isOfSuite(path: string): boolean;
  /** Said of a file that changes whenever something is played, and does not count any more. */
  ignoring(path: string): void;
}

/** A save is several events, of several files: they are one change when so long nothing more came. */
export const QUIET_MS = 150;
/** So many runs in a row that changed the same file: it is written by them. */
const WRITTEN_BY_RUNS = 3;

/**
 * Plays everything, then again what each change concerns, until `q` or Ctrl-C. A run under way ends first: what it has asked for is
 * paid, and what changed meanwhile is played after it. What could not be played stays due.
 */
export async function watchSession(world: SessionWorld): Promise<void> {
  const quitting = new AbortController();
  const signal = AbortSignal.any([world.signal, quitting.signal]);
  const heard = listen(world, quitting);
  signal.addEventListener('abort', heard.wake);
  while (!signal.aborted) {
    const wanted = heard.next();
    if (wanted === undefined) {
      world.waiting();
      await heard.woken();
      continue;
    }
    heard.begin(wanted);
    const isPlayed = await world.play(wanted, signal);
    heard.end(wanted, isPlayed);
  }
}

/** What came in and was not played yet. */
function listen(world: SessionWorld, quitting: AbortController) {
  const changed = new Set<string>();
  const own = ownWrites(world);
  let asked: 'all' | 'failing' | undefined = 'all';
  let isSettled = false;
  let isAllDue = false;
  let forget = () => {};
  let wake = () => {};
  const settled = () => {
    isSettled = true;
    wake();
  };
  world.onChange((path) => {
    if (own.isIgnored(path)) return;
    changed.add(path);
    forget();
    forget = world.clock.after(QUIET_MS, settled);
  });
  world.onKey((key) => {
    if (key === 'quit') return quitting.abort();
    asked = key;
    own.forgive();
    wake();
  });
  return {
    wake: () => wake(),
    woken: () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      }),
    next(): Wanted | undefined {
      const isAll = asked === 'all' || (isSettled && isAllDue);
      if (isAll) return { what: 'all' };
      if (asked === 'failing') return { what: 'failing' };
      return isSettled && changed.size > 0 ? { what: 'changed', files: [...changed] } : undefined;
    },
    begin({ what }: Wanted) {
      asked = undefined;
      own.begin();
      // Whoever plays everything, or these, has seen them.
      if (what === 'failing') return;
      isSettled = false;
      changed.clear();
    },
    end(wanted: Wanted, isPlayed: boolean) {
      own.end();
      if (isPlayed) {
        if (wanted.what === 'all') isAllDue = false;
        return;
      }
      if (wanted.what === 'all') isAllDue = true;
      if (wanted.what === 'changed') for (const path of wanted.files) changed.add(path);
    },
  };
}

/** Files that are written while cases are played, run after run: an agent's log, not an edit. Counting them would play for ever. */
function ownWrites(world: SessionWorld) {
  const runs = new Map<string, number>();
  const ignored = new Set<string>();
  let during: Set<string> | undefined;
  return {
    begin: () => void (during = new Set()),
    end() {
      for (const path of runs.keys()) if (during?.has(path) !== true) runs.delete(path);
      for (const path of during ?? []) runs.set(path, (runs.get(path) ?? 0) + 1);
      during = undefined;
    },
    forgive() {
      runs.clear();
      ignored.clear();
    },
    isIgnored(path: string): boolean {
      if (world.isOfSuite(path)) return false;
      during?.add(path);
      if (ignored.has(path)) return true;
      if (during === undefined || (runs.get(path) ?? 0) < WRITTEN_BY_RUNS - 1) return false;
      ignored.add(path);
      world.ignoring(path);
      return true;
    },
  };
}
