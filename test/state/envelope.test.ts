import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { type Envelope, masterKey, openEnvelope, sealEnvelope } from '../../src/state/envelope.ts';
import { statePaths } from '../../src/state/state-paths.ts';
import { openVault, type SealedSecrets } from '../../src/state/vault.ts';
import { seededPorts } from '../support/seeded-ports.ts';

/** As many as security.md S48 asks for. */
const ENVELOPES = 100;
const SWAPS = 1_000;
const FIELDS = ['kid', 'salt', 'nonce', 'ct', 'tag'] as const;

const ports = seededPorts({ variables: { ASSAY_ENCRYPTION_KEY: 'a passphrase of some length' } });
const vault = openVault(statePaths('/w/.assay'), ports);
const key = masterKey('a passphrase of some length');
const places = Array.from({ length: ENVELOPES }, (_, at) => ({
  record: `agent_${at >> 2}`,
  field: `KEY_${at & 3}`,
  secret: `sk-${seededRandom(at).hex(1 + (at % 40))}-ü🙂`,
}));
const sealed = places.map(({ record, field, secret }) =>
  sealEnvelope(secret, record, field, key, ports.random),
);

describe('an envelope', () => {
  it('opens where it was sealed', () => {
    for (const [at, { record, field, secret }] of places.entries())
      expect(openEnvelope(sealed[at] as Envelope, record, field, key)).toBe(secret);
  });

  it('does not open when a bit of any byte was changed', () => {
    const { next } = seededRandom(48);
    let tried = 0;
    for (const [at, { record, field }] of places.entries()) {
      const envelope = sealed[at] as Envelope;
      for (const name of FIELDS) {
        const bytes = Buffer.from(envelope[name], 'hex');
        for (let place = 0; place < bytes.length; place += 1) {
          const changed = Buffer.from(bytes);
          changed[place] = (changed[place] ?? 0) ^ (1 + Math.floor(next() * 255));
          const forged = { ...envelope, [name]: changed.toString('hex') };
          if (openEnvelope(forged, record, field, key) !== undefined)
            expect.fail(`byte ${place} of ${name} of ${at}`);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(ENVELOPES * (8 + 32 + 12 + 16));
  });

  it('is refused by the vault when any character of its JSON text was changed', async () => {
    const { next } = seededRandom(49);
    const kept: string[] = [];
    for (const [at, { record, field }] of places.entries()) {
      const envelope = sealed[at] as Envelope;
      const stored: SealedSecrets = { sealed: [{ field, envelope }] };
      const text = JSON.stringify(stored);
      for (let place = 0; place < text.length; place += 1) {
        const code = text.charCodeAt(place) ^ (1 + Math.floor(next() * 127));
        const forged = parsed(text.slice(0, place) + String.fromCharCode(code) + text.slice(place + 1));
        if (forged === undefined) continue;
        const opened = await vault.open(record, forged).catch(() => undefined);
        if (opened !== undefined) kept.push(`${at}: ${JSON.stringify(opened)}`);
      }
    }
    expect(kept).toEqual([]);
  });

  it('does not open in another record, in another field or under another name of its key', () => {
    const { next } = seededRandom(50);
    const draw = (count: number) => Math.floor(next() * count);
    let tried = 0;
    while (tried < SWAPS) {
      const [from, to] = [draw(ENVELOPES), draw(ENVELOPES)];
      if (from === to) continue;
      tried += 1;
      const { record, field } = places[to] as (typeof places)[number];
      const envelope = sealed[from] as Envelope;
      expect(openEnvelope(envelope, record, field, key)).toBeUndefined();
    }
    const [first] = sealed as [Envelope];
    const renamed = { ...first, kid: masterKey('another passphrase').kid };
    expect(openEnvelope(renamed, 'agent_0', 'KEY_0', key)).toBeUndefined();
  });

  it('is bound to record and field each for itself, not to both run together', () => {
    const envelope = sealEnvelope('a secret', 'agent_1', '0KEY', key, ports.random);
    expect(openEnvelope(envelope, 'agent_10', 'KEY', key)).toBeUndefined();
    const quoted = sealEnvelope('a secret', 'a","b', 'c', key, ports.random);
    expect(openEnvelope(quoted, 'a', 'b","c', key)).toBeUndefined();
  });

  it.each([
    ['capital digits', (envelope: Envelope) => ({ ...envelope, tag: envelope.tag.toUpperCase() })],
    ['another version', (envelope: Envelope) => ({ ...envelope, v: 2 })],
    ['a shorter tag', (envelope: Envelope) => ({ ...envelope, tag: envelope.tag.slice(0, 24) })],
    ['a longer nonce', (envelope: Envelope) => ({ ...envelope, nonce: `${envelope.nonce}00` })],
    ['no salt', ({ salt: _, ...envelope }: Envelope) => envelope],
  ])('is refused by the vault with %s', async (_, change) => {
    const [{ record, field }] = places as [(typeof places)[number]];
    const envelope = sealEnvelope('a secret', record, field, key, {
      hex: (bytes) => 'ab'.repeat(bytes),
    });
    expect(await vault.open(record, { sealed: [{ field, envelope }] })).toEqual({ [field]: 'a secret' });
    await expect(
      vault.open(record, { sealed: [{ field, envelope: change(envelope) }] }),
    ).rejects.toMatchObject({ code: 'storage' });
  });
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
