import type { BackgroundAccess, PortsAccess, StateAccess } from '../engine/engine-parts.ts';
import type { LiveRun } from '../engine/live-runs.ts';
import { type ProgressLog, progressKey } from '../engine/progress-log.ts';
import { type ProgressReader, progressReader } from '../engine/progress-reader.ts';
import { resources } from '../flow/resources.ts';
import type { RunJournal } from '../runs/run-journal.ts';
import { openStoredRun } from '../runs/stored-run.ts';
import { statePaths } from '../state/state-paths.ts';
import { jobOf } from './job-records.ts';
import { journalProgress, type SentBefore } from './journal-progress.ts';

/** A message of a run as it is sent: its number and its JSON text. */
export interface ProgressMessage {
  seq: number;
  text: Uint8Array | string;
}

/** Messages of a run from some number on, taken when they can be sent on: a slow reader costs no memory. */
export interface ProgressFollower {
  /** The next ones, about 64 KiB; empty when there is none at the moment. */
  next(): ProgressMessage[];
  /**
   * After an empty `next`: `waiting` for more, at the `end` (`run.finished` was among them, or known before), or `elsewhere`: what
   * follows is not reported in this process.
   */
  readonly state: 'waiting' | 'end' | 'elsewhere';
  /** Calls back when there may be more. */
  listen(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Shape of a run id (ports/node-ids.ts); nothing else is looked for on the disk. */
const RUN_ID = /^run_[a-z0-9]+$/;
const FINISHED = /^\{"seq":\d+,"type":"run\.finished"/;
/** Messages made of a journal at a time. */
const MADE_AT_ONCE = 64;

/** Whether this can be the id of a run at all. */
export const isRunId = (id: string): boolean => RUN_ID.test(id);

/** Whether there is a run of this id: under way here, waiting, or in the state. */
export async function isRun(engine: StateAccess & BackgroundAccess, runId: string): Promise<boolean> {
  if (!isRunId(runId)) return false;
  const paths = statePaths(engine.stateDir);
  const { files } = engine.ports;
  if (engine.live().of(runId) !== undefined || files.stat(paths.journal(runId)) !== null) return true;
  if (files.stat(paths.runEvents(runId)) !== null || (await jobOf(engine, runId)) !== undefined) return true;
  return (await (await engine.store()).runSummary(runId)) !== null;
}

/** The messages of a run with numbers above `after`. It may be any number: one that is not sent yet is waited for. */
export function followProgress(
  engine: StateAccess & BackgroundAccess,
  runId: string,
  after: number,
): ProgressFollower {
  const paths = statePaths(engine.stateDir);
  const { files } = engine.ports;
  const live = engine.live().of(runId);
  const hasLog = files.stat(paths.runEvents(runId)) !== null;
  const parts: Part[] = [];
  const sent: SentBefore & { keys: Set<string> } = { last: 0, keys: new Set() };
  if (hasLog) parts.push(logPart(engine, paths.runEvents(runId), live, after, sent));
  if (live === undefined) parts.push(journalPart(engine, runId, after, sent));
  let at = 0;
  return {
    next() {
      for (;;) {
        const part = parts[at];
        const messages = part?.next() ?? [];
        if (messages.length > 0 || part === undefined) return messages;
        if (part.state !== 'elsewhere' || at === parts.length - 1) return [];
        at += 1;
      }
    },
    get state() {
      return parts[at]?.state ?? 'elsewhere';
    },
    listen: (listener) => live?.log?.listen(listener) ?? (() => undefined),
    async close() {
      const open = resources();
      for (const part of parts) open.atClose(() => part.close());
      await open.close();
    },
  };
}

interface Part extends Pick<ProgressFollower, 'next' | 'state' | 'close'> {}

/** What stands in the log on disk, and what is added to it. Remembers in `sent` what it passed, where a journal may have to go on. */
function logPart(
  engine: PortsAccess,
  path: string,
  live: LiveRun | undefined,
  after: number,
  sent: SentBefore & { keys: Set<string> },
): Part {
  const log: ProgressLog | undefined = live?.log;
  let reader: (ProgressReader & { seq: number }) | undefined;
  // What is known already is not read again, where its place is known; but the last one, which may be the end.
  let seq = Math.max(0, Math.min(after, (log?.last ?? 0) - 1));
  let isEnd = false;
  let isClosed = false;

  /** From disk, from the line behind `seq` on. */
  function fromDisk(): Buffer[] {
    if (reader?.seq !== seq) {
      reader?.close();
      const place = log?.placeAfter(seq) ?? { seq: 0, offset: 0 };
      reader = Object.assign(progressReader(path, engine.ports.files, place.offset), { seq: place.seq });
    }
    for (;;) {
      const lines = reader.read();
      const known = seq - reader.seq;
      reader.seq += lines.length;
      if (lines.length === 0) return [];
      if (lines.length > known) return known > 0 ? lines.slice(known) : lines;
    }
  }
  return {
    next() {
      const messages: ProgressMessage[] = [];
      while (messages.length === 0 && !isEnd && !isClosed) {
        const lines: readonly Uint8Array[] = log?.newestAfter(seq) ?? fromDisk();
        if (lines.length === 0) break;
        for (const line of lines) {
          seq += 1;
          sent.last = seq;
          if (live === undefined) note(sent.keys, line);
          isEnd = FINISHED.test(textOf(line.subarray(0, 64)));
          if (seq > after) messages.push({ seq, text: line });
          if (isEnd) break;
        }
      }
      return messages;
    },
    get state() {
      if (isEnd) return 'end';
      return log?.isOpen === true ? 'waiting' : 'elsewhere';
    },
    async close() {
      isClosed = true;
      reader?.close();
    },
  };
}

const textOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();

function note(keys: Set<string>, line: Uint8Array): void {
  try {
    keys.add(progressKey(JSON.parse(textOf(line))));
  } catch {
    // Damaged: its number stays taken.
  }
}

/** What the journal of a run adds to that. */
function journalPart(engine: StateAccess, runId: string, after: number, sent: SentBefore): Part {
  const paths = statePaths(engine.stateDir);
  let journal: RunJournal | undefined;
  let messages: ReturnType<typeof journalProgress> | undefined;
  let isEnd = false;
  function begin() {
    if (engine.ports.files.stat(paths.journal(runId)) === null) return undefined;
    journal = openStoredRun(runId, paths, engine.ports);
    return journalProgress(journal, runId, sent);
  }
  return {
    next() {
      messages ??= begin();
      const made: ProgressMessage[] = [];
      while (messages !== undefined && made.length < MADE_AT_ONCE && !isEnd) {
        const { value, done } = messages.next();
        if (done === true) break;
        isEnd = value.type === 'run.finished';
        if (value.seq > after) made.push({ seq: value.seq, text: value.text });
      }
      return made;
    },
    get state() {
      return isEnd ? 'end' : 'elsewhere';
    },
    close: async () => journal?.close(),
  };
}
