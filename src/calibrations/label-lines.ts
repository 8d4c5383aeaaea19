import { isUtf8 } from 'node:buffer';
import { fileLines } from '../ports/file-lines.ts';
import type { Files } from '../ports/ports.ts';

/** A line of a file, or why it cannot be read. Numbers start at 1. */
export type LabelLine = { line: number; text: string } | { line: number; problem: string };

/** Longest line that is taken, as for whole files of the evals folder (security.md S44). */
const LONGEST_LINE = 10 * 1024 * 1024;

/**
 * The lines of a JSONL file that are not blank, one after the other: memory does not grow with the file. A byte order mark
 * and Windows line ends are passed over. What is wrong with one line does not hide the others.
 */
export function* labelLines(path: string, files: Pick<Files, 'reader'>): Generator<LabelLine> {
  for (const { line, bytes } of fileLines(path, files, LONGEST_LINE)) {
    if (bytes === null) yield { line, problem: 'the line is longer than 10 MiB' };
    else if (!isUtf8(bytes)) yield { line, problem: 'the line is not valid UTF-8' };
    else {
      const text = bytes.toString('utf8');
      const plain = line === 1 && text.startsWith('\ufeff') ? text.slice(1) : text;
      if (plain.trim() !== '') yield { line, text: plain };
    }
  }
}
