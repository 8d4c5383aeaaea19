import { Fault } from '../errors.ts';
import type { Operation } from '../operations/define-operation.ts';
import { operations } from '../operations/registry.ts';
import { pageRequest, type Resource, resources } from '../operations/resources.ts';
import { RUN_EVENTS_PATH } from '../operations/run-events-path.ts';
import { PRODUCT } from '../schema/product.ts';
import { jsonAnswer, textAnswer } from './answer.ts';
import { operationRoute } from './operation-route.ts';
import type { Route } from './route.ts';

/** Every route of the service. */
export function routes(): Route[] {
  return [
    health,
    openApi,
    ...Object.values(operations).map((operation) => operationRoute(operation as unknown as Operation)), // Each has types of its own; a route knows them only as schemas.
    ...resources.flatMap(resourceRoutes),
    progressRoute,
  ];
}

const health: Route = {
  method: 'GET',
  path: '/healthz',
  access: 'public',
  answer: async () => jsonAnswer(200, { status: 'ok', version: PRODUCT.version }),
};

const openApi: Route = {
  method: 'GET',
  path: '/openapi.json',
  access: 'account',
  async answer() {
    const { openApiText } = await import('./open-api/open-api.ts');
    return textAnswer(200, [openApiText()]);
  },
};

/** The stream itself is an upgrade and never gets here. */
const progressRoute: Route = {
  method: 'GET',
  path: RUN_EVENTS_PATH,
  access: 'account',
  async answer() {
    throw new Fault('usage', 'The progress of a run is a WebSocket.', {
      where: 'Upgrade',
      hint: 'Connect to the webhook_url or stream_url of the run with a WebSocket client.',
    });
  },
};

function resourceRoutes(resource: Resource): Route[] {
  const path = `/v1/${resource.name}`;
  const one = `${path}/{${resource.key}}`;
  const remove = resource.remove?.bind(resource);
  const list: Route = {
    method: 'GET',
    path,
    access: 'account',
    answer: async ({ query, engine }) => jsonAnswer(200, await resource.list(engine, pageRequest(query))),
  };
  const get: Route = {
    method: 'GET',
    path: one,
    access: 'account',
    async answer({ params, query, engine }) {
      const id = params[resource.key] ?? '';
      const found = await resource.get(engine, id, query);
      if (found === undefined)
        throw new Fault('not_found', `There is no ${id} among the ${resource.name}.`, {
          where: `${resource.name}/${id}`,
          hint: `See GET ${path}.`,
        });
      return 'text' in found ? textAnswer(200, found.text) : jsonAnswer(200, found.value);
    },
  };
  if (remove === undefined) return [list, get];
  return [
    list,
    get,
    {
      method: 'DELETE',
      path: one,
      access: 'account',
      async answer({ params, engine }) {
        await remove(engine, params[resource.key] ?? '');
        return { status: 204, body: null };
      },
    },
  ];
}
