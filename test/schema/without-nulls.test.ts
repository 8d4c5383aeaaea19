import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call } from '../../src/operations/define-operation.ts';
import { evaluate } from '../../src/operations/evaluate.ts';
import { operations } from '../../src/operations/registry.ts';
import { withoutNulls } from '../../src/schema/without-nulls.ts';
import { faultOf, offlineEngine } from '../support/offline-engine.ts';

const schema = z.object({
  name: z.string(),
  note: z.string().optional(),
  size: z.number().default(3),
  gone: z.string().nullable(),
  either: z.union([z.string(), z.object({ inner: z.string().optional() })]).optional(),
  list: z.array(z.object({ inner: z.string().optional() })).optional(),
  map: z.record(z.string(), z.object({ inner: z.string().optional() })).optional(),
  free: z.record(z.string(), z.unknown()).optional(),
  any: z.unknown(),
});

describe('null in a request', () => {
  it.each([
    [{ name: 'a', note: null, size: null }, { name: 'a' }],
    [
      { name: null, gone: null },
      { name: null, gone: null },
    ],
    [{ either: { inner: null } }, { either: {} }],
    [{ list: [{ inner: null }, null] }, { list: [{}, null] }],
    [{ map: { a: { inner: null }, b: null } }, { map: { a: {}, b: null } }],
    [
      { free: { a: null }, any: null, unknown: null },
      { free: { a: null }, any: null, unknown: null },
    ],
    [{ list: null, map: null, free: null, either: null }, {}],
    [null, null],
    [[null], [null]],
    ['text', 'text'],
  ])('%j is %j', (given, left) => expect(withoutNulls(schema, given)).toEqual(left));

  it('changes and copies nothing else', () => {
    const value = { name: 'a', list: [{ inner: 'x' }], free: { a: null }, odd: undefined };
    expect(withoutNulls(schema, value)).toBe(value);
    const hostile = JSON.parse('{"__proto__": null, "constructor": null, "name": "a", "note": null}');
    expect(Object.keys(withoutNulls(schema, hostile) as object)).toEqual([
      '__proto__',
      'constructor',
      'name',
    ]);
  });

  it('is the absence of every optional field of every operation, and said of those that have to be there', () => {
    let optional = 0;
    let required = 0;
    for (const operation of Object.values(operations)) {
      const { shape } = operation.input as unknown as z.ZodObject;
      for (const [name, field] of Object.entries(shape ?? {})) {
        const left = withoutNulls(operation.input, { [name]: null }) as object;
        const may = z.safeParse(field, undefined).success;
        const takesNull = z.safeParse(field, null).success;
        expect(name in left, `${operation.name} ${name}`).toBe(!may || takesNull);
        if (may) optional += 1;
        else required += 1;
      }
    }
    expect(optional).toBeGreaterThan(30);
    expect(required).toBeGreaterThan(20);
  });

  it('leaves an evaluation as it is without the field', async () => {
    const engine = offlineEngine();
    const nulls = [
      'turn_id',
      'input',
      'expected_behavior',
      'context',
      'ground_truth',
      'conversation_history',
    ];
    const more = ['agent_plan', 'tool_calls', 'threshold'];
    const given = { output: 'Refunds take 30 days.', scorers: ['bias'] };
    const { results } = await call(evaluate, given, engine);
    const request = { ...given, ...Object.fromEntries([...nulls, ...more].map((name) => [name, null])) };
    expect((await call(evaluate, request, engine)).results).toEqual(results);
    const fault = await faultOf(evaluate, { output: 'x', scorers: null }, engine);
    expect(fault.problems).toEqual([{ path: 'scorers', message: 'is required (or checks)' }]);
    const tool_calls = [{ name: null, arguments: { a: null }, result: null }];
    const deep = await faultOf(evaluate, { ...given, tool_calls }, engine);
    expect(deep.problems).toEqual([{ path: 'tool_calls[0].name', message: 'must not be null' }]);
  });
});
