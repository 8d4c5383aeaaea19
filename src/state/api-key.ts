import { createHash, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Random } from '../ports/ports.ts';

const PREFIX = 'assay_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 43 digits of base 62 hold 256 bits, 6 hold the 32 of the checksum. */
const SECRET_DIGITS = 43;
const CHECKSUM_DIGITS = 6;
const SHAPE = /^assay_[0-9A-Za-z]{49}$/;

/**
 * A fresh agent key: prefix (secret scanners find it), 256 random bits, checksum (a typing error is distinguished from a
 * revoked key without a look-up); security.md S47. Shown once; only `hashKey` of it is kept.
 */
export function makeApiKey(random: Pick<Random, 'hex'>): string {
  const body = PREFIX + base62(BigInt(`0x${random.hex(32)}`), SECRET_DIGITS);
  return body + base62(BigInt(crc32(body)), CHECKSUM_DIGITS);
}

/** Whether a text has the form of a key with a checksum that fits. */
export function isApiKey(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const body = text.slice(0, -CHECKSUM_DIGITS);
  return text.slice(-CHECKSUM_DIGITS) === base62(BigInt(crc32(body)), CHECKSUM_DIGITS);
}

/** SHA-256 in hex. A plain hash is enough: a key of 256 random bits cannot be guessed from it. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whether a key belongs to a stored hash; takes the same time wherever they differ (security.md S46). */
export function keyMatches(key: string, storedHash: string): boolean {
  const given = createHash('sha256').update(key).digest();
  const stored = Buffer.from(storedHash, 'hex');
  // A stored hash of the wrong length is compared with itself: same work, never a match.
  return (
    timingSafeEqual(given, stored.length === given.length ? stored : given) && stored.length === given.length
  );
}

/** So many digits at once leave a rest that is exact as a number. */
const AT_ONCE = 8;
const ONE_SPLIT = 62n ** BigInt(AT_ONCE);

/** Every call of a run has a key, and a big integer costs as much as all the digits that are split off it as numbers. */
function base62(value: bigint, digits: number): string {
  let text = '';
  for (let rest = value; text.length < digits; rest /= ONE_SPLIT) {
    let numbered = Number(rest % ONE_SPLIT);
    let part = '';
    for (let place = 0; place < AT_ONCE; place += 1, numbered = Math.floor(numbered / 62))
      part = DIGITS[numbered % 62] + part;
    text = part + text;
  }
  return text.slice(-digits);
}
