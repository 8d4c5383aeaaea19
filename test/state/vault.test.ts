import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { recordEnvironment } from '../../src/ports/node-environment.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { masterKey, openEnvelope, sealEnvelope } from '../../src/state/envelope.ts';
import { statePaths } from '../../src/state/state-paths.ts';
import { openVault, type SealedSecrets } from '../../src/state/vault.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const KEY = 'a passphrase of some length';
const paths = statePaths('/w/.assay');
const secrets = { OPENAI_API_KEY: 'sk-geheim-ü🙂', ANTHROPIC_API_KEY: '' };
const world = (variables: Record<string, string>, files = seededPorts().files) =>
  seededPorts({ variables, files });
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('a vault with a key', () => {
  it('gives the secrets of a record back, and shows nothing of them', async () => {
    const vault = openVault(paths, world({ ASSAY_ENCRYPTION_KEY: KEY, CI: 'true' }));
    const stored = await vault.seal('agent_1', secrets);
    const text = JSON.stringify(stored);
    for (const word of ['geheim', Buffer.from('geheim').toString('hex'), KEY])
      expect(text).not.toContain(word);
    expect(vault.sealed).toBe(true);
    expect(await vault.open('agent_1', JSON.parse(text))).toEqual(secrets);
    expect(await vault.seal('agent_1', secrets)).not.toEqual(stored);
  });

  it('refuses secrets that were moved to another record or another field', async () => {
    const vault = openVault(paths, world({ ASSAY_ENCRYPTION_KEY: KEY }));
    const stored = (await vault.seal('agent_1', { A: 'one', B: 'two' })) as Extract<
      SealedSecrets,
      { sealed: unknown }
    >;
    await expect(vault.open('agent_2', stored)).rejects.toMatchObject({ code: 'storage' });
    const [a, b] = stored.sealed;
    if (a === undefined || b === undefined) throw new Error('two were sealed');
    const swapped = {
      sealed: [
        { ...a, envelope: b.envelope },
        { ...b, envelope: a.envelope },
      ],
    };
    await expect(vault.open('agent_1', swapped)).rejects.toMatchObject({ code: 'storage' });
    expect(await vault.open('agent_1', { sealed: [b, a] })).toEqual({ A: 'one', B: 'two' });
  });

  it.each(['', null, {}, { sealed: 'x' }, { sealed: [{ field: 'A', envelope: {} }] }, { held: 'disk' }])(
    'refuses what is no sealed record: %j',
    async (stored) => {
      const vault = openVault(paths, world({ ASSAY_ENCRYPTION_KEY: KEY }));
      await expect(vault.open('agent_1', stored)).rejects.toMatchObject({ code: 'storage' });
    },
  );

  it('refuses a key that is too short, and says how to make one', () => {
    const open = () => openVault(paths, world({ ASSAY_ENCRYPTION_KEY: 'short' }));
    expect(open).toThrow(
      expect.objectContaining({ code: 'validation_failed', hint: expect.stringContaining('openssl') }),
    );
  });

  it('opens what the previous key sealed, and knows that it is not current', async () => {
    const old = openVault(paths, world({ ASSAY_ENCRYPTION_KEY: 'the previous passphrase' }));
    const stored = await old.seal('agent_1', secrets);
    const both = openVault(
      paths,
      world({ ASSAY_ENCRYPTION_KEY: KEY, ASSAY_ENCRYPTION_KEY_PREVIOUS: 'the previous passphrase' }),
    );
    expect(await both.open('agent_1', stored)).toEqual(secrets);
    expect(both.isCurrent(stored)).toBe(false);
    expect(both.isCurrent(await both.seal('agent_1', secrets))).toBe(true);
    const other = openVault(paths, world({ ASSAY_ENCRYPTION_KEY: KEY }));
    await expect(other.open('agent_1', stored)).rejects.toMatchObject({
      message: expect.stringContaining('another key'),
    });
  });
});

describe('an envelope', () => {
  it('of which any byte was changed does not open', () => {
    const key = masterKey(KEY);
    const envelope = sealEnvelope('a secret', 'agent_1', 'A', key, seededPorts().random);
    expect(openEnvelope(envelope, 'agent_1', 'A', key)).toBe('a secret');
    for (const field of ['kid', 'salt', 'nonce', 'ct', 'tag'] as const) {
      for (let at = 0; at < envelope[field].length; at += 1) {
        const digit = (Number.parseInt(envelope[field][at] ?? '0', 16) ^ 1).toString(16);
        const changed = envelope[field].slice(0, at) + digit + envelope[field].slice(at + 1);
        expect(openEnvelope({ ...envelope, [field]: changed }, 'agent_1', 'A', key)).toBeUndefined();
      }
    }
    const cut = { ...envelope, ct: envelope.ct.slice(2) };
    expect(openEnvelope(cut, 'agent_1', 'A', key)).toBeUndefined();
    expect(openEnvelope(envelope, 'agent_1', 'A', masterKey('another passphrase'))).toBeUndefined();
  });

  it('never has the key or the nonce of another', () => {
    const { random } = seededPorts();
    const made = Array.from({ length: 500 }, () =>
      sealEnvelope('same', 'same', 'same', masterKey(KEY), random),
    );
    expect(new Set(made.map(({ salt }) => salt)).size).toBe(500);
    expect(new Set(made.map(({ nonce, ct }) => nonce + ct)).size).toBe(500);
  });
});

describe('a vault without a key', () => {
  it('makes one at the first sealing, readable by its owner only, with one warning', async () => {
    const root = mkdtempSync(join(tmpdir(), 'assay-vault-'));
    folders.push(root);
    const ports = { ...nodePorts(), env: recordEnvironment({}) };
    const real = statePaths(root);
    const warnings: string[] = [];
    const vault = openVault(real, ports, (message) => warnings.push(message));
    expect(ports.files.stat(real.masterKey)).toBeNull();
    const stored = await vault.seal('agent_1', secrets);
    await vault.seal('agent_2', secrets);
    expect(statSync(real.masterKey).mode & 0o777).toBe(0o600);
    expect(warnings).toEqual([expect.stringContaining(real.masterKey)]);
    expect(await openVault(real, ports).open('agent_1', stored)).toEqual(secrets);
    ports.files.remove(real.masterKey);
    await expect(openVault(real, ports).open('agent_1', stored)).rejects.toMatchObject({ code: 'storage' });
  });

  it('makes one only, when two begin at the same time', async () => {
    const { files } = seededPorts();
    const [one, two] = [openVault(paths, world({}, files)), openVault(paths, world({}, files))];
    const [first, second] = await Promise.all([one.seal('a', secrets), two.seal('b', secrets)]);
    expect(await two.open('a', first)).toEqual(secrets);
    expect(await one.open('b', second)).toEqual(secrets);
  });

  it('in CI writes neither key nor secrets, and forgets with its process', async () => {
    const ports = world({ CI: 'true' });
    const vault = openVault(paths, ports);
    const stored = await vault.seal('agent_1', secrets);
    expect([vault.sealed, stored]).toEqual([false, { held: 'memory' }]);
    expect(await vault.open('agent_1', stored)).toEqual(secrets);
    expect(ports.files.list('/w/.assay')).toEqual([]);
    await expect(openVault(paths, ports).open('agent_1', stored)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it.each(['', '0', 'false'])('takes CI=%j for a machine of a person', (CI) => {
    expect(openVault(paths, world({ CI })).sealed).toBe(true);
  });
});
