import { Fault } from '../errors.ts';

/** A header name is a token (RFC 9110, 5.6.2). */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const NOT_IN_A_VALUE = /[^\t\x20-\x7e\x80-\xff]/;
/** Set by the connection, or meant for a proxy on the way (security.md S33). */
const NOT_YOURS = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Checks configured headers when the agent is connected, so that all problems show before the first call. Values are never shown. */
export function checkHeaders(headers: Record<string, string> | undefined): void {
  const problems = Object.entries(headers ?? {}).flatMap(([name, value]) => {
    const message = !TOKEN.test(name)
      ? 'is no header name'
      : NOT_YOURS.has(name.toLowerCase())
        ? 'is set by the connection itself'
        : NOT_IN_A_VALUE.test(value)
          ? 'has a value with a line break, a control character or a character outside Latin-1'
          : undefined;
    return message === undefined ? [] : [{ path: `invocation.headers.${name.slice(0, 100)}`, message }];
  });
  const [first] = problems;
  if (first === undefined) return;
  throw new Fault('validation_failed', `${JSON.stringify(first.path)} ${first.message}.`, {
    where: 'invocation.headers',
    problems,
    hint: 'Remove the header or correct it; check that an environment variable in it holds no line break.',
  });
}

/** A header by name, whatever its spelling. */
export function headerNamed(headers: Record<string, string> | undefined, name: string): string | undefined {
  return Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
}
