import { isUtf8 } from 'node:buffer';
import { fileLines } from '../../ports/file-lines.ts';
import type { Files } from '../../ports/ports.ts';
import { decodeText } from './decode-text.ts';
import type { TextProblem } from './piece.ts';

/** A line of a data file without its line feed, or why it cannot be read. Numbers start at 1. */
export type TextLine = { line: number; text: string } | { line: number; problem: TextProblem };

/** Longest line of a data file, in bytes: 10 MiB, as for whole files of other kinds (security.md S44). */
const LONGEST_LINE = 10 * 1024 * 1024;
const TOO_LONG =
  'the line is longer than 10 MiB; move long texts into files of their own (text_file, ground_truth_file, context_files)';

/**
 * The lines of a file one after the other, in UTF-8: memory does not grow with the file. A byte order mark is dropped; what is wrong with
 * one line does not hide the others, except that nothing is read of a file in UTF-16.
 */
export function* textLines(path: string, files: Pick<Files, 'reader'>): Generator<TextLine> {
  for (const { line, bytes } of fileLines(path, files, LONGEST_LINE)) {
    if (bytes === null) yield { line, problem: { line, column: 1, message: TOO_LONG } };
    else if (line > 1 && isUtf8(bytes) && !bytes.includes(0)) yield { line, text: bytes.toString('utf8') };
    else {
      const decoded = decodeText(bytes);
      if ('text' in decoded) yield { line, text: decoded.text };
      else yield { line, problem: { ...decoded.problem, line } };
      if ('problem' in decoded && decoded.utf16 === true) return;
    }
  }
}
