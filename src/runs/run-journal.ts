import type { Ports } from '../ports/ports.ts';
import type { AttemptResult, RunHeader } from '../schema/run.ts';
import { type Blobs, LONGEST_IN_LINE } from '../state/blobs.ts';
import {
  type Journal,
  type JournalLocation,
  openJournal,
  readJournal,
  readRecord,
} from '../state/journal.ts';
import { attemptOf } from './attempt.ts';
import type {
  CaseDescription,
  FinishedRecord,
  PlayedRecord,
  RunConfig,
  RunRecord,
  ScoredRecord,
} from './records.ts';
import { type RunUsage, usageBooks } from './usage.ts';

/** Serialized bytes of attempts kept in memory; the rest is read from the journal again when a report asks. */
const KEPT_BYTES = 24 * 1024 * 1024;

interface AttemptEntry {
  played?: JournalLocation;
  scored: JournalLocation[];
  kept?: AttemptResult;
}

type StoredTurn = PlayedRecord['turns'][number] & { output_blob?: string };

/** The journal of one run, with an index by attempt: what stands here is never played or judged again. */
export interface RunJournal {
  append(record: RunRecord): void;
  /** Everything appended survives the death of this process: before something is decided from it. */
  settle(): void;
  /** Recorded play of an attempt, or undefined. */
  played(caseId: string, attempt: number): PlayedRecord | undefined;
  scored(caseId: string, attempt: number): ScoredRecord[];
  /** Keeps an attempt that was just put together, so that reports need not read it again; as long as memory allows. */
  keep(plan: CaseDescription, attempt: number, result: AttemptResult): void;
  /** The attempt, when all of its scorer results are recorded (an errored play has none); else undefined. */
  attempt(plan: CaseDescription, attempt: number): AttemptResult | undefined;
  /** Forgets an errored attempt, so that it is played again. */
  forget(caseId: string, attempt: number): void;
  /** What everything recorded cost, with the attempts that were forgotten: what was paid stays paid. */
  readonly usage: RunUsage;
  readonly config: RunConfig | undefined;
  /** Cases in the order planned. */
  readonly planned: readonly CaseDescription[];
  /** Header of the finished run; undefined while it is under way. */
  readonly header: RunHeader | undefined;
  /** What a finished run was found to be besides: its comparison with a baseline, its flaky cases. */
  readonly findings: { comparison: FinishedRecord['comparison']; flaky: FinishedRecord['flaky'] };
  readonly startedAt: string | undefined;
  /** Lines that could not be read, and torn bytes cut off the end. */
  readonly damage: { lines: number; bytes: number };
  close(): Promise<void>;
}

