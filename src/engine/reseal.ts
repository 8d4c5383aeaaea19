import { Fault } from '../errors.ts';
import type { Collection, Store } from '../state/store.ts';
import type { SealedSecrets } from '../state/vault.ts';
import type { ResourceAccess, SecretsAccess, StateAccess } from './engine-parts.ts';

/** Where secrets stand, and in which field of their records. */
const SEALED: readonly { kind: Collection; field: string }[] = [
  { kind: 'agents', field: 'credentials' },
  { kind: 'webhooks', field: 'secret' },
];

/** What was done: how many records are sealed with the present key now, and ids of those that no key opens. */
export interface Resealed {
  resealed: number;
  unreadable: string[];
}

/**
 * Seals with the present key what another one sealed (security.md S49): the previous key of the environment, or the key file
 * once `ASSAY_ENCRYPTION_KEY` is set. Each record changes in one step, so that at any moment the two keys together open all of
 * them. What cannot be opened stays as it is, with a warning each. In CI without a key there is nothing to seal with.
 */
export async function resealCredentials(
  engine: StateAccess & ResourceAccess & SecretsAccess,
): Promise<Resealed> {
  const vault = engine.vault();
  const done: Resealed = { resealed: 0, unreadable: [] };
  if (!vault.sealed) return done;
  const store = await engine.store();
  for (const { kind, field } of SEALED) {
    const sealed: { id: string; before: unknown; after: SealedSecrets }[] = [];
    for (const { id, value } of await store.list(kind)) {
      const before = fieldOf(value, field);
      if (before === undefined || vault.isCurrent(before)) continue;
      const secrets = await vault.open(id, before).catch((error: unknown) => {
        if (!(error instanceof Fault)) throw error;
        engine.warn([error.message, error.hint ?? []].flat().join(' '));
      });
      if (secrets === undefined) done.unreadable.push(id);
      else sealed.push({ id, before, after: await vault.seal(id, secrets) });
    }
    // Asked for together: the store then writes the collection once, not once for each record.
    const changes = sealed.map((each) => replaced(store, kind, field, each));
    done.resealed += (await Promise.all(changes)).filter((changed) => changed).length;
  }
  if (done.resealed > 0) engine.forget();
  return done;
}

/** Whether it was still there as it was read; secrets that somebody set or removed meanwhile are left alone. */
async function replaced(
  store: Store,
  kind: Collection,
  field: string,
  { id, before, after }: { id: string; before: unknown; after: SealedSecrets },
): Promise<boolean> {
  const text = JSON.stringify(before);
  let changed = false;
  await store.update(kind, id, (value) => {
    if (JSON.stringify(fieldOf(value, field)) !== text) return value;
    changed = true;
    return { ...Object(value), [field]: after };
  });
  return changed;
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}
