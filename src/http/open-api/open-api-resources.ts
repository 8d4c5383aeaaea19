import { pageQuery, type Resource } from '../../operations/resources.ts';
import { RUN_EVENTS_PATH } from '../../operations/run-events-path.ts';
import { type Add, json, pathParameter, problems, queryParameters, type Refer } from './open-api-parts.ts';
import { componentName } from './open-api-schemas.ts';

/** Lists, reads and deletes of a resource. */
export function addResource(resource: Resource, add: Add, refer: Refer): void {
  const { name } = resource;
  const component = componentName(name);
  const path = `/v1/${name}`;
  const id = pathParameter(resource.key);
  const reading = [400, 401, 403, 421, 422, 429, 500];
  add(path, 'GET', {
    tags: [name],
    operationId: `list-${name}`,
    summary: resource.summary,
    parameters: queryParameters(pageQuery),
    responses: {
      200: json('A page', {
        type: 'object',
        required: ['data', 'next_cursor'],
        properties: {
          data: { type: 'array', items: refer(`${component}Item`, resource.item, 'output') },
          next_cursor: { type: ['string', 'null'] },
        },
      }),
      ...problems(reading),
    },
  });
  const fields = {
    name: 'fields',
    in: 'query',
    description: '`summary`: without cases.',
    schema: { enum: ['summary'] },
  };
  add(`${path}/{${resource.key}}`, 'GET', {
    tags: [name],
    operationId: `get-${name}`,
    summary: `Read one of the ${name}.`,
    parameters: name === 'runs' ? [id, fields] : [id],
    responses: {
      200: json('Found', refer(`${component}One`, resource.whole, 'output')),
      ...problems([...reading, 404]),
    },
  });
  if (resource.remove === undefined) return;
  add(`${path}/{${resource.key}}`, 'DELETE', {
    tags: [name],
    operationId: `delete-${name}`,
    summary: `Delete one of the ${name}.`,
    parameters: [id],
    responses: { 204: { description: 'Deleted' }, ...problems([...reading, 404, 409]) },
  });
}

/** What is neither an operation nor a resource. */
export function addOthers(add: Add): void {
  const free = { type: 'object' };
  add(RUN_EVENTS_PATH, 'GET', {
    tags: ['runs'],
    operationId: 'run-events',
    summary: 'The progress of a run as a WebSocket.',
    parameters: [
      pathParameter('run_id'),
      {
        name: 'after',
        in: 'query',
        schema: { type: 'integer', minimum: 0 },
        description: 'Go on behind this seq.',
      },
      { name: 'token', in: 'query', schema: { type: 'string' }, description: 'In place of the header.' },
    ],
    responses: {
      101: { description: 'Messages of {seq, type, at, data}' },
      ...problems([400, 401, 403, 404, 421, 429, 500]),
    },
  });
  add('/openapi.json', 'GET', {
    tags: ['service'],
    operationId: 'open-api',
    summary: 'This description.',
    responses: { 200: json('OpenAPI 3.1', free), ...problems([401, 403, 421, 429, 500]) },
  });
  add('/healthz', 'GET', {
    tags: ['service'],
    operationId: 'health',
    summary: 'Whether the service answers.',
    security: [],
    responses: {
      200: json('It does', {
        type: 'object',
        required: ['status', 'version'],
        properties: { status: { const: 'ok' }, version: { type: 'string' } },
      }),
      ...problems([403, 421]),
    },
  });
}
