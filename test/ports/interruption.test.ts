import { getMaxListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { interruption } from '../../src/ports/interruption.ts';

describe('an interruption', () => {
  it('may be listened to by every call under way', () => {
    const { signal, end } = interruption();
    expect(getMaxListeners(signal)).toBe(0);
    end();
  });
});
