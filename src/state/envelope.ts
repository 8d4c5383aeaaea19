import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Random } from '../ports/ports.ts';
import { derivedKey, KEY_BYTES, NONCE_BYTES, openBytes, sealBytes, TAG_BYTES } from './sealed-bytes.ts';

const SCHEMA = 'assay-credential-v1';
const SALT_BYTES = 32;

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

/** A sealed secret as it stands on disk; all texts are hex. */
export const envelopeSchema = z.object({
  v: z.literal(1),
  kid: hex(8),
  salt: hex(SALT_BYTES),
  nonce: hex(NONCE_BYTES),
  ct: z.string().regex(/^([0-9a-f]{2})*$/),
  tag: hex(TAG_BYTES),
});
export type Envelope = z.infer<typeof envelopeSchema>;

/** A master key with the short name that envelopes carry. */
export interface MasterKey {
  kid: string;
  bytes: Uint8Array;
}

/** A master key from any text: its SHA-256. The name is a hash of that under another label, so it reveals nothing. */
export function masterKey(text: string): MasterKey {
  const bytes = createHash('sha256').update(text).digest();
  return { kid: createHash('sha256').update('assay-key-id').update(bytes).digest('hex').slice(0, 16), bytes };
}

/** Seals a secret for one field of one record: AES-256-GCM under an HKDF-SHA-256 key of its own (security.md S48). */
export function sealEnvelope(
  secret: string,
  record: string,
  field: string,
  key: MasterKey,
  random: Pick<Random, 'hex'>,
): Envelope {
  const salt = random.hex(SALT_BYTES);
  // Random is safe: every envelope has a key of its own.
  const nonce = random.hex(NONCE_BYTES);
  const { ciphertext, tag } = sealBytes(
    keyOf(key, salt),
    bytesOf(nonce),
    boundTo(record, field, key.kid),
    Buffer.from(secret),
  );
  return { v: 1, kid: key.kid, salt, nonce, ct: hexOf(ciphertext), tag: hexOf(tag) };
}

/** Opens an envelope; undefined when a byte of it was changed, or when it belongs to another record, field or key. */
export function openEnvelope(
  envelope: Envelope,
  record: string,
  field: string,
  key: MasterKey,
): string | undefined {
  const sealed = { ciphertext: bytesOf(envelope.ct), tag: bytesOf(envelope.tag) };
  return openBytes(
    keyOf(key, envelope.salt),
    bytesOf(envelope.nonce),
    boundTo(record, field, envelope.kid),
    sealed,
  )?.toString('utf8');
}

const bytesOf = (text: string) => Buffer.from(text, 'hex');
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

function keyOf(key: MasterKey, salt: string): Uint8Array {
  return derivedKey(key.bytes, bytesOf(salt), SCHEMA, KEY_BYTES);
}

/** What an envelope is bound to; as JSON, so that no two different triples give the same bytes. */
function boundTo(record: string, field: string, kid: string): Buffer {
  return Buffer.from(JSON.stringify([SCHEMA, record, field, kid]));
}
