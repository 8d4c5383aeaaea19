import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../../src/text/display-width.ts';
import { terminalLine, terminalQuote } from '../../../src/text/escape/escape-terminal.ts';
import { logLine, workflowCommand } from '../../../src/text/escape/workflow-command.ts';
import { commandPayloads, hostileTexts } from '../../support/hostile-texts.ts';
import { liveCommands } from '../../support/runner-commands.ts';

const pieces = fc.constantFrom(
  '::',
  '##[',
  '#',
  '[',
  ']',
  'error',
  ' ',
  '\n',
  '\r',
  '\u2028',
  '\u0085',
  '\u200b',
  '\ufe0f',
  '\u034f',
  '%0A',
  '\u001b[1m',
  'x',
);
const anyText = fc.oneof(
  fc.array(pieces).map((list) => list.join('')),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...hostileTexts),
);

describe('what goes to a runner', () => {
  it.each([
    ['error', { file: 'a.yaml', line: 3, title: 'x' }, 'no', '::error file=a.yaml,line=3,title=x::no'],
    ['error', { title: 'a:b,c%' }, '1%\n2', '::error title=a%3Ab%2Cc%25::1%25%0A2'],
    ['group', {}, 'cases', '::group::cases'],
    ['notice', { file: undefined, title: '' }, '', '::notice::'],
    ['warning', {}, '##[error]x', '::warning::# #[error]x'],
    ['add-mask', {}, 'a\u200b##[b\r', '::add-mask::a\u200b##[b%0D'],
  ] as const)('%s %j %j', (name, properties, message, expected) => {
    expect(workflowCommand(name, properties, message)).toBe(expected);
  });

  it('a command is one line with our properties, whatever the texts are', () => {
    fc.assert(
      fc.property(anyText, anyText, (title, message) => {
        const line = workflowCommand('error', { file: title, line: 1, title }, message);
        expect(line).not.toMatch(/[\r\n]/);
        expect(liveCommands(line)).toEqual(['error']);
        const properties = line.slice('::error '.length, line.indexOf('::', 2)).split(',');
        expect(properties.length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 1000 },
    );
  });

  it('a log line is never a command', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = logLine(text);
        expect(liveCommands(lines)).toEqual([]);
        for (const line of lines.split('\n')) expect(line.startsWith('│ ')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(commandPayloads)(
    '%j is not executed from a log line, a terminal line or a quotation',
    (payload) => {
      expect(liveCommands(logLine(payload))).toEqual([]);
      expect(liveCommands(terminalLine(payload))).toEqual([]);
      expect(liveCommands(terminalQuote(payload, 20).join('\n'))).toEqual([]);
    },
  );

  it.each([
    ['one\r\ntwo\rthree', '│ one\n│ two\n│ three'],
    ['::error::x', '│ : :error::x'],
    ['a::b', '│ a::b'],
    ['', '│ '],
  ])('log line of %j', (text, expected) => {
    expect(logLine(text)).toBe(expected);
  });

  it('a quotation keeps to its width and number of lines', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.integer({ min: 10, max: 60 }),
        fc.integer({ min: 1, max: 4 }),
        (text, width, most) => {
          const lines = terminalQuote(text, width, most);
          expect(lines.length).toBeLessThanOrEqual(most);
          for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(width);
          expect(liveCommands(lines.join('\n'))).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('a quotation that was cut says so', () => {
    expect(terminalQuote('one two three four', 12, 1)).toEqual(['│ one two …']);
    expect(terminalQuote('one\n\ntwo', 12)).toEqual(['│ one', '│ two']);
  });
});
