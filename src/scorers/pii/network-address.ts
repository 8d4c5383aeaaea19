import type { Detector, PiiSpan } from './pii-type.ts';

const IPV4 = /(?<![\w.-])(?:\d{1,3}\.){3}\d{1,3}(?![\w-]|\.\d)/g;
const IPV6 = /(?<![\w:.])(?:[0-9a-f]{1,4}:){2,7}(?::?[0-9a-f]{1,4}|:)(?:::?[0-9a-f]{1,4}){0,6}(?![\w:])/gi;
const MAC = /(?<![\w:-])[0-9a-f]{2}([:-])(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}(?![\w:-])/gi;
const VERSION = /(?:\bv|version|release|build)\s*$/i;
/** Documentation (RFC 5737, RFC 3849), private (RFC 1918), loopback, link-local, unspecified and well-known resolvers: nobody's address. */
const NOBODYS_IPV4 =
  /^(?:192\.0\.2|198\.51\.100|203\.0\.113|10|127|0|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.|^255\.|^(?:8\.8\.8\.8|8\.8\.4\.4|1\.1\.1\.1|1\.0\.0\.1|1\.2\.3\.4|9\.9\.9\.9)$/;
const NOBODYS_IPV6 = /^(?:2001:db8|fe80|fc|fd|::)/i;
const NOBODYS_MAC =
  /^(?:00[:-]){5}00$|^(?:ff[:-]){5}ff$|^00[:-]00[:-]5e[:-]00[:-]53|^aa[:-]bb[:-]cc|^01[:-]23[:-]45|^00[:-]11[:-]22[:-]33/i;

/** IP and MAC addresses; version strings are none, and addresses that belong to nobody are placeholders (metrics.md 10.5). */
export const findNetworkAddresses: Detector = (text) => {
  const spans: PiiSpan[] = [];
  const add = (
    type: 'ip_address' | 'mac_address',
    match: RegExpMatchArray & { index: number },
    nobodys: RegExp,
  ) => {
    const subject = nobodys.test(match[0]) ? 'placeholder' : 'private_person';
    spans.push({
      type,
      start: match.index,
      end: match.index + match[0].length,
      subject,
      confidence: 'medium',
    });
  };
  for (const match of text.matchAll(IPV4)) {
    const valid = match[0]
      .split('.')
      .every((octet) => Number(octet) <= 255 && (octet === '0' || !octet.startsWith('0')));
    if (valid && !VERSION.test(text.slice(Math.max(0, match.index - 10), match.index)))
      add('ip_address', match, NOBODYS_IPV4);
  }
  for (const match of text.matchAll(MAC)) add('mac_address', match, NOBODYS_MAC);
  for (const match of text.matchAll(IPV6)) {
    const groups = match[0].split(':').filter((group) => group !== '');
    const shortened = match[0].includes('::');
    if ((groups.length === 8 && !shortened) || (shortened && groups.length >= 3 && groups.length < 8))
      add('ip_address', match, NOBODYS_IPV6);
  }
  return spans;
};
