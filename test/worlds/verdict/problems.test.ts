import { describe, expect, it } from 'vitest';
import { pathText } from '../../../src/schema/value-problems.ts';
import { type ExpectedState, expectedState } from '../../../src/schema/worlds/expected-state.ts';
import { expectedStateProblems } from '../../../src/worlds/verdict/expected-state-problems.ts';

const TOOLS = ['cancel_order', 'refund'];

describe('an expected state is looked at before anything is played', () => {
  it.each<[Partial<ExpectedState>, string]>([
    [
      { actions: [{ name: 'cancel_ordr', arguments: {} }] },
      'actions[0].name "cancel_ordr" is no tool of the world (did you mean "cancel_order"?)',
    ],
    [
      { forbidden: [{ name: 'fly' }] },
      'forbidden[0].name "fly" is no tool of the world; its tools are cancel_order, refund',
    ],
    [{ forbidden: [{ writes: 'a..b' }] }, 'forbidden[0].writes is no pattern of paths;'],
    [
      { forbidden: [{ writes: 'a', arguments: {} }] },
      'forbidden[0].arguments belong to a tool; give its name',
    ],
    [{ forbidden: [{ name: 'refund', arguments: { to: { matches: '(' } } }] }, 'forbidden[0].arguments : '],
    [{ unchanged: ['users.*', 'a['] }, 'unchanged[1] is no pattern of paths;'],
    [{ at: { 'orders.*.status': 'x' } }, 'at.orders.*.status takes one path, not a pattern;'],
    [{ at: { 'a..b': 'x' } }, 'at.a..b is no path.'],
    [{ at: { a: { matches: '(' } } }, 'at.a : '],
    [{ at: { a: { length: 5 } } }, 'an object that is meant as it stands is written equals: {length: 5}'],
    [{ outputs: ['4'], strict: false }, 'strict stands without at'],
    [{ outputs: ['4'], in_order: true }, 'in_order stands without actions'],
  ])('%j', async (given, words) => {
    const problems = await expectedStateProblems(expectedState.parse(given), TOOLS);
    expect(problems.map(({ path, message }) => `${pathText(path)} ${message}`)).toEqual([
      expect.stringContaining(words),
    ]);
  });

  it('and nothing is said of what is right', async () => {
    const right = expectedState.parse({
      actions: [{ name: 'refund' }],
      at: {
        'orders["a.b"].items[-1]': { name: 'Cup', price: 5 },
        'orders["*"]': { contains: 'x', name: 'note' },
        total: { any_of: [{ equals: 5 }, { length: { min: 2 } }] },
      },
      unchanged: ['users.**'],
      forbidden: [{ name: 'refund', arguments: { to: { any: true } } }, { writes: '**.password' }],
    });
    expect(await expectedStateProblems(right, TOOLS)).toEqual([]);
    expect(await expectedStateProblems(expectedState.parse({ actions: [{ name: 'any' }] }))).toEqual([]);
  });
});
