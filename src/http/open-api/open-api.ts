import { z } from 'zod';
import { checkSchema } from '../../checks/check-schema.ts';
import type { Operation } from '../../operations/define-operation.ts';
import { operations } from '../../operations/registry.ts';
import { resources } from '../../operations/resources.ts';
import { problemBody } from '../../schema/problem.ts';
import { PRODUCT } from '../../schema/product.ts';
import { operationForm } from '../operation-forms.ts';
import { REQUEST_EXAMPLES } from './open-api-examples.ts';
import {
  EVERY,
  type Json,
  pathParameter,
  problemResponses,
  problems,
  queryParameters,
  type Refer,
} from './open-api-parts.ts';
import { addOthers, addResource } from './open-api-resources.ts';
import { CHECK, componentName, type JsonSchema, jsonSchemaOf } from './open-api-schemas.ts';

let text: string | undefined;

/** The OpenAPI 3.1 description of the service as JSON text, from the schemas that check requests and answers; made once. */
export function openApiText(): string {
  text ??= JSON.stringify(openApi());
  return text;
}

/** The description as a value. */
export function openApi(): Json {
  const schemas = new Map<string, JsonSchema>();
  const refer = (name: string, schema: z.ZodType, io: 'input' | 'output') => {
    if (!schemas.has(name))
      for (const [key, value] of jsonSchemaOf(name, schema, io)) schemas.set(key, value);
    return { $ref: `#/components/schemas/${name}` };
  };
  schemas.set('Check', checkSchema({ target: 'draft-2020-12', ref: CHECK, inFiles: false }));
  const problem = refer('Problem', problemBody.loose(), 'output');
  const paths: Record<string, Json> = {};
  const add = (path: string, method: string, value: Json) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: value };
  };
  for (const operation of Object.values(operations))
    add(operation.path, operation.method, operationEntry(operation as unknown as Operation, refer)); // Only its schemas are looked at.
  for (const resource of resources) addResource(resource, add, refer);
  addOthers(add);
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: `${PRODUCT.name} service`,
      version: PRODUCT.version,
      description: 'Evaluation and regression tests of AI agents.',
    },
    servers: [{ url: '/' }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'The account key; for the tracing operations also the key of an agent.',
        },
      },
      responses: problemResponses(problem),
      schemas: Object.fromEntries(schemas),
    },
  };
}

function operationEntry(operation: Operation, refer: Refer): Json {
  const { name, method, path, tag, status, summary, input, output } = operation;
  const component = componentName(name);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const request = input instanceof z.ZodObject && inPath.length > 0 ? withoutFields(input, inPath) : input;
  const { otherBody } = operationForm(operation);
  const answer = answered({
    description: 'Done',
    schema: refer(`${component}Response`, output, 'output'),
  });
  const own = () => refer(`${component}Request`, request, 'input');
  const reads = method === 'GET';
  const parameters = [
    ...inPath.map(pathParameter),
    ...(reads ? queryParameters(input) : []),
    ...(method === 'POST' ? [IDEMPOTENCY] : []),
    ...(operation.begin === undefined ? [] : [PREFER]),
  ];
  return {
    tags: [tag],
    operationId: name,
    summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(reads
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: otherBody === undefined ? own() : { anyOf: [own(), otherBody.request] },
                example: REQUEST_EXAMPLES[name],
              },
              ...(otherBody === undefined ? {} : { [otherBody.binary]: { schema: {} } }),
            },
          },
        }),
    responses: {
      [status]: answer,
      ...(otherBody === undefined ? {} : { 200: answered(otherBody.response) }),
      ...(operation.begin === undefined || status === 202
        ? {}
        : { 202: { ...answer, description: 'Begun' } }),
      ...problems(reads ? [401, 403, 421, 422, 429, 500] : EVERY),
    },
  };
}

const IDEMPOTENCY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same body has the same answer for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
};
const PREFER = {
  name: 'Prefer',
  in: 'header',
  description: '`respond-async`: answer as soon as the work is checked and written down.',
  schema: { type: 'string' },
};

const answered = ({ description, schema }: { description: string; schema: Json }): Json => ({
  description,
  content: { 'application/json': { schema } },
});

/** A request without the fields that stand in the path. */
function withoutFields(input: z.ZodObject, fields: readonly string[]): z.ZodType {
  const shape = Object.fromEntries(Object.entries(input.shape).filter(([name]) => !fields.includes(name)));
  return z.object(shape);
}
