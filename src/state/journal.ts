import { asFault, Fault } from '../errors.ts';
import type { AppendLog, ByteReader, Ports } from '../ports/ports.ts';
import { journalLines, parseJournalLine } from './journal-line.ts';

type JournalPorts = Pick<Ports, 'clock' | 'files'>;

/** Where a record lies in its journal, in bytes; the line feed is not counted. */
export interface JournalLocation {
  offset: number;
  length: number;
}

/** An append-only file of records with one writer. */
export interface Journal {
  /** Appends a record. When it returns, the record survives the death of this process (not yet a power cut). */
  append(record: unknown): JournalLocation;
  /**
   * Appends a record together with the others of this turn of the event loop, in one write when the turn ends. For records
   * that nobody is notified of before then; a kill in between loses what could have been lost a moment earlier.
   */
  appendSoon(record: unknown): JournalLocation;
  /** Writes what `appendSoon` holds. */
  settle(): void;
  /** Everything appended so far survives a power cut once this resolves. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** What reading a journal found. */
interface JournalReading {
  records: number;
  /** Damaged lines that were passed over. */
  bad: number;
  /** Bytes after the last whole line: an append that was cut off and never acknowledged. */
  tornBytes: number;
}

/** Flushed to disk at the latest after so many records or so much time (security.md R12). */
const FLUSH_RECORDS = 64;
const FLUSH_MS = 1_000;
const PIECE_BYTES = 1024 * 1024;
/** More than this does not wait for the end of the turn. */
const MOST_HELD_BYTES = 256 * 1024;
/** A longer line is passed over instead of being held in memory; texts that large belong into blobs. */
const LONGEST_LINE_BYTES = 64 * 1024 * 1024;
const LINE_FEED = 0x0a;

/** Opens a journal for appending; a torn last line of a killed writer is cut off first. */
export function openJournal(path: string, { clock, files }: JournalPorts): Journal {
  cutTornTail(path, files);
  const log = files.appendLog(path);
  const flusher = flusherOf(log, clock);
  const lines = journalLines();

  function settle(): void {
    const { count } = lines;
    if (count === 0) return;
    log.append(lines.take());
    flusher.written(count);
  }
  return {
    append(record) {
      flusher.throwIfFailed();
      settle();
      const length = lines.add(record) - 1;
      const offset = log.append(lines.take());
      flusher.written(1);
      return { offset, length };
    },
    appendSoon(record) {
      flusher.throwIfFailed();
      if (lines.size >= MOST_HELD_BYTES) settle();
      const offset = log.size() + lines.size;
      const length = lines.add(record) - 1;
      if (lines.count === 1)
        setImmediate(() => {
          try {
            settle();
          } catch (error) {
            flusher.fail(error); // Comes out of the next call, as a failed flush does.
          }
        });
      return { offset, length };
    },
    settle,
    async flush() {
      settle();
      await flusher.flush();
    },
    async close() {
      try {
        settle();
        await flusher.flush();
      } finally {
        flusher.end();
        log.close();
      }
    },
  };
}

/** Brings what was written to disk: one flush at a time, beside the appends. A failure comes out of the next call. */
function flusherOf(log: AppendLog, clock: Ports['clock']) {
  let unflushed = 0;
  let flushing: Promise<void> | undefined;
  let cancelTimer: (() => void) | undefined;
  let failure: Fault | undefined;

  function flushSoon(): Promise<void> {
    cancelTimer?.();
    cancelTimer = undefined;
    if (flushing !== undefined) return flushing;
    unflushed = 0;
    flushing = log
      .sync()
      .catch((error: unknown) => {
        failure = asFault(error);
      })
      .finally(() => {
        flushing = undefined;
        if (unflushed > 0) cancelTimer ??= clock.after(FLUSH_MS, () => void flushSoon());
      });
    return flushing;
  }
  function throwIfFailed(): void {
    if (failure !== undefined) throw failure;
  }
  return {
    throwIfFailed,
    fail(error: unknown): void {
      failure = asFault(error);
    },
    written(records: number): void {
      unflushed += records;
      if (unflushed >= FLUSH_RECORDS && flushing === undefined) void flushSoon();
      else cancelTimer ??= clock.after(FLUSH_MS, () => void flushSoon());
    },
    async flush(): Promise<void> {
      // What is under way may have begun before the last append.
      await flushing;
      if (unflushed > 0) await flushSoon();
      throwIfFailed();
    },
    end: () => cancelTimer?.(),
  };
}

/**
 * Reads a journal from the beginning in pieces: memory holds one piece and one line. Damaged lines are counted and passed
 * over; a journal that does not exist is empty.
 */
export function readJournal(
  path: string,
  { files }: Pick<JournalPorts, 'files'>,
  onRecord: (record: unknown, location: JournalLocation) => void,
): JournalReading {
  const reading = { records: 0, bad: 0, tornBytes: 0 };
  if (files.stat(path) === null) return reading;
  const reader = files.reader(path);
  try {
    /** Read into again and again; it holds a line that is not whole yet, and what comes next. */
    let room: Buffer = Buffer.allocUnsafeSlow(PIECE_BYTES);
    /** Bytes of the line that is not whole yet, from `lineStart` on; of one that is too long none are kept. */
    let begun = 0;
    let lineStart = 0;
    const finishLine = (line: Buffer, offset: number, length: number) => {
      const parsed = length > LONGEST_LINE_BYTES ? undefined : parseJournalLine(line);
      if (parsed === undefined) reading.bad += 1;
      else {
        reading.records += 1;
        onRecord(parsed.record, { offset, length });
      }
    };
    for (let offset = 0; ; ) {
      if (begun > room.length / 2) room = Buffer.concat([room.subarray(0, begun)], 2 * room.length);
      const read = reader.readAt(offset, room.length - begun, room.subarray(begun)).length;
      if (read === 0) {
        reading.tornBytes = offset - lineStart;
        return reading;
      }
      const piece = room.subarray(0, begun + read);
      let begin = 0;
      for (let feed = piece.indexOf(LINE_FEED, begun); feed >= 0; feed = piece.indexOf(LINE_FEED, begin)) {
        const lineEnd = offset - begun + feed;
        finishLine(piece.subarray(begin, feed), lineStart, lineEnd - lineStart);
        begin = feed + 1;
        lineStart = lineEnd + 1;
      }
      offset += read;
      begun = offset - lineStart > LONGEST_LINE_BYTES ? 0 : piece.length - begin;
      room.copyWithin(0, begin, begin + begun);
    }
  } finally {
    reader.close();
  }
}

/** One record by its location; Fault `storage` when the bytes there are not the ones that were written. */
export function readRecord(reader: ByteReader, location: JournalLocation): unknown {
  const parsed = parseJournalLine(asBuffer(reader.readAt(location.offset, location.length)));
  if (parsed === undefined) {
    throw new Fault('storage', `The journal is damaged at byte ${location.offset}.`, {
      hint: 'Resume the run: what is damaged is run again.',
    });
  }
  return parsed.record;
}

function cutTornTail(path: string, files: Ports['files']): void {
  const stat = files.stat(path);
  if (stat === null || stat.size === 0) return;
  const reader = files.reader(path);
  let end = 0;
  try {
    // Backwards from the end to the last line feed.
    for (let until = stat.size; until > 0 && end === 0; ) {
      const from = Math.max(0, until - PIECE_BYTES);
      const feed = asBuffer(reader.readAt(from, until - from)).lastIndexOf(LINE_FEED);
      if (feed >= 0) end = from + feed + 1;
      until = from;
    }
  } finally {
    reader.close();
  }
  if (end < stat.size) files.truncate(path, end);
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
