import { describe, expect, it } from 'vitest';
import { isOfSuite } from '../../../src/cli/watch/of-suite.ts';
import { type Key, QUIET_MS, type Wanted, watchSession } from '../../../src/cli/watch/watch-session.ts';

/** A session without clock, disk and keyboard: the test says what happens, and each thing that the session does is an event. */
function sessionOf() {
  const interrupted = new AbortController();
  const timers = new Set<() => void>();
  const events: string[] = [];
  let tell = { change: (_: string) => {}, key: (_: Key) => {} };
  let heard = (_: string) => {};
  let ends: ((isPlayed: boolean) => void) | undefined;
  const happened = (event: string) => {
    events.push(event);
    heard(event);
  };
  const ended = watchSession({
    signal: interrupted.signal,
    clock: {
      after(ms, callback) {
        expect(ms).toBe(QUIET_MS);
        timers.add(callback);
        return () => timers.delete(callback);
      },
    },
    onChange(told) {
      tell = { ...tell, change: told };
    },
    onKey(told) {
      tell = { ...tell, key: told };
    },
    play: (wanted, signal) =>
      new Promise((resolve) => {
        happened(shown(wanted));
        const cut = () => {
          happened('cut');
          resolve(true);
        };
        signal.addEventListener('abort', cut);
        ends = (isPlayed) => {
          signal.removeEventListener('abort', cut);
          resolve(isPlayed);
        };
      }),
    waiting: () => happened('waiting'),
    isOfSuite: (path) => isOfSuite('/evals', path, new Set(['/evals/prompt.md'])),
    ignoring: (path) => happened(`ignoring ${path}`),
  });
  return {
    ended,
    events,
    interrupt: () => interrupted.abort(),
    key: (key: Key) => tell.key(key),
    /** Files are saved, and then nothing more for a while. */
    saved(...paths: string[]) {
      for (const path of paths) tell.change(path);
    },
    quiet() {
      expect(timers.size).toBeLessThanOrEqual(1);
      for (const each of [...timers]) {
        timers.delete(each);
        each();
      }
    },
    end: (isPlayed = true) => ends?.(isPlayed),
    /** The next thing that the session does. */
    next: () =>
      new Promise<string>((resolve) => {
        heard = resolve;
      }),
  };
}

const shown = (wanted: Wanted) =>
  wanted.what === 'changed' ? `changed ${wanted.files.join(' ')}` : wanted.what;

/** A session that has played everything once. */
async function idleSession() {
  const session = sessionOf();
  const waiting = session.next();
  session.end();
  await waiting;
  session.events.length = 0;
  return session;
}

describe('a watched run', () => {
  it('begins with everything, then waits', async () => {
    const session = sessionOf();
    expect(session.events).toEqual(['all']);
    const next = session.next();
    session.end();
    expect(await next).toBe('waiting');
  });

  it('plays several saves as one change, once nothing more comes', async () => {
    const session = await idleSession();
    session.saved('/evals/a.yaml', '/evals/b.yaml');
    session.saved('/evals/a.yaml');
    expect(session.events).toEqual([]);
    const next = session.next();
    session.quiet();
    expect(await next).toBe('changed /evals/a.yaml /evals/b.yaml');
  });

  it('lets a run end before it plays what changed meanwhile', async () => {
    const session = await idleSession();
    session.key('all');
    await Promise.resolve();
    session.saved('/prompt.md');
    session.quiet();
    expect(session.events).toEqual(['all']);
    const next = session.next();
    session.end();
    expect(await next).toBe('changed /prompt.md');
  });

  it('waits out files that cannot be read, and plays with the next save what was due', async () => {
    const session = await idleSession();
    session.saved('/evals/a.yaml');
    session.quiet();
    await Promise.resolve();
    let next = session.next();
    session.end(false);
    expect(await next).toBe('waiting');
    next = session.next();
    session.saved('/evals/b.yaml');
    session.quiet();
    expect(await next).toBe('changed /evals/a.yaml /evals/b.yaml');
  });

  it('plays everything with the next save where it could not begin', async () => {
    const session = sessionOf();
    let next = session.next();
    session.end(false);
    expect(await next).toBe('waiting');
    next = session.next();
    session.saved('/evals/a.yaml');
    session.quiet();
    expect(await next).toBe('all');
  });

  it('keeps a change for later where only what failed is asked for', async () => {
    const session = await idleSession();
    session.saved('/evals/a.yaml');
    let next = session.next();
    session.key('failing');
    expect(await next).toBe('failing');
    session.quiet();
    next = session.next();
    session.end();
    expect(await next).toBe('changed /evals/a.yaml');
  });

  it.each(['/agent.log', '/evals/agents/agent.log'])(
    'does not play %s for ever, which its own runs write',
    async (log) => {
      const session = await idleSession();
      session.key('all');
      await Promise.resolve();
      for (const round of [1, 2]) {
        session.saved(log);
        session.quiet();
        const next = session.next();
        session.end();
        expect(await next, `round ${round}`).toBe(`changed ${log}`);
      }
      session.saved(log);
      expect(session.events.at(-1)).toBe(`ignoring ${log}`);
      const next = session.next();
      session.end();
      expect(await next).toBe('waiting');
      session.saved(log);
      session.quiet();
      expect(session.events.at(-1)).toBe('waiting');
    },
  );

  it.each([
    '/evals/assay.yaml',
    '/evals/test-cases/orders/late.jsonl',
    '/evals/agents/shop.yml',
    '/evals/prompt.md',
  ])('counts every edit of %s, also while it plays', async (path) => {
    const session = await idleSession();
    session.key('all');
    await Promise.resolve();
    for (const round of [1, 2, 3, 4]) {
      session.saved(path);
      session.quiet();
      const next = session.next();
      session.end();
      expect(await next, `round ${round}`).toBe(`changed ${path}`);
    }
  });

  it.each([
    ['q', (session: ReturnType<typeof sessionOf>) => session.key('quit')],
    ['Ctrl-C', (session: ReturnType<typeof sessionOf>) => session.interrupt()],
  ])('ends on %s while it waits, and cuts a run short', async (_, stop) => {
    const idle = await idleSession();
    stop(idle);
    await idle.ended;
    expect(idle.events).toEqual([]);
    const playing = sessionOf();
    stop(playing);
    await playing.ended;
    expect(playing.events).toEqual(['all', 'cut']);
  });
});
