import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldCharacters,
  foldForMatch,
  isPresent,
  isSameText,
  normalize,
} from '../../../src/text/language/normalize.ts';

describe('the same text', () => {
  const piece = fc.constantFrom(
    'The End',
    '  ',
    '“quoted” ',
    '\u200b',
    'Σς',
    'ﬁne ',
    'x'.repeat(300),
    'e\u0301',
    '\n',
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  it('is what is the same once folded, however long', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(isSameText(one, other)).toBe(foldForMatch(one) === foldForMatch(other));
        expect(isSameText(one, ` ${one.toUpperCase().toLowerCase()}\u200b`)).toBe(
          foldForMatch(one) === foldForMatch(one.toUpperCase()),
        );
      }),
    );
  });
});

describe('normalize', () => {
  it.each([
    ['  a \n\t b  ', 'a b'],
    ['“quoted” and ‘single’', '"quoted" and \'single\''],
    ['a – b — c − d', 'a - b - c - d'],
    ['ze\u200bro\u200d wi\ufeffdth', 'zero width'],
    ['ｆｕｌｌ ｗｉｄｔｈ', 'full width'],
    ['hidden\u{e0041}\u202e text', 'hidden text'],
    ['plain ascii', 'plain ascii'],
  ])('brings %j to one spelling', (text, expected) => {
    expect(normalize(text)).toBe(expected);
  });

  it('lowers the case for matching and keeps it otherwise', () => {
    expect(normalize('The “End”')).toBe('The "End"');
    expect(foldForMatch('The “End”')).toBe('the "end"');
    expect(foldForMatch('ΟΔΟΣ')).toBe(foldForMatch('οδοσ'));
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldCharacters(foldCharacters(text))).toBe(foldCharacters(text));
        expect(normalize(normalize(text))).toBe(normalize(text));
        expect(foldForMatch(foldForMatch(text))).toBe(foldForMatch(text));
      }),
    );
  });
});

describe('isPresent', () => {
  it.each([
    ['x', true],
    [' . ', true],
    ['', false],
    [' \n\t', false],
    ['\u200b\u200d\ufeff\u2060', false],
    [null, false],
    [undefined, false],
    [0, false],
    [['x'], false],
  ])('of %j is %s', (value, expected) => {
    expect(isPresent(value)).toBe(expected);
  });
});
