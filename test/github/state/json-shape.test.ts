import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOversizedJson } from '../../../src/github/state/json-shape.ts';
import { isDeeper } from '../../../src/schema/nesting.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The same bytes, with how many were looked at so far. */
function countedReads(plain: Uint8Array) {
  let count = 0;
  const counted = new Proxy(plain, {
    get(target, key) {
      if (/^\d+$/.test(String(key))) count += 1;
      return Reflect.get(target, key, target);
    },
  });
  return { counted, reads: () => count };
}

describe('the shape of a JSON text', () => {
  it('is as deep as the value that a parser makes of it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 0, max: 7 }), (value, depth) => {
        const text = JSON.stringify(value, null, 2);
        expect(isOversizedJson(bytes(text), { depth, values: 1e6 })).toBe(isDeeper(value, depth));
      }),
    );
  });

  it('counts no fewer values than there are', () => {
    const count = (value: unknown): number =>
      typeof value !== 'object' || value === null
        ? 1
        : Object.values(value).reduce<number>((sum, one) => sum + count(one), 1);
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const values = count(value);
        const text = bytes(JSON.stringify(value));
        expect(isOversizedJson(text, { depth: 9, values: Math.floor((values - 1) / 2) - 1 })).toBe(true);
        expect(isOversizedJson(text, { depth: 9, values: 2 * values })).toBe(false);
      }),
    );
  });

  it.each([
    ['brackets in a text', '"[[[[[["', false],
    ['a quote in a text', String.raw`"\"[[[["`, false],
    ['a backslash at the end of a text', String.raw`["\\",[[[]]]]`, true],
    ['a text that never ends', '"[[[[', false],
    ['nothing', '', false],
  ])('is not mistaken for %s', (_, text, oversized) => {
    expect(isOversizedJson(bytes(text), { depth: 3, values: 100 })).toBe(oversized);
  });

  it.each([
    ['30 million brackets', '[', 101],
    ['30 million values', ',', 1_000],
  ])('is seen of %s from the first that is too many', (_, byte, looked) => {
    const { counted, reads } = countedReads(new Uint8Array(30_000_000).fill(byte.charCodeAt(0)));
    expect(isOversizedJson(counted, { depth: 100, values: 1_000 })).toBe(true);
    expect(reads()).toBe(looked);
  });

  it('is found by one look at each byte', () => {
    const text = bytes(JSON.stringify(Array.from({ length: 1_000 }, (_, at) => ({ [`k${at}`]: [at] }))));
    const { counted, reads } = countedReads(text);
    expect(isOversizedJson(counted, { depth: 100, values: 1e6 })).toBe(false);
    expect(reads()).toBe(text.length);
  });
});
