import { join } from 'node:path';
import { readLabel } from '../calibrations/read-label.ts';
import { Fault } from '../errors.ts';
import type { Files } from '../ports/ports.ts';
import type { LabelRow } from '../schema/label-row.ts';
import { labelFileName } from '../schema/labels/label-of-verdict.ts';
import { isInside } from '../test-cases/boundary.ts';

/** Where labels lie in an evals folder; `assay calibrate` reads every JSONL file there. */
export const LABELS_FOLDER = 'labels';

/** Labels that people give to verdicts of stored runs: a file a run, a row a verdict, in the order in which they were given. */
export interface KeptLabels {
  /** Path of the file of a run, as it is shown: below the evals folder. */
  shownPath(runId: string): string;
  /** The rows of a run that can be read. */
  list(runId: string): LabelRow[];
  /** Adds a row, or replaces the one of its id where it stands. */
  put(runId: string, row: LabelRow & { id: string }): void;
  /** Takes the row of this id away; the file too where it was the last. */
  remove(runId: string, id: string): void;
}

/** Nobody marks more by hand, and the file is written anew each time. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * The labels of runs below `labels/` of an evals folder, and nowhere else: a folder that leads out of it is refused with `conflict`.
 * Each write replaces the whole file, so that a reader sees the old rows or the new ones; what stands there besides, also
 * what nobody can read, stays as it is.
 */
export function keptLabels(
  evalsDir: string,
  files: Pick<Files, 'stat' | 'realPath' | 'reader' | 'writeAtomic' | 'remove'>,
): KeptLabels {
  const shownPath = (runId: string) => `${LABELS_FOLDER}/${labelFileName(runId)}`;
  const path = (runId: string) => join(evalsDir, LABELS_FOLDER, labelFileName(runId));
  const lines = (runId: string) => linesOf(readBytes(path(runId), files));

  function write(runId: string, kept: readonly string[]): void {
    checkPlace(evalsDir, path(runId), files);
    const bytes = Buffer.from(kept.join(''), 'latin1');
    if (bytes.length > MOST_BYTES)
      throw new Fault('too_large', 'The labels of this run are more than 32 MiB.', {
        where: shownPath(runId),
        hint: 'Move rows to another file of the folder.',
      });
    if (kept.every(isBlank)) files.remove(path(runId));
    else files.writeAtomic(path(runId), bytes);
  }
  return {
    shownPath,
    list: (runId) =>
      lines(runId).flatMap((line) => {
        const read = readLabel(textOf(line));
        return 'row' in read ? [read.row] : [];
      }),
    put(runId, row) {
      const before = lines(runId);
      const at = before.findIndex((one) => isOf(one, row.id));
      const last = before.at(-1);
      const end = endOf(before[at] ?? last ?? '\n');
      const line = Buffer.from(JSON.stringify(row)).toString('latin1');
      if (at >= 0) return write(runId, before.with(at, line + end));
      const closed = last === undefined || end !== '' ? before : before.with(-1, `${last}\n`);
      write(runId, [...closed, line + (end || '\n')]);
    },
    remove(runId, id) {
      const before = lines(runId);
      const after = before.filter((one) => !isOf(one, id));
      if (after.length < before.length) write(runId, after);
    },
  };
}

/** Fault `conflict` where there is no evals folder to write into, or what is there leads out of it. */
function checkPlace(evalsDir: string, path: string, files: Pick<Files, 'stat' | 'realPath'>): void {
  const root = files.realPath(evalsDir);
  if (root === null || files.stat(root)?.kind !== 'directory')
    throw new Fault('conflict', 'There is no evals folder to keep labels in.', {
      where: evalsDir,
      hint: 'Start the service where the evals folder is, or name it with --evals. A new one: assay init',
    });
  for (const place of [join(evalsDir, LABELS_FOLDER), path]) {
    const real = files.realPath(place);
    if (real !== null && !isInside(root, real))
      throw new Fault('conflict', 'The place for labels leads out of the evals folder.', {
        where: place,
        hint: 'Replace the symbolic link by a folder or a file of its own.',
      });
  }
}

/** The bytes of a file, a character each: also what is no UTF-8 comes out as it went in. */
function readBytes(path: string, files: Pick<Files, 'stat' | 'reader'>): string {
  if (files.stat(path) === null) return '';
  const reader = files.reader(path);
  try {
    return Buffer.from(reader.readAt(0, reader.size())).toString('latin1');
  } finally {
    reader.close();
  }
}

/** Lines with their ends. */
const linesOf = (bytes: string): string[] => bytes.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const isBlank = (line: string) => /^[ \t\r\n]*$/.test(line);
const endOf = (line: string) => /\r?\n$/.exec(line)?.[0] ?? '';
/** What a line of bytes says; a byte order mark is passed over. */
const textOf = (line: string) =>
  Buffer.from(line, 'latin1')
    .toString('utf8')
    .replace(/^\ufeff/, '');

function isOf(bytes: string, id: string): boolean {
  const line = textOf(bytes);
  // Parsed are only lines that may be the one.
  if (!line.includes(JSON.stringify(id))) return false;
  try {
    const row: unknown = JSON.parse(line);
    return typeof row === 'object' && row !== null && 'id' in row && row.id === id;
  } catch {
    return false; // Written by hand, and not ours to mend.
  }
}