export function openRunJournal(path: string, ports: Ports, blobs: Blobs): RunJournal {
  const entries = new Map<string, AttemptEntry>();
  let config: RunConfig | undefined;
  let startedAt: string | undefined;
  let finished: FinishedRecord | undefined;
  const books = usageBooks();
  const planned = new Map<string, CaseDescription>();
  let keptBytes = 0;
  const keyOf = (caseId: string, attempt: number) => `${attempt}:${caseId}`;
  const entryOf = (key: string) => {
    let entry = entries.get(key);
    if (entry === undefined) {
      entry = { scored: [] };
      entries.set(key, entry);
    }
    return entry;
  };
  const note = (record: RunRecord, location: JournalLocation) => {
    switch (record.type) {
      case 'run.started':
        config = record.config;
        startedAt = record.at;
        break;
      case 'case.planned':
        planned.set(record.case.id, record.case);
        break;
      case 'run.finished':
        finished = record;
        break;
      case 'attempt.played':
      case 'attempt.errored':
        entryOf(keyOf(record.case_id, record.attempt)).played = location;
        books.played(record);
        break;
      case 'turn.scored':
        entryOf(keyOf(record.case_id, record.attempt)).scored.push(location);
        books.scored(record);
        break;
      case 'turn.unscored':
        books.scored(record);
        break;
      case 'attempt.retried':
        entries.delete(keyOf(record.case_id, record.attempt));
        break;
      case 'run.resumed':
        finished = undefined;
        break;
    }
  };
  // Records are written by this file alone and carry a checksum, so what can be read has the shape it was written with.
  const { bad, tornBytes } = readJournal(path, ports, (record, location) =>
    note(record as RunRecord, location),
  );
  // Opened at the first append: a reader must not touch the journal of a run that another process is writing.
  let journal: Journal | undefined;
  const write = (record: RunRecord) => {
    journal ??= openJournal(path, ports);
    return journal.appendSoon(record);
  };
  let reader: ReturnType<Ports['files']['reader']> | undefined;
  const read = (location: JournalLocation) => {
    journal?.settle();
    reader ??= ports.files.reader(path);
    return readRecord(reader, location) as RunRecord;
  };
  const playedAt = (location: JournalLocation) => unpacked(read(location) as PlayedRecord, blobs);

  return {
    append(record) {
      note(
        record,
        write(
          record.type === 'attempt.played' || record.type === 'attempt.errored'
            ? packed(record, blobs)
            : record,
        ),
      );
    },
    settle: () => journal?.settle(),
    played(caseId, attempt) {
      const location = entries.get(keyOf(caseId, attempt))?.played;
      return location === undefined ? undefined : playedAt(location);
    },
    scored: (caseId, attempt) =>
      (entries.get(keyOf(caseId, attempt))?.scored ?? []).map((location) => read(location) as ScoredRecord),
    keep(plan, attempt, result) {
      const entry = entries.get(keyOf(plan.id, attempt));
      if (entry?.played === undefined) return;
      const size = entry.scored.reduce((sum, location) => sum + location.length, entry.played.length);
      if (keptBytes + size > KEPT_BYTES) return;
      keptBytes += size;
      entry.kept = result;
    },
    attempt(plan, attempt) {
      const entry = entries.get(keyOf(plan.id, attempt));
      if (entry?.played === undefined) return undefined;
      if (entry.kept !== undefined) return entry.kept;
      const played = playedAt(entry.played);
      if (played.type === 'attempt.played' && entry.scored.length < plan.scorers.flat().length)
        return undefined;
      const records = entry.scored.map((location) => read(location) as ScoredRecord);
      return attemptOf(played, records, plan.scorers);
    },
    forget(caseId, attempt) {
      const record: RunRecord = { type: 'attempt.retried', case_id: caseId, attempt };
      note(record, write(record));
    },
    get usage() {
      return books.total();
    },
    get config() {
      return config;
    },
    get startedAt() {
      return startedAt;
    },
    get planned() {
      return [...planned.values()];
    },
    get header() {
      return finished?.header;
    },
    get findings() {
      return { comparison: finished?.comparison, flaky: finished?.flaky };
    },
    damage: { lines: bad, bytes: tornBytes },
    async close() {
      reader?.close();
      await journal?.close();
    },
  };
}

function packed(record: PlayedRecord, blobs: Blobs): PlayedRecord {
  if (!record.turns.some((turn) => turn.output.length > LONGEST_IN_LINE)) return record;
  const turns = record.turns.map(
    (turn): StoredTurn =>
      turn.output.length > LONGEST_IN_LINE
        ? { ...turn, output: '', output_blob: blobs.put(turn.output) }
        : turn,
  );
  return { ...record, turns };
}

/** A record with the outputs that its blobs hold; Fault `storage` when one is missing or damaged. */
export function unpacked(record: PlayedRecord, blobs: Blobs): PlayedRecord {
  if (!record.turns.some((turn: StoredTurn) => turn.output_blob !== undefined)) return record;
  const turns = record.turns.map((turn: StoredTurn) => {
    if (turn.output_blob === undefined) return turn;
    const { output_blob: blob, ...rest } = turn;
    return { ...rest, output: blobs.get(blob) };
  });
  return { ...record, turns };
}
