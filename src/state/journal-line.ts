import { crc32 } from 'node:zlib';
import { Fault } from '../errors.ts';

/** `{"crc":"8 hex","record":…}` and a line feed: the checksum covers the bytes of the record's JSON. */
const BEFORE_CRC = '{"crc":"';
const BEFORE_RECORD = '","record":';
const HEAD_BYTES = BEFORE_CRC.length + 8 + BEFORE_RECORD.length;

/** A record as one line with its checksum. */
export function journalLine(record: unknown): string {
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
  return `${BEFORE_CRC}${hex(crc32(text))}${BEFORE_RECORD}${text}}\n`;
}

/** The record of a line (without its line feed), or undefined when the line is damaged. */
export function parseJournalLine(line: Buffer): { record: unknown } | undefined {
  const end = line.length - 1;
  if (end <= HEAD_BYTES || line[end] !== 0x7d) return undefined;
  const head = line.toString('latin1', 0, HEAD_BYTES);
  if (!head.startsWith(BEFORE_CRC) || !head.endsWith(BEFORE_RECORD)) return undefined;
  const crc = head.slice(BEFORE_CRC.length, BEFORE_CRC.length + 8);
  if (hex(crc32(line.subarray(HEAD_BYTES, end))) !== crc) return undefined;
  try {
    return { record: JSON.parse(line.toString('utf8', HEAD_BYTES, end)) };
  } catch {
    // A checksum that fits by chance over something else: damaged all the same.
    return undefined;
  }
}

function hex(crc: number): string {
  return crc.toString(16).padStart(8, '0');
}
