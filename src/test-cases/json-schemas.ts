import { z } from 'zod';
import { checkSchema, referringToChecks } from '../checks/check-schema.ts';
import {
  agentFile,
  experimentFile,
  scorerFile,
  settingsFile,
  testCaseFile,
  worldFile,
} from '../schema/file-kinds.ts';

/** Where a check is described: groups hold checks. */
const CHECK = '#/definitions/check';

/** Any JSON value that is an object. */
type JsonSchema = Record<string, unknown>;

/**
 * JSON Schemas of the files in the evals folder, by file name in `dist/schemas/`, made from the forms that check the files.
 * Draft 7 is what editors know best. What one schema cannot say (ids that exist, rules between keys) is left to `validate`.
 */
export function evalsSchemas(): Record<string, JsonSchema> {
  return {
    'assay.json': schemaOf(settingsFile, 'Settings of an evals folder (assay.yaml)'),
    'agent.json': schemaOf(agentFile, 'An agent under test (agents/*.yaml)'),
    'test-case.json': oneOrSeveral(
      schemaOf(testCaseFile, 'One test case or a list of them (test-cases/**/*.yaml)'),
    ),
    'scorer.json': schemaOf(scorerFile, 'A custom scorer (scorers/*.yaml)'),
    'experiment.json': schemaOf(experimentFile, 'An experiment (experiments/*.yaml)'),
    'world.json': schemaOf(worldFile, 'A world that agents act on (worlds/*.yaml)'),
  };
}

function schemaOf(form: z.ZodType, title: string): JsonSchema {
  const schema = z.toJSONSchema(form, {
    io: 'input',
    target: 'draft-7',
    override: (context) => {
      const { zodSchema, jsonSchema } = context;
      referringToChecks(CHECK)(context);
      // The forms themselves let unknown keys through, so that all are named at once; an editor may mark them as it finds them.
      if (zodSchema instanceof z.ZodObject && zodSchema.def.catchall === undefined)
        jsonSchema.additionalProperties = false;
    },
  });
  return { ...schema, title };
}

function oneOrSeveral({ $schema, title, ...resource }: JsonSchema): JsonSchema {
  return {
    $schema,
    title,
    anyOf: [{ $ref: '#/definitions/resource' }, { type: 'array', items: { $ref: '#/definitions/resource' } }],
    definitions: { resource, check: checkSchema({ target: 'draft-7', ref: CHECK, inFiles: true }) },
  };
}
