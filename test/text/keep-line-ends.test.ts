import { describe, expect, it } from 'vitest';
import { keepLineEnds } from '../../src/text/keep-line-ends.ts';

describe('a changed text in the line ends of its file', () => {
  it.each([
    ['line feeds', 'a\nb\n', 'a\nb', 'a\nB\nc', 'a\nB\nc\n'],
    ['carriage returns', 'a\r\nb\r\n', 'a\nb', 'a\nB\nc', 'a\r\nB\r\nc\r\n'],
    ['no closing line feed', 'a\nb', 'a\nb', 'a\nb\nc', 'a\nb\nc'],
    [
      'both kinds: what is not changed keeps its own',
      'a\r\nb\nc\nd\n',
      'a\nb\nc\nd',
      'a\nb\nc\nD',
      'a\r\nb\nc\nD\n',
    ],
    ['nothing changed', 'a\r\nb\n', 'a\nb', 'a\nb', 'a\r\nb\n'],
  ])('%s', (_, file, before, after, expected) => {
    expect(keepLineEnds(file, before, after)).toBe(expected);
  });

  it('does not touch a file that holds something else by now', () => {
    expect(keepLineEnds('a\nsomebody else\n', 'a\nb', 'a\nc')).toBeUndefined();
  });
});
