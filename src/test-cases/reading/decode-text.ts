import { isUtf8 } from 'node:buffer';
import { lineIndex } from './line-index.ts';
import type { TextProblem } from './piece.ts';

/** Bytes of a file as text: UTF-8 only, a byte order mark is dropped, NUL is refused with its place. */
export function decodeText(bytes: Uint8Array): { text: string } | { problem: TextProblem } {
  if (!isUtf8(bytes)) return { problem: { ...firstBadLine(bytes), message: 'is not valid UTF-8' } };
  const text = new TextDecoder('utf-8').decode(bytes);
  const nul = text.indexOf('\0');
  if (nul >= 0)
    return { problem: { ...lineIndex(text)(nul), message: 'holds a NUL character; is it a binary file?' } };
  return { text };
}

/** The first line that is no UTF-8: a newline byte never stands inside a character. */
function firstBadLine(bytes: Uint8Array): { line: number; column: number } {
  let start = 0;
  for (let line = 1; ; line++) {
    const newline = bytes.indexOf(0x0a, start);
    const end = newline < 0 ? bytes.length : newline;
    if (!isUtf8(bytes.subarray(start, end)) || newline < 0) return { line, column: 1 };
    start = end + 1;
  }
}
