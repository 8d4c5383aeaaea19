import { describe, expect, it } from 'vitest';
import { playCanaries } from '../support/cassette-canaries.ts';
import { memoryFiles } from '../support/memory-files.ts';

describe('secrets', () => {
  it('are in no cassette in any spelling, split over events and chunks too, and what they stood in is answered again', async () => {
    const { total, leaked, missed } = await playCanaries(
      5,
      '/evals/cassettes',
      memoryFiles({ now: () => 0 }),
    );
    expect(total).toBe(160);
    expect(leaked).toEqual([]);
    expect(missed).toEqual([]);
  });
});
