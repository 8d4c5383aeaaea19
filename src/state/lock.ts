import { join } from 'node:path';
import { z } from 'zod';
import { Fault } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';

export type LockPorts = Pick<Ports, 'clock' | 'files' | 'random' | 'processes'>;

/** A held lock. */
export interface Lock {
  /** False when another process took it over because we were silent for too long: write nothing then. */
  held(): boolean;
  release(): void;
}

/** The holder says that it lives every 5 s; silent for three times as long, it counts as dead (security.md R17). */
const HEARTBEAT_MS = 5_000;
const STALE_MS = 15_000;
/** Between two looks at a lock that somebody holds; random, so that waiters do not march in step. */
const POLL_MS = 5;

const Holder = z.object({ pid: z.number(), host: z.string(), started: z.string(), token: z.string() });
type Holder = z.infer<typeof Holder>;

/**
 * Keeps two processes apart that work on one folder. Waits up to `waitMs` (default 20 s, longer than a dead holder can block); Fault
 * `locked` names the holder. A holder is dead when its process is gone on this machine or its heartbeat has stopped.
 */
export async function acquireLock(
  folder: string,
  ports: LockPorts,
  options: { waitMs?: number } = {},
): Promise<Lock> {
  const { clock, files, random, processes } = ports;
  const path = join(folder, 'lock');
  const holder: Holder = {
    pid: processes.pid,
    host: processes.host,
    started: new Date(clock.now()).toISOString(),
    token: random.hex(8),
  };
  const deadline = clock.monotonic() + (options.waitMs ?? 20_000);
  for (;;) {
    if (files.createExclusive(path, JSON.stringify(holder))) return hold(path, holder, ports);
    if (isStale(path, ports) && takeAway(path, ports)) continue;
    if (clock.monotonic() >= deadline) throw locked(path, ports);
    await clock.sleep(POLL_MS * (0.5 + random.next()));
  }
}

function hold(path: string, holder: Holder, { clock, files }: LockPorts): Lock {
  let released = false;
  let cancel = clock.after(HEARTBEAT_MS, beat);
  const held = () => !released && readHolder(files.readTextIfThere(path))?.token === holder.token;
  function beat(): void {
    try {
      if (!held()) return;
      files.touch(path);
    } catch {
      // Taken over at this moment, or a slow disk: `held` is checked before anything is written.
    }
    cancel = clock.after(HEARTBEAT_MS, beat);
  }
  return {
    held,
    release() {
      cancel();
      if (held()) files.remove(path);
      released = true;
    },
  };
}

function readHolder(text: string | null): Holder | undefined {
  try {
    return Holder.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    // Being written at this moment, or cut off: its age decides.
    return undefined;
  }
}

function isStale(path: string, { clock, files, processes }: LockPorts): boolean {
  const stat = files.stat(path);
  if (stat === null) return false;
  if (clock.now() - stat.modifiedMs > STALE_MS) return true;
  const holder = readHolder(files.readTextIfThere(path));
  return holder !== undefined && holder.host === processes.host && !processes.isAlive(holder.pid);
}

/**
 * Removes a dead holder's lock. Two waiters may find it at the same time, and the slower one must not remove the new lock
 * of the faster: only who holds the file beside it may remove, and looks again before doing so. Says
 * whether it was this waiter's turn.
 */
function takeAway(path: string, ports: LockPorts): boolean {
  const { clock, files } = ports;
  const turn = `${path}.takeover`;
  if (!files.createExclusive(turn, '')) {
    const stat = files.stat(turn);
    // Its owner died between two system calls.
    if (stat !== null && clock.now() - stat.modifiedMs > STALE_MS) files.remove(turn);
    return false;
  }
  try {
    if (isStale(path, ports)) files.remove(path);
    return true;
  } finally {
    files.remove(turn);
  }
}

function locked(path: string, { files }: LockPorts): Fault {
  const holder = readHolder(files.readTextIfThere(path));
  const who =
    holder === undefined
      ? 'another process'
      : `process ${holder.pid} on ${holder.host} (since ${holder.started})`;
  return new Fault('locked', `The state folder is in use by ${who}.`, {
    where: path,
    hint: 'Wait for it to end, end it, or work on another folder with --state.',
  });
}
