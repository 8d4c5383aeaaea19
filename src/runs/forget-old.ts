import { type LongRecord, longRecord } from '../state/long-record.ts';

/** Runs after which a case that nobody played any more is forgotten. */
const FORGOTTEN_AFTER = 50;

/**
 * What is remembered of cases, by key, without those that nobody played for long: an object of its own. The second place of an
 * entry is the number of the run that wrote the last of it; `runs` is that of the run that is being written down.
 */
export function forgetOld<Entry extends readonly [unknown, number, ...unknown[]]>(
  cases: Readonly<Record<string, Entry>>,
  runs: number,
): LongRecord<Entry> {
  const kept = longRecord<Entry>();
  for (const name in cases) {
    const entry = cases[name]!; // Its own: a document, read from JSON.
    if (runs - entry[1] < FORGOTTEN_AFTER) kept.set(name, entry);
  }
  return kept;
}

/** A document of what is remembered, as it is written. */
export interface Remembered<Entry> {
  runs: number;
  cases: LongRecord<Entry>;
}

/** More different entries than these are no longer few. */
const MOST_ENTRIES = 10_000;

/** Gives equal entries as one, which nobody changes: most cases of a suite went the same way. */
export function equalAsOne<Entry>(): (entry: Entry) => Entry {
  const known = new Map<string, Entry>();
  return (entry) => {
    const key = JSON.stringify(entry);
    const found = known.get(key);
    if (found === undefined && known.size < MOST_ENTRIES) known.set(key, entry);
    return found ?? entry;
  };
}
