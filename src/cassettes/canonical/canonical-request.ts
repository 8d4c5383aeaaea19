import { canonicalJson } from '../../text/canonical-json.ts';
import type { WireRequest } from '../tape.ts';
import { sha256, textOf } from './binary.ts';
import { decoded } from './content-encoding.ts';
import { canonicalJsonBody } from './json-body.ts';
import { boundaryOf, type CanonicalPart, partsOf } from './multipart.ts';
import { CLIENT_BETAS, dialectOf, MATCHED_HEADERS } from './rules.ts';
import { canonicalTarget, pathOf } from './target.ts';

/** A body as it is compared. */
export type CanonicalBody =
  | { readonly json: unknown }
  | { readonly text: string }
  | { readonly form: readonly (readonly [name: string, value: string])[] }
  | { readonly parts: readonly CanonicalPart[] }
  | { readonly bytes: number; readonly sha256: string };

/** A request without what varies for no reason: equal ones are answered by the same recording. */
export interface CanonicalRequest {
  readonly method: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: CanonicalBody;
}

/** What of a request counts, by the tables of rules.ts. */
export function canonicalRequest(request: WireRequest): CanonicalRequest {
  const target = canonicalTarget(request);
  const headers = canonicalHeaders(request.headers);
  const body = canonicalBody(request, pathOf(target));
  return {
    method: request.method.toUpperCase(),
    target,
    ...(headers !== undefined && { headers }),
    ...(body !== undefined && { body }),
  };
}

/** The identity of a canonical request or question: SHA-256 (hex) of its JSON with sorted keys. */
export const keyOf = (canonical: unknown): string => sha256(canonicalJson(canonical));

function canonicalHeaders(given: WireRequest['headers']): Record<string, string> | undefined {
  const kept: [string, string][] = [];
  for (const name of MATCHED_HEADERS) {
    const value = given[name]?.trim();
    if (value === undefined || value === '') continue;
    const isList = name.endsWith('-beta');
    const shown = isList ? betas(value) : value;
    if (shown !== '') kept.push([name, shown]);
  }
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

const betas = (value: string): string =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !CLIENT_BETAS.test(one))
    .sort()
    .join(', ');

function canonicalBody({ headers, body: sent }: WireRequest, path: string): CanonicalBody | undefined {
  if (sent.length === 0) return undefined;
  const body = decoded(sent, headers['content-encoding']) ?? sent;
  const type = headers['content-type'] ?? '';
  const boundary = boundaryOf(type);
  const parts = boundary === undefined ? undefined : partsOf(body, boundary);
  if (parts !== undefined) return { parts };
  const text = textOf(body);
  if (text === undefined) return { bytes: body.length, sha256: sha256(body) };
  const json = canonicalJsonBody(text, dialectOf(path, headers));
  if (json !== undefined) return json;
  if (/^application\/x-www-form-urlencoded/i.test(type)) {
    const form = [...new URLSearchParams(text)];
    return { form: form.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)) };
  }
  return { text };
}
