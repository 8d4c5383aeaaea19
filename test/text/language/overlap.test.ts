import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexText } from '../../../src/text/language/indexed-text.ts';
import { coverage4 } from '../../../src/text/language/ngrams.ts';
import { unigramShare } from '../../../src/text/language/overlap.ts';
import { support } from '../../../src/text/language/support.ts';

const text = fc.string({ unit: 'binary', maxLength: 120 });
const prose = fc
  .array(
    fc.constantFrom(
      'refund',
      'days',
      'not',
      '30',
      'The',
      'tower',
      'Paris.',
      'open',
      'about',
      '$5',
      '\n',
      '6.2 million',
      'May',
      '3,',
      '2021',
    ),
  )
  .map((parts) => parts.join(' '));

describe('unigramShare', () => {
  it.each([
    ['refund within days', 'Refunds take thirty days.', 1],
    ['purchase a vehicle', 'Where to buy cars', 1],
    ['blue whale', 'red whale', 0.5],
    ['the of and', 'anything', 0],
    ['', 'anything', 0],
    ['the annual visit', 'visitors per year', 1],
  ])('of %j in %j is %d', (claim, target, expected) => {
    expect(unigramShare(claim, target)).toBeCloseTo(expected);
  });

  it('takes texts that were analysed before', () => {
    expect(unigramShare(indexText('blue whale'), indexText('a whale'))).toBe(
      unigramShare('blue whale', 'a whale'),
    );
  });
});

describe('coverage4', () => {
  it.each([
    ['abcd', 'abcd', 1],
    ['abcd', 'wxyz', 0],
    ['', 'abc', 0],
    ['a', 'a', 1],
  ])('of %j in %j is %d', (claim, target, expected) => {
    expect(coverage4(claim, target)).toBeCloseTo(expected);
  });

  it('counts grams with multiplicity: a repeated word needs a repeated word', () => {
    expect(coverage4('tower tower tower', 'tower')).toBeLessThan(0.6);
  });

  it('is in [0, 1], and 1 for a text in itself', () => {
    fc.assert(
      fc.property(fc.oneof(text, prose), fc.oneof(text, prose), (claim, target) => {
        const share = coverage4(claim, target);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect([0, 1]).toContain(coverage4(claim, claim));
      }),
    );
  });
});

describe('support', () => {
  const context = indexText([
    'Cats sleep a lot. Dogs bark at night.',
    'The office closes at 6 pm on Fridays.',
  ]);

  it('names the best sentence', () => {
    expect(support('The office closes on Fridays.', context)).toMatchObject({
      sentence: 'The office closes at 6 pm on Fridays.',
      sentenceIndex: 2,
    });
  });

  it('has no sentence when nothing is shared', () => {
    expect(support('Xylophones jump.', indexText('Qq.'))).toEqual({
      score: 0,
      sentence: '',
      sentenceIndex: -1,
    });
    expect(support('Anything', indexText(''))).toEqual({ score: 0, sentence: '', sentenceIndex: -1 });
  });

  it('is 1 for a sentence of the context and in [0, 1] for all texts', () => {
    expect(support('Dogs bark at night.', context).score).toBeCloseTo(1);
    fc.assert(
      fc.property(fc.oneof(text, prose), fc.oneof(text, prose), (claim, source) => {
        const { score } = support(claim, indexText(source));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(support(claim, indexText(source)).score).toBe(score);
      }),
    );
  });

  it('compares numbers in the spelling of the context', () => {
    const visitors = indexText('The park had 6.2 million guests on March 5, 2021.');
    expect(support('The park had 6,200,000 guests on 2021-03-05.', visitors).score).toBeGreaterThan(0.9);
  });
});
