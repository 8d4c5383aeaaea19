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

/** Every variable that any program reads the address of a proxy from, `no_proxy` being a list of what has none. */
const NAMES_A_PROXY = /^(?!no_)[a-z]+_proxy$/i;
/** User and password of an address, also of one that cannot be parsed: up to the last `@`. */
const USER_INFO = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(.*)@/is;

/**
 * What must never be printed of the variables that name a proxy: addresses with a user or password, both together, and the password
 * alone (the user, where there is no password), as written and decoded; and what is made of both for the proxy.
 */
export function proxySecrets(env: Pick<Environment, 'names' | 'get'>): string[] {
  const found = env.names().flatMap((name) => {
    const address = NAMES_A_PROXY.test(name) ? (env.get(name)?.trim() ?? '') : '';
    const [, written = ''] = USER_INFO.exec(address) ?? [];
    return written === '' ? [] : [address, ...userInfoSecrets(written)];
  });
  return [...new Set(found)];
}

function userInfoSecrets(written: string): string[] {
  const colon = written.indexOf(':');
  const user = colon < 0 ? written : written.slice(0, colon);
  const password = colon < 0 ? '' : written.slice(colon + 1);
  const basic = Buffer.from(`${decoded(user)}:${decoded(password)}`).toString('base64');
  const alone = password === '' ? user : password;
  return [written, decoded(written), basic, alone, decoded(alone)];
}

/** Percent-decoded; as it is where it encodes no text. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
