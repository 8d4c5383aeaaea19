import { describe, expect, it } from 'vitest';
import { oldGrowth, youngGrowth } from '../../../src/ports/heap/bounded-heap.ts';

const MB = 2 ** 20;
const NODE_24 = '13.6.233.10-node.28';

describe('the young generation of the heap', () => {
  it.each([
    ['at the start', { size: MB }, 4],
    ['below its size', { size: 8 * MB - 1 }, 4],
    ['at its size', { size: 8 * MB }, 1],
    ['above its size', { size: 64 * MB }, 1],
    ['on the oldest engine', { size: 64 * MB, engine: '11.3.244.8-node.30' }, 1],
    ['on an engine that nobody tried', { size: 64 * MB, engine: '14.0.1' }, undefined],
    ['on one that says no version', { size: 64 * MB, engine: '' }, undefined],
    ['with a size of the user', { flags: ['--max-semi-space-size=32'] }, undefined],
    ['with one among other options', { flags: ['--no-warnings --min_semi_space_size=16'] }, undefined],
    ['with a factor of the user', { flags: ['--semi-space-growth-factor=2'] }, undefined],
    ['with other flags', { flags: ['--max-old-space-size=512'] }, 4],
  ])('%s: what it grows by', (_, heap, factor) => {
    expect(youngGrowth({ engine: NODE_24, flags: [], size: MB, ...heap })).toBe(factor);
  });
});

describe('the old generation of the heap', () => {
  it.each([
    ['on the newest engine', {}, 0, 50],
    ['on the oldest engine', { engine: '11.3.244.8-node.30' }, 0, 50],
    ['with many cases', {}, 20_000, 25],
    ['with fewer', {}, 19_999, 50],
    ['on an engine that nobody tried', { engine: '14.0.1' }, 20_000, undefined],
    ['with a growth of the user', { flags: ['--no-warnings --heap_growing_percent=100'] }, 20_000, undefined],
    ['with a limit of the user', { flags: ['--max-old-space-size=512'] }, 0, 50],
  ])('%s: by how many percent it grows between collections', (_, heap, cases, percent) => {
    expect(oldGrowth({ engine: NODE_24, flags: [], ...heap }, cases)).toBe(percent);
  });
});
