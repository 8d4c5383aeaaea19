import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../../src/schema/worlds/world.ts';
import { applyChanges } from '../../../src/worlds/state/apply-changes.ts';
import { changesBetween, differences, pathWords } from '../../../src/worlds/state/differences.ts';

const RUNS = { numRuns: 60 };
const key = fc.constantFrom('a', 'b', 'c', 'a.b', 'x/y', 'm~n', '__proto__', '0', '');
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, 0, 1, 1.5, '', 'text'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 4 }).map(Object.fromEntries),
  ),
}));
const state = fc
  .array(fc.tuple(key, value), { maxLength: 4 })
  .map((entries) => Object.fromEntries(entries) as Record<string, unknown>);

describe('changes of a state', () => {
  it('lead from any state to any other', () => {
    fc.assert(
      fc.property(state, state, (before, after) => {
        const frozen = JSON.stringify(before);
        expect(applyChanges(before, changesBetween(before, after))).toEqual(after);
        expect(JSON.stringify(before)).toBe(frozen);
      }),
      RUNS,
    );
  });

  it('are none where nothing but the order of keys differs', () => {
    fc.assert(
      fc.property(state, (one) => {
        const turned = Object.fromEntries(Object.entries(structuredClone(one)).reverse());
        expect(differences(one, turned)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('share with the state before all that they do not lie in', () => {
    const before = { orders: { a: { items: [1] }, b: { items: [2] } }, users: { u: {} } };
    const after = applyChanges(before, [
      { op: 'replace', path: '/orders/a/items/0', value: 5 },
      { op: 'add', path: '/orders/a/items/-', value: 6 },
    ]) as typeof before;
    expect(after.orders.a.items).toEqual([5, 6]);
    expect(after.users).toBe(before.users);
    expect(after.orders.b).toBe(before.orders.b);
    expect(before.orders.a.items).toEqual([1]);
  });

  it('copy what they hold before a later one writes into it', () => {
    const value = { list: [1] };
    applyChanges({}, [
      { op: 'add', path: '/a', value },
      { op: 'remove', path: '/a/list/0' },
    ]);
    expect(value).toEqual({ list: [1] });
  });

  it('write a key __proto__ as a key like others', () => {
    const after = applyChanges({}, [{ op: 'add', path: '/__proto__', value: { polluted: true } }]);
    expect(Object.keys(after)).toEqual(['__proto__']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(() => applyChanges({}, [{ op: 'add', path: '/__proto__/polluted', value: 1 }])).toThrow(
      'there is nothing in "__proto__"',
    );
  });

  it.each<[Change, string]>([
    [{ op: 'remove', path: '/orders/b' }, 'there is no "b"'],
    [{ op: 'replace', path: '/orders/b', value: 1 }, 'there is no "b"'],
    [{ op: 'add', path: '/users/u/name', value: 1 }, 'there is nothing in "users"'],
    [{ op: 'replace', path: '/list/2', value: 1 }, 'a list of 2 has no place "2"'],
    [{ op: 'add', path: '/list/01', value: 1 }, 'a list of 2 has no place "01"'],
    [{ op: 'remove', path: '/list/-' }, 'a list of 2 has no place "-"'],
    [{ op: 'add', path: 'orders', value: 1 }, 'its path is no JSON Pointer'],
    [{ op: 'add', path: '/a~2', value: 1 }, 'its path is no JSON Pointer'],
    [{ op: 'remove', path: '' }, 'a state is one object'],
    [{ op: 'replace', path: '', value: [] }, 'a state is one object'],
  ])('that do not apply are refused: %j', (change, why) => {
    const before = { orders: { a: 1 }, list: [1, 2] };
    expect(() => applyChanges(before, [change])).toThrow(
      `Change 1 (${change.op} ${change.path}) does not apply: ${why}.`,
    );
  });

  it('to many keys of one object copy it once', () => {
    const before = { rows: Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`r${n}`, n])) };
    const all = Object.keys(before.rows).map((name): Change => ({ op: 'remove', path: `/rows/${name}` }));
    expect(applyChanges(before, all)).toEqual({ rows: {} });
  });
});

describe('differences', () => {
  const words = (before: unknown, after: unknown) =>
    differences(before, after).map(({ path, before: was, after: is }) => [pathWords(path), was, is]);

  it.each<[string, unknown, unknown, unknown[]]>([
    [
      'of a value',
      { r: { '4WQ150': { s: 'a' } } },
      { r: { '4WQ150': { s: 'c' } } },
      [['r.4WQ150.s', 'a', 'c']],
    ],
    ['of a key with a dot', { o: { 'a.b': [1] } }, { o: { 'a.b': [2] } }, [['o["a.b"][0]', 1, 2]]],
    ['of a key that came', { a: 1 }, { a: 1, b: 2 }, [['b', undefined, 2]]],
    ['of a key that went', { a: 1, b: 2 }, { a: 1 }, [['b', 2, undefined]]],
    ['of an entry put in', { l: [1, 2, 3] }, { l: [1, 9, 2, 3] }, [['l[1]', undefined, 9]]],
    [
      'of entries taken out',
      { l: [1, 2, 3, 4] },
      { l: [1, 4] },
      [
        ['l[2]', 3, undefined],
        ['l[1]', 2, undefined],
      ],
    ],
    ['of kinds', { a: [] }, { a: {} }, [['a', [], {}]]],
    ['of nothing and null', { a: null }, {}, [['a', null, undefined]]],
  ])('are told by path: %s', (_, before, after, expected) => {
    expect(words(before, after)).toEqual(expected);
  });

  it('of lists in lists cost no more with each level', () => {
    const nested = (leaf: number): unknown =>
      Array.from({ length: 200 }).reduce<unknown>(
        (inner, _, at) => (at % 2 === leaf ? [inner, 1] : [inner]),
        leaf,
      );
    expect(differences({ a: nested(0) }, { a: nested(1) }).length).toBeGreaterThan(0);
  });

  it('of states that are nested too deep are refused', () => {
    const deep = (leaf: number) => ({
      a: Array.from({ length: 2000 }).reduce<unknown>((inner) => ({ inner }), leaf),
    });
    expect(() => differences(deep(1), deep(2))).toThrow('nested more than 1000 deep');
  });
});
