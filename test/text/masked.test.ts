import { describe, expect, it } from 'vitest';
import { masked } from '../../src/text/masked.ts';

const spaced = (text: string) => masked(text).replace(/\s+/g, ' ').replaceAll(' ,', ',').trim();

describe('masked', () => {
  it.each([
    ['order A1-77 is late', 'order maskid is late'],
    ['order 4711 is late', 'order masknumber is late'],
    ['pay $12,300.50 or 20% now', 'pay masknumber or masknumber now'],
    ['the value "red shoes" is missing', 'the value maskquoted is missing'],
    ["parameter 'avoid' of map_service", 'parameter maskquoted of maskid'],
    ['write to ann@example.org or https://example.org/a?b=1', 'write to maskaddress or maskaddress'],
    [
      "got ['a', 'b'] for [1, 2.5], not [[1], ['x']] or None",
      'got masklist for masklist, not masktable or maskflag',
    ],
    ['notes [none of it was true]', 'notes [none of it was true]'],
    ['id 3f2a9c1e-77aa-4b1b-9d51-0a1b2c3d4e5f', 'id maskid'],
  ])('writes %j as %j', (text, expected) => {
    expect(spaced(text)).toBe(expected);
  });

  it('leaves words and apostrophes alone', () => {
    expect(spaced("It didn't answer the customer's question")).toBe(
      "It didn't answer the customer's question",
    );
  });

  it('makes two failures equal that differ in their values only', () => {
    expect(spaced('Refund of 12 for "Ann" (order B-17)')).toBe(
      spaced('Refund of 9,100 for "Bob" (order C-2)'),
    );
  });

  it('stays quick on quotes that never close', () => {
    const text = `${'"a '.repeat(20_000)}${"'b".repeat(20_000)}${'a_'.repeat(20_000)}${'1,'.repeat(20_000)}${'['.repeat(20_000)}${"['a'".repeat(20_000)}`;
    expect(masked(text).length).toBeGreaterThan(0);
  });
});
