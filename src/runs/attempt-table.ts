import type { ScorerResult } from '../schema/scorer-result.ts';
import type { JournalLocation } from '../state/journal.ts';
import { numberColumn } from '../state/number-column.ts';
import { leanResult, marksOf } from './lean-result.ts';
import type { PlayedRecord, ScoredRecord } from './records.ts';

/** Where a play stands, and what it is counted by: how long its turns took. An errored one is read when it is asked for. */
interface PlayedEntry extends JournalLocation {
  latencies: readonly number[] | undefined;
}

/** Where a result stands, and what it is counted by. An error is read when it is asked for. */
interface ScoredEntry extends JournalLocation {
  turn: number;
  scorer: string;
  result: ScorerResult | undefined;
  isError: boolean;
}

/** What is known of an attempt: no texts. */
export interface AttemptEntry {
  played: PlayedEntry | undefined;
  scored: ScoredEntry[];
  /** Something of it was answered from recordings: its records hold what. */
  isReplayed: boolean;
}

type AttemptKey = Pick<ScoredRecord, 'case_id' | 'attempt'>;

/** What is held of the attempts of a run while it is open, in numbers; what is asked for is put together from them. */
export interface AttemptTable {
  played(record: PlayedRecord, location: JournalLocation): void;
  scored(record: ScoredRecord, location: JournalLocation): void;
  forget(key: AttemptKey): void;
  entry(key: AttemptKey): AttemptEntry | undefined;
}

/** Stands where there is no play, no latency or no further result. */
const NONE = -1;

export function attemptTable(): AttemptTable {
  const rows = attemptRows();
  const plays = playColumns();
  const scores = scoreColumns();
  const replayed = new Set<number>();
  const rowOf = (record: PlayedRecord | ScoredRecord): number => {
    const row = rows.made(record);
    if (record.replayed !== undefined) replayed.add(row);
    return row;
  };
  return {
    played(record, location) {
      plays.put(rowOf(record), record, location);
    },
    scored(record, location) {
      scores.add(rowOf(record), record, location);
    },
    forget: rows.forget,
    entry(key) {
      const row = rows.of(key);
      return row === undefined
        ? undefined
        : { played: plays.of(row), scored: scores.of(row), isReplayed: replayed.has(row) };
    },
  };
}

/** The row of each attempt. Most cases have one, which is found by the id of the case itself. */
function attemptRows() {
  const first = new Map<string, number>();
  const further = new Map<string, number>();
  let count = 0;
  const placeOf = ({ case_id, attempt }: AttemptKey) =>
    attempt === 0 ? { map: first, key: case_id } : { map: further, key: `${attempt}:${case_id}` };
  return {
    of(key: AttemptKey): number | undefined {
      const place = placeOf(key);
      return place.map.get(place.key);
    },
    made(of: AttemptKey): number {
      const { map, key } = placeOf(of);
      const known = map.get(key);
      if (known !== undefined) return known;
      map.set(key, count);
      return count++;
    },
    forget(of: AttemptKey): void {
      const { map, key } = placeOf(of);
      map.delete(key);
    },
  };
}

/** Plays by row. */
function playColumns() {
  const offsets = numberColumn(Float64Array);
  const lengths = numberColumn(Int32Array);
  /** Where its latencies begin among those of all, and how many they are. */
  const begins = numberColumn(Int32Array);
  const turns = numberColumn(Int32Array);
  const latencies = numberColumn(Float64Array);
  return {
    put(row: number, record: PlayedRecord, { offset, length }: JournalLocation): void {
      while (offsets.length <= row) for (const column of [offsets, lengths, begins, turns]) column.push(NONE);
      offsets.set(row, offset);
      lengths.set(row, length);
      begins.set(row, latencies.length);
      const isErrored = record.type === 'attempt.errored';
      turns.set(row, isErrored ? NONE : record.turns.length);
      if (!isErrored) for (const { latency_ms } of record.turns) latencies.push(latency_ms);
    },
    of(row: number): PlayedEntry | undefined {
      if (row >= offsets.length || offsets.at(row) === NONE) return undefined;
      const count = turns.at(row);
      const begin = begins.at(row);
      return {
        offset: offsets.at(row),
        length: lengths.at(row),
        latencies:
          count === NONE ? undefined : Array.from({ length: count }, (_, turn) => latencies.at(begin + turn)),
      };
    },
  };
}

/** Behind the marks of a result (lean-result.ts). */
const HAS_RESULT = 1 << 6;
const IS_ERROR = 1 << 7;

/** Results of all attempts, each with the next one of its attempt. */
function scoreColumns() {
  /** By row: the first of its results and the last. */
  const firsts = numberColumn(Int32Array);
  const lasts = numberColumn(Int32Array);
  const nexts = numberColumn(Int32Array);
  const offsets = numberColumn(Float64Array);
  const lengths = numberColumn(Int32Array);
  const turns = numberColumn(Int32Array);
  const scorers = numberColumn(Int32Array);
  const scores = numberColumn(Float64Array);
  const marks = numberColumn(Uint8Array);
  const names = numberedNames();
  const entryAt = (place: number): ScoredEntry => {
    const bits = marks.at(place);
    return {
      offset: offsets.at(place),
      length: lengths.at(place),
      turn: turns.at(place),
      scorer: names.name(scorers.at(place)),
      result: (bits & HAS_RESULT) === 0 ? undefined : leanResult(scores.at(place), bits & (HAS_RESULT - 1)),
      isError: (bits & IS_ERROR) !== 0,
    };
  };
  return {
    add(
      row: number,
      { turn, scorer, result, error }: ScoredRecord,
      { offset, length }: JournalLocation,
    ): void {
      while (firsts.length <= row) for (const column of [firsts, lasts]) column.push(NONE);
      const place = nexts.push(NONE);
      offsets.push(offset);
      lengths.push(length);
      turns.push(turn);
      scorers.push(names.number(scorer));
      scores.push(result?.score ?? 0);
      marks.push((result ? HAS_RESULT | marksOf(result) : 0) | (error === undefined ? 0 : IS_ERROR));
      if (firsts.at(row) === NONE) firsts.set(row, place);
      else nexts.set(lasts.at(row), place);
      lasts.set(row, place);
    },
    of(row: number): ScoredEntry[] {
      const entries: ScoredEntry[] = [];
      if (row < firsts.length)
        for (let place = firsts.at(row); place !== NONE; place = nexts.at(place))
          entries.push(entryAt(place));
      return entries;
    },
  };
}

/** Numbers for names, of which there are few. */
function numberedNames() {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  return {
    name: (number: number): string => names[number]!, // One that `number` gave out.
    number(name: string): number {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      numbers.set(name, names.length);
      return names.push(name) - 1;
    },
  };
}
