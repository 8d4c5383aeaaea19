import { nodeEnvironment } from './node-environment.ts';
import type { Environment } from './ports.ts';
import { bypassList, proxyOf } from './proxy-rule.ts';
import { firstOf, PROXY_VARIABLES } from './proxy-variables.ts';
import { withVariables } from './with-variables.ts';

/** Every variable about proxies that a part of GitHub's toolkit reads. */
const READ = [
  ...['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'],
  ...['no_proxy', 'NO_PROXY'],
];
const NO_PROXIES = Object.fromEntries(READ.map((name) => [name, undefined]));
/** The toolkit parses the payload when it comes in, and fails where that is no JSON. */
const NO_EVENT = { GITHUB_EVENT_PATH: undefined };
/** This machine, which the store's client does not exempt by itself. */
const THIS_MACHINE = ['localhost', '.localhost', '127.0.0.1', '[::1]'];

/**
 * What the variables have to say for the artifact toolkit to follow `proxyFor`; undefined ones must not be set. Its service and its store
 * have clients of their own: that of the store reads `all_proxy`, takes the proxy of http for https, and of `no_proxy` it
 * knows neither `*`, nor ports, nor that a name stands for those below it. `protocol` is that of the service.
 */
export function toolkitVariables(
  env: Pick<Environment, 'get'>,
  protocol: 'http:' | 'https:',
): Record<string, string | undefined> {
  const entries = bypassList(env);
  const found = firstOf(env, PROXY_VARIABLES[protocol]);
  if (found === undefined || entries.includes('*')) return NO_PROXIES;
  const { url } = proxyOf(found.name, found.value);
  const port = protocol === 'https:' ? '443' : '80';
  const spelled = entries.flatMap((entry) => {
    const name = entry.replace(/^\*?\./, '');
    const bare = name.endsWith(`:${port}`) ? [name.slice(0, -port.length - 1)] : [];
    return [name, ...bare].flatMap((one) => [one, `.${one}`]);
  });
  const bypassed = [...THIS_MACHINE, ...spelled].join(',');
  const proxies = Object.values(PROXY_VARIABLES).flat();
  return {
    ...NO_PROXIES,
    ...Object.fromEntries(proxies.map((name) => [name, url])),
    no_proxy: bypassed,
    NO_PROXY: bypassed,
  };
}

/**
 * Runs work of the artifact toolkit, which reads the environment of this process by rules of its own, by the rule of everything else,
 * and without the payload of the event.
 */
export function withToolkitProxies<T>(work: () => Promise<T>): Promise<T> {
  return withVariables(() => {
    const env = nodeEnvironment();
    if (!READ.some((name) => env.get(name) !== undefined)) return NO_EVENT;
    const isPlain = env.get('ACTIONS_RESULTS_URL')?.startsWith('http:') === true;
    return { ...NO_EVENT, ...toolkitVariables(env, isPlain ? 'http:' : 'https:') };
  }, work);
}

/**
 * Brings a part of the toolkit in that makes a client for the environment while it does, and reads the payload of the event: both are done
 * by us, and what it cannot read must not stop it.
 */
export function withoutToolkitContext<T>(bring: () => Promise<T>): Promise<T> {
  return withVariables(() => ({ ...NO_EVENT, ...NO_PROXIES }), bring);
}
