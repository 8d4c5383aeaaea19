import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../src/test-cases/reading/read-csv.ts';
import { suggest } from '../../../src/test-cases/suggest.ts';
import { linesOf, wholeOf } from '../../support/data-lines.ts';

const read = (text: string) => wholeOf(readCsv(linesOf(text), suggest));
const problems = (text: string) =>
  read(text).problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
const HEADER = 'name,input,expected_behavior';

describe('a CSV file', () => {
  it('gives one single-turn case a row', () => {
    const text = [
      'name,input,expected_behavior,ground_truth,context,scorers,tags',
      'a,hi,greets,hello,"one|two","[""playval"",""x|y""]",t1 | t2',
      '"b, c","two\nlines","say ""hi""",,,,',
    ].join('\r\n');
    expect(problems(text)).toEqual([]);
    expect(read(text).pieces.map((piece) => piece.value)).toEqual([
      {
        name: 'a',
        tags: ['t1', 't2'],
        turns: [
          {
            input: 'hi',
            expected_behavior: 'greets',
            ground_truth: 'hello',
            context: ['one', 'two'],
            scorers: ['playval', 'x|y'],
          },
        ],
      },
      { name: 'b, c', turns: [{ input: 'two\nlines', expected_behavior: 'say "hi"' }] },
    ]);
  });

  it('knows where each cell stands, also behind line breaks in cells', () => {
    const text = `${HEADER},tags\n\n"a\nb",in,"x,y",t\nc,d,e,f\n`;
    const [first, second] = read(text).pieces;
    expect(first?.at([])).toEqual({ line: 3, column: 1 });
    expect(first?.at(['turns', 0, 'input'])).toEqual({ line: 4, column: 4 });
    expect(first?.at(['tags', 0])).toEqual({ line: 4, column: 13 });
    expect(second?.at(['turns', 0, 'expected_behavior'])).toEqual({ line: 5, column: 5 });
    expect(second?.nameOf?.(['turns', 0, 'expected_behavior'])).toBe('column "expected_behavior"');
  });

  it.each<[string, string, string[]]>([
    [
      'an unknown column',
      `${HEADER},conext\na,b,c,d\n`,
      [
        '1:30 unknown column "conext" (did you mean "context"?); columns are name, input, expected_behavior, ground_truth, context, scorers, checks, tags, id, agent_id',
      ],
    ],
    ['a column given twice', `${HEADER},name\n`, ['1:30 the column "name" is given twice']],
    [
      'missing columns',
      'name\na\n',
      ['1:1 the column "input" is missing', '1:1 the column "expected_behavior" is missing'],
    ],
    [
      'too many and too few cells',
      `${HEADER}\na,b,c,d\na\n`,
      ['2:1 has 4 cells, but the header has 3', '3:1 has 1 cells, but the header has 3'],
    ],
    [
      'a list that is no JSON',
      `${HEADER},tags\na,b,c,[x\n`,
      ['2:7 column "tags": not JSON: found "x" where a value should be'],
    ],
    ['a column without a name', `name,,input,expected_behavior\na,,b,c\n`, ['1:6 column 2 has no name']],
    ['a quote without end', `${HEADER}\na,"b,c\n`, []],
  ])('says what is wrong with %s', (_, text, expected) => {
    if (expected.length > 0) expect(problems(text)).toEqual(expected);
    else expect(problems(text)[0]).toMatch(/^\d+:1 not CSV: /);
  });

  it('is empty without rows', () => {
    expect(read('')).toEqual({ pieces: [], problems: [] });
    expect(read(`${HEADER}\n`)).toEqual({ pieces: [], problems: [] });
  });

  it.each([
    ['semicolons, as spreadsheets write them where the comma is the decimal sign', ';'],
    ['tabs', '\t'],
    ['commas', ','],
  ])('may have %s between its cells', (_, separator) => {
    const text = [
      ['id', '"name"', 'input', 'expected_behavior', 'tags'],
      ['q1', 'Prices', 'Was kostet das?', `"Nennt ""12,50"" Euro${separator} sonst nichts"`, 'a|b'],
      ['q2', '"zwei\nZeilen"', 'Hallo', 'grüßt', ''],
    ]
      .map((cells) => cells.join(separator))
      .join('\r\n');
    expect(problems(text)).toEqual([]);
    expect(read(text).pieces.map((piece) => piece.value)).toEqual([
      {
        id: 'q1',
        name: 'Prices',
        tags: ['a', 'b'],
        turns: [
          {
            input: 'Was kostet das?',
            expected_behavior: `Nennt "12,50" Euro${separator} sonst nichts`,
          },
        ],
      },
      { id: 'q2', name: 'zwei\nZeilen', turns: [{ input: 'Hallo', expected_behavior: 'grüßt' }] },
    ]);
    const [first, second] = read(text).pieces;
    expect(first?.at(['turns', 0, 'expected_behavior'])).toEqual({ line: 2, column: 27 });
    expect(second?.at(['turns', 0, 'input'])).toEqual({ line: 4, column: 9 });
  });

  it('may have empty columns beside the table', () => {
    const text = 'name;input;expected_behavior;;\na;hi;greets;;\nb;bye;parts;;\n';
    expect(problems(text)).toEqual([]);
    expect(read(text).pieces.map(({ value }) => (value as { name: string }).name)).toEqual(['a', 'b']);
    expect(problems('name;input;expected_behavior;\na;hi;greets;more\n')).toEqual([
      '2:1 has 4 cells, but the header has 3',
    ]);
  });

  it('says how quotes are written', () => {
    expect(problems(`${HEADER}\na,say "hi" now,b\n`)[0]).toMatch(
      /^2:1 not CSV: .*; a cell that holds quotes stands in quotes itself, with each of its own doubled: "say ""hi"" to me"$/,
    );
  });

  it('may begin with the line that names its separator', () => {
    const text = 'sep=;\r\nname;input;expected_behavior\r\na;hi;greets\r\n';
    expect(problems(text)).toEqual([]);
    expect(read(text).pieces[0]?.value).toEqual({
      name: 'a',
      turns: [{ input: 'hi', expected_behavior: 'greets' }],
    });
    expect(read(text).pieces[0]?.at([])).toEqual({ line: 3, column: 1 });
  });

  it('names the separator that it cannot read by', () => {
    expect(problems('name|input|expected_behavior\na|hi|greets\n')).toEqual([
      '1:1 the columns are separated by "|"; separate them by a comma, a semicolon or a tab',
    ]);
    expect(problems('name;input;expected_behavior\na;"hi" you;greets\n')).toEqual([
      expect.stringContaining('(read with semicolons between the columns)'),
    ]);
  });
});
