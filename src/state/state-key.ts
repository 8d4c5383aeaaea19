import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Fault } from '../errors.ts';
import { canonicalJson } from '../text/canonical-json.ts';

/** The key that signs state (security.md F13: any job of a run may replace an artifact, so its origin alone proves little). */
export interface StateKey {
  readonly bytes: Uint8Array;
}

/** Labels of the derived keys: the same secret used elsewhere gives another one. */
const STATE = 'assay-state-v1';
export const CASSETTES = 'assay-cassette-v1';
const KEY_BYTES = 32;
/** Shorter keys can be guessed; the same bound as for the key of the vault. */
const SHORTEST_KEY = 16;
const MAC = /^[0-9a-f]{64}$/;

/** The signing key of a text (`ASSAY_STATE_KEY`), for the state or what the label says: HKDF-SHA-256 (RFC 5869). Fault `usage` for one that can be guessed. */
export function stateKey(text: string, label: string = STATE): StateKey {
  const secret = text.trim();
  if (secret.length < SHORTEST_KEY)
    throw new Fault('usage', 'the key that signs the state is too short', {
      where: 'ASSAY_STATE_KEY',
      hint: `Use at least ${SHORTEST_KEY} random characters, for example from: openssl rand -hex 32`,
    });
  return { bytes: new Uint8Array(hkdfSync('sha256', secret, '', label, KEY_BYTES)) };
}

/** HMAC-SHA-256 (hex) over a JSON value, whatever the order of its keys. */
export function stateMac(value: unknown, key: StateKey): string {
  return createHmac('sha256', key.bytes).update(canonicalJson(value)).digest('hex');
}

/** Whether this is the value's mac, in a time that does not depend on where they differ. */
export function isStateMac(mac: unknown, value: unknown, key: StateKey): boolean {
  if (typeof mac !== 'string' || !MAC.test(mac)) return false;
  return timingSafeEqual(Buffer.from(mac, 'hex'), Buffer.from(stateMac(value, key), 'hex'));
}
