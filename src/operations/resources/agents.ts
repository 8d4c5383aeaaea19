import type { ResourceAccess, StateAccess } from '../../engine/engine-parts.ts';
import { type AgentView, agentEntry, agentView, MASKED } from '../../schema/resource-views.ts';
import type { LoadedAgent } from '../../test-cases/evals.ts';
import type { StoredAgent } from '../../test-cases/stored-resources.ts';
import { inEvals, notThere, type Resource } from './resource.ts';
import { sortedPage } from './sorted-page.ts';
import { placeOf, viewsOnce } from './with-source.ts';

const views = viewsOnce<LoadedAgent, AgentView, unknown>(async (loaded) =>
  loaded.map((one) => {
    const source = isStored(one) ? 'stored' : 'evals';
    return { id: one.agent.id, source, file: one.location.file, view: withoutSecrets(one, source) };
  }),
);

/** Only an agent of the state carries the place of its credentials, also where it has none. */
const isStored = (one: LoadedAgent): one is StoredAgent => 'sealedCredentials' in one;

/** Agents of the evals folder and of the state. Deleting one ends its key at once; its test cases stay, and say so when they are run. */
export const agents: Resource<StateAccess & ResourceAccess> = {
  name: 'agents',
  key: 'id',
  summary: 'Agents, without keys and credentials.',
  item: agentEntry,
  whole: agentView,
  async list(engine, page) {
    const { data, next_cursor } = sortedPage(
      'agents',
      await views(await engine.agents(), engine),
      placeOf,
      page,
    );
    const entries = data.map(({ view: { id, name, provider, created_at, source } }) => ({
      ...{ id, name, provider, created_at, source },
    }));
    return { data: entries, next_cursor };
  },
  async get(engine, id) {
    const found = (await views(await engine.agents(), engine)).find((one) => one.id === id);
    return found === undefined ? undefined : { value: found.view };
  },
  async remove(engine, id) {
    const found = (await views(await engine.agents(), engine)).find((one) => one.id === id);
    if (found?.source === 'evals') throw inEvals('agent', id, found.file);
    if (!(await (await engine.store()).remove('agents', id))) throw notThere('agent', id);
    engine.forget();
  },
};

function withoutSecrets({ agent }: LoadedAgent, source: AgentView['source']): AgentView {
  const { invocation, ...rest } = agent;
  if (invocation === undefined) return { ...rest, source };
  const { headers, env, url, base_url, ...how } = invocation;
  return {
    ...rest,
    source,
    invocation: {
      ...how,
      ...(url === undefined ? {} : { url: maskedUrl(url) }),
      ...(base_url === undefined ? {} : { base_url: maskedUrl(base_url) }),
      ...(headers === undefined ? {} : { headers: maskedValues(headers) }),
      ...(env === undefined ? {} : { env: maskedValues(env) }),
    },
  };
}

function maskedValues(values: Readonly<Record<string, string>>): Record<string, typeof MASKED> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, MASKED]));
}

/** Keys are put into addresses as well: before the host, or as a value of the query. Works on texts that are no whole address, too. */
function maskedUrl(url: string): string {
  return url
    .replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, `$1${MASKED}@`)
    .replace(/([?&][^=&#]*=)[^&#]*/g, `$1${MASKED}`);
}
