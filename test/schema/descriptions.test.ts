import { describe, expect, it } from 'vitest';
import { openApi } from '../../src/http/open-api/open-api.ts';
import {
  agentFile,
  experimentFile,
  scorerFile,
  settingsFile,
  testCaseFile,
  worldFile,
} from '../../src/schema/file-kinds.ts';
import { evalsSchemas } from '../../src/test-cases/json-schemas.ts';
import { properties, type Schema, sourceFiles, undescribed } from '../support/schema-properties.ts';

const schemas: Record<string, Schema> = evalsSchemas();
const FORMS = {
  'assay.json': settingsFile,
  'agent.json': agentFile,
  'test-case.json': testCaseFile,
  'scorer.json': scorerFile,
  'experiment.json': experimentFile,
  'world.json': worldFile,
};

describe('what editors show of a key', () => {
  it('is there for every kind of file', () => {
    expect(Object.keys(FORMS)).toEqual(Object.keys(schemas));
  });

  it.each(Object.entries(FORMS))('is there for every key of %s', async (name, form) => {
    const schema = schemas[name] as Schema;
    const files = await sourceFiles(form, 'file-kinds.ts');
    const missing = undescribed(schema).map(
      (path) => `${path} of ${name} has no description: add .describe('…') in ${files.get(path)}`,
    );
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(schemas))('is one or two short sentences in %s', (_, schema) => {
    const unfit = properties(schema).filter(([, { description = '' }]) => {
      // The reference shows what is said of a key that is left out as its default.
      const [, ...otherwise] = description.split('Left out: ');
      return !/^[`A-Z].*\.$/s.test(description) || description.length > 330 || otherwise.length > 1;
    });
    expect(unfit.map(([path, { description }]) => `${path}: ${description}`)).toEqual([]);
  });

  it('is missed where it is missing, by its path and with the file to edit', async () => {
    const schema: Schema = {
      properties: {
        name: { description: 'Named.' },
        turns: { description: 'Listed.', items: { properties: { role: {} } } },
        input: { description: 'Either.', anyOf: [{}, { properties: { text: { description: ' ' } } }] },
        prices: { description: 'By name.', additionalProperties: { properties: { output: {} } } },
      },
      definitions: { resource: { properties: { tags: {} } } },
    };
    expect(undescribed(schema)).toEqual(['turns[].role', 'input.text', 'prices.*.output', 'tags']);
    const ofCases = await sourceFiles(testCaseFile, 'file-kinds.ts');
    const ofSettings = await sourceFiles(settingsFile, 'file-kinds.ts');
    expect(
      ['name', 'turns[].role', 'turns[].input.attachments[].path', 'turns[].input.text_file'].map((path) => [
        path,
        ofCases.get(path),
      ]),
    ).toEqual([
      ['name', 'src/schema/test-case.ts'],
      ['turns[].role', 'src/schema/turn.ts'],
      ['turns[].input.attachments[].path', 'src/schema/attachment.ts'],
      ['turns[].input.text_file', 'src/schema/file-kinds.ts'],
    ]);
    expect(ofSettings.get('judge.prices.*.output')).toBe('src/schema/settings.ts');
    expect(ofSettings.get('generate.focus_areas')).toBe('src/schema/generation/config.ts');
  });
});

describe('the description of the service', () => {
  const components = (openApi()['components'] as { schemas: Record<string, Schema> }).schemas;
  const requests = Object.entries(components).filter(([name]) => name.endsWith('Request'));

  it('says what every key of a request is for', () => {
    expect(requests.length).toBeGreaterThan(10);
    const missing = requests.flatMap(([name, schema]) =>
      undescribed(schema).map((path) => `${path} of ${name} has no description: add one in src/schema`),
    );
    expect(missing).toEqual([]);
  });
});
