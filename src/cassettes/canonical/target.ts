import { DROPPED_PARAMETERS } from './rules.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Where a request goes, as recordings name it: the given name (`openai/chat/completions`), else host and path. Ports of this machine, keys and
 * ids of requests in the query are left out; what else is in the query is sorted.
 */
export function canonicalTarget(request: { readonly url: string; readonly target?: string }): string {
  const { host, path, query } = partsOf(request);
  const pairs = [...new URLSearchParams(query)].filter(([name]) => !DROPPED_PARAMETERS.test(name));
  pairs.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)));
  const kept = pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
  return `${host}${path}${kept}`;
}

/** The path of a request without its query. */
export const pathOf = (target: string): string => target.split('?', 1)[0] ?? target;

function partsOf({ url, target }: { readonly url: string; readonly target?: string }) {
  if (target !== undefined) {
    const at = target.indexOf('?');
    return at < 0
      ? { host: '', path: target, query: '' }
      : { host: '', path: target.slice(0, at), query: target.slice(at + 1) };
  }
  if (!URL.canParse(url)) return { host: '', path: url, query: '' };
  const { hostname, host, pathname, search } = new URL(url);
  return { host: LOOPBACK.test(hostname) ? 'localhost' : host, path: pathname, query: search };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
