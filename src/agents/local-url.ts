import { isDeniedName } from '../ports/address-policy.ts';

const IPV4 = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/;

/** Whether an address leads to this machine: the only place from which the tracing endpoint can be reached. */
export function isLoopbackUrl(url: string): boolean {
  const host = hostOf(url);
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(host)
  );
}

/** Whether an address leads to this machine or its own network (RFC 1918, RFC 4193, names without a public ending). */
export function isPrivateUrl(url: string): boolean {
  const host = hostOf(url);
  if (host === '') return false;
  if (isLoopbackUrl(url)) return true;
  if (host.startsWith('[')) return /^\[f[cd]/.test(host);
  const match = IPV4.exec(host);
  if (match === null) return isDeniedName(host, 'public');
  const [first, second] = [Number(match[1]), Number(match[2])];
  return (
    first === 10 ||
    (first === 172 && second >= 16 && second <= 31) ||
    (first === 192 && second === 168) ||
    // Shared address space (RFC 6598), used by mesh VPNs and cloud networks.
    (first === 100 && second >= 64 && second <= 127)
  );
}

/** Address without query, fragment and user, for messages. */
export function shownUrl(url: string): string {
  if (!URL.canParse(url)) return 'an address that is no URL';
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : '';
}
