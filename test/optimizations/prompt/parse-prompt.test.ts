import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/optimizations/prompt/apply-edits.ts';
import { parsePrompt } from '../../../src/optimizations/prompt/parse-prompt.ts';

const unitsOf = (text: string) => parsePrompt(text).units.map(({ id, kind, text: own }) => [id, kind, own]);
const anyPrompt = fc
  .array(
    fc.constantFrom(
      '# A',
      '## B',
      '**C**',
      '- one',
      '  more',
      '2. two',
      '```',
      'x = 1;',
      'Say hi. Be kind.',
      'wrapped',
      '',
      '| a | b |',
      '日本語。',
      '{x}',
      '~~~',
    ),
    { maxLength: 25 },
  )
  .chain((lines) => fc.constantFrom('\n', '\r\n').map((newline) => lines.join(newline)));

describe('parsePrompt', () => {
  it.each([
    [
      'Be kind. Be short.',
      [
        ['s1', 'sentence', 'Be kind.'],
        ['s2', 'sentence', 'Be short.'],
      ],
    ],
    [
      '# Role\nYou help.',
      [
        ['h1', 'heading', '# Role'],
        ['s1', 'sentence', 'You help.'],
      ],
    ],
    [
      '**Rules:**\n- a b\n  c d\n- e f',
      [
        ['h1', 'heading', '**Rules:**'],
        ['s1', 'item', '- a b\n  c d'],
        ['s2', 'item', '- e f'],
      ],
    ],
    [
      '```\n# no heading. Really.\n```\nEnd.',
      [
        ['s1', 'code', '```\n# no heading. Really.\n```'],
        ['s2', 'sentence', 'End.'],
      ],
    ],
    [
      'A sentence that\ngoes on. Next.',
      [
        ['s1', 'sentence', 'A sentence that\ngoes on.'],
        ['s2', 'sentence', 'Next.'],
      ],
    ],
    [
      'A line\nAnother line',
      [
        ['s1', 'sentence', 'A line'],
        ['s2', 'sentence', 'Another line'],
      ],
    ],
    ['~~~\nnever closed. x', [['s1', 'code', '~~~\nnever closed. x']]],
    ['', []],
    ['\r\n \r\n', []],
  ])('takes %j apart', (text, units) => {
    expect(unitsOf(text)).toEqual(units);
  });

  it('loses nothing: units stand where they say, in order, and no edits give the same bytes', () => {
    fc.assert(
      fc.property(fc.oneof(anyPrompt, fc.string({ unit: 'binary' })), (text) => {
        const { units } = parsePrompt(text);
        let at = 0;
        let between = '';
        for (const { start, end, text: own } of units) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(text.slice(start, end)).toBe(own);
          between += text.slice(at, start);
          at = end;
        }
        between += text.slice(at);
        if (!/[`~]/.test(text)) expect(between).not.toMatch(/[a-z]{3}/i);
        expect(applyEdits(text, [])).toBe(text);
      }),
    );
  });

  it.each([
    ['a\r\nb', '\r\n'],
    ['a\nb', '\n'],
    ['a', '\n'],
    ['a\r\nb\r\nc\nd', '\r\n'],
  ])('tells the line ends of %j', (text, newline) => {
    expect(parsePrompt(text).newline).toBe(newline);
  });
});
