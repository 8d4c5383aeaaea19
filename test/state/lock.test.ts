import { describe, expect, it } from 'vitest';
import type { Ports } from '../../src/ports/ports.ts';
import { acquireLock } from '../../src/state/lock.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const FOLDER = '/state';
const PATH = '/state/lock';
/** Two processes of one machine on one disk; `dead` are the ones that are gone. */
function machine() {
  const world = seededPorts();
  const dead = new Set<number>();
  const process = (pid: number, host = 'here'): Ports => ({
    ...world,
    processes: { pid, host, isAlive: (other) => !dead.has(other) },
  });
  return { ...world, dead, process };
}

describe('a lock', () => {
  it('is held by one, says by whom, and is free again when released', async () => {
    const { files, process } = machine();
    const first = await acquireLock(FOLDER, process(7));
    expect(JSON.parse(files.readTextIfThere(PATH) ?? '')).toMatchObject({
      pid: 7,
      host: 'here',
      started: '2026-01-01T00:00:00.000Z',
    });
    await expect(acquireLock(FOLDER, process(8), { waitMs: 1_000 })).rejects.toMatchObject({
      code: 'locked',
      message: 'The state folder is in use by process 7 on here (since 2026-01-01T00:00:00.000Z).',
      hint: expect.stringContaining('--state'),
    });
    first.release();
    expect(first.held()).toBe(false);
    const second = await acquireLock(FOLDER, process(8), { waitMs: 0 });
    first.release();
    expect(second.held()).toBe(true);
  });

  it('is kept fresh by its holder for as long as it takes', async () => {
    const { clock, process } = machine();
    const lock = await acquireLock(FOLDER, process(7));
    for (let minute = 0; minute < 10; minute += 1) clock.advance(60_000);
    expect(lock.held()).toBe(true);
    await expect(acquireLock(FOLDER, process(8), { waitMs: 60_000 })).rejects.toMatchObject({
      code: 'locked',
    });
  });

  it('of a dead process on this machine is taken over at once', async () => {
    const { clock, dead, process, files } = machine();
    await acquireLock(FOLDER, process(7));
    dead.add(7);
    const before = clock.monotonic();
    const lock = await acquireLock(FOLDER, process(8));
    expect(clock.monotonic() - before).toBe(0);
    lock.release();
    expect(files.list(FOLDER)).toEqual([]);
  });

  it('of another machine is taken over when its heartbeat has stopped for 15 s', async () => {
    const { clock, files, process } = machine();
    files.createExclusive(PATH, JSON.stringify({ pid: 1, host: 'elsewhere', started: 'x', token: 'gone' }));
    const before = clock.monotonic();
    const lock = await acquireLock(FOLDER, process(8));
    expect(clock.monotonic() - before).toBeGreaterThanOrEqual(15_000);
    expect(clock.monotonic() - before).toBeLessThan(16_000);
    expect(lock.held()).toBe(true);
  });

  it.each(['', '{"pid":', 'null', '[]'])(
    'that was cut off while being written (%j) blocks for 15 s, not for ever',
    async (text) => {
      const { files, process } = machine();
      files.createExclusive(PATH, text);
      await expect(acquireLock(FOLDER, process(8), { waitMs: 10_000 })).rejects.toMatchObject({
        code: 'locked',
      });
      expect((await acquireLock(FOLDER, process(8), { waitMs: 10_000 })).held()).toBe(true);
    },
  );

  it('that was taken over is no longer held by the one who slept, and is not released by it', async () => {
    const { clock, files, process } = machine();
    const sleeper = await acquireLock(FOLDER, {
      ...process(7),
      clock: { ...clock, after: () => () => undefined },
    });
    clock.advance(20_000);
    const lock = await acquireLock(FOLDER, process(8));
    expect(sleeper.held()).toBe(false);
    sleeper.release();
    expect(lock.held()).toBe(true);
    expect(files.list(FOLDER)).toEqual(['lock']);
  });

  it('is not stuck by a taker who died between two steps', async () => {
    const { dead, files, process } = machine();
    files.createExclusive(`${PATH}.takeover`, '');
    await acquireLock(FOLDER, process(7));
    dead.add(7);
    const lock = await acquireLock(FOLDER, process(8), { waitMs: 20_000 });
    lock.release();
    expect(files.list(FOLDER)).toEqual([]);
  });
});
