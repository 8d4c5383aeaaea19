import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Files } from '../../../src/ports/ports.ts';
import type { ReadPieces } from '../../../src/test-cases/reading/piece.ts';
import { readCsv } from '../../../src/test-cases/reading/read-csv.ts';
import { readJson } from '../../../src/test-cases/reading/read-json.ts';
import { readJsonl } from '../../../src/test-cases/reading/read-jsonl.ts';
import { readParts, readPieces } from '../../../src/test-cases/reading/read-pieces.ts';
import { suggest } from '../../../src/test-cases/suggest.ts';
import { linesOf, wholeOf } from '../../support/data-lines.ts';
import { memoryWorld } from '../../support/evals-folder.ts';

const MIB = 1024 * 1024;
const textsOf = ({ problems }: ReadPieces) =>
  problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
const world = (name: string, text: string | Uint8Array) => memoryWorld({ [name]: text }).files;
const read = (name: string, text: string | Uint8Array) => readPieces(`/repo/${name}`, world(name, text));

/** Lines of JSON as people and programs write them, right and wrong. */
const line = fc.oneof(
  fc.tuple(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(0, 1)).map(([value, style]) => {
    const text = JSON.stringify(value);
    return style === 0 ? text : ` ${text.replaceAll(':', ': ').replaceAll(',', ', ')} `;
  }),
  fc.constantFrom(
    '{"a":1,"a":2}',
    '{"a":{"b":[1,{"b":2,"b":3}]}}',
    '{"__proto__":{}}',
    '{"\\u005f_proto__":{}}',
    '{"constructor":1}',
    '{"2":1,"1":2}',
    '{"a":1e999}',
    '{"a":-0}',
    '"\\ud800"',
    '{"a":',
    'nope',
    `${'['.repeat(100)}${']'.repeat(100)}`,
    `${'['.repeat(101)}${']'.repeat(101)}`,
  ),
);

describe('lines of JSON', () => {
  it('are read as documents of their own: the same values, the same problems at the same places', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const alone = lines.map((text) => readJson(text.startsWith(' ') ? text : ` ${text}`));
        const together = wholeOf(
          readJsonl(linesOf(lines.map((text) => (text.startsWith(' ') ? text : ` ${text}`)).join('\n'))),
        );
        const whole = alone.flatMap(({ pieces }, index) =>
          // A document may be a list of resources, a line is one.
          lines[index]?.trim().startsWith('[') ? [] : pieces.map((piece) => piece.value),
        );
        expect(together.pieces.map((piece) => piece.value).filter((value) => !Array.isArray(value))).toEqual(
          whole,
        );
        expect(textsOf(together)).toEqual(
          alone.flatMap((one, index) => textsOf(one).map((text) => text.replace(/^1:/, `${index + 1}:`))),
        );
      }),
    );
  });

  it('know the place of every value in them', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })), (object) => {
        const text = JSON.stringify(object);
        fc.pre(!text.includes('__proto__'));
        const [piece] = wholeOf(readJsonl(linesOf(text))).pieces;
        for (const [key, value] of Object.entries(object)) {
          const written = JSON.stringify(value);
          const { column } = piece?.at([key]) ?? { column: 0 };
          expect(text.slice(column - 1, column - 1 + written.length)).toBe(written);
          const { column: keyColumn } = piece?.at([key], 'key') ?? { column: 0 };
          expect(text.startsWith(JSON.stringify(key), keyColumn - 1)).toBe(true);
        }
      }),
    );
  });
});

describe('a table in several parts', () => {
  const cell = (index: number) => `"row ${index}, ""quoted""\n${'x'.repeat(200)}"`;
  const rows = Array.from({ length: 4000 }, (_, index) => `r${index},${cell(index)},b`);

  it('gives the same rows at the same lines as one that is read at once', () => {
    const parts = [...readCsv(linesOf(['name,input,expected_behavior', ...rows].join('\n')), suggest)];
    expect(parts.length).toBeGreaterThan(2);
    const { pieces, problems } = wholeOf(parts);
    expect(problems).toEqual([]);
    expect(pieces).toHaveLength(4000);
    for (const index of [0, 1, 1999, 3999]) {
      expect(pieces[index]?.value).toEqual({
        name: `r${index}`,
        turns: [{ input: `row ${index}, "quoted"\n${'x'.repeat(200)}`, expected_behavior: 'b' }],
      });
      expect(pieces[index]?.at(['turns', 0, 'expected_behavior'])).toEqual({
        line: 3 + 2 * index,
        column: 203,
      });
    }
  });

  it('counts the lines of what it cannot read from the beginning of the file', () => {
    const text = ['name,input,expected_behavior', ...rows, 'a,say "hi" now,b'].join('\n');
    expect(textsOf(wholeOf(readCsv(linesOf(text), suggest))).at(-1)).toMatch(
      /^8002:1 not CSV: .*\bat line 8002\b/,
    );
  });

  it.each(['\n', '\r\n'])('counts each line break %j once, in cells and between rows', (lineBreak) => {
    const text = [`name,input,expected_behavior,tags`, '', ...rows.map((row) => `\n${row},t\n`)].join('\n');
    const { pieces } = wholeOf(readCsv(linesOf(text.replaceAll('\n', lineBreak)), suggest));
    for (const index of [0, 1, 1999, 3999]) {
      expect(pieces[index]?.at([])).toEqual({ line: 4 + 4 * index, column: 1 });
      expect(pieces[index]?.at(['tags', 0])).toEqual({ line: 5 + 4 * index, column: 205 });
    }
    const broken = `${text}\na,say "hi" now,b,t`.replaceAll('\n', lineBreak);
    expect(textsOf(wholeOf(readCsv(linesOf(broken), suggest))).at(-1)).toMatch(
      /^16003:1 not CSV: .*\bat line 16003\b/,
    );
  });

  it('names the line on which a quote was opened that nobody closed', () => {
    const text = ['name,input,expected_behavior', ...rows, 'a,"b,c', ...Array(2000).fill('d,e,f')].join('\n');
    expect(textsOf(wholeOf(readCsv(linesOf(text), suggest))).at(-1)).toMatch(
      /^8002:1 not CSV: .*\bat line 8002\b/,
    );
    const longer = `${text}\n${'d,e,f\n'.repeat(300_000)}`;
    expect(textsOf(wholeOf(readCsv(linesOf(longer), suggest))).at(-1)).toMatch(
      /^8002:1 not CSV: .*\bat line 8002\b/,
    );
  });

  it('stops where a quote stays open for longer than a row may be', () => {
    const text = `name,input,expected_behavior\na,"b,c\n${'d,e,f\n'.repeat(230_000)}`;
    expect(textsOf(wholeOf(readCsv(linesOf(text), suggest)))).toEqual([
      expect.stringMatching(/^\d+:1 not CSV: /),
    ]);
  });
});

