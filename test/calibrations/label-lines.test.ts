import { describe, expect, it } from 'vitest';
import { labelLines } from '../../src/calibrations/label-lines.ts';
import { seededPorts } from '../support/seeded-ports.ts';

function lines(content: string | Uint8Array) {
  const { files } = seededPorts();
  files.writeAtomic('/rows.jsonl', content);
  return [...labelLines('/rows.jsonl', files)];
}

describe('the lines of a file of labels', () => {
  it.each([
    ['nothing', '', []],
    ['blank lines', '\n \n\t\r\n', []],
    ['no newline at the end', 'a\nb', [1, 'a', 2, 'b']],
    ['blank lines between, and line ends of Windows', 'a\r\n\r\nb\n', [1, 'a\r', 3, 'b']],
    ['a byte order mark', '\ufeffa\n\ufeffb', [1, 'a', 2, '\ufeffb']],
  ])('with %s', (_, content, expected) => {
    expect(lines(content).flatMap((one) => [one.line, 'text' in one ? one.text : one.problem])).toEqual(
      expected,
    );
  });

  it('are whole where a piece of the file ends inside a line, or inside a character', () => {
    const texts = Array.from({ length: 40 }, (_, index) => `${index}:${'ä€😀'.repeat(3000 + index)}`);
    expect(lines(texts.join('\n'))).toEqual(texts.map((text, index) => ({ line: index + 1, text })));
  });

  it('that cannot be read do not hide the others', () => {
    const long = Buffer.alloc(10 * 1024 * 1024 + 1, 'x');
    const content = Buffer.concat([Buffer.from('a\n\xff\n', 'latin1'), long, Buffer.from('\nb')]);
    expect(lines(content)).toEqual([
      { line: 1, text: 'a' },
      { line: 2, problem: 'the line is not valid UTF-8' },
      { line: 3, problem: 'the line is longer than 10 MiB' },
      { line: 4, text: 'b' },
    ]);
  });
});
