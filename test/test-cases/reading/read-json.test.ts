import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../../src/test-cases/reading/read-json.ts';
import { readJsonl as readLines } from '../../../src/test-cases/reading/read-jsonl.ts';
import { linesOf, wholeOf } from '../../support/data-lines.ts';

const readJsonl = (text: string) => wholeOf(readLines(linesOf(text)));
const problems = (read: ReturnType<typeof readJson>) =>
  read.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);

describe('a JSON file', () => {
  it('reads whatever JSON.stringify writes', () => {
    // The one key that is refused on purpose, and the one number that JSON does not keep.
    const value = fc.jsonValue().filter((json) => !JSON.stringify(json).includes('__proto__'));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value), fc.constantFrom(0, 2), (object, indent) => {
        const text = JSON.stringify(object, null, indent);
        fc.pre(!text.includes('__proto__'));
        const { pieces, problems } = readJson(text);
        expect(problems).toEqual([]);
        expect(pieces.map((piece) => piece.value)).toEqual([JSON.parse(text)]);
      }),
    );
  });

  it('takes exactly what JSON.parse takes', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"b"',
      '1',
      '-0.5e-3',
      'true',
      'nul',
      ' ',
      '\n',
      '01',
      '"\\u00e9"',
      "'",
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const accepted = (() => {
          try {
            JSON.parse(text);
            return true;
          } catch {
            return false;
          }
        })();
        const syntax = readJson(text).problems.filter(({ message }) => !message.includes('given twice'));
        expect(syntax.length === 0).toBe(accepted);
      }),
      { numRuns: 3000 },
    );
  });

  it.each<[string, string, unknown[]]>([
    ['one resource', '{"a": 1}', [{ a: 1 }]],
    ['a list', ' [ {"a": 1} , 2 ]\n', [{ a: 1 }, 2]],
    ['an empty list', '[]', []],
    ['escapes', '{"\\u0061\\n": "\\ud83d\\ude00"}', [{ 'a\n': '😀' }]],
    ['keys of prototypes', '{"constructor": 1, "toString": 2}', [{ constructor: 1, toString: 2 }]],
  ])('%s', (_, text, expected) => {
    expect(readJson(text).pieces.map((piece) => piece.value)).toEqual(expected);
  });

  it.each<[string, string, string]>([
    ['a comma too many', '{"a": 1,}', '1:9 not JSON: found "}" where a key in double quotes should be'],
    ['a comment', '{\n  // no\n}', '2:3 not JSON: found "/" where a key in double quotes should be'],
    ['nothing', '', '1:1 not JSON: the text ends where a value should be'],
    ['something behind it', '{} x', '1:4 not JSON: found "x" where the end of the file should be'],
    [
      'a line break in a text',
      '{"a": "b\nc"}',
      '1:9 a line break or control character in a text must be escaped',
    ],
    ['a text without end', '["abc', '1:2 the text is not closed'],
    ['an unknown escape', '["\\x"]', '1:2 the text has an escape that JSON does not know'],
    ['NaN', '[NaN]', '1:2 not JSON: found "N" where a value should be'],
    ['a number without end', '[1e999]', '1:2 the number is too large'],
    ['a duplicate key', '{"a": 1,\n "a": 2}', '2:2 the key "a" is given twice'],
    ['the swallowed key', '{"__proto__": {}}', '1:2 the key __proto__ is not allowed'],
    ['the swallowed key, escaped', '{"\\u005f_proto__": {}}', '1:2 the key __proto__ is not allowed'],
    ['depth', `${'['.repeat(101)}${']'.repeat(101)}`, '1:101 nested deeper than 100 levels'],
    ['endless depth', '['.repeat(1_000_000), '1:101 nested deeper than 100 levels'],
  ])('refuses %s', (_, text, problem) => {
    expect(problems(readJson(text))[0]).toBe(problem);
  });

  it('finds every value and key again', () => {
    const text = '[\n  {"name": "a"},\n  {"name": "b",\n   "turns": [{"input": "hi"}, {"input": 5}]}\n]';
    const piece = readJson(text).pieces[1];
    const at = (path: (string | number)[], what: 'key' | 'value' = 'value') => {
      const { line, column } = piece?.at(path, what) ?? { line: 0, column: 0 };
      return `${line}:${column}`;
    };
    expect(at([])).toBe('3:3');
    expect(at(['turns', 1, 'input'])).toBe('4:41');
    expect(at(['turns', 1, 'input'], 'key')).toBe('4:32');
    expect(at(['turns', 1, 'missing'])).toBe('4:31');
    expect(at(['missing', 'below'])).toBe('3:3');
  });
});

describe('a JSONL file', () => {
  it('holds one resource a line and passes over empty lines', () => {
    const { pieces, problems } = readJsonl('{"a":1}\r\n\r\n  {"b":2}\n');
    expect(problems).toEqual([]);
    expect(pieces.map((piece) => piece.value)).toEqual([{ a: 1 }, { b: 2 }]);
    expect(pieces.map((piece) => piece.at([]))).toEqual([
      { line: 1, column: 1 },
      { line: 3, column: 3 },
    ]);
    expect(pieces[1]?.at(['b'])).toEqual({ line: 3, column: 8 });
  });

  it('names every bad line and reads the others', () => {
    const read = readJsonl('{"a":1}\n{"a":\n{"b":2}\n{"c":1,"c":2}\nnope\n');
    expect(read.pieces.map((piece) => piece.value)).toEqual([{ a: 1 }, { b: 2 }, { c: 1 }]);
    expect(problems(read)).toEqual([
      '2:6 not JSON: the text ends where a value should be',
      '4:8 the key "c" is given twice',
      '5:1 not JSON: found "n" where a value should be',
    ]);
  });
});
