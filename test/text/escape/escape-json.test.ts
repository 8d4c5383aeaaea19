import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeJson } from '../../../src/text/escape/escape-json.ts';
import { hostileTexts } from '../../support/hostile-texts.ts';
import { liveCommands } from '../../support/runner-commands.ts';

describe('JSON that can be printed', () => {
  it('says the same', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostileTexts));
    fc.assert(
      fc.property(fc.dictionary(text, fc.oneof(text, fc.array(text))), (value) => {
        const json = JSON.stringify(value, null, 2);
        expect(JSON.parse(escapeJson(json))).toEqual(JSON.parse(json));
        expect(liveCommands(escapeJson(json))).toEqual([]);
      }),
    );
  });

  it.each([
    ['##[add-path]/x', '"\\u0023#[add-path]/x"'],
    ['#\u200b#[x]', '"\\u0023\\u200b#[x]"'],
    ['\u202eabc', '"\\u202eabc"'],
    ['\u{e0041}', '"\\udb40\\udc41"'],
    ['# Heading', '"# Heading"'],
    ['日本 ❤\ufe0f', '"日本 ❤\ufe0f"'],
  ])('%j', (text, expected) => {
    expect(escapeJson(JSON.stringify(text))).toBe(expected);
  });
});
