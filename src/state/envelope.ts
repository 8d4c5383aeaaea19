import { createCipheriv, createDecipheriv, createHash, hkdfSync } from 'node:crypto';
import { z } from 'zod';
import type { Random } from '../ports/ports.ts';

const SCHEMA = 'assay-credential-v1';
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const SALT_BYTES = 32;
/** 96 bits, as NIST SP 800-38D wants it; random is safe, for every envelope has a key of its own. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

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

/** A master key from any text: its SHA-256. The name is a hash of that under another label, so it tells nothing. */
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
  const nonce = random.hex(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, derived(key, salt), Buffer.from(nonce, 'hex'), {
    authTagLength: TAG_BYTES,
  });
  cipher.setAAD(boundTo(record, field, key.kid));
  const ct = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]).toString('hex');
  return { v: 1, kid: key.kid, salt, nonce, ct, tag: cipher.getAuthTag().toString('hex') };
}

/** Opens an envelope; undefined when a byte of it was changed, or when it belongs to another record, field or key. */
export function openEnvelope(
  envelope: Envelope,
  record: string,
  field: string,
  key: MasterKey,
): string | undefined {
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv(
    CIPHER,
    derived(key, envelope.salt),
    Buffer.from(envelope.nonce, 'hex'),
    options,
  );
  decipher.setAAD(boundTo(record, field, envelope.kid));
  decipher.setAuthTag(Buffer.from(envelope.tag, 'hex'));
  try {
    return Buffer.concat([decipher.update(envelope.ct, 'hex'), decipher.final()]).toString('utf8');
  } catch {
    // The tag does not fit; the caller names the record.
    return undefined;
  }
}

function derived(key: MasterKey, salt: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key.bytes, Buffer.from(salt, 'hex'), SCHEMA, KEY_BYTES));
}

/** What an envelope is bound to; as JSON, so that no two different triples give the same bytes. */
function boundTo(record: string, field: string, kid: string): Buffer {
  return Buffer.from(JSON.stringify([SCHEMA, record, field, kid]));
}
