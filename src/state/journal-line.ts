import { crc32 } from 'node:zlib';
import { Fault } from '../errors.ts';

/** `{"crc":"8 hex","record":…}` and a line feed: the checksum covers the bytes of the record's JSON. */
const BEFORE_CRC = '{"crc":"';
const BEFORE_RECORD = '","record":';
const BEHIND = '}\n';
const HEAD_BYTES = BEFORE_CRC.length + 8 + BEFORE_RECORD.length;

/** A record as one line with its checksum. */
export function journalLine(record: unknown): string {
  const text = jsonOf(record);
  return `${headOf(crc32(text))}${text}${BEHIND}`;
}

/** Lines that are written together: their bytes, one after the other. */
export interface JournalLines {
  /** Adds the line of a record; returns its length in bytes. */
  add(record: unknown): number;
  readonly count: number;
  /** Bytes of all lines. */
  readonly size: number;
  /** All of them, which is only good until the next one is added; from here on there are none. */
  take(): Uint8Array;
}

/** As many bytes are kept for the lines that come next; what was needed for longer ones is given back. */
const KEPT_BYTES = 512 * 1024;

/** Gathers lines in one place, again and again: texts of many long records would wait for the garbage collector. */
export function journalLines(): JournalLines {
  let bytes = Buffer.allocUnsafeSlow(0);
  let [count, size] = [0, 0];
  const haveRoom = (more: number) => {
    if (size + more <= bytes.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(size + more, 2 * bytes.length));
    bytes.copy(grown, 0, 0, size);
    bytes = grown;
  };
  return {
    add(record) {
      const text = jsonOf(record);
      const recordBytes = Buffer.byteLength(text);
      const length = HEAD_BYTES + recordBytes + BEHIND.length;
      haveRoom(length);
      const begin = size + HEAD_BYTES;
      const end = begin + bytes.write(text, begin);
      bytes.write(headOf(crc32(bytes.subarray(begin, end))), size, 'latin1');
      bytes.write(BEHIND, end, 'latin1');
      size += length;
      count += 1;
      return length;
    },
    get count() {
      return count;
    },
    get size() {
      return size;
    },
    take() {
      const taken = bytes.subarray(0, size);
      if (bytes.length > KEPT_BYTES) bytes = Buffer.allocUnsafeSlow(0);
      [count, size] = [0, 0];
      return taken;
    },
  };
}

function jsonOf(record: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(record);
  } catch (error) {
    throw new Fault('too_large', 'A record cannot be stored: it nests too deeply or is too large.', {
      cause: error,
      hint: 'Limit depth and size of what the agent or the judge answers.',
    });
  }
  if (text === undefined) throw new Fault('internal', 'A record must be a JSON value.');
  return text;
}

/** The record of a line (without its line feed), or undefined when the line is damaged. */
export function parseJournalLine(line: Buffer): { record: unknown } | undefined {
  const end = line.length - 1;
  if (end <= HEAD_BYTES || line[end] !== 0x7d) return undefined;
  const head = headOf(crc32(line.subarray(HEAD_BYTES, end)));
  if (line.toString('latin1', 0, HEAD_BYTES) !== head) return undefined;
  try {
    return { record: JSON.parse(line.toString('utf8', HEAD_BYTES, end)) };
  } catch {
    // A checksum that fits by chance over something else: damaged all the same.
    return undefined;
  }
}

const headOf = (crc: number) => `${BEFORE_CRC}${crc.toString(16).padStart(8, '0')}${BEFORE_RECORD}`;
