import { describe, expect, it } from 'vitest';
import { evalsSchemas } from '../../src/test-cases/json-schemas.ts';

type Schema = {
  [key: string]: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};
const schemas = evalsSchemas() as Record<string, Schema>;
const definitions = schemas['test-case.json']?.['definitions'];
const caseSchema = (definitions as Record<'resource', Schema>).resource;

/** Every object schema with named properties, with its path. */
function objects(schema: unknown, path: string): [string, Schema][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inside = Object.entries(schema).flatMap(([key, entry]) => objects(entry, `${path}/${key}`));
  const own = schema as Schema;
  return own['type'] === 'object' && own.properties !== undefined ? [[path, own], ...inside] : inside;
}

describe('the JSON Schemas', () => {
  it('are there for every kind of file', () => {
    expect(Object.keys(schemas)).toEqual([
      'assay.json',
      'agent.json',
      'test-case.json',
      'scorer.json',
      'experiment.json',
      'world.json',
    ]);
  });

  it.each(Object.entries(schemas))('%s is draft 7 with a title, and marks unknown keys', (name, schema) => {
    expect(schema).toMatchObject({
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: expect.any(String),
    });
    const open = objects(schema, name).filter(([, one]) => one['additionalProperties'] !== false);
    expect(open.map(([path]) => path)).toEqual([]);
  });

  it('say what files have more than requests', () => {
    expect(Object.keys(caseSchema.properties ?? {})).toEqual(
      expect.arrayContaining(['id', 'only', 'min_passes', 'affects', '$schema']),
    );
    const turn = caseSchema.properties?.['turns']?.items;
    expect(Object.keys(turn?.properties ?? {})).toEqual(
      expect.arrayContaining(['ground_truth_file', 'context_files']),
    );
    expect(turn?.properties?.['input']?.anyOf?.map((one) => one['type'])).toEqual(['string', 'object']);
    expect(schemas['agent.json']?.properties).toHaveProperty('system_prompt_file');
    expect(schemas['scorer.json']?.properties?.['config']?.properties).toHaveProperty('rubric_file');
  });

  it('require what has no default, and nothing else', () => {
    expect(caseSchema['required']).toEqual(['name']);
    expect(caseSchema.anyOf).toEqual([{ required: ['turns'] }, { required: ['user'] }]);
    expect(schemas['agent.json']?.['required']).toEqual(['name', 'provider']);
    expect(schemas['assay.json']?.['required']).toBeUndefined();
    expect(schemas['experiment.json']?.['required']).toEqual([
      'name',
      'variants',
      'test_case_ids',
      'metrics',
    ]);
  });

  it('can be written as JSON and read back', () => {
    expect(JSON.parse(JSON.stringify(schemas))).toEqual(schemas);
  });
});
