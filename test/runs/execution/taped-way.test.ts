import { describe, expect, it } from 'vitest';
import { isPaidNow } from '../../../src/runs/execution/taped-way.ts';

describe('an answer of an agent', () => {
  it.each([
    ['of a program that nobody recorded', 'program', undefined, true],
    ['of a program whose recordings answered', 'program', { exchanges: 2 }, false],
    ['of a model that was recorded', 'http', { exchanges: 1 }, false],
    ['of a program of which only the judge was replayed', 'program', { exchanges: 0 }, true],
    ['of a server that is called live beside a judge that was replayed', 'live', { exchanges: 0 }, true],
    ['of a server that is called live, whatever else was replayed', 'live', { exchanges: 3 }, true],
  ] as const)('%s is paid for now, or was', (_, way, replayed, isPaid) => {
    expect(isPaidNow(way, replayed)).toBe(isPaid);
  });
});
