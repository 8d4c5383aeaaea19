import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, oneLine } from '../../../src/text/escape/clean-text.ts';
import { hostileTexts } from '../../support/hostile-texts.ts';

const HIDDEN =
  /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]|(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}/u;

describe('cleaned text', () => {
  it.each([
    ['plain text stays', 'Añadir 日本語 naïve — “quotes” 😀', 'Añadir 日本語 naïve — “quotes” 😀'],
    ['newline and tab stay', 'a\n\tb', 'a\n\tb'],
    ['colours go', '\u001b[1;31mred\u001b[0m', 'red'],
    ['a link keeps its text', '\u001b]8;;https://example.test\u001b\\text\u001b]8;;\u0007', 'text'],
    ['the C1 forms go', '\u009b31mred\u009d0;title\u009c!', 'red!'],
    ['an open title loses only its start', '\u001b]0;never closed', '0;never closed'],
    ['a sequence built around another one does not survive', '\u001b\u001b[31m[31mx', '[31mx'],
    ['every line break is \\n', 'a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
    ['bidi controls go', 'a\u202eb\u2066c\u2069d\u200fe\u061cf', 'abcdef'],
    ['zero width goes', 'a\u200bb\u200cc\u200dd\u2060e\ufefff\u00adg', 'abcdefg'],
    ['tag characters and variation selectors go', 'a\u{e0041}b\u{e0100}c\ufe0fd', 'abcd'],
    ['an emoji keeps its selector', '❤\ufe0f ok', '❤\ufe0f ok'],
    ['lone surrogates are replaced', 'a\ud800b\udc00c', 'a\ufffdb\ufffdc'],
    ['halves around something removed do not join', '\ud83d\u0000\ude00', '\ufffd\ufffd'],
    ['NUL, bell, backspace, delete go', 'a\u0000b\u0007c\u0008d\u007fe', 'abcde'],
  ])('%s', (_, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  it.each(hostileTexts)('hides nothing: %j', (text) => {
    expect(cleanText(text)).not.toMatch(HIDDEN);
  });

  it('leaves every character that is seen, and none that is not', () => {
    const all = Array.from({ length: 0x10000 }, (_, unit) => `a${String.fromCharCode(unit)}b`);
    const gone =
      /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufff9-\ufffb\ufffe\uffff]|\p{Default_Ignorable_Code_Point}/u;
    expect(all.filter((text) => cleanText(text) === text)).toEqual(all.filter((text) => !gone.test(text)));
  });

  it('cleans whatever comes, once and for all', () => {
    const pieces = fc.constantFrom(
      '\u001b',
      '[',
      ']',
      '0',
      'm',
      '\\',
      '\u009b',
      '\u009d',
      '\u009c',
      '\u0007',
      '\ufe0f',
      '❤',
      '\u200b',
      '\ud83d',
      '\ude00',
      'a',
      '\n',
      '\r',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(text, (value) => {
        const clean = cleanText(value);
        expect(clean).not.toMatch(HIDDEN);
        expect(clean.isWellFormed()).toBe(true);
        expect(cleanText(clean)).toBe(clean);
      }),
      { numRuns: 1000 },
    );
  });

  it('comes to an end with unfinished sequences', () => {
    for (const piece of ['\u001b]', '\u009d', '\u001b[', '\u001bP;', '\u001b]\t', '\u009b1;'])
      expect(cleanText(piece.repeat(200_000))).not.toContain('\u001b');
  });

  it('comes on one line where asked', () => {
    expect(oneLine(' a\r\n b\t\tc ')).toBe('a b c');
  });
});
