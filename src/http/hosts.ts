import { Fault } from '../errors.ts';

/** Under which names the service may be spoken to (security.md S52: a foreign name that resolves to us is an attack). */
export interface HostPolicy {
  /** Host that the listener is bound to. */
  bound: string;
  /** Address that the operator gave for clients. */
  publicUrl?: URL;
}

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** Whether a host name or address means this machine only. */
export function isLoopback(hostname: string): boolean {
  const plain = bare(hostname);
  return plain === 'localhost' || plain === '::1' || (IPV4.test(plain) && plain.startsWith('127.'));
}

/** Fault `misdirected_request` unless the `Host` of a request is ours. */
export function checkHost(host: string | null | undefined, policy: HostPolicy): void {
  if (host && isOurs(host, policy)) return;
  throw new Fault('misdirected_request', 'This service does not answer under the host name of the request.', {
    where: 'Host',
    hint: 'Use the address that `assay serve` printed, or start it with --public-url.',
  });
}

/** Fault `forbidden` when a page of another origin sends the request. Other clients send no `Origin`. */
export function checkOrigin(
  origin: string | null | undefined,
  host: string | null | undefined,
  policy: HostPolicy,
): void {
  if (origin === null || origin === undefined) return;
  if (URL.canParse(origin)) {
    const given = new URL(origin);
    // `null` and file origins have no host.
    if (given.host !== '' && /^https?:$/.test(given.protocol)) {
      if (given.origin === policy.publicUrl?.origin) return;
      if (host && URL.canParse(`${given.protocol}//${host}`)) {
        if (new URL(`${given.protocol}//${host}`).host === given.host) return;
      }
    }
  }
  throw new Fault('forbidden', 'Requests of pages from another origin are refused.', {
    where: 'Origin',
    hint: 'Call the service from a program, not from a page in a browser.',
  });
}

function isOurs(host: string, { bound, publicUrl }: HostPolicy): boolean {
  // Only a name and a port: no user, path or blank.
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false;
  const hostname = bare(new URL(`http://${host}`).hostname);
  if (isLoopback(hostname) || hostname === bare(bound)) return true;
  if (publicUrl !== undefined && hostname === bare(publicUrl.hostname)) return true;
  // An address cannot be rebound: a name is what an attacker can make resolve to us.
  return !isLoopback(bound) && (IPV4.test(hostname) || hostname.includes(':'));
}

/** Lower case, without brackets and without the dot that ends a full name. */
function bare(hostname: string): string {
  return hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/(?<=[^.])\.$/, '');
}
