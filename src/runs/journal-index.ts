import type { ScorerResult } from '../schema/scorer-result.ts';
import type { JournalLocation } from '../state/journal.ts';
import { leanResult } from './lean-result.ts';
import type {
  CaseDescription,
  FinishedRecord,
  PlayedRecord,
  RunConfig,
  RunRecord,
  ScoredRecord,
} from './records.ts';
import { usageBooks } from './usage.ts';

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

/** What is held of an attempt while its run is open: no texts. */
interface AttemptEntry {
  played: PlayedEntry | undefined;
  scored: ScoredEntry[];
}

/** Where the records of a journal are, and what those add up to that hold for all of it. */
export function journalIndex() {
  const entries = new Map<string, AttemptEntry>();
  const planned = new Map<string, CaseDescription>();
  const books = usageBooks();
  const whole: { config?: RunConfig; startedAt?: string; finished?: FinishedRecord | undefined } = {};
  const keyOf = (caseId: string, attempt: number) => `${attempt}:${caseId}`;
  const entryFor = (record: Pick<ScoredRecord, 'case_id' | 'attempt'>) => {
    const key = keyOf(record.case_id, record.attempt);
    const entry = entries.get(key) ?? { played: undefined, scored: [] };
    entries.set(key, entry);
    return entry;
  };
  const names = interned();
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
          entryFor(record).played = playedEntry(record, location);
          books.played(record);
          break;
        case 'turn.scored':
          addScored(entryFor(record), { ...scoredEntry(record, location), scorer: names(record.scorer) });
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

const playedEntry = (record: PlayedRecord, { offset, length }: JournalLocation): PlayedEntry => ({
  offset,
  length,
  latencies: record.type === 'attempt.errored' ? undefined : record.turns.map((turn) => turn.latency_ms),
});

const scoredEntry = (
  { turn, result, error }: ScoredRecord,
  { offset, length }: JournalLocation,
): Omit<ScoredEntry, 'scorer'> => ({
  offset,
  length,
  turn,
  result: result && leanResult(result),
  isError: error !== undefined,
});

/** Most attempts have one result; a list that grows takes room for many. */
function addScored(entry: AttemptEntry, scored: ScoredEntry): void {
  if (entry.scored.length === 0) entry.scored = [scored];
  else entry.scored.push(scored);
}

/** Equal names as one text: records that are read bring a new one each time. */
function interned(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const first = known.get(name);
    if (first === undefined) known.set(name, name);
    return first ?? name;
  };
}
