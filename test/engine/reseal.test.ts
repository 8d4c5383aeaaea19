import { describe, expect, it } from 'vitest';
import { resealCredentials } from '../../src/engine/reseal.ts';
import { createAgent } from '../../src/operations/create-agent.ts';
import { createWebhook } from '../../src/operations/create-webhook.ts';
import { call } from '../../src/operations/define-operation.ts';
import type { Files } from '../../src/ports/ports.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import type { Collection } from '../../src/state/store.ts';
import type { Secrets } from '../../src/state/vault.ts';
import { dyingFiles } from '../support/dying-files.ts';
import { offlineEngine } from '../support/offline-engine.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const OLD = { ASSAY_ENCRYPTION_KEY: 'the previous passphrase' };
const NEW = { ASSAY_ENCRYPTION_KEY: 'the present passphrase' };
const BOTH = { ...NEW, ASSAY_ENCRYPTION_KEY_PREVIOUS: OLD.ASSAY_ENCRYPTION_KEY };

/** An engine of a process of its own on this disk; the dead hold no lock. */
let processes = 1;
function engineOn(files: Files, variables: Record<string, string>) {
  processes += 1;
  const pid = processes;
  const ports = seededPorts({
    files,
    variables,
    seed: pid,
    processes: { pid, host: 'seeded', isAlive: (other) => other === pid },
  });
  return offlineEngine({ ports });
}

interface Kept {
  kind: Collection;
  field: 'credentials' | 'secret';
  id: string;
  secrets: Secrets;
}
const agent = (number: number): Kept => ({
  kind: 'agents',
  field: 'credentials',
  id: `agent_${number}`,
  secrets: { OPENAI_API_KEY: `sk-${number}-ü🙂`, ANTHROPIC_API_KEY: `ak-${number}` },
});
const webhook = (number: number): Kept => ({
  kind: 'webhooks',
  field: 'secret',
  id: `webhook_${number}`,
  secrets: { secret: `a secret of more than 24 bytes ${number}` },
});
const some = <T>(count: number, make: (number: number) => T) =>
  Array.from({ length: count }, (_, number) => make(number));

async function keep(engine: ReturnType<typeof engineOn>, all: readonly Kept[]) {
  const store = await engine.store();
  for (const { kind, field, id, secrets } of all)
    await store.put(kind, id, { id, name: id, [field]: await engine.vault().seal(id, secrets) });
}

/** What this process reads of each record: its secrets, or the words of the Fault. */
async function read(engine: ReturnType<typeof engineOn>, all: readonly Kept[]) {
  const store = await engine.store();
  const found: unknown[] = [];
  for (const { kind, field, id } of all) {
    const value = (await store.get(kind, id)) as Record<string, unknown>; // Was put by `keep`.
    found.push(
      await engine
        .vault()
        .open(id, value[field])
        .catch((error: Error) => error.message),
    );
  }
  return found;
}
const secretsOf = (all: readonly Kept[]) => all.map(({ secrets }) => secrets);

