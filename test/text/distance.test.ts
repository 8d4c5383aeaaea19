import { describe, expect, it } from 'vitest';
import { didYouMean } from '../../src/text/distance.ts';

const names = ['answer_relevancy', 'faithfulness', 'toxicity', 'bias'];

describe('didYouMean', () => {
  it.each([
    ['faithfullness', 'faithfulness'],
    ['Answer-Relevancy', 'answer_relevancy'],
    ['answerRelevancy', 'answer_relevancy'],
    ['toxicty', 'toxicity'],
    ['TOXICITY', 'toxicity'],
    ['bais', 'bias'],
    ['basi', null],
    ['sabi', null],
    ['bia', 'bias'],
    ['latency', null],
    ['', null],
    ['x'.repeat(1000), null],
  ])('for %j suggests %j', (word, expected) => {
    expect(didYouMean(word, names)).toBe(expected);
  });
});
