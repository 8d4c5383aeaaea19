import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  derivedKey,
  KEY_BYTES,
  NONCE_BYTES,
  openBytes,
  sealBytes,
  TAG_BYTES,
} from '../../src/state/sealed-bytes.ts';
import { signature } from '../../src/webhooks/sign.ts';

const bytes = (hex) => Buffer.from(hex, 'hex');
const hex = (given) => (given === undefined ? undefined : Buffer.from(given).toString('hex'));

/** A file of vectors each, and what a row of it is: undefined when the product does as it says, else what it did. */
const CORPORA = {
  wycheproof_aes_gcm: gcmMiss,
  wycheproof_hkdf_sha256: hkdfMiss,
  wycheproof_hmac_sha256: hmacMiss,
  webhook_hmac_vectors: webhookMiss,
};
const EXAMPLES = 5;

/**
 * Published test vectors (`--data DIR`) through the functions that seal credentials and sign webhooks. A vector of a size
 * that the product does not use (keys of 128 bits, nonces of 64) must be refused.
 */
export async function vectors({ data }) {
  if (data === undefined) {
    const files = Object.keys(CORPORA).map((name) => `${name}.jsonl`);
    console.log(`\nvectors: skipped. It needs --data DIR with ${files.join(', ')}.`);
    return [];
  }
  const missing = Object.keys(CORPORA).filter((name) => !existsSync(join(data, `${name}.jsonl`)));
  if (missing.length > 0) throw new Error(`--data ${data} has no ${missing.join('.jsonl, ')}.jsonl`);
  const rows = Object.entries(CORPORA).map(([name, missOf]) => tried(data, name, missOf));
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const missed = rows.reduce((sum, { value }) => sum + value, 0);
  return [...rows, { figure: 'missed of all', value: missed, bound: { most: 0 }, note: `${total} vectors` }];
}

function tried(data, name, missOf) {
  const kinds = {};
  let missed = 0;
  const all = rowsOf(join(data, `${name}.jsonl`));
  for (const [at, row] of all.entries()) {
    const { kind, miss } = missOf(row);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    if (miss === undefined) continue;
    missed += 1;
    if (missed <= EXAMPLES) console.log(`\n${name}, row ${at + 1}: ${miss}`);
  }
  const note = Object.entries(kinds).map(([kind, count]) => `${count} ${kind}`);
  // No row is no evidence.
  return {
    figure: `missed of ${name}`,
    value: all.length === 0 ? Number.NaN : missed,
    bound: { most: 0 },
    note: note.join(', '),
    count: all.length,
  };
}

function gcmMiss({ keySize, ivSize, tagSize, key, iv, aad, msg, ct, tag, result }) {
  const [ours, nonce, bound] = [key, iv, aad].map(bytes);
  const sealed = () => sealBytes(ours, nonce, bound, bytes(msg));
  const opened = hex(openBytes(ours, nonce, bound, { ciphertext: bytes(ct), tag: bytes(tag) }));
  if (keySize !== KEY_BYTES * 8 || ivSize !== NONCE_BYTES * 8 || tagSize !== TAG_BYTES * 8) {
    const miss = opened !== undefined ? 'opened' : refuses(sealed) ? undefined : 'sealed';
    return { kind: 'of other sizes refused', miss };
  }
  if (result === 'invalid') return { kind: 'invalid', miss: opened === undefined ? undefined : 'opened' };
  const { ciphertext, tag: made } = sealed();
  const same = hex(ciphertext) === ct && hex(made) === tag;
  return { kind: result, miss: !same ? 'sealed otherwise' : opened !== msg ? 'not opened' : undefined };
}

function hkdfMiss({ ikm, salt, info, size, okm, result }) {
  const make = () => derivedKey(bytes(ikm), bytes(salt), bytes(info), size);
  if (result === 'invalid') return { kind: result, miss: refuses(make) ? undefined : 'made a key' };
  return { kind: result, miss: hex(make()) === okm ? undefined : 'made another key' };
}

function hmacMiss({ key, msg, tag, tagSize, result }) {
  // A tag may be published with its first bits only; ours is always whole.
  const fits = signature(bytes(msg), bytes(key)).slice(0, 'sha256='.length + tagSize / 4) === `sha256=${tag}`;
  return { kind: result, miss: fits === (result !== 'invalid') ? undefined : fits ? 'accepted' : 'refused' };
}

function webhookMiss({ secret, body, header }) {
  const made = [signature(body, secret), signature(Buffer.from(body), Buffer.from(secret))];
  return { kind: 'headers', miss: made.every((one) => one === header) ? undefined : made.join(', ') };
}

function refuses(work) {
  try {
    work();
    return false;
  } catch {
    return true;
  }
}

function rowsOf(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
