import { describe, expect, it } from 'vitest';
import { CUT, textTail } from '../../src/agents/text-tail.ts';
import { redactor } from '../../src/text/escape/redact.ts';

const KEY = 'sk-0123456789abcdefghij';

describe('the end of what a program wrote', () => {
  it.each([
    [1, 40],
    [7, 40],
    [40, 1],
  ])('gives no half of a secret away, however it came (%i pieces of %i)', (size, times) => {
    const clean = redactor([KEY]);
    const text = `${'x'.repeat(size * times)}${KEY}${'y'.repeat(60)}`;
    // Cut in the middle of the key: its last 15 characters are left.
    const tail = textTail(78, CUT);
    for (let at = 0; at < text.length; at += size) tail.add(text.slice(at, at + size));
    expect(tail.text()).toBe(`…${KEY.slice(-15)}${'y'.repeat(60)}`);
    expect(clean(`It said:\n${tail.text()}`)).not.toContain('abcdef');
  });

  it('is all of it where that is short', () => {
    const tail = textTail(4, CUT);
    tail.add('äö');
    expect(tail.text()).toBe('äö');
    tail.add('!');
    expect(tail.text()).toBe('…!');
  });
});
