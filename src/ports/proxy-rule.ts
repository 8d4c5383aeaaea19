import { Fault } from '../errors.ts';
import { allowsAddress } from './allowed-hosts.ts';
import type { HttpTarget } from './http/http-target.ts';
import type { Environment } from './ports.ts';
import { BYPASS_VARIABLES, firstOf, PROXY_VARIABLES } from './proxy-variables.ts';

/** The proxy that a variable names. */
export interface ProxyServer {
  protocol: 'http:' | 'https:';
  /** As the network wants it: an IPv6 address without brackets. */
  host: string;
  port: number;
  /** Value of `proxy-authorization`, of the user and password in the variable. */
  authorization: string | undefined;
  /** The address with user and password, for clients that are not ours. Never shown. */
  url: string;
  /** Address and variable, as a message may show them: without user and password. */
  shown: string;
}

/**
 * The proxy through which a target is called, or undefined where it is called directly. The rule is that of GitHub's toolkit:
 * `https_proxy` for https, `http_proxy` for http, lower case before upper case; loopback is always called directly.
 * `no_proxy` may hold ranges of addresses beside what the toolkit knows, as for curl. Fault `validation_failed` for a variable
 * that names no proxy.
 */
export async function proxyFor(
  { url, host }: Pick<HttpTarget, 'url' | 'host'>,
  env: Pick<Environment, 'get'>,
): Promise<ProxyServer | undefined> {
  const found = firstOf(env, PROXY_VARIABLES[url.protocol === 'https:' ? 'https:' : 'http:']);
  if (found === undefined || isThisMachine(host)) return undefined;
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  if (await isBypassed(host, port, bypassList(env))) return undefined;
  return proxyOf(found.name, found.value);
}

/** Entries of `no_proxy`, in lower case. */
export function bypassList(env: Pick<Environment, 'get'>): string[] {
  const written = firstOf(env, BYPASS_VARIABLES)?.value ?? '';
  return written
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== '');
}

/** Names and addresses of loopback, as `URL` writes them. */
function isThisMachine(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    host === '::1' ||
    /^127(\.\d{1,3}){3}$|^::ffff:7f[\da-f]{2}:/.test(host)
  );
}

/**
 * Whether an entry names the host: itself or a name that it ends with, each with or without a port; `*` names every host.
 * Addresses and ranges name a host that is written as an address; what a name resolves to is not looked at.
 */
async function isBypassed(host: string, port: string, entries: readonly string[]): Promise<boolean> {
  const name = host.replace(/\.$/, '');
  const isNamed = (entry: string) => {
    if (entry === '*') return true;
    const [, suffix = ''] = /^(?:\*?\.)?(.*?)\.?$/.exec(withoutPort(entry, port)) ?? [];
    return suffix !== '' && (name === suffix || name.endsWith(`.${suffix}`));
  };
  const isAddress = host.includes(':') || /^\d+(\.\d+){3}$/.test(host);
  if (!isAddress) return entries.some(isNamed);
  // Addresses have no names below them: 12.3 is no end of 10.11.12.3.
  const addresses = entries.map((entry) => withoutPort(entry, port));
  return entries.includes('*') || (await allowsAddress(addresses, host));
}

/** An entry without its port where that is the one called; IPv6 addresses have a port only behind brackets. */
function withoutPort(entry: string, port: string): string {
  const ends = `:${port}`;
  const hasPort =
    entry.endsWith(ends) && (entry.endsWith(`]${ends}`) || entry.indexOf(':') === entry.length - ends.length);
  return hasPort ? entry.slice(0, -ends.length) : entry;
}

/** The proxy that a variable with this value names; Fault `validation_failed` where it names none. */
export function proxyOf(variable: string, written: string): ProxyServer {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `http://${written}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isKnown = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url === undefined || !isKnown || url.port === '0')
    throw badProxy(
      variable,
      url === undefined || isKnown
        ? 'is no address of a proxy'
        : `names a proxy that speaks ${url.protocol.slice(0, -1)}`,
    );
  const { protocol, hostname } = url;
  const port = url.port === '' ? (protocol === 'https:' ? 443 : 80) : Number(url.port);
  return {
    protocol: protocol === 'https:' ? 'https:' : 'http:',
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port,
    authorization: authorizationOf(variable, url),
    url: url.href,
    shown: `${protocol}//${hostname}:${port} (${variable})`,
  };
}

function authorizationOf(variable: string, { username, password }: URL): string | undefined {
  if (username === '' && password === '') return undefined;
  try {
    const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return `Basic ${Buffer.from(user).toString('base64')}`;
  } catch {
    throw badProxy(variable, 'has a user or password with a "%" that encodes no character');
  }
}

/** Without the value: it may hold a password. */
function badProxy(variable: string, problem: string): Fault {
  return new Fault('validation_failed', `The environment variable ${variable} ${problem}.`, {
    where: variable,
    hint: 'Write http://host:port or https://host:port, with user:password@ before the host where the proxy wants it; name in no_proxy what is called without it.',
  });
}
