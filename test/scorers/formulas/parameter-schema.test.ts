import { describe, expect, it } from 'vitest';
import { checkArguments } from '../../../src/scorers/formulas/argument-checks.ts';
import { parameterSchema, valueProblem } from '../../../src/scorers/formulas/parameter-schema.ts';

const properties = { city: { type: 'string' }, nights: { type: 'integer' } };
const schemas = {
  'JSON Schema': { name: 't', parameters: { type: 'object', properties, required: ['city'] } },
  'JSON Schema without its type': { name: 't', parameters: { properties, required: ['city'] } },
  'parameters given directly': { name: 't', parameters: { ...properties, required: ['city'] } },
  'parameters with required beside them': { name: 't', parameters: properties, required: ['city'] },
};

describe('the parameters of a tool', () => {
  it.each(Object.entries(schemas))('are read from %s', (_, tool) => {
    const schema = parameterSchema(tool);
    expect([...(schema?.properties.keys() ?? [])]).toEqual(['city', 'nights']);
    expect([...(schema?.required ?? [])]).toEqual(['city']);
    expect(schema?.open).toBe(false);
  });

  it.each([
    [undefined],
    [{ name: 't' }],
    [{ name: 't', parameters: {} }],
    [{ name: 't', parameters: { type: 'object' } }],
    [{ name: 't', parameters: { required: ['x'] } }],
  ])('are unknown for %j', (tool) => {
    expect(parameterSchema(tool)).toBeNull();
  });

  it('may be named like the words of a schema', () => {
    const schema = parameterSchema({
      name: 't',
      parameters: { properties: { type: 'string' }, type: { type: 'string' } },
    });
    expect([...(schema?.properties.keys() ?? [])]).toEqual(['properties', 'type']);
  });

  it('may be open', () => {
    const parameters = { type: 'object', properties, additionalProperties: true };
    expect(parameterSchema({ name: 't', parameters })?.open).toBe(true);
  });
});

describe('a value against its schema', () => {
  it.each<[unknown, Record<string, unknown>, boolean]>([
    ['a', { type: 'string' }, true],
    [3, { type: 'string' }, false],
    [3, { type: 'float' }, true],
    [3.5, { type: 'integer' }, false],
    ['3', { type: 'integer' }, false],
    ['true', { type: 'boolean' }, false],
    ['[1, 2]', { type: 'array' }, false],
    [[1], { type: 'tuple' }, true],
    [{}, { type: 'dict' }, true],
    [null, { type: 'string' }, false],
    [null, { type: ['string', 'null'] }, true],
    [null, { type: 'string', nullable: true }, true],
    [['a', 1], { type: 'array', items: { type: 'string' } }, false],
    ['Red', { type: 'string', enum: ['red', 'blue'] }, true],
    ['green', { enum: ['red', 'blue'] }, false],
    [['red'], { type: 'array', enum: ['red', 'blue'] }, true],
    [5, { type: 'number', maximum: 4 }, false],
    ['x', { anyOf: [{ type: 'number' }, { type: 'null' }] }, false],
    ['x', { type: 'any' }, true],
    ['x', { type: 'constructor' }, true],
    ['x', {}, true],
    ['x', { $ref: '#/x' }, true],
  ])('%j under %j: %s', (value, schema, fits) => {
    expect(valueProblem(value, schema) === null).toBe(fits);
  });
});

describe('pre-checks of arguments', () => {
  const catalog = [
    { name: 'hotel.book', parameters: { ...properties, note: { type: 'string' } }, required: ['city'] },
  ];
  const check = (
    given: Record<string, unknown>,
    expected: Record<string, unknown> | undefined = undefined,
    said = '',
  ) =>
    checkArguments(
      [{ name: 'book', arguments: given }],
      catalog,
      expected === undefined ? [] : [{ name: 'hotel.book', arguments: expected }],
      said,
    )[0];

  it.each<[Record<string, unknown>, Record<string, string>, string[]]>([
    [{ city: 'Rome', nights: 2 }, {}, []],
    [{ nights: 2 }, {}, ['city']],
    [{ city: 'Rome', nights: '2' }, { nights: 'wrong' }, []],
    [{ city: 'Rome', stars: 2 }, { stars: 'wrong' }, []],
    [{ city: '' }, { city: 'wrong' }, []],
    [{ city: 'Rome', note: '' }, {}, []],
    [{ city: '<city>' }, { city: 'wrong' }, []],
    [{ city: '{{city}}' }, { city: 'wrong' }, []],
    [{ city: 'your_city' }, { city: 'wrong' }, []],
    [{ city: 'TODO' }, { city: 'wrong' }, []],
    [{ city: 'N/A' }, { city: 'wrong' }, []],
    [{ city: 'Example' }, { city: 'wrong' }, []],
    [{ city: 'Stringham' }, {}, []],
  ])('%j', (given, verdicts, missing) => {
    const checked = check(given);
    const found = Object.fromEntries(
      [...(checked?.decided ?? [])].map(([name, { verdict }]) => [name, verdict]),
    );
    expect(found).toEqual(verdicts);
    expect(checked?.missing.map(({ name }) => name)).toEqual(missing);
  });

  it('takes a placeholder that the user put in quotes literally', () => {
    expect(check({ city: 'foo' }, undefined, 'Book the city "foo".')?.decided.size).toBe(0);
    expect(check({ city: 'foo' }, undefined, 'Book a city.')?.decided.size).toBe(1);
  });

  it('compares with the expected arguments, also when all of them differ', () => {
    const verdicts = (given: Record<string, unknown>) =>
      [...(check(given, { city: 'Rome', nights: 2 })?.decided ?? [])].map(([, { verdict }]) => verdict);
    expect(verdicts({ city: ' rome', nights: 2 })).toEqual(['correct', 'correct']);
    expect(verdicts({ city: 'Oslo', nights: 5 })).toEqual(['wrong', 'wrong']);
    expect(check({ city: 'Rome' }, { city: 'Rome', nights: 2 })?.missing.map(({ name }) => name)).toEqual([
      'nights',
    ]);
  });
});