describe('resealCredentials', () => {
  it('seals with the present key what the previous one sealed, in agents and webhooks', async () => {
    const { files } = seededPorts();
    const all = [...some(3, agent), ...some(2, webhook)];
    await keep(engineOn(files, OLD), all);
    const engine = engineOn(files, BOTH);
    expect(await resealCredentials(engine)).toEqual({ resealed: 5, unreadable: [] });
    expect(engine.warnings).toEqual([]);
    expect(await read(engineOn(files, NEW), all)).toEqual(secretsOf(all));
    expect(await (await engine.store()).get('agents', 'agent_0')).toMatchObject({ name: 'agent_0' });
    expect(await resealCredentials(engineOn(files, BOTH))).toEqual({ resealed: 0, unreadable: [] });
  });

  it('leaves the key file behind, once a key is set', async () => {
    const { files } = seededPorts();
    const all = some(2, agent);
    await keep(engineOn(files, {}), all);
    expect(await resealCredentials(engineOn(files, NEW))).toEqual({ resealed: 2, unreadable: [] });
    files.remove('/.assay/keys/master.key');
    expect(await read(engineOn(files, NEW), all)).toEqual(secretsOf(all));
  });

  it('is seen by agents that were loaded before', async () => {
    const { files } = seededPorts();
    const made = await call(
      createAgent,
      {
        name: 'Rules',
        provider: 'openai',
        credentials: { OPENAI_API_KEY: 'sk-geheim' },
        invocation: { model: 'm' },
      },
      engineOn(files, OLD),
    );
    const engine = engineOn(files, BOTH);
    const sealed = async () =>
      (await engine.agents()).map((one) => 'sealedCredentials' in one && one.sealedCredentials);
    const before = await sealed();
    await resealCredentials(engine);
    const after = await sealed();
    expect(before).not.toEqual(after);
    expect(engine.vault().isCurrent(after[0])).toBe(true);
    const [loaded] = await engine.agents();
    if (loaded === undefined) throw new Error('one was made');
    expect(await engine.reach(loaded)).toMatchObject({
      agent: { id: made.id },
      credentials: { OPENAI_API_KEY: 'sk-geheim' },
    });
  });

  it('finds the secret of a webhook where its registration puts it', async () => {
    const { files } = seededPorts();
    const secret = 'a secret that signs events';
    const request = { url: 'https://93.184.215.14/events', events: ['run.completed'], secret };
    const { webhook_id } = await call(createWebhook, request, engineOn(files, OLD));
    expect(await resealCredentials(engineOn(files, BOTH))).toEqual({ resealed: 1, unreadable: [] });
    expect(await read(engineOn(files, NEW), [{ ...webhook(0), id: webhook_id }])).toEqual([{ secret }]);
  });

  it('leaves what no key opens as it is, with a warning each, and seals the others', async () => {
    const { files } = seededPorts();
    const [lost, fine] = [agent(1), agent(2)];
    await keep(engineOn(files, { ASSAY_ENCRYPTION_KEY: 'a passphrase nobody knows' }), [lost]);
    await keep(engineOn(files, OLD), [fine]);
    const engine = engineOn(files, BOTH);
    const store = await engine.store();
    await store.put('webhooks', 'webhook_memory', { secret: { held: 'memory' } });
    await store.put('webhooks', 'webhook_damaged', { secret: 'no envelope' });
    await store.put('agents', 'agent_bare', { name: 'without credentials' });
    const before = await Promise.all(
      [
        ['agents', 'agent_1'] as const,
        ['webhooks', 'webhook_memory'] as const,
        ['webhooks', 'webhook_damaged'] as const,
        ['agents', 'agent_bare'] as const,
      ].map(async ([kind, id]) => [kind, id, await store.get(kind, id)] as const),
    );
    expect(await resealCredentials(engine)).toEqual({
      resealed: 1,
      unreadable: ['agent_1', 'webhook_memory', 'webhook_damaged'],
    });
    for (const [kind, id, value] of before) expect(await store.get(kind, id)).toEqual(value);
    expect(engine.warnings).toEqual([
      expect.stringMatching(/agent_1 were sealed with another key\. Set ASSAY_ENCRYPTION_KEY/),
      expect.stringMatching(/webhook_memory were held in memory only/),
      expect.stringMatching(/webhook_damaged were changed/),
    ]);
    expect(await read(engineOn(files, NEW), [fine])).toEqual(secretsOf([fine]));
  });

  it('does nothing in CI without a key, for nothing could be sealed', async () => {
    const { files } = seededPorts();
    const all = some(2, agent);
    await keep(engineOn(files, OLD), all);
    const engine = engineOn(files, { CI: 'true', ASSAY_ENCRYPTION_KEY_PREVIOUS: OLD.ASSAY_ENCRYPTION_KEY });
    expect(await resealCredentials(engine)).toEqual({ resealed: 0, unreadable: [] });
    expect(await read(engineOn(files, OLD), all)).toEqual(secretsOf(all));
  });

  it('leaves credentials alone that somebody set or removed meanwhile', async () => {
    const { files } = seededPorts();
    const [changed, removed, kept] = some(3, agent) as [Kept, Kept, Kept];
    await keep(engineOn(files, OLD), [changed, removed, kept]);
    const engine = engineOn(files, BOTH);
    const vault = engine.vault();
    let once = true;
    const meddled = {
      ...engine,
      vault: () => ({
        ...vault,
        async seal(id: string, secrets: Secrets) {
          if (once) {
            once = false;
            const other = await engineOn(files, NEW).store();
            const fresh = await vault.seal(changed.id, { OPENAI_API_KEY: 'set meanwhile' });
            await other.put('agents', changed.id, { credentials: fresh });
            await other.remove('agents', removed.id);
          }
          return vault.seal(id, secrets);
        },
      }),
    };
    expect(await resealCredentials(meddled)).toEqual({ resealed: 1, unreadable: [] });
    const reader = engineOn(files, NEW);
    expect(await read(reader, [changed, kept])).toEqual([{ OPENAI_API_KEY: 'set meanwhile' }, kept.secrets]);
    expect(await (await reader.store()).get('agents', removed.id)).toBeNull();
  });

  it('writes a collection once, however many records it has', async () => {
    const { files } = seededPorts();
    await keep(engineOn(files, OLD), some(200, agent));
    const seen = dyingFiles(files, Number.POSITIVE_INFINITY);
    expect(await resealCredentials(engineOn(seen, BOTH))).toMatchObject({ resealed: 200 });
    // The lock taken, the document written, the lock given back.
    expect(seen.calls()).toBe(3);
  });
});

