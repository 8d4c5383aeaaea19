import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/text/display-width.ts';
import { terminalLines } from '../../src/text/escape/escape-terminal.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { liveCommands } from '../support/runner-commands.ts';

describe('running text on a terminal', () => {
  it('is broken at spaces, and says what it says', () => {
    expect(terminalLines('one two three', 7)).toEqual(['one two', 'three']);
    expect(terminalLines('std::vector is fine', 40)).toEqual(['std::vector is fine']);
    expect(terminalLines('', 10)).toEqual([]);
  });

  it('is no command and not too wide, wherever the breaks fall', () => {
    const lead = fc.string({ maxLength: 30 });
    fc.assert(
      fc.property(
        lead,
        fc.constantFrom(...hostileTexts),
        fc.integer({ min: 4, max: 40 }),
        (before, text, width) => {
          for (const line of terminalLines(`${before} ${text}`, width)) {
            expect(liveCommands(`        ${line}\n`), line).toEqual([]);
            expect(displayWidth(line)).toBeLessThanOrEqual(width);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
