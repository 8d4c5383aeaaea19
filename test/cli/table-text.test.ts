import { describe, expect, it } from 'vitest';
import { tableText } from '../../src/cli/table-text.ts';
import { displayWidth } from '../../src/text/display-width.ts';

const ROWS = [
  { id: 'a', tags: ['x', 'y'], text: 'one two three four five six seven eight' },
  { id: 'longer-id', tags: [], text: null },
];
const COLUMNS = ['id', 'tags', 'text'];

describe('a table for people', () => {
  it('has a line per row where other programs may read it', () => {
    expect(tableText(ROWS, COLUMNS)).toBe(
      [
        'id         tags  text',
        'a          x, y  one two three four five six seven eight',
        'longer-id        -',
        '',
      ].join('\n'),
    );
  });

  it('keeps a long last cell in its column on a terminal', () => {
    expect(tableText(ROWS, COLUMNS, 40)).toBe(
      [
        'id         tags  text',
        'a          x, y  one two three four five',
        '                 six seven eight',
        'longer-id        -',
        '',
      ].join('\n'),
    );
  });

  it('breaks nothing where the last column would be too narrow to read', () => {
    expect(tableText(ROWS, COLUMNS, 30)).toBe(tableText(ROWS, COLUMNS));
  });

  it('aligns wide characters and lets no escape sequence through', () => {
    const text = tableText(
      [
        { id: '日本', text: 'a\u001b[31mb' },
        { id: 'abcd', text: 'c' },
      ],
      ['id', 'text'],
      60,
    );
    const [, first = '', second = ''] = text.split('\n');
    expect(text).not.toContain('\u001b');
    expect(displayWidth(first.slice(0, first.indexOf('a')))).toBe(second.lastIndexOf('c'));
  });

  it('says that there is nothing', () => {
    expect(tableText([], COLUMNS, 80)).toBe('none\n');
  });
});
