import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redacted } from '../../src/reports/redacted.ts';

const redact = (text: string) => text.replaceAll('secret', '[redacted]');

describe('redacted data', () => {
  it('is as plain data is when every text and name in it is redacted', () =>
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat(), (value, seed) => {
        const planted = JSON.parse(
          JSON.stringify(value, (_, one) =>
            typeof one === 'string' && (one.length + seed) % 3 === 0 ? `${one}secret` : one,
          ),
        );
        const before = JSON.stringify(planted);
        expect(JSON.stringify(redacted(planted, redact))).toBe(redact(before));
        expect(JSON.stringify(planted)).toBe(before);
      }),
    ));

  it('holds names too, also those with a meaning in JavaScript, and keeps their order', () => {
    const value = JSON.parse(
      '{"__proto__": {"secret": 1}, "a": ["x", "secret"], "1": "y", "secret b": null}',
    );
    expect(JSON.stringify(redacted(value, redact))).toBe(redact(JSON.stringify(value)));
  });

  it('is the value itself where there is nothing to redact', () => {
    const value = { a: [{ b: 'c' }], d: null, e: undefined };
    expect(redacted(value, redact)).toBe(value);
    expect(redacted(value, undefined)).toBe(value);
    const part = { deep: [value, { here: 'secret' }] };
    expect(redacted(part, redact)).toEqual({ deep: [value, { here: '[redacted]' }] });
    expect((redacted(part, redact).deep as unknown[])[0]).toBe(value);
  });
});
