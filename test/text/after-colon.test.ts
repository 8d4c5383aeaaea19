import { describe, expect, it } from 'vitest';
import { afterColon } from '../../src/text/after-colon.ts';

describe('a sentence behind a colon', () => {
  it.each([
    ['All 23 compared cases ended as before.', 'all 23 compared cases ended as before.'],
    ['Case c/7 passed before and fails now.', 'case c/7 passed before and fails now.'],
    ['The judge changed from A to B.', 'the judge changed from A to B.'],
    ['Tone fell by 0.1.', 'Tone fell by 0.1.'],
    ['Theory fell by 0.1.', 'Theory fell by 0.1.'],
    ['2 cases (All, No) passed before.', '2 cases (All, No) passed before.'],
    ['', ''],
  ])('%j reads %j', (sentence, rest) => {
    expect(afterColon(sentence)).toBe(rest);
  });
});
