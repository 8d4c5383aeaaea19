import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { Fault } from '../errors.ts';

const CIPHER = 'aes-256-gcm';
/** Lengths in bytes. A nonce of 96 bits, as NIST SP 800-38D wants it; the whole tag, for a shorter one is easier to guess. */
export const KEY_BYTES = 32;
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;

/** Bytes that nobody can read or change without the key. */
interface SealedBytes {
  ciphertext: Uint8Array;
  tag: Uint8Array;
}

/** Seals bytes with AES-256-GCM; `bound` must be given again to open them. A nonce must never come twice under one key. */
export function sealBytes(
  key: Uint8Array,
  nonce: Uint8Array,
  bound: Uint8Array,
  plain: Uint8Array,
): SealedBytes {
  if (key.length !== KEY_BYTES || nonce.length !== NONCE_BYTES)
    throw new Fault('internal', `Only a key of ${KEY_BYTES} bytes and a nonce of ${NONCE_BYTES} can seal.`);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(bound);
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { ciphertext, tag: cipher.getAuthTag() };
}

/** The bytes again; undefined when anything of it was changed or has another length than `sealBytes` gives. */
export function openBytes(
  key: Uint8Array,
  nonce: Uint8Array,
  bound: Uint8Array,
  { ciphertext, tag }: SealedBytes,
): Buffer | undefined {
  // Node takes nonces of other lengths too, and under them the proofs of security do not hold.
  if (key.length !== KEY_BYTES || nonce.length !== NONCE_BYTES || tag.length !== TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(bound);
  decipher.setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
  } catch {
    // The tag does not fit; the caller knows what it belongs to.
    return undefined;
  }
}

/** A key of `length` bytes made from another: HKDF-SHA-256 (RFC 5869). `info` names the purpose. */
export function derivedKey(
  key: Uint8Array,
  salt: Uint8Array,
  info: string | Uint8Array,
  length: number,
): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, salt, info, length));
}
