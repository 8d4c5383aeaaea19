import type { Ports } from '../ports/ports.ts';
import type { RunEvent } from '../runs/world.ts';
import { MARK_EVERY, progressReader } from './progress-reader.ts';

/** Bytes of the newest messages that stay in memory, once for all who follow: who is not behind asks no disk. */
const KEPT_BYTES = 512 * 1024;
/** Handed out at once, about as much as is read at once from disk. */
const PIECE_BYTES = 64 * 1024;

/** What is told of a run: numbered from 1, on disk, and the same after a restart. */
export interface ProgressLog {
  readonly path: string;
  /** Number of the last message that stands on disk. */
  readonly last: number;
  /** False when nothing follows any more in this process. */
  readonly isOpen: boolean;
  /** Numbers, stamps and writes down an event, unless it was told before. */
  note(event: RunEvent): void;
  /** A place to read from when everything up to `seq` is known: the first byte of message `seq + 1` or of one before it. */
  placeAfter(seq: number): { seq: number; offset: number };
  /** The next messages behind `seq`, without line feeds, when they are still in memory; undefined when they stand on disk alone. */
  newestAfter(seq: number): Uint8Array[] | undefined;
  /** Calls back when there is more to read, and when the log is closed; the returned function ends it. */
  listen(listener: () => void): () => void;
  /** Writes what is held. */
  settle(): void;
  close(): void;
}

/** What makes two events the same, whatever process tells them. */
export function progressKey(event: RunEvent): string {
  switch (event.type) {
    case 'case.started':
      return `started ${event.data.attempt} ${event.data.test_case_id}`;
    case 'turn.scored':
      return `scored ${event.data.turn_id}`;
    case 'case.finished':
      return `finished ${event.data.test_case_id}`;
    default:
      return event.type;
  }
}

/**
 * Opens the log of a run and goes on with it where there is one: numbers grow on, what stands there is not told again, a torn
 * last line is cut off. Not flushed to the disk: what a power cut takes is told again out of the journal. `onFault` hears of the first
 * write that failed.
 */
export function openProgressLog(
  path: string,
  { files, clock }: Pick<Ports, 'files' | 'clock'>,
  onFault: (error: unknown) => void = () => undefined,
): ProgressLog {
  const told = new Set<string>();
  const marks: number[] = [0];
  let last = 0;
  let finished = 0;
  if (files.stat(path) !== null) {
    const reader = progressReader(path, files);
    try {
      for (let lines = reader.read(); lines.length > 0; lines = reader.read())
        for (const line of lines) {
          last += 1;
          const event = parsed(line);
          if (event === undefined) continue;
          told.add(progressKey(event));
          if (event.type === 'case.finished') finished += 1;
        }
      for (const offset of reader.marks) marks.push(offset);
      if (reader.tornBytes() > 0) files.truncate(path, reader.offset);
    } finally {
      reader.close();
    }
  }
  const log = files.appendLog(path);
  const listeners = new Set<() => void>();
  let held: string[] = [];
  let numbered = last;
  let isOpen = true;
  let broken = false;
  let isDue = false;
  let newest: Buffer[] = [];
  let newestBytes = 0;

  function settle(): void {
    isDue = false;
    if (held.length === 0) return;
    const lines = held;
    let offset: number;
    try {
      offset = log.append(lines.join(''));
    } catch (error) {
      // Held until the next one: numbers on disk have no gap. The run itself goes on, or fails by its own journal.
      if (!broken) onFault(error);
      broken = true;
      return;
    }
    held = [];
    for (const line of lines) {
      const bytes = Buffer.from(line);
      if (last > 0 && last % MARK_EVERY === 0) marks[last / MARK_EVERY] = offset;
      offset += bytes.length;
      last += 1;
      newest.push(bytes.subarray(0, -1));
      newestBytes += bytes.length;
    }
    // Cut down now and then instead of at each message, which would move them all.
    if (newestBytes > 2 * KEPT_BYTES) {
      let out = 0;
      while (newestBytes > KEPT_BYTES) newestBytes -= newest[out++]!.length + 1;
      newest = newest.slice(out);
    }
    for (const listener of [...listeners]) listener();
  }
  return {
    path,
    get last() {
      return last;
    },
    get isOpen() {
      return isOpen;
    },
    note(event) {
      if (!isOpen) return;
      if (told.size > 0 && told.has(progressKey(event))) return;
      numbered += 1;
      // Counted by what was told: after a restart cases end in another order.
      const data = event.type === 'case.finished' ? { ...event.data, finished: ++finished } : event.data;
      const at = new Date(clock.now()).toISOString();
      held.push(`${JSON.stringify({ seq: numbered, type: event.type, at, data })}\n`);
      // Behind the journal, which writes at the end of this turn too: nobody hears of what a kill could still take.
      if (!isDue) setImmediate(settle);
      isDue = true;
    },
    placeAfter(seq) {
      const mark = Math.min(Math.floor(Math.min(seq, last) / MARK_EVERY), marks.length - 1);
      return { seq: mark * MARK_EVERY, offset: marks[mark] ?? 0 };
    },
    newestAfter(seq) {
      if (seq >= last) return [];
      const first = seq - (last - newest.length);
      if (first < 0) return undefined;
      const some: Buffer[] = [];
      let bytes = 0;
      for (let at = first; at < newest.length && bytes < PIECE_BYTES; at += 1) {
        const line = newest[at]!; // In range.
        bytes += line.length;
        some.push(line);
      }
      return some;
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    settle,
    close() {
      if (!isOpen) return;
      settle();
      isOpen = false;
      log.close();
      for (const listener of [...listeners]) listener();
    },
  };
}

/** Written by this file alone; a damaged line keeps its number, and what it told is told again. */
function parsed(line: Buffer): RunEvent | undefined {
  try {
    return JSON.parse(line.toString('utf8')) as RunEvent;
  } catch {
    return undefined;
  }
}
