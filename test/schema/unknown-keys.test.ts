import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unknownKeys } from '../../src/schema/unknown-keys.ts';
import { pathText, valueProblems } from '../../src/schema/value-problems.ts';

const form = z
  .object({
    name: z.string(),
    list: z.array(z.object({ a: z.number() })).optional(),
    either: z.union([z.string(), z.object({ text: z.string().min(1) })]).optional(),
    keys: z.partialRecord(z.enum(['A', 'B']), z.object({ x: z.number() })).optional(),
    free: z.record(z.string(), z.unknown()).optional(),
    open: z.looseObject({ a: z.number().optional() }).optional(),
    level: z.enum(['low', 'high']).default('low'),
    share: z.number().gt(0).max(1).nullish(),
  })
  .refine(() => true);

describe('unknown keys', () => {
  it.each<[string, unknown, string[]]>([
    [
      'none',
      {
        name: 'a',
        list: [{ a: 1 }],
        either: { text: 'x' },
        keys: { A: { x: 1 } },
        free: { any: { thing: 1 } },
        open: { b: 1 },
      },
      [],
    ],
    [
      'at every depth',
      { nam: 1, list: [{ a: 1 }, { b: 1 }], either: { txt: 1 }, keys: { C: {}, A: { y: 1 } } },
      ['nam', 'list[1].b', 'either.txt', 'keys.C', 'keys.A.y'],
    ],
    ['names of prototypes', { constructor: 1, toString: 2 }, ['constructor', 'toString']],
    ['not where the type is wrong', { list: { b: 1 }, either: [{ b: 1 }], keys: 5 }, []],
    ['nothing in a text', 'text', []],
  ])('%s', (_, value, expected) => {
    expect(unknownKeys(form, value).map(({ path, key }) => pathText([...path, key]))).toEqual(expected);
  });

  it('come with the keys that are known there', () => {
    expect(unknownKeys(form, { list: [{ b: 1 }], keys: { C: {} } }).map((found) => found.known)).toEqual([
      ['a'],
      ['A', 'B'],
    ]);
  });
});

describe('what is wrong with a value', () => {
  it.each<[unknown, string[]]>([
    [{}, ['name is required']],
    [{ name: 5 }, ['name must be text, not 5']],
    [{ name: null }, ['name must be text, not empty']],
    [{ name: 'a', list: {} }, ['list must be a list, not an object']],
    [{ name: 'a', list: [{ a: 'x' }] }, ['list[0].a must be a number, not "x"']],
    [{ name: 'a', either: 5 }, ['either must be text or an object, not 5']],
    [{ name: 'a', either: {} }, ['either.text is required']],
    [{ name: 'a', either: { text: '' } }, ['either.text must not be empty']],
    [{ name: 'a', level: 'hgih' }, ['level must be one of low, high, not "hgih"']],
    [{ name: 'a', share: 0 }, ['share must be above 0']],
    [{ name: 'a', share: 2 }, ['share must be at most 1']],
    [{ name: ['x'.repeat(200)] }, ['name must be text, not a list']],
  ])('%j', (value, expected) => {
    const { error } = form.safeParse(value);
    expect(
      valueProblems(error as z.core.$ZodError, value).map(
        ({ path, message }) => `${pathText(path)} ${message}`,
      ),
    ).toEqual(expected);
  });

  it('quotes only the beginning of a long text', () => {
    const { error } = form.safeParse({ name: 'a', level: 'x'.repeat(500) });
    expect(
      valueProblems(error as z.core.$ZodError, { level: 'x'.repeat(500) })[0]?.message.length,
    ).toBeLessThan(120);
  });

  it('hands over the word and the known ones, for a did-you-mean', () => {
    const { error } = form.safeParse({ name: 'a', level: 'hgih' });
    expect(valueProblems(error as z.core.$ZodError, { name: 'a', level: 'hgih' })).toMatchObject([
      { word: 'hgih', known: ['low', 'high'] },
    ]);
  });
});
