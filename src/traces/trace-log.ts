import { join } from 'node:path';
import type { Files } from '../ports/ports.ts';
import { sortedPlace } from '../text/sorted-place.ts';

/** How a record becomes a line with its checksum and back; a damaged line is undefined. The state knows how. */
export interface TraceLines {
  write(record: unknown): string;
  read(line: Uint8Array): { record: unknown } | undefined;
}

/** The names in the folder of traces, sorted; a new file is made within `noting`, so that the folder need not be read again. */
export interface TraceNames {
  all(): readonly string[];
  noting(name: string, write: () => void): void;
}

/** What a trace's file holds. */
export interface TraceReading {
  /** Whole lines whose checksum fits. */
  records: unknown[];
  /** Of the file, torn tail included. */
  bytes: number;
  /** The last line was cut off by a kill: the next append has to begin a line of its own. */
  torn: boolean;
}

/** The files of traces, one each, append-only: adding a span costs one write whatever the trace holds. */
export interface TraceLog {
  /** Ids of all traces, the last by name first; those that come after `before` in that order. */
  ids(before?: string): Iterable<string>;
  /** Bytes of a trace's file; undefined where there is none. */
  size(id: string): number | undefined;
  /** Undefined where there is no such trace. */
  read(id: string): TraceReading | undefined;
  /** When it returns, the records survive the death of this process. Answers where they begin and what the file holds now. */
  append(id: string, records: readonly unknown[], torn: boolean): { offset: number; bytes: number };
}

/** Nothing else becomes part of a path: ours, and the hex ids of exports. */
const ID = /^trace_[a-z0-9]{1,64}$/;
const ENDING = '.jsonl';
const LINE_FEED = 0x0a;

/** Whether a text can be the id of a trace. */
const isTraceId = (text: string): boolean => ID.test(text);

/** Opens the files of a folder. A file is open only while it is written: many agents may be traced at once. */
export function traceLog(
  folder: string,
  files: Files,
  lines: TraceLines,
  names: TraceNames = { all: () => files.list(folder), noting: (_, write) => write() },
): TraceLog {
  const pathOf = (id: string) => join(folder, `${id}${ENDING}`);
  return {
    *ids(before) {
      const sorted = names.all();
      const end = before === undefined ? sorted.length : sortedPlace(sorted, `${before}${ENDING}`);
      for (let index = end - 1; index >= 0; index--) {
        const name = sorted[index] ?? '';
        const id = name.slice(0, -ENDING.length);
        if (name.endsWith(ENDING) && isTraceId(id)) yield id;
      }
    },
    size: (id) => files.stat(pathOf(id))?.size,
    read(id) {
      const path = pathOf(id);
      if (!isTraceId(id) || files.stat(path) === null) return undefined;
      const bytes = contentOf(path, files);
      const records: unknown[] = [];
      let begin = 0;
      for (let feed = bytes.indexOf(LINE_FEED); feed >= 0; feed = bytes.indexOf(LINE_FEED, begin)) {
        const parsed = lines.read(bytes.subarray(begin, feed));
        if (parsed !== undefined) records.push(parsed.record);
        begin = feed + 1;
      }
      return { records, bytes: bytes.length, torn: begin < bytes.length };
    },
    append(id, records, torn) {
      const text = `${torn ? '\n' : ''}${records.map((record) => lines.write(record)).join('')}`;
      if (files.stat(pathOf(id)) !== null) return appended(pathOf(id), text, files);
      let written = { offset: 0, bytes: 0 };
      names.noting(`${id}${ENDING}`, () => {
        written = appended(pathOf(id), text, files);
      });
      return written;
    },
  };
}

function appended(path: string, text: string, files: Files): { offset: number; bytes: number } {
  const log = files.appendLog(path);
  try {
    const offset = log.append(text);
    return { offset, bytes: log.size() };
  } finally {
    log.close();
  }
}

function contentOf(path: string, files: Files): Buffer {
  const reader = files.reader(path);
  try {
    const bytes = reader.readAt(0, reader.size());
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } finally {
    reader.close();
  }
}
