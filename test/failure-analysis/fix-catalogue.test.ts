import { describe, expect, it } from 'vitest';
import { CATEGORIES, isTaxonomy } from '../../src/failure-analysis/categories.ts';
import { facetOf } from '../../src/failure-analysis/facet.ts';
import { suggestedFix } from '../../src/failure-analysis/suggested-fix.ts';
import { failedWith } from '../support/analysed-attempts.ts';

const facets = [facetOf(failedWith('It is rude.')), facetOf(failedWith('It is cold.'))];

describe('suggestedFix', () => {
  it.each(Object.entries(CATEGORIES))('of %s speaks to its owner, %s', (category, owner) => {
    if (!isTaxonomy(category)) throw new Error(category);
    const { text, expected_gain } = suggestedFix(category, { name: category, owner }, facets, 0.4);
    expect(text).not.toMatch(/[{}]/);
    if (owner === 'prompt') expect(text).toMatch(/^Prompt: /);
    else expect(text).not.toMatch(/^Prompt: /);
    const mendable = owner === 'prompt' || owner === 'tool' || owner === 'data';
    expect(expected_gain).toBe(mendable ? 0.4 : 0);
  });

  it('names a cluster outside of the taxonomy', () => {
    expect(suggestedFix('new:1', { name: 'gift box $&', owner: 'prompt' }, facets, 1).text).toContain(
      'about gift box $&;',
    );
  });
});
