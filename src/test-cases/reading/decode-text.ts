import { isUtf8 } from 'node:buffer';
import { lineIndex } from './line-index.ts';
import type { TextProblem } from './piece.ts';

/** Bytes of a file as text: UTF-8 only, a byte order mark is dropped, NUL is refused with its place. `utf16`: no part of it is text. */
export function decodeText(bytes: Uint8Array): { text: string } | { problem: TextProblem; utf16?: true } {
  if (isUtf16(bytes))
    return {
      problem: { line: 1, column: 1, message: 'is written in UTF-16; save it as UTF-8' },
      utf16: true,
    };
  if (!isUtf8(bytes))
    return { problem: { ...firstBadPlace(bytes), message: 'is not valid UTF-8; save it as UTF-8' } };
  const text = new TextDecoder('utf-8').decode(bytes);
  const nul = text.indexOf('\0');
  if (nul >= 0)
    return { problem: { ...lineIndex(text)(nul), message: 'holds a NUL character; is it a binary file?' } };
  return { text };
}

/** Its byte order mark, which no text in UTF-8 begins with: spreadsheets and shells of Windows write it. */
const isUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** The first character that is no UTF-8: a newline byte never stands inside one. */
function firstBadPlace(bytes: Uint8Array): { line: number; column: number } {
  let start = 0;
  for (let line = 1; ; line++) {
    const newline = bytes.indexOf(0x0a, start);
    const end = newline < 0 ? bytes.length : newline;
    const own = bytes.subarray(start, end);
    if (!isUtf8(own) || newline < 0)
      return { line, column: new TextDecoder('utf-8').decode(own).indexOf('\ufffd') + 1 || 1 };
    start = end + 1;
  }
}
