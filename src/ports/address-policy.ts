import type { IPv4, IPv6 } from 'ipaddr.js';
import { allowsAddress, allowsAddresses, allowsName } from './allowed-hosts.ts';
import type { HttpRequest } from './ports.ts';

/** How far a request may reach; see `HttpRequest.reach`. */
export type Reach = NonNullable<HttpRequest['reach']>;

/** Names under which clouds serve credentials to their own machines. */
const METADATA_NAMES = new Set([
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'instance-data',
  'instance-data.ec2.internal',
  'metadata.azure.internal',
]);
/** Addresses of metadata services outside the link-local range: Azure WireServer (looks public), Alibaba, Oracle. */
const METADATA_IPV4 = new Set(['168.63.129.16', '100.100.100.200', '192.0.0.192']);
/** IPv6 addresses of metadata services: AWS, Google. */
const METADATA_IPV6 = new Set(['fd00:ec2::254', 'fd20:ce::254']);
/** Endings that never name a host of the public internet (RFC 6761, 6762, 8375, 9476 and ICANN's reserved ones). */
const PRIVATE_ENDINGS = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'localdomain',
  'home.arpa',
  'in-addr.arpa',
  'ip6.arpa',
  'test',
  'invalid',
  'onion',
  'alt',
];
/** IPv6 prefixes whose last 32 bits are an IPv4 address: compatible, mapped, translated, NAT64. */
const IPV4_AT_THE_END = ['0:0:0:0:0:0', '0:0:0:0:0:ffff', '0:0:0:0:ffff:0', '64:ff9b:0:0:0:0'];

/** Whether a host name (lower case, as `URL` gives it) is out of reach before any look-up; for `allow` see `HttpRequest.allow`. */
export function isDeniedName(name: string, reach: Reach, allow: readonly string[] = []): boolean {
  const bare = name.replace(/\.$/, '');
  if (METADATA_NAMES.has(bare)) return true;
  if (reach === 'anywhere' || allowsName(allow, bare) || allowsAddresses(allow)) return false;
  return (
    bare.split('.').some((label) => label === '' || label.length > 63) ||
    !bare.includes('.') ||
    PRIVATE_ENDINGS.some((ending) => bare === ending || bare.endsWith(`.${ending}`))
  );
}

/**
 * Whether an address is out of reach (security.md F3, S28, S31). Plain IPv4 is decided at once for the wide reach; the
 * rest needs the address library, which is loaded only then.
 */
export function isDeniedAddress(address: string, reach: Reach): boolean | Promise<boolean> {
  if (reach === 'anywhere') {
    if (address === '::1') return false;
    if (!address.includes(':')) return isMetadataIpv4(address);
  }
  return decideWithLibrary(address, reach);
}

function isMetadataIpv4(address: string): boolean {
  return address.startsWith('169.254.') || METADATA_IPV4.has(address);
}

/**
 * Whether an address is out of reach for the host it was found for (or is): as `isDeniedAddress`, but what `allow` names is
 * only kept from metadata services.
 */
export function isDeniedFor(
  host: string,
  address: string,
  reach: Reach,
  allow: readonly string[] | undefined,
): boolean | Promise<boolean> {
  if (allow === undefined || allow.length === 0) return isDeniedAddress(address, reach);
  if (allowsName(allow, host)) return isDeniedAddress(address, 'anywhere');
  return allowsAddress(allow, address).then((allowed) =>
    isDeniedAddress(address, allowed ? 'anywhere' : reach),
  );
}

async function decideWithLibrary(address: string, reach: Reach): Promise<boolean> {
  const { default: library } = await import('ipaddr.js');
  // A zone (`fe80::1%eth0`) is dropped: the library would refuse what the system connects to.
  const bare = address.replace(/%.*$/, '');
  if (!library.isValid(bare)) return true;
  const parsed = library.parse(bare);
  if ('toIPv4Address' in parsed) return reach === 'public' ? !isPublicIpv6(parsed) : isMetadataIpv6(parsed);
  return isMetadataIpv4(parsed.toString()) || (reach === 'public' && !isPublicIpv4(parsed));
}

function isPublicIpv4(address: IPv4): boolean {
  return address.range() === 'unicast';
}

/** Only what the registries hand out (2000::/3), and of that nothing with a special purpose. */
function isPublicIpv6(address: IPv6): boolean {
  const first = address.parts[0] ?? 0;
  return first >> 13 === 1 && address.range() === 'unicast';
}

function isMetadataIpv6(address: IPv6): boolean {
  if (address.range() === 'linkLocal' || METADATA_IPV6.has(address.toString())) return true;
  return embeddedIpv4(address).some(isMetadataIpv4);
}

/** The IPv4 addresses that a gateway could read out of an IPv6 address. */
function embeddedIpv4(address: IPv6): string[] {
  const parts = address.parts;
  const dotted = (high = 0, low = 0) => `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
  const prefix = parts
    .slice(0, 6)
    .map((part) => part.toString(16))
    .join(':');
  const atTheEnd =
    IPV4_AT_THE_END.includes(prefix) || prefix.startsWith('64:ff9b:1:') || prefix.endsWith(':5efe');
  return [
    ...(atTheEnd ? [dotted(parts[6], parts[7])] : []),
    ...(parts[0] === 0x2002 ? [dotted(parts[1], parts[2])] : []),
    // Teredo keeps the client's address with every bit turned over (RFC 4380, 4).
    ...(address.range() === 'teredo' ? [dotted(~(parts[6] ?? 0) & 0xffff, ~(parts[7] ?? 0) & 0xffff)] : []),
  ];
}
