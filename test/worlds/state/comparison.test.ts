import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StateComparison, stateComparison } from '../../../src/schema/worlds/world.ts';
import { comparisonProblems, comparisonRules } from '../../../src/worlds/state/comparison-rules.ts';
import { differences, isEqual } from '../../../src/worlds/state/differences.ts';
import { renameIds } from '../../../src/worlds/state/rename-ids.ts';
import { reachOf, statePattern, touches } from '../../../src/worlds/state/state-pattern.ts';

const reach = (...texts: string[]) =>
  reachOf(texts.map(statePattern).flatMap((one) => ('problem' in one ? [] : [one])));

describe('a pattern of paths', () => {
  it.each<[string, (string | number)[], boolean]>([
    ['users.*', ['users', 'mia'], true],
    ['users.*', ['users', 'mia', 'name'], true],
    ['users.*', ['orders', 'mia'], false],
    ['users.*.email', ['users', 'mia', 'name'], false],
    ['payments.**', ['payments', 'a', 'b', 'c'], true],
    ['payments.**', ['payments'], true],
    ['**.updated_at', ['a', 'b', 'updated_at'], true],
    ['**.updated_at', ['updated_at'], true],
    ['**.updated_at', ['a', 'b', 'created_at'], false],
    ['orders.TK-*.status', ['orders', 'TK-1042', 'status'], true],
    ['orders.TK-*.status', ['orders', 'XK-1042', 'status'], false],
    ['orders["a.b"].items[0]', ['orders', 'a.b', 'items', 0], true],
    ['orders[*].id', ['orders', 3, 'id'], true],
    ['orders["*"]', ['orders', 'a'], false],
    ['$.orders', ['orders'], true],
  ])('%s and %j: %s', (text, path, expected) => {
    expect(touches(reach(text), path, 1, 2)).toBe(expected);
  });

  it('means what came and went inside of a larger change', () => {
    expect(touches(reach('users.*.email'), ['users'], { mia: { email: 'x' } }, undefined)).toBe(true);
    expect(touches(reach('users.*.email'), ['users'], { mia: { name: 'x' } }, undefined)).toBe(false);
  });

  it.each(['', '.', 'a..b', 'a[', 'a[-1]', 'a.', '"a"'])('that is none is said: %j', (text) => {
    expect(statePattern(text)).toHaveProperty('problem');
  });

  it('is no slower for many stars', () => {
    const text = Array.from({ length: 30 }, () => '**.a*a*a*').join('.');
    const path = Array.from({ length: 60 }, () => `${'a'.repeat(40)}b`);
    expect(touches(reach(`${text}.z`), path, 1, 2)).toBe(false);
  });

  it('is looked at where a world is read', () => {
    expect(comparisonProblems({ ignore: ['a.*'], ids: ['a..b'] })).toEqual([
      { path: ['ids', 0], message: expect.stringContaining('is no pattern of paths') },
    ]);
  });
});

const rules = (given: Partial<StateComparison>) => comparisonRules(stateComparison.parse(given));

describe('states are equal where a world says that something does not matter', () => {
  it.each<[string, Partial<StateComparison>, unknown, unknown, boolean]>([
    ['what is ignored', { ignore: ['log', '**.seen'] }, { a: { seen: 1 }, log: [1] }, { a: {} }, true],
    ['what is not', { ignore: ['log'] }, { a: 1 }, { a: 2 }, false],
    ['times', { times: ['**.at'] }, { x: { at: '2024-05-15T15:00:00' } }, { x: { at: '2026-01-01' } }, true],
    ['a time and a text', { times: ['**.at'] }, { x: { at: '2024-05-15' } }, { x: { at: 'soon' } }, false],
    ['a time and none', { times: ['**.at'] }, { x: { at: '2024-05-15' } }, { x: {} }, false],
    ['times that are not named', { times: ['b'] }, { a: '2024-05-15' }, { a: '2024-05-16' }, false],
    ['lists without order', { unordered: ['l'] }, { l: [1, 2, 2] }, { l: [2, 1, 2] }, true],
    ['lists by how often', { unordered: ['l'] }, { l: [1, 1, 2] }, { l: [2, 1, 2] }, false],
    ['lists with order', {}, { l: [1, 2] }, { l: [2, 1] }, false],
    [
      'lists without order of what is partly ignored',
      { unordered: ['l'], ignore: ['l[*].n'] },
      { l: [{ a: 1, n: 1 }, { a: 2 }] },
      { l: [{ a: 2, n: 5 }, { a: 1 }] },
      true,
    ],
  ])('%s', (_, comparison, one, other, expected) => {
    expect(isEqual(one, other, rules(comparison))).toBe(expected);
    expect(isEqual(other, one, rules(comparison))).toBe(expected);
    expect(isEqual(one, structuredClone(one), rules(comparison))).toBe(true);
  });

  it('and what is left of a list without order is told entry by entry', () => {
    const [before, after] = [
      {
        l: [
          { id: 1, n: 1 },
          { id: 2, n: 2 },
        ],
      },
      {
        l: [
          { id: 2, n: 2 },
          { id: 1, n: 9 },
        ],
      },
    ];
    expect(differences(before, after, rules({ unordered: ['l'] }))).toEqual([
      { path: ['l', 1, 'n'], before: 1, after: 9 },
    ]);
  });
});

