import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../../src/text/escape/clean-text.ts';
import { escapeHtml, xmlAttribute, xmlText } from '../../../src/text/escape/escape-html.ts';
import { hostileTexts } from '../../support/hostile-texts.ts';
import { parseXml } from '../../support/strict-xml.ts';

describe('text in HTML and XML', () => {
  it('escapes what ends text or an attribute', () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
    );
  });

  it('any text comes back cleaned from element content and from an attribute', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostileTexts));
    fc.assert(
      fc.property(text, (value) => {
        const parsed = parseXml(`<x a="${xmlAttribute(value)}">${xmlText(value)}</x>`);
        expect(parsed.text).toBe(cleanText(value));
        expect(parsed.attributes['a']).toBe(cleanText(value));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    '<a>',
    '<a></b>',
    '<a b="1" b="2"/>',
    '<a>&x;</a>',
    '<a>&</a>',
    '<a/><b/>',
    '<a>\u0001</a>',
    '<a b="<"/>',
  ])('the checker refuses %j', (source) => {
    expect(() => parseXml(source)).toThrow();
  });
});
