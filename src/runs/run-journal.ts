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

/** Where the records of a journal are, and what those add up to that hold for all of it. */
function journalIndex() {
  const entries = new Map<string, AttemptEntry>();
  const planned = new Map<string, CaseDescription>();
  const books = usageBooks();
  const whole: { config?: RunConfig; startedAt?: string; finished?: FinishedRecord | undefined } = {};
  const keyOf = (caseId: string, attempt: number) => `${attempt}:${caseId}`;
  const entryFor = (record: Pick<ScoredRecord, 'case_id' | 'attempt'>) => {
    const key = keyOf(record.case_id, record.attempt);
    const entry = entries.get(key) ?? { scored: [] };
    entries.set(key, entry);
    return entry;
  };
  return {
    planned,
    books,
    whole,
    /** What is known of an attempt. */
    entry: (caseId: string, attempt: number) => entries.get(keyOf(caseId, attempt)),
    note(record: RunRecord, location: JournalLocation): void {
      switch (record.type) {
        case 'run.started':
          whole.config = record.config;
          whole.startedAt = record.at;
          break;
        case 'case.planned':
          planned.set(record.case.id, record.case);
          break;
        case 'run.finished':
          whole.finished = record;
          break;
        case 'attempt.played':
        case 'attempt.errored':
          entryFor(record).played = location;
          books.played(record);
          break;
        case 'turn.scored':
          entryFor(record).scored.push(location);
          books.scored(record);
          break;
        case 'turn.unscored':
          books.scored(record);
          break;
        case 'attempt.retried':
          entries.delete(keyOf(record.case_id, record.attempt));
          break;
        case 'run.resumed':
          whole.finished = undefined;
          break;
      }
    },
  };
}

/** Reads and writes records where they are. */
function recordFile(path: string, ports: Ports, blobs: Blobs) {
  // Opened at the first append: a reader must not touch the journal of a run that another process is writing.
  let journal: Journal | undefined;
  let reader: ReturnType<Ports['files']['reader']> | undefined;
  const read = (location: JournalLocation) => {
    journal?.settle();
    reader ??= ports.files.reader(path);
    return readRecord(reader, location) as RunRecord; // As above.
  };
  return {
    write(record: RunRecord): JournalLocation {
      journal ??= openJournal(path, ports);
      const isPlay = record.type === 'attempt.played' || record.type === 'attempt.errored';
      return journal.appendSoon(isPlay ? packed(record, blobs) : record);
    },
    settle: () => journal?.settle(),
    play: (location: JournalLocation) => unpacked(read(location) as PlayedRecord, blobs),
    score: (location: JournalLocation) => read(location) as ScoredRecord,
    async close() {
      reader?.close();
      await journal?.close();
    },
  };
}

export function openRunJournal(path: string, ports: Ports, blobs: Blobs): RunJournal {
  const { note, entry, planned, books, whole } = journalIndex();
  // Records are written by this file alone and carry a checksum, so what can be read has the shape it was written with.
  const { bad, tornBytes } = readJournal(path, ports, (record, location) =>
    note(record as RunRecord, location),
  );
  const file = recordFile(path, ports, blobs);
  const append = (record: RunRecord) => note(record, file.write(record));
  let keptBytes = 0;
  return {
    append,
    settle: file.settle,
    played(caseId, attempt) {
      const location = entry(caseId, attempt)?.played;
      return location === undefined ? undefined : file.play(location);
    },
    scored: (caseId, attempt) => (entry(caseId, attempt)?.scored ?? []).map(file.score),
    keep(plan, attempt, result) {
      const known = entry(plan.id, attempt);
      if (known?.played === undefined) return;
      const size = known.scored.reduce((sum, location) => sum + location.length, known.played.length);
      if (keptBytes + size > KEPT_BYTES) return;
      keptBytes += size;
      known.kept = result;
    },
    attempt(plan, attempt) {
      const known = entry(plan.id, attempt);
      if (known?.played === undefined) return undefined;
      if (known.kept !== undefined) return known.kept;
      const played = file.play(known.played);
      if (played.type === 'attempt.played' && known.scored.length < plan.scorers.flat().length)
        return undefined;
      return attemptOf(played, known.scored.map(file.score), plan.scorers);
    },
    forget: (caseId, attempt) => append({ type: 'attempt.retried', case_id: caseId, attempt }),
    get usage() {
      return books.total();
    },
    get config() {
      return whole.config;
    },
    get startedAt() {
      return whole.startedAt;
    },
    get planned() {
      return [...planned.values()];
    },
    get header() {
      return whole.finished?.header;
    },
    get findings() {
      return { comparison: whole.finished?.comparison, flaky: whole.finished?.flaky };
    },
    damage: { lines: bad, bytes: tornBytes },
    close: file.close,
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
