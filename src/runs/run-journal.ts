import type { ByteReader, Ports } from '../ports/ports.ts';
import type { AttemptResult, RunHeader } from '../schema/run.ts';
import { type Blobs, LONGEST_IN_LINE } from '../state/blobs.ts';
import {
  type Journal,
  type JournalLocation,
  openJournal,
  readJournal,
  readRecord,
} from '../state/journal.ts';
import { readAhead } from '../state/read-ahead.ts';
import { attemptOf, type CountedPlay } from './attempt.ts';
import { journalIndex } from './journal-index.ts';
import type {
  CaseDescription,
  FinishedRecord,
  PlayedRecord,
  RunConfig,
  RunRecord,
  ScoredRecord,
} from './records.ts';
import { scorerNamesOfPlay } from './scorers-of-play.ts';
import type { RunUsage } from './usage.ts';

type StoredTurn = PlayedRecord['turns'][number] & { output_blob?: string };

/** The journal of one run, with an index by attempt: what stands here is never played or judged again. */
export interface RunJournal {
  append(record: RunRecord): void;
  /** Everything appended survives the death of this process: before something is decided from it. */
  settle(): void;
  /** Everything appended survives a power cut once this resolves: before anybody is told what it came to. */
  flush(): Promise<void>;
  /** Recorded play of an attempt, or undefined. */
  played(caseId: string, attempt: number): PlayedRecord | undefined;
  scored(caseId: string, attempt: number): ScoredRecord[];
  /** The attempt, when all of its scorer results are recorded (an errored play has none); else undefined. */
  attempt(plan: CaseDescription, attempt: number): AttemptResult | undefined;
  /**
   * The same as far as it is counted (summarize.ts): of the only attempt of a case no texts, so that nothing has to be read for it.
   * What several answers have in common is counted, too, so those are whole.
   */
  counted(plan: CaseDescription, attempt: number): AttemptResult | undefined;
  /** Forgets an errored attempt, so that it is played again. */
  forget(caseId: string, attempt: number): void;
  /** What everything recorded cost, with the attempts that were forgotten: what was paid stays paid. */
  readonly usage: RunUsage;
  /** The same without what recordings answered. */
  paid(): RunUsage;
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

/** Reads and writes records where they are. */
function recordFile(path: string, ports: Ports, blobs: Blobs) {
  // Opened at the first append: a reader must not touch the journal of a run that another process is writing.
  let journal: Journal | undefined;
  let reader: ByteReader | undefined;
  /** The last play that was read: whoever looks at an attempt asks for its play as well. */
  let last: { offset: number; play: PlayedRecord } | undefined;
  const read = (location: JournalLocation) => {
    journal?.settle();
    reader ??= readAhead(ports.files.reader(path));
    return readRecord(reader, location) as RunRecord; // As above.
  };
  const opened = () => {
    // What was read ahead may hold a torn last line, which is cut off now.
    reader?.close();
    reader = undefined;
    return openJournal(path, ports);
  };
  return {
    write(record: RunRecord): JournalLocation {
      journal ??= opened();
      const isPlay = record.type === 'attempt.played' || record.type === 'attempt.errored';
      return journal.appendSoon(isPlay ? packed(record, blobs) : record);
    },
    settle: () => journal?.settle(),
    flush: async () => journal?.flush(),
    play(location: JournalLocation): PlayedRecord {
      if (last?.offset !== location.offset)
        last = { offset: location.offset, play: unpacked(read(location) as PlayedRecord, blobs) };
      return last.play;
    },
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
  /** An attempt whose scorer results are all there. */
  const ended = (plan: CaseDescription, attempt: number) => {
    const known = entry(plan.id, attempt);
    const wanted = resultsOf(plan, known?.played?.latencies);
    return known?.played === undefined || known.scored.length < wanted ? undefined : known;
  };
  const attemptAt = (plan: CaseDescription, attempt: number) => {
    const known = ended(plan, attempt);
    if (known?.played === undefined) return undefined;
    return wholeAttempt(plan, file.play(known.played), known.scored.map(file.score));
  };
  return {
    append,
    settle: file.settle,
    flush: file.flush,
    played(caseId, attempt) {
      const location = entry(caseId, attempt)?.played;
      return location === undefined ? undefined : file.play(location);
    },
    scored: (caseId, attempt) => (entry(caseId, attempt)?.scored ?? []).map(file.score),
    attempt: attemptAt,
    counted(plan, attempt) {
      const known = ended(plan, attempt);
      const latencies = known?.played?.latencies;
      if (known === undefined || latencies === undefined || isReadWhole(plan, known))
        return attemptAt(plan, attempt);
      return attemptOf(leanPlay(latencies), known.scored, plan.scorers);
    },
    forget: (caseId, attempt) => append({ type: 'attempt.retried', case_id: caseId, attempt }),
    get usage() {
      return books.total();
    },
    paid: books.paid,
    get config() {
      return whole.config;
    },
    get startedAt() {
      return whole.startedAt;
    },
    get planned() {
      return [...new Map(planned.map((one) => [one.id, one])).values()];
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

/** Whether what is counted of a case hangs on the texts of its plays, on how its talks went, or on what was replayed. */
const isReadWhole = (
  { repeat, talk }: CaseDescription,
  { scored, isReplayed }: { scored: readonly { isError?: boolean }[]; isReplayed?: boolean },
) =>
  repeat > 1 || talk !== undefined || isReplayed === true || scored.some(({ isError }) => isError === true);

/** How many results a play has once all of them are there: none where it errored. */
const resultsOf = (plan: CaseDescription, latencies: readonly number[] | undefined) =>
  latencies === undefined
    ? 0
    : scorerNamesOfPlay(plan, latencies.length).reduce((sum, { length }) => sum + length, 0);

const wholeAttempt = (plan: CaseDescription, play: PlayedRecord, scored: readonly ScoredRecord[]) =>
  attemptOf(play, scored, scorerNamesOfPlay(plan, play.turns.length));

const LEAN_TURN = { turn_id: '', input: '', output: '', tool_calls: null };

const leanPlay = (latencies: readonly number[]): CountedPlay => ({
  type: 'attempt.played',
  turns: latencies.map((latency_ms) => ({ ...LEAN_TURN, latency_ms })),
});

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
