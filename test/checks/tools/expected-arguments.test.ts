import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { expectedArguments } from '../../../src/checks/tools/expected-arguments.ts';
import { everyNumberKeepsItsDigits } from '../../../src/checks/whole-numbers.ts';

const compile = async (pattern: string) => RE2JS.compile(pattern);
const difference = async (expected: Record<string, unknown>, actual: unknown, others = false) =>
  (await expectedArguments(expected, others, compile)).difference(actual, '');

describe('expected arguments', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'equal values',
      { id: 'TK-1042', amount: 12.5, now: true, note: null },
      { note: null, now: true, amount: 12.5, id: 'TK-1042' },
    ],
    ['no arguments', {}, {}],
    [
      'objects and lists',
      { to: { city: 'Bern', lines: ['a', 'b'] } },
      { to: { lines: ['a', 'b'], city: 'Bern' } },
    ],
    ['anything', { id: { any: true } }, { id: { deep: [1] } }],
    ['anything, null too', { id: { any: true } }, { id: null }],
    ['a text that matches', { id: { matches: '^TK-\\d+$' } }, { id: 'TK-1042' }],
    ['one of several', { unit: { one_of: ['C', 'F', 3] } }, { unit: 3 }],
    [
      'one of several matchers',
      { at: { one_of: [{ matches: '^2026-' }, { approx: 5, within: 1 }] } },
      { at: 5.9 },
    ],
    ['about a number', { total: { approx: 0.3 } }, { total: 0.1 + 0.2 }],
    ['near a number', { total: { approx: 100, within: 5 } }, { total: 95 }],
    ['matchers inside of lists', { items: [{ id: { any: true }, n: 2 }] }, { items: [{ id: 'x', n: 2 }] }],
    [
      'an object that looks like a matcher',
      { filter: { literal: { any: true } } },
      { filter: { any: true } },
    ],
    [
      'own keys only',
      { literal: { literal: JSON.parse('{"__proto__": 1}') } },
      { literal: JSON.parse('{"__proto__": 1}') },
    ],
  ])('fit: %s', async (_, expected, actual) => {
    expect(await difference(expected, actual)).toBeNull();
  });

  it.each<[Record<string, unknown>, unknown, string]>([
    [{ id: 'TK-1042' }, { id: 'TK-1043' }, 'id is "TK-1043", not "TK-1042"'],
    [{ id: '7' }, { id: 7 }, 'id is 7, not "7"'],
    [{ id: 0 }, { id: false }, 'id is false, not 0'],
    [{ id: null }, {}, 'id is missing, expected null'],
    [{ id: { any: true } }, {}, 'id is missing, expected anything'],
    [{ id: 'a' }, { id: 'a', force: true }, 'force is not expected'],
    [{ to: { city: 'Bern' } }, { to: { city: 'Basel' } }, 'to.city is "Basel", not "Bern"'],
    [{ to: { city: 'Bern' } }, { to: { city: 'Bern', zip: 1 } }, 'to.zip is not expected'],
    [{ to: {} }, { to: [] }, 'to is [], not an object'],
    [{ ids: ['a', 'b'] }, { ids: ['b', 'a'] }, 'ids[0] is "b", not "a"'],
    [{ ids: ['a'] }, { ids: ['a', 'b'] }, 'ids has 2 entries, not 1'],
    [{ ids: [] }, { ids: { length: 0 } }, 'ids is {"length":0}, not a list of 0'],
    [{ id: { matches: '^TK' } }, { id: 7 }, 'id is 7, not a text that matches "^TK"'],
    [{ unit: { one_of: ['C', 'F'] } }, { unit: 'K' }, 'unit is "K", not one of "C", "F"'],
    [{ total: { approx: 100, within: 5 } }, { total: 94.9 }, 'total is 94.9, not 100 ± 5'],
    [{ total: { approx: 100 } }, { total: '100' }, 'total is "100", not about 100'],
    [{ total: { approx: 100 } }, { total: null }, 'total is null, not about 100'],
    [{ toString: { any: true } }, {}, 'toString is missing, expected anything'],
    [{}, 'text', 'the value is "text", not an object'],
  ])('%j do not fit %j', async (expected, actual, why) => {
    expect(await difference(expected, actual)).toBe(why);
  });

  it('may have others beside them where that is allowed, at the top only', async () => {
    expect(await difference({ id: 1 }, { id: 1, more: 2 }, true)).toBeNull();
    expect(await difference({ id: { a: 1 } }, { id: { a: 1, b: 2 } }, true)).toBe('id.b is not expected');
  });

  it.each<[Record<string, unknown>, RegExp]>([
    [{ id: { any: 'x' } }, /^id takes any: true/],
    [{ id: { matches: 7 } }, /^id takes an expression as a text/],
    [{ id: { one_of: [] } }, /^id takes a list of values/],
    [{ id: { approx: '7' } }, /^id takes a number in approx/],
    [{ id: { approx: 7, within: -1 } }, /^id takes a number from 0 on/],
    [{ id: { matches: 'a', flags: 'i' } }, /^id has "flags" beside matches/],
    [{ a: { b: [{ any: 1 }] } }, /^a\.b\[0\] takes any/],
  ])('%j are refused with the reason', async (expected, why) => {
    await expect(difference(expected, {})).rejects.toThrow(why);
  });

  it('of any JSON value fit that value and no other', async () => {
    const value = fc.jsonValue({ maxDepth: 3 }).filter(everyNumberKeepsItsDigits);
    const escaped = (one: unknown) => ({ value: { literal: one } });
    await fc.assert(
      fc.asyncProperty(value, value, async (one, other) => {
        expect(await difference(escaped(one), JSON.parse(JSON.stringify({ value: one })))).toBeNull();
        const same = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
        expect((await difference(escaped(one), { value: other })) === null).toBe(same);
      }),
    );
  });
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, inner]) => [key, sorted(inner)])
    .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))
    .concat([['object']]);
}
