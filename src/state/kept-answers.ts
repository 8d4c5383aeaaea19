import { join } from 'node:path';
import { fileLines } from '../ports/file-lines.ts';
import type { Ports } from '../ports/ports.ts';
import { journalLine, parseJournalLine } from './journal-line.ts';

/** The two files of a cache of answers below its folder: what is asked now goes into the first. */
export const ANSWERS = 'answers.jsonl';
export const OLDER_ANSWERS = 'answers-older.jsonl';

/** The key of an answer, and its text. */
export type KeptAnswer = readonly [key: string, text: string];

/** What of a cache is read. */
interface Bounds {
  /** Bytes of all lines together. */
  mostBytes: number;
  /** Bytes of one line. */
  longest: number;
  /** The higher, the newer; what has none is passed over. By default the place in the files. */
  rank?: (...answer: KeptAnswer) => number | undefined;
}

/** The newest answers of a cache that fit, oldest first. What is damaged or too long is passed over. */
export function keptAnswers(
  folder: string,
  { files }: Pick<Ports, 'files'>,
  { mostBytes, longest, rank }: Bounds,
): KeptAnswer[] {
  function* ranked(): Generator<{ answer: KeptAnswer; at: number; bytes: number }> {
    let place = 0;
    for (const name of [OLDER_ANSWERS, ANSWERS]) {
      const path = join(folder, name);
      if (files.stat(path) === null) continue;
      for (const { bytes } of fileLines(path, files, longest)) {
        place += 1;
        const record = bytes === null ? undefined : parseJournalLine(bytes)?.record;
        if (bytes === null || !isAnswer(record)) continue;
        const at = rank === undefined ? place : rank(...record);
        if (at !== undefined) yield { answer: record, at, bytes: bytes.length + 1 };
      }
    }
  }
  // Read twice: all texts together may be far more than what is kept of them.
  const newest = new Map<string, { at: number; bytes: number }>();
  for (const { answer, at, bytes } of ranked())
    if (at >= (newest.get(answer[0])?.at ?? at)) newest.set(answer[0], { at, bytes });
  const fit = new Map<string, number>();
  let total = 0;
  for (const [key, { at, bytes }] of [...newest].sort(([, a], [, b]) => b.at - a.at)) {
    total += bytes;
    if (total > mostBytes) break;
    fit.set(key, at);
  }
  const texts = new Map<string, string>();
  for (const { answer, at } of ranked()) if (fit.get(answer[0]) === at) texts.set(...answer);
  return [...fit.keys()].reverse().flatMap((key) => {
    const text = texts.get(key);
    return text === undefined ? [] : [[key, text] as const];
  });
}

/** Removes the answers of a cache; says whether there were any. */
export function dropAnswers(folder: string, { files }: Pick<Ports, 'files'>): boolean {
  const there = [ANSWERS, OLDER_ANSWERS]
    .map((name) => join(folder, name))
    .filter((path) => files.stat(path) !== null);
  for (const path of there) files.remove(path);
  return there.length > 0;
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