const compared = (initial: unknown, expected: unknown, actual: unknown, given: Partial<StateComparison>) => {
  const by = rules(given);
  return differences(expected, renameIds({ initial, expected, actual, rules: by }).state, by);
};

describe('ids that a world makes', () => {
  const initial = { orders: { o1: { id: 'o1', total: 5 } }, users: { u: { orders: ['o1'] } } };
  const withOrder = (id: string, total: number, ref = id) => ({
    orders: { ...initial.orders, [id]: { id, total } },
    users: { u: { orders: ['o1', ref] } },
  });
  const ids = ['orders.*'];

  it('may be others, as long as everything names the new one', () => {
    expect(compared(initial, withOrder('o2', 7), withOrder('zz', 7), { ids })).toEqual([]);
    expect(compared(initial, withOrder('o2', 7), withOrder('zz', 7), {})).not.toEqual([]);
  });

  it('that are named wrongly elsewhere are a difference', () => {
    expect(compared(initial, withOrder('o2', 7), withOrder('zz', 7, 'o1'), { ids })).toEqual([
      { path: ['users', 'u', 'orders', 1], before: 'o2', after: 'o1' },
    ]);
  });

  it('of a record that differs are still paired, so that the difference is told', () => {
    expect(compared(initial, withOrder('o2', 7), withOrder('zz', 8), { ids })).toEqual([
      { path: ['orders', 'o2', 'total'], before: 7, after: 8 },
    ]);
  });

  it('that were there before are not renamed', () => {
    const changed = { ...initial, orders: { o1: { id: 'o1', total: 6 } } };
    expect(compared(initial, changed, initial, { ids })).toEqual([
      { path: ['orders', 'o1', 'total'], before: 6, after: 5 },
    ]);
  });

  it('that are numbers leave amounts alone', () => {
    const made = (id: number) => ({ rows: [{ id, amount: 12 }] });
    expect(compared({ rows: [] }, made(11), made(12), { ids: ['rows[*].id'] })).toEqual([]);
  });

  it('are told apart by what they are near, whatever their order', () => {
    const ring = (names: readonly string[]) => ({
      rows: Object.fromEntries(
        names.map((name, at) => [name, { id: name, next: names[(at + 1) % names.length] }]),
      ),
    });
    const by = { ids: ['rows.*'] };
    fc.assert(
      fc.property(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e'], { minLength: 5 }), (names) => {
        expect(compared({ rows: {} }, ring(['v', 'w', 'x', 'y', 'z']), ring(names), by)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('are one to one: two that became one are a difference', () => {
    const two = { rows: { a: { n: 1 }, b: { n: 1 } }, refs: ['a', 'b'] };
    const one = { rows: { x: { n: 1 }, y: { n: 1 } }, refs: ['x', 'x'] };
    expect(compared({ rows: {}, refs: [] }, two, one, { ids: ['rows.*'] })).toHaveLength(1);
  });

  it('that are left over take no name of another', () => {
    const expected = { rows: { a: { n: 1 } } };
    const actual = { rows: { a: { n: 2 }, b: { n: 1 } } };
    const found = compared({ rows: {} }, expected, actual, { ids: ['rows.*'] });
    expect(found).toHaveLength(1);
  });

  it('are no matter in an unordered list', () => {
    const rows = (list: [string, number][]) => ({ rows: list.map(([id, n]) => ({ id, n })) });
    expect(
      compared(
        { rows: [] },
        rows([
          ['a', 1],
          ['b', 2],
        ]),
        rows([
          ['x', 2],
          ['y', 1],
        ]),
        {
          ids: ['rows[*].id'],
          unordered: ['rows'],
        },
      ),
    ).toEqual([]);
  });
});
