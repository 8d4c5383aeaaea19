import { Fault } from '../../errors.ts';
import { isDeniedFor, isDeniedName, type Reach } from '../address-policy.ts';
import { addressDenied } from '../checked-lookup.ts';
import type { HttpRequest } from '../ports.ts';

/** A header name is a token (RFC 9110, 5.6.2). */
export const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** What a header value must not hold: line ends, other controls, anything that is no single byte. */
const NOT_IN_A_VALUE = /[^\t\x20-\x7e\x80-\xff]/;
/** Headers that belong to the connection, not to the request: set here or not at all (security.md S33). */
const OURS = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** Where a request goes, checked. */
export interface HttpTarget {
  url: URL;
  /** Host as the network wants it: an IPv6 address without brackets. */
  host: string;
  /** Host and port as the header of that name has them. */
  authority: string;
  /** undefined: the port of the protocol, 80 or 443. */
  port: string | undefined;
  /** Path and query. */
  path: string;
  /** Requests of one pool may share connections: those of one protocol, with one reach and the same allowed beside it. */
  pool: string;
  reach: Reach;
  allow: readonly string[];
  /** The address without query, fragment and user: what a message may show. */
  shown: string;
}

/** Checked addresses seen lately: a run asks the same few over and over. */
const MOST_KNOWN = 64;
/** By address, for requests that may reach anything. */
const ANYWHERE = new Map<string, HttpTarget>();
/** By what is allowed and address. */
const PUBLIC = new Map<string, HttpTarget>();

/**
 * Checks the address of a request; Fault `validation_failed` or `address_denied` says what is wrong. Answers at once where no
 * look-up tables have to be loaded first.
 */
export function httpTarget(request: HttpRequest): HttpTarget | Promise<HttpTarget> {
  const reach = request.reach ?? 'anywhere';
  const allow = reach === 'public' ? (request.allow ?? []) : [];
  const table = reach === 'anywhere' ? ANYWHERE : PUBLIC;
  const key = reach === 'anywhere' ? request.url : `${allow.join(',')} ${request.url}`;
  const known = table.get(key);
  if (known !== undefined) return known;
  return newTarget(request, reach, allow).then((target) => {
    if (table.size >= MOST_KNOWN) table.clear();
    table.set(key, target);
    return target;
  });
}

async function newTarget(request: HttpRequest, reach: Reach, allow: readonly string[]): Promise<HttpTarget> {
  const url = parseUrl(request.url);
  const shown = `${url.origin}${url.pathname}`;
  const literal = url.hostname.startsWith('[') || IPV4.test(url.hostname);
  const host = url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
  if (literal) {
    const verdict = isDeniedFor(host, host, reach, allow);
    if (typeof verdict === 'boolean' ? verdict : await verdict) throw addressDenied(host);
  } else if (isDeniedName(host, reach, allow)) throw addressDenied(host);
  const port = url.port === '' ? undefined : url.port;
  const path = url.pathname + url.search;
  const pool = `${url.protocol}${reach} ${allow.join(',')}`;
  return { url, host, authority: url.host, port, path, pool, reach, allow, shown };
}

function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const problem =
    url === null
      ? 'is no URL'
      : url.protocol !== 'http:' && url.protocol !== 'https:'
        ? `uses ${url.protocol} instead of http: or https:`
        : url.username !== '' || url.password !== ''
          ? 'carries a user or password'
          : url.port === '0'
            ? 'names port 0'
            : undefined;
  if (url !== null && problem === undefined) return url;
  // The text itself is shown only when it cannot hide a secret in a query or a user part.
  const where = /[?@#]/.test(text) ? text.replace(/\/\/[^/]*@/, '//').replace(/[?#].*$/s, '') : text;
  throw new Fault('validation_failed', `The address ${where.slice(0, 200)} ${problem}.`, {
    hint: 'Write http://host/path or https://host/path; secrets belong into headers.',
  });
}

/** Lines of header sets that nobody can change any more. */
const known = new WeakMap<object, string>();

/**
 * The headers as lines, checked: Fault `validation_failed`. Of a name in two spellings the last is meant. A frozen set is looked at once.
 */
export function headerLines(headers: HttpRequest['headers'], shown: string): string {
  if (headers === undefined) return '';
  const before = known.get(headers);
  if (before !== undefined) return before;
  const lines = linesOfUsual(headers) ?? linesOfAny(headers, shown);
  if (Object.isFrozen(headers)) known.set(headers, lines);
  return lines;
}

/** Names in lower case that may be sent, seen lately: those of most calls are the same few. */
const USUAL = new Set<string>();
const MOST_USUAL = 256;

/** Lines of headers whose names were seen before; undefined where one was not, or its value cannot be sent. */
function linesOfUsual(headers: Record<string, string>): string | undefined {
  let lines = '';
  for (const name of Object.keys(headers)) {
    const value = headers[name] ?? '';
    if (!USUAL.has(name) || NOT_IN_A_VALUE.test(value)) return undefined;
    lines += `${name}: ${value}\r\n`;
  }
  return lines;
}

function linesOfAny(headers: Record<string, string>, shown: string): string {
  let lines = '';
  for (const [lower, [name, value]] of checkedHeaders(headers, shown)) {
    lines += `${name}: ${value}\r\n`;
    if (name === lower && USUAL.size < MOST_USUAL) USUAL.add(name);
  }
  return lines;
}

/** Names with their values, by name in lower case. */
function checkedHeaders(headers: Record<string, string>, shown: string): Map<string, [string, string]> {
  const checked = new Map<string, [string, string]>();
  for (const [name, value] of Object.entries(headers)) {
    const lower = name.toLowerCase();
    const problem = !TOKEN.test(name)
      ? 'is no header name'
      : OURS.has(lower)
        ? 'is set by the connection itself'
        : NOT_IN_A_VALUE.test(value)
          ? 'has a value with a line break, a control character or a character outside Latin-1'
          : undefined;
    if (problem !== undefined)
      throw new Fault('validation_failed', `The header ${JSON.stringify(name.slice(0, 100))} ${problem}.`, {
        where: shown,
        hint: 'Remove it or correct its value; check that an environment variable in it holds no line break.',
      });
    checked.set(lower, [name, value]);
  }
  return checked;
}
