import type { IPv4, IPv6 } from 'ipaddr.js';

/** Four decimal numbers, or anything with a colon, each with or without a range: no name looks so. */
const ADDRESS = /^\d{1,3}(\.\d{1,3}){3}(\/\d+)?$|:/;

/** An entry of `HttpRequest.allow` as it is compared: lower case, without the brackets of an IPv6 address or a final dot. */
const plain = (entry: string) =>
  entry
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

/** Whether a host name is allowed by name: then whatever it resolves to is, but for metadata services. */
export function allowsName(allow: readonly string[], name: string): boolean {
  const bare = plain(name);
  return allow.some((entry) => !ADDRESS.test(plain(entry)) && plain(entry) === bare);
}

/** Whether some entry is an address or a range: then a name is not refused for its ending alone, its addresses decide. */
export function allowsAddresses(allow: readonly string[]): boolean {
  return allow.some((entry) => ADDRESS.test(plain(entry)));
}

/** Whether an address is one of those named, or in one of the ranges (CIDR); an entry that is neither allows nothing. */
export async function allowsAddress(allow: readonly string[], address: string): Promise<boolean> {
  if (allow.length === 0) return false;
  const { default: library } = await import('ipaddr.js');
  if (!library.isValid(address)) return false;
  const parsed = library.parse(address);
  return allow.some((entry) => {
    const text = plain(entry);
    // The library would also take the short and octal forms of old, which mean something else to whoever writes them today.
    if (!ADDRESS.test(text) || /(^|\.)0\d/.test(text)) return false;
    try {
      if (!text.includes('/')) return sameAddress(library.parse(text), parsed);
      const [range, bits] = library.parseCIDR(text);
      return range.kind() === parsed.kind() && parsed.match(range, bits);
    } catch {
      // A mistake: it allows no address.
      return false;
    }
  });
}

const sameAddress = (a: IPv4 | IPv6, b: IPv4 | IPv6) =>
  a.kind() === b.kind() && a.toNormalizedString() === b.toNormalizedString();

/** A host name as it may be resolved; labels of letters, digits, hyphens and underscores. */
const NAME = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$/;

/** Entries that allow nothing, because they are neither a name nor an address nor a range: whoever wrote them meant something. */
export async function mistakenHosts(allow: readonly string[]): Promise<string[]> {
  if (allow.length === 0) return [];
  const { default: library } = await import('ipaddr.js');
  return allow.filter((entry) => {
    const text = plain(entry);
    if (!ADDRESS.test(text)) return !NAME.test(text);
    if (/(^|\.)0\d/.test(text)) return true;
    return text.includes('/') ? !library.isValidCIDR(text) : !library.isValid(text);
  });
}
