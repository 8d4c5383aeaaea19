import { describe, expect, it } from 'vitest';
import { CATEGORIES, isOfAgent, isTaxonomy, ownerOf } from '../../src/failure-analysis/categories.ts';

describe('a kind of failure', () => {
  it.each(Object.entries(CATEGORIES))('%s is mended by its owner, %s', (kind, owner) => {
    expect(isTaxonomy(kind)).toBe(true);
    expect(ownerOf(kind)).toBe(owner);
    expect(isOfAgent(kind)).toBe(['prompt', 'tool', 'data', 'model'].includes(owner));
  });

  it.each(['new:1', 'toString', '__proto__', ''])(
    'outside of the taxonomy is taken for the prompt: %j',
    (kind) => {
      expect(isTaxonomy(kind)).toBe(false);
      expect(ownerOf(kind)).toBe('prompt');
      expect(isOfAgent(kind)).toBe(true);
    },
  );
});
