import { Fault } from '../../errors.ts';
import type { HttpRequest } from '../ports.ts';
import { type HttpTarget, headerLines, TOKEN } from './http-target.ts';

/** Methods that may arrive twice (RFC 9110, 9.2.2). */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']);

/** Whether a request may go out again although the first one may have done its work: by its method, or by a key that says so. */
export function mayArriveTwice({ method, headers = {} }: Pick<HttpRequest, 'method' | 'headers'>): boolean {
  if (IDEMPOTENT.has(method.toUpperCase())) return true;
  for (const name in headers)
    if (name.length === IDEMPOTENCY_KEY.length && name.toLowerCase() === IDEMPOTENCY_KEY) return true;
  return false;
}

const IDEMPOTENCY_KEY = 'idempotency-key';

/**
 * The head of a request, in letters of one byte each. The length of the body is known beforehand, so nothing is sent chunked.
 * `forwarded` are headers for a proxy that is sent the whole address.
 */
export function requestHead(
  { method: written, headers, body }: HttpRequest,
  { path, authority, url, shown }: HttpTarget,
  connection: 'kept' | 'fresh',
  forwarded: Readonly<Record<string, string>> | undefined,
): string {
  const method = written.toUpperCase();
  if (!TOKEN.test(method))
    throw new Fault('validation_failed', `${JSON.stringify(written.slice(0, 40))} is no method of HTTP.`, {
      where: shown,
      hint: 'Name one like GET or POST.',
    });
  const length =
    body !== undefined ? Buffer.byteLength(body) : IDEMPOTENT.has(method) && method !== 'PUT' ? undefined : 0;
  const proxy = forwarded === undefined ? '' : headerLines(forwarded, shown);
  return `${method} ${forwarded === undefined ? path : url.origin + path} HTTP/1.1\r\n${headerLines(headers, shown)}${proxy}${
    length === undefined ? '' : `content-length: ${length}\r\n`
  }Host: ${authority}\r\nConnection: ${connection === 'kept' ? 'keep-alive' : 'close'}\r\n\r\n`;
}
