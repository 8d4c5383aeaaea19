import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../../src/text/escape/clean-text.ts';
import { csvCell, csvRow } from '../../../src/text/escape/escape-csv.ts';

describe('CSV', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
    ['two\nlines', '"two\nlines"'],
    [' padded ', '" padded "'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t=1"`.replace(/^"|"$/g, '')],
    ['\r=1', `"'\n=1"`],
    ['  =1', `'  =1`],
    ['＝1+1', "'＝1+1"],
    ['1 - 2 = x', '1 - 2 = x'],
    [-0.5, '-0.5'],
    [true, 'true'],
    [null, ''],
  ])('cell of %j', (value, expected) => {
    expect(csvCell(value)).toBe(expected);
  });

  it('rows of any text are read back by another parser as they were, but cleaned and with an apostrophe before formulas', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.constantFrom('=x', '"', ',', '\n', ' ', ''),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 }), (rows) => {
        const parsed: string[][] = parse(rows.map(csvRow).join(''), { record_delimiter: '\r\n' });
        const expected = rows.map((cells) =>
          cells.map((text) => {
            const clean = cleanText(text);
            return /^\s*[=+\-@＝＋－＠]|^[\t\n]/.test(clean) ? `'${clean}` : clean;
          }),
        );
        expect(parsed).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
