import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { digestPlaces } from '../../src/state/digest-places.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

describe('places of digests', () => {
  it('are found again, however many there are', () => {
    const places = digestPlaces();
    const count = 5_000;
    for (let at = 0; at < count; at += 1) places.set(digest(`${at}`), at * 3_000_000_000, at);
    for (let at = 0; at < count; at += 1)
      expect(places.get(digest(`${at}`))).toEqual({ offset: at * 3_000_000_000, length: at });
    expect(places.get(digest('another'))).toBeUndefined();
  });

  it('are the last ones that were set', () => {
    const places = digestPlaces();
    places.set(digest('a'), 1, 2);
    places.set(digest('a'), 7, 8);
    expect(places.get(digest('a'))).toEqual({ offset: 7, length: 8 });
  });

  it.each(['0'.repeat(64), 'f'.repeat(64)])('are known for %s', (edge) => {
    const places = digestPlaces();
    expect(places.get(edge)).toBeUndefined();
    places.set(edge, 5, 6);
    expect(places.get(edge)).toEqual({ offset: 5, length: 6 });
  });
});
