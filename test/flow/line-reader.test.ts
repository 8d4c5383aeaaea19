import { describe, expect, it } from 'vitest';
import { lineReader } from '../../src/flow/line-reader.ts';

function reading(pieces: readonly string[], most = 10) {
  const lines: string[] = [];
  let tooLong = 0;
  const reader = lineReader({
    most,
    lengthOf: Buffer.byteLength,
    onLine: (line) => lines.push(line),
    onTooLong: () => {
      tooLong += 1;
    },
  });
  for (const piece of pieces) reader.read(piece);
  return { lines, tooLong, unfinished: reader.unfinished() };
}

describe('lines of a stream', () => {
  it.each<[string, string[], string[], string]>([
    ['come one by one', ['a\nb\n'], ['a', 'b'], ''],
    ['are put together from pieces', ['a', 'b', 'c\nd'], ['abc'], 'd'],
    ['may be empty', ['\n\na\n'], ['', '', 'a'], ''],
    ['break where the piece ends', ['a', '\n'], ['a'], ''],
    ['need not come at all', ['', ''], [], ''],
  ])('%s', (_, pieces, lines, unfinished) => {
    expect(reading(pieces)).toEqual({ lines, tooLong: 0, unfinished });
  });

  it('may be as long as is allowed, by the measure given', () => {
    expect(reading(['ääääää'], 12)).toEqual({ lines: [], tooLong: 0, unfinished: 'ääääää' });
    expect(reading(['ääääää'], 11)).toEqual({ lines: [], tooLong: 1, unfinished: '' });
  });

  it('are dropped when they grow too long, with a word for every further piece', () => {
    expect(reading(['abcdefgh', 'ijklm', 'n', 'o\nab\n'])).toEqual({
      lines: ['o', 'ab'],
      tooLong: 2,
      unfinished: '',
    });
  });
});
