import { Fault } from '../../errors.ts';
import type { CookiePlace } from './page-cookie.ts';

/** A request below the pages, its host and origin checked as those of every request. */
export interface PageRequest {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  /** The host as the client names it, with its port. */
  host: string;
  place: CookiePlace;
  /** Value of a header. */
  header(name: string): string | undefined;
  /** Its JSON body; Fault for one that is longer than the limit (bytes) or no JSON. */
  body(limit: number): Promise<unknown>;
}

/** Fault `forbidden` where another site makes a browser ask for data. Browsers say so; other clients send no session. */
export function checkSameSite({ header }: Pick<PageRequest, 'header'>): void {
  const site = header('sec-fetch-site');
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  throw new Fault('forbidden', 'Only the pages of this service may ask for their data.', {
    where: 'Sec-Fetch-Site',
    hint: 'Open the address that `assay serve` printed.',
  });
}

/** Fault `forbidden` unless a page of this very origin sends a change: a session is no proof of that, its origin is. */
export function checkOwnOrigin({ header }: Pick<PageRequest, 'header'>): void {
  const origin = header('origin');
  if (origin === undefined || origin === 'null')
    throw new Fault('forbidden', 'A change has to come from a page of this service.', {
      where: 'Origin',
      hint: 'Use the page, or the account key with a program.',
    });
  // That an origin is ours is checked with the host of every request.
  checkSameSite({ header });
}

/** Whether a browser fetches ahead what a person may never open. */
export const isPrefetch = ({ header }: Pick<PageRequest, 'header'>): boolean =>
  /\b(prefetch|prerender|preview)\b/i.test(`${header('sec-purpose') ?? ''} ${header('purpose') ?? ''}`);

/** Whether the client has this version of an answer (RFC 9110, 13.1.2). */
export function hasVersion({ header }: Pick<PageRequest, 'header'>, etag: string): boolean {
  const known = header('if-none-match') ?? '';
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
}
