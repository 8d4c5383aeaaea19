import { join } from 'node:path';
import { fileLines } from '../ports/file-lines.ts';
import type { Ports } from '../ports/ports.ts';
import { journalLine, parseJournalLine } from './journal-line.ts';

/** The two files of a cache of answers below its folder: what is asked now goes into the first. */
export const ANSWERS = 'answers.jsonl';
export const OLDER_ANSWERS = 'answers-older.jsonl';

/** The key of an answer, and its text. */
export type KeptAnswer = readonly [key: string, text: string];

/** How much of a cache is read. */
interface Bounds {
  /** Bytes of all lines together. */
  mostBytes: number;
  /** Bytes of one line. */
  longest: number;
}

/** The newest answers of a cache that fit, oldest first. What is damaged or too long is passed over. */
export function keptAnswers(
  folder: string,
  { files }: Pick<Ports, 'files'>,
  { mostBytes, longest }: Bounds,
): KeptAnswer[] {
  /** By key, in the order in which they came last. */
  const newest = new Map<string, { text: string; bytes: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= newest.get(key)?.bytes ?? 0;
    newest.delete(key);
  };
  for (const name of [OLDER_ANSWERS, ANSWERS]) {
    const path = join(folder, name);
    if (files.stat(path) === null) continue;
    for (const { bytes } of fileLines(path, files, longest)) {
      const record = bytes === null ? undefined : parseJournalLine(bytes)?.record;
      if (bytes === null || !isAnswer(record)) continue;
      const [key, text] = record;
      drop(key);
      newest.set(key, { text, bytes: bytes.length + 1 });
      total += bytes.length + 1;
      for (const oldest of newest.keys()) {
        if (total <= mostBytes) break;
        drop(oldest);
      }
    }
  }
  return [...newest].map(([key, { text }]) => [key, text]);
}

/** Puts answers of earlier runs into a cache that has no older ones yet; each key once, what comes later wins. */
export function keepOlderAnswers(
  folder: string,
  answers: readonly KeptAnswer[],
  { files }: Pick<Ports, 'files'>,
): void {
  const path = join(folder, OLDER_ANSWERS);
  if (answers.length === 0 || files.stat(path) !== null) return;
  const lines = [...new Map(answers)].map((answer) => journalLine(answer));
  files.writeAtomic(path, lines.join(''));
}

const isAnswer = (record: unknown): record is KeptAnswer =>
  Array.isArray(record) &&
  record.length === 2 &&
  typeof record[0] === 'string' &&
  typeof record[1] === 'string';
