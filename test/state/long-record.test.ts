import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsLongRecord, jsonPieces, longRecord } from '../../src/state/long-record.ts';

/** A long record of the entries of an object. */
const recordOf = (entries: Record<string, unknown>) => {
  const record = longRecord<unknown>();
  for (const [key, value] of Object.entries(entries)) record.set(key, value);
  return record;
};

describe('a long record', () => {
  it('is written as the object that it stands for, whatever is around it', () => {
    const object = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(object, object, fc.nat(), (around, entries, runs) => {
        const written = { ...around, runs, nothing: undefined, value: { runs, cases: entries } };
        const held = { ...written, value: { runs, cases: recordOf(entries) } };
        expect(holdsLongRecord(held)).toBe(true);
        expect([...jsonPieces(held)].join('')).toBe(JSON.stringify(written));
        expect(JSON.stringify(held)).toBe(JSON.stringify(written));
      }),
    );
  });

  it('comes in a piece for each entry', () => {
    const pieces = [...jsonPieces({ cases: recordOf({ a: 1, b: [2], c: { d: 3 } }) })];
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan('{"cases":{"a"'.length);
  });

  it.each([[{ a: { b: 1 } }], [[new Map()]], [null], ['text'], [7]])('is not in %j', (value) => {
    expect(holdsLongRecord(value)).toBe(false);
    expect([...jsonPieces(value)]).toEqual([JSON.stringify(value)]);
  });
});
