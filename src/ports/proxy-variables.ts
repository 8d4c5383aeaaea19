import type { Environment } from './ports.ts';

/** Variables that name a proxy, by the protocol of what is called; the first that is not empty counts. */
export const PROXY_VARIABLES = {
  'https:': ['https_proxy', 'HTTPS_PROXY'],
  'http:': ['http_proxy', 'HTTP_PROXY'],
} as const;

/** Variables that name what is called without a proxy. */
export const BYPASS_VARIABLES = ['no_proxy', 'NO_PROXY'] as const;

/** The first of these variables that holds something, with its value; empty and missing are the same. */
export function firstOf(
  env: Pick<Environment, 'get'>,
  names: readonly string[],
): { name: string; value: string } | undefined {
  return names
    .map((name) => ({ name, value: env.get(name)?.trim() ?? '' }))
    .find(({ value }) => value !== '');
}

/** Whether the environment names any proxy: nothing of proxies is loaded where it does not. */
export function namesProxy(env: Pick<Environment, 'get'>): boolean {
  return Object.values(PROXY_VARIABLES).some((names) => firstOf(env, names) !== undefined);
}

/** What the environment says of proxies now, whatever becomes of it. */
export function proxySnapshot(env: Pick<Environment, 'get'>): Pick<Environment, 'get'> {
  const names = [...Object.values(PROXY_VARIABLES).flat(), ...BYPASS_VARIABLES];
  const values = new Map<string, string | undefined>(names.map((name) => [name, env.get(name)]));
  return { get: (name) => values.get(name) };
}