describe('a data file', () => {
  it('may be larger than a document, and is read as far as it is asked for', async () => {
    const long = JSON.stringify({ name: 'x'.repeat(4 * MIB) });
    const files = world('a.jsonl', `${long}\n${long}\n${long}\n`);
    let bytes = 0;
    const counting: Files = {
      ...files,
      reader(path) {
        const reader = files.reader(path);
        const readAt = (offset: number, length: number) => {
          bytes += length;
          return reader.readAt(offset, length);
        };
        return { ...reader, readAt };
      },
    };
    let pieces = 0;
    for (const part of await readParts('/repo/a.jsonl', counting)) {
      pieces += part.pieces.length;
      expect(bytes).toBeLessThan((pieces * 4 + 1) * MIB);
    }
    expect(pieces).toBe(3);
  });

  it('has lines that are too long or no text beside lines that are read', async () => {
    const long = `"${'x'.repeat(10 * MIB)}"`;
    const { pieces, problems } = await read(
      'a.jsonl',
      Buffer.concat([
        Buffer.from(`\ufeff{"a":1}\n${long}\n{"b":"`),
        new Uint8Array([0xff]),
        Buffer.from('"}\n{"c":"\0"}\n{"d":4}\n'),
      ]),
    );
    expect(pieces.map((piece) => piece.value)).toEqual([{ a: 1 }, { d: 4 }]);
    expect(textsOf({ pieces, problems })).toEqual([
      '2:1 the line is longer than 10 MiB; move long texts into files of their own (text_file, ground_truth_file, context_files)',
      '3:7 is not valid UTF-8; save it as UTF-8',
      '4:7 holds a NUL character; is it a binary file?',
    ]);
  });

  it('in UTF-16 is refused once', async () => {
    expect(textsOf(await read('a.jsonl', Buffer.from('\ufeff{"a":1}\n{"b":2}\n', 'utf16le')))).toEqual([
      '1:1 is written in UTF-16; save it as UTF-8',
    ]);
  });

  it.each([
    ['a.jsonl', 1024 ** 3 + 1, 'is larger than 1 GiB; split it into several files'],
    ['a.CSV', 1024 ** 3 + 1, 'is larger than 1 GiB; split it into several files'],
    [
      'a.json',
      10 * MIB + 1,
      'is larger than 10 MiB; split it, or write one case a line in a .jsonl file, which may have 1 GiB',
    ],
    [
      'a.yml',
      10 * MIB + 1,
      'is larger than 10 MiB; split it, or write one case a line in a .jsonl file, which may have 1 GiB',
    ],
  ])('%s with %d bytes is refused with what to do', async (name, size, message) => {
    const files = world(name, '');
    const large: Files = {
      ...files,
      stat: () => ({ kind: 'file', size, modifiedMs: 0, inode: 1 }),
    };
    expect((await readPieces(`/repo/${name}`, large)).problems).toEqual([{ line: 1, column: 1, message }]);
  });

  it('that fails in the middle is a problem beside what was read', async () => {
    const files = world('a.jsonl', `{"a":1}\n${' '.repeat(300 * 1024)}\n{"b":2}\n`);
    const failing: Files = {
      ...files,
      reader(path) {
        const reader = files.reader(path);
        return {
          ...reader,
          readAt: (offset, length) =>
            (offset === 0 ? reader.readAt(0, length) : files.reader('/no')) as Uint8Array,
        };
      },
    };
    expect(textsOf(await readPieces('/repo/a.jsonl', failing))).toEqual([
      expect.stringMatching(/^1:1 cannot be read: /),
    ]);
  });
});