describe('a rotation that is killed', () => {
  /** A disk on which some records are sealed with the present key already, the others with the one before. */
  async function world(seed: number) {
    const { files } = seededPorts();
    const { next } = seededRandom(seed);
    const all = [...some(1 + Math.floor(next() * 6), agent), ...some(1 + Math.floor(next() * 4), webhook)];
    const old = all.filter(({ id }, at) => id === 'agent_0' || id === 'webhook_0' || (at + next()) % 3 > 1);
    // Every third world comes from a key file, the others from a key in the environment.
    await keep(engineOn(files, seed % 3 === 0 ? {} : OLD), old);
    const fresh = all.filter((each) => !old.includes(each));
    await keep(engineOn(files, NEW), fresh);
    return { files, all, old: old.length };
  }

  it('leaves every record readable at 100 points, and the next one finishes', async () => {
    let points = 0;
    for (let seed = 0; points < 100; seed += 1) {
      const undisturbed = await world(seed);
      const counted = dyingFiles(undisturbed.files, Number.POSITIVE_INFINITY);
      await resealCredentials(engineOn(counted, BOTH));
      expect(counted.calls()).toBe(6);
      for (let survived = 0; survived <= counted.calls(); survived += 1) {
        const { files, all, old } = await world(seed);
        const dying = engineOn(dyingFiles(files, survived), BOTH);
        await resealCredentials(dying).catch(() => undefined);
        // The dead take nothing with them: the keys of both sides open everything, before anything was repaired.
        expect(await read(engineOn(files, BOTH), all)).toEqual(secretsOf(all));
        const heir = engineOn(files, BOTH);
        const { resealed, unreadable } = await resealCredentials(heir);
        expect(unreadable).toEqual([]);
        expect(resealed).toBeLessThanOrEqual(old);
        if (survived === 0) expect(resealed).toBe(old);
        expect(await read(engineOn(files, NEW), all)).toEqual(secretsOf(all));
        points += 1;
      }
    }
    expect(points).toBeGreaterThanOrEqual(100);
  });
});
