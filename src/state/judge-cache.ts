import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Fault } from '../errors.ts';
import { once } from '../flow/once.ts';
import type { ByteReader, Ports } from '../ports/ports.ts';
import { digestPlaces } from './digest-places.ts';
import { journalLine, parseJournalLine } from './journal-line.ts';
import { ANSWERS, OLDER_ANSWERS } from './kept-answers.ts';
import { type TrustedAnswers, trustedAnswers } from './trusted-answers.ts';

/** Answers of judges by what was asked. A cache: whatever is lost or damaged is asked again. */
interface JudgeCache {
  /** The kept text, or null. */
  get(key: string): string | null;
  /** Keeps a text; it is written together with the others of this turn of the event loop, when the turn ends. */
  put(key: string, text: string): void;
  /** Writes what `put` holds. */
  settle(): void;
}

/** A file of answers grows to this size, then becomes the older one of two; the oldest answers go with the one before. */
const LARGEST_FILE = 64 * 1024 * 1024;
const PIECE_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;

/**
 * A cache in two append-only files of lines with checksums, found by an index in memory. Appending costs a hundredth of
 * creating a file an answer, which on a quick endpoint was half of a run. Several processes may append at once: each looks once a turn
 * of the event loop for what the others added, and a damaged line is a miss. So is an answer that does not count (`trusted`).
 */
export function openJudgeCache(
  folder: string,
  { files }: Pick<Ports, 'files'>,
  trusted: TrustedAnswers = trustedAnswers(),
): JudgeCache {
  const current = join(folder, ANSWERS);
  const older = join(folder, OLDER_ANSWERS);
  let sources: Source[] | undefined;
  /** Answers of this turn, by the names of their keys. */
  let held = new Map<string, string>();

  const opened = (): Source[] => {
    if (sources !== undefined) return sources;
    if ((files.stat(current)?.size ?? 0) > LARGEST_FILE) files.rename(current, older);
    // The older file is only ever replaced at opening: when it is not there now, it is not looked for again.
    sources = [source(current, files), ...(files.stat(older) === null ? [] : [source(older, files)])];
    return sources;
  };
  const write = once(() => answerWriter(current, files));
  const settle = (): void => {
    if (held.size === 0) return;
    const answers = held;
    held = new Map();
    try {
      const [newest] = opened();
      write()(answers, (...place) => newest?.note(...place));
    } catch (error) {
      // A full disk must not fail an answer that was paid for; what matters is in the journal.
      if (!(error instanceof Fault)) throw error;
    }
  };
  return {
    get(key) {
      const name = digest(key);
      const text = held.get(name);
      if (text !== undefined) return text;
      try {
        for (const one of opened()) {
          const found = one.find(name);
          if (found !== null && trusted.use(name, found)) return found;
        }
      } catch (error) {
        if (!(error instanceof Fault)) throw error; // An unreadable cache is an empty one.
      }
      return null;
    },
    put(key, text) {
      if (held.size === 0) setImmediate(settle);
      const name = digest(key);
      held.set(name, text);
      trusted.note(name, text);
    },
    settle,
  };
}

/** Appends answers in one write, and says where each lies. A line that a killed process left unfinished is closed, so that it damages no other. */
function answerWriter(path: string, files: Ports['files']) {
  const log = files.appendLog(path);
  if (log.size() > 0 && !endsWithLineFeed(path, files)) log.append('\n');
  return (answers: ReadonlyMap<string, string>, onPlace: Source['note']): void => {
    const lines = [...answers].map((answer) => journalLine(answer));
    let offset = log.append(lines.join(''));
    for (const [at, name] of [...answers.keys()].entries()) {
      const length = Buffer.byteLength(lines[at]!) - 1; // A line for each answer.
      onPlace(name, offset, length);
      offset += length + 1;
    }
  };
}

interface Source {
  find(digest: string): string | null;
  /** Where we just appended an answer ourselves; wrong when another process wrote in between, which `find` notices. */
  note(digest: string, offset: number, length: number): void;
}

/** One file with the places of its answers. What was appended since the last look is read first. */
function source(path: string, files: Ports['files']): Source {
  const places = digestPlaces();
  let reader: ByteReader | undefined;
  let scanned = 0;
  /** Whether it was looked for more in this turn: a look is a system call, and answers come many in a turn. */
  let looked = false;
  /** Indexes what was appended since the last look; says whether there was anything. */
  const scan = (open: ByteReader): boolean => {
    const before = scanned;
    for (let size = open.size(); scanned < size; ) {
      const piece = buffer(open.readAt(scanned, Math.min(PIECE_BYTES, size - scanned)));
      let begin = 0;
      for (let feed = piece.indexOf(LINE_FEED); feed >= 0; feed = piece.indexOf(LINE_FEED, begin)) {
        const key = keyOf(piece.subarray(begin, feed));
        if (key !== undefined) places.set(key, scanned + begin, feed - begin);
        begin = feed + 1;
      }
      // A line longer than a piece is passed over; an unfinished one at the end is looked at again next time.
      if (begin === 0 && piece.length < PIECE_BYTES) break;
      scanned += begin === 0 ? piece.length : begin;
    }
    return scanned > before;
  };
  const read = (open: ByteReader, digest: string): string | null => {
    const place = places.get(digest);
    if (place === undefined) return null;
    const record = parseJournalLine(buffer(open.readAt(place.offset, place.length)))?.record;
    return Array.isArray(record) && record[0] === digest && typeof record[1] === 'string' ? record[1] : null;
  };
  return {
    find(digest) {
      if (reader === undefined) {
        if (files.stat(path) === null) return null;
        reader = files.reader(path);
      }
      const known = read(reader, digest);
      if (known !== null || looked) return known;
      looked = true;
      setImmediate(() => {
        looked = false;
      });
      return scan(reader) ? read(reader, digest) : null;
    },
    note(digest, offset, length) {
      places.set(digest, offset, length);
      // Nobody else wrote: what we appended need not be scanned.
      if (scanned === offset) scanned = offset + length + 1;
    },
  };
}

/** The key stands at a fixed place of the line, so that an index is made without parsing answers. */
const KEY_OFFSET = journalLine(['']).indexOf('[') + 2;
const KEY_LENGTH = 64;

function keyOf(line: Buffer): string | undefined {
  if (line.length < KEY_OFFSET + KEY_LENGTH) return undefined;
  const key = line.toString('latin1', KEY_OFFSET, KEY_OFFSET + KEY_LENGTH);
  return /^[0-9a-f]{64}$/.test(key) ? key : undefined;
}

function endsWithLineFeed(path: string, files: Ports['files']): boolean {
  const reader = files.reader(path);
  try {
    return reader.readAt(reader.size() - 1, 1)[0] === LINE_FEED;
  } finally {
    reader.close();
  }
}

function buffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A key that is a SHA-256 already (as `cacheKey` makes them) is its own name. */
const NAME = /^[0-9a-f]{64}$/;

/** Over UTF-16, so that a lone surrogate counts as itself. */
function digest(text: string): string {
  if (NAME.test(text)) return text;
  return createHash('sha256').update(text, 'utf16le').digest('hex');
}
