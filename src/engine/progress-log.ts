import type { AppendLog, Clock, Ports } from '../ports/ports.ts';
import type { RunEvent } from '../runs/world.ts';
import { MARK_EVERY, progressReader } from './progress-reader.ts';

/** Bytes of the newest messages that stay in memory, once for all who follow: who is not behind asks no disk. */
const KEPT_BYTES = 512 * 1024;
/** Handed out at once, about as much as is read at once from disk. */
const PIECE_BYTES = 64 * 1024;

/** The progress of a run as messages: numbered from 1, on disk, and the same after a restart. */
export interface ProgressLog {
  readonly path: string;
  /** Number of the last message that stands on disk. */
  readonly last: number;
  /** False when nothing follows any more in this process. */
  readonly isOpen: boolean;
  /** Numbers, dates and writes down an event, unless it was noted before. */
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

/** What makes two events the same, whatever process sends them. */
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
 * Opens the log of a run and goes on with it where there is one: numbers grow on, what stands there is not written again, a torn
 * last line is cut off. Not flushed to the disk: what a power cut takes is made again from the journal. `onFault` is called with the first
 * write that failed.
 */
export function openProgressLog(
  path: string,
  { files, clock }: Pick<Ports, 'files' | 'clock'>,
  onFault: (error: unknown) => void = () => undefined,
): ProgressLog {
  const before = readLog(path, files);
  return new OpenLog(path, before, files.appendLog(path), clock, onFault);
}

/** What stands in a log. */
interface Written {
  /** Keys of the events that were noted. */
  keys: Set<string>;
  /** Where every 256th message begins, from the first on. */
  marks: number[];
  /** Messages, and cases that are finished. */
  last: number;
  finished: number;
}

/** Reads a log to its end, and cuts off what a killed process left of a line. */
function readLog(path: string, files: Ports['files']): Written {
  const written: Written = { keys: new Set(), marks: [0], last: 0, finished: 0 };
  if (files.stat(path) === null) return written;
  const reader = progressReader(path, files);
  try {
    for (let lines = reader.read(); lines.length > 0; lines = reader.read())
      for (const line of lines) {
        written.last += 1;
        const event = parsed(line);
        if (event === undefined) continue;
        written.keys.add(progressKey(event));
        if (event.type === 'case.finished') written.finished += 1;
      }
    for (const offset of reader.marks) written.marks.push(offset);
    if (reader.tornBytes() > 0) files.truncate(path, reader.offset);
    return written;
  } finally {
    reader.close();
  }
}

/** Written by this file alone; a damaged line keeps its number, and its event is noted again. */
function parsed(line: Buffer): RunEvent | undefined {
  try {
    return JSON.parse(line.toString('utf8')) as RunEvent;
  } catch {
    return undefined;
  }
}

/** A log that is open for writing. */
class OpenLog implements ProgressLog {
  readonly path: string;
  readonly #written: Written;
  readonly #file: AppendLog;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #onFault: (error: unknown) => void;
  readonly #listeners = new Set<() => void>();
  readonly #newest = newestMessages();
  /** Numbered, and not on disk yet. */
  #held: string[] = [];
  #numbered: number;
  #isOpen = true;
  #isBroken = false;
  #isDue = false;

  constructor(
    path: string,
    written: Written,
    file: AppendLog,
    clock: Pick<Clock, 'now'>,
    onFault: (error: unknown) => void,
  ) {
    this.path = path;
    this.#written = written;
    this.#file = file;
    this.#clock = clock;
    this.#onFault = onFault;
    this.#numbered = written.last;
  }

  get last(): number {
    return this.#written.last;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  note(event: RunEvent): void {
    if (!this.#isOpen) return;
    const { keys } = this.#written;
    if (keys.size > 0 && keys.has(progressKey(event))) return;
    this.#numbered += 1;
    // Counted by what was noted: after a restart cases end in another order.
    const data =
      event.type === 'case.finished' ? { ...event.data, finished: ++this.#written.finished } : event.data;
    const at = new Date(this.#clock.now()).toISOString();
    this.#held.push(`${JSON.stringify({ seq: this.#numbered, type: event.type, at, data })}\n`);
    // Behind the journal, which writes at the end of this turn too: nobody is notified of what a kill could still take.
    if (!this.#isDue) setImmediate(() => this.settle());
    this.#isDue = true;
  }

  settle(): void {
    this.#isDue = false;
    if (this.#held.length === 0) return;
    const lines = this.#held;
    let offset: number;
    try {
      offset = this.#file.append(lines.join(''));
    } catch (error) {
      // Held until the next one: numbers on disk have no gap. The run itself goes on, or fails by its own journal.
      if (!this.#isBroken) this.#onFault(error);
      this.#isBroken = true;
      return;
    }
    this.#held = [];
    const written = this.#written;
    for (const line of lines) {
      const bytes = Buffer.from(line);
      if (written.last > 0 && written.last % MARK_EVERY === 0)
        written.marks[written.last / MARK_EVERY] = offset;
      offset += bytes.length;
      written.last += 1;
      this.#newest.add(bytes);
    }
    this.#newest.cut();
    this.#callListeners();
  }

  placeAfter(seq: number): { seq: number; offset: number } {
    const { last, marks } = this.#written;
    const mark = Math.min(Math.floor(Math.min(seq, last) / MARK_EVERY), marks.length - 1);
    return { seq: mark * MARK_EVERY, offset: marks[mark] ?? 0 };
  }

  newestAfter(seq: number): Uint8Array[] | undefined {
    return this.#newest.after(seq, this.last);
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): void {
    if (!this.#isOpen) return;
    this.settle();
    this.#isOpen = false;
    this.#file.close();
    this.#callListeners();
  }

  #callListeners(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** The newest messages, kept for all who follow. */
function newestMessages() {
  let newest: Buffer[] = [];
  let bytes = 0;
  return {
    /** A line with its line feed. */
    add(line: Buffer): void {
      newest.push(line.subarray(0, -1));
      bytes += line.length;
    },
    /** Cuts down now and then instead of at each message, which would move them all. */
    cut(): void {
      if (bytes <= 2 * KEPT_BYTES) return;
      let out = 0;
      while (bytes > KEPT_BYTES) bytes -= newest[out++]!.length + 1; // More than that is in them.
      newest = newest.slice(out);
    },
    /** Those behind `seq`, a piece at once; undefined where the first of them is not kept. */
    after(seq: number, last: number): Uint8Array[] | undefined {
      if (seq >= last) return [];
      const first = seq - (last - newest.length);
      if (first < 0) return undefined;
      const some: Buffer[] = [];
      let taken = 0;
      for (let at = first; at < newest.length && taken < PIECE_BYTES; at += 1) {
        const line = newest[at]!; // In range.
        taken += line.length;
        some.push(line);
      }
      return some;
    },
  };
}
