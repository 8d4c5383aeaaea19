import { z } from 'zod';
import { Fault } from '../errors.ts';
import { isCi } from '../ports/node-environment.ts';
import type { Environment } from '../ports/ports.ts';
import { envelopeSchema, type MasterKey, masterKey, openEnvelope, sealEnvelope } from './envelope.ts';
import { acquireLock, type LockPorts } from './lock.ts';
import type { StatePaths } from './state-paths.ts';

/** Secrets by name, e.g. `OPENAI_API_KEY`. */
export type Secrets = Record<string, string>;

/** What stands in a record in place of its secrets: an envelope each, or that they are held in memory only. */
export const sealedSecretsSchema = z.union([
  z.strictObject({ held: z.literal('memory') }),
  z.strictObject({ sealed: z.array(z.object({ field: z.string(), envelope: envelopeSchema })) }),
]);
export type SealedSecrets = z.infer<typeof sealedSecretsSchema>;

/** Seals the credentials of records (contract.md 8). */
export interface Vault {
  /** False in CI without a key: secrets then live in memory only and are gone with the process. */
  readonly sealed: boolean;
  /** What to store in the record in place of its secrets. Bound to the record: useless in another one. */
  seal(recordId: string, secrets: Secrets): Promise<SealedSecrets>;
  /** The secrets again; Fault when they were changed, swapped, sealed with an unknown key or gone with their process. */
  open(recordId: string, stored: unknown): Promise<Secrets>;
  /** Whether everything is sealed with the present key; what is not should be opened and sealed again. */
  isCurrent(stored: unknown): boolean;
}

type VaultPorts = LockPorts & { env: Environment };

/** Shorter keys can be guessed. */
const SHORTEST_KEY = 16;

/**
 * The vault of a state folder. The key comes from `ASSAY_ENCRYPTION_KEY`; `ASSAY_ENCRYPTION_KEY_PREVIOUS` still opens what
 * was sealed before a change of keys (security.md S49). Without it, and outside CI, a key file is made at the first sealing.
 */
export function openVault(
  paths: Pick<StatePaths, 'masterKey' | 'state'>,
  ports: VaultPorts,
  onWarning: (message: string) => void = () => undefined,
): Vault {
  const keys = keyring(paths, ports, onWarning);
  const inMemory = new Map<string, Secrets>();
  return {
    sealed: keys.usable,
    async seal(recordId, secrets) {
      if (!keys.usable) {
        inMemory.set(recordId, { ...secrets });
        return { held: 'memory' };
      }
      const key = keys.current() ?? (await keys.make());
      return {
        sealed: Object.entries(secrets).map(([field, secret]) => ({
          field,
          envelope: sealEnvelope(secret, recordId, field, key, ports.random),
        })),
      };
    },
    async open(recordId, stored) {
      const parsed = sealedSecretsSchema.safeParse(stored);
      if (!parsed.success) throw damaged(recordId);
      if ('held' in parsed.data) return { ...(inMemory.get(recordId) ?? gone(recordId)) };
      const entries = parsed.data.sealed.map(({ field, envelope }): [string, string] => {
        const key = keys.of(envelope.kid);
        if (key === undefined) throw unknownKey(recordId);
        const secret = openEnvelope(envelope, recordId, field, key);
        if (secret === undefined) throw damaged(recordId);
        return [field, secret];
      });
      return Object.fromEntries(entries);
    },
    isCurrent(stored) {
      const parsed = sealedSecretsSchema.safeParse(stored);
      if (!parsed.success || 'held' in parsed.data) return false;
      const kid = keys.current()?.kid;
      return parsed.data.sealed.every(({ envelope }) => envelope.kid === kid);
    },
  };
}

/** The keys of a vault: those of the environment, and the one in the state folder. */
function keyring(
  paths: Pick<StatePaths, 'masterKey' | 'state'>,
  ports: VaultPorts,
  onWarning: (message: string) => void,
) {
  const given = keyFrom('ASSAY_ENCRYPTION_KEY', ports.env);
  const previous = keyFrom('ASSAY_ENCRYPTION_KEY_PREVIOUS', ports.env);
  const usable = given !== undefined || !isCi(ports.env);
  let made: MasterKey | undefined;

  function ofFile(): MasterKey | undefined {
    if (made !== undefined || !usable) return made;
    const text = ports.files.readTextIfThere(paths.masterKey)?.trim();
    if (text === undefined) return undefined;
    if (text.length < SHORTEST_KEY) throw badKey(paths.masterKey);
    made = masterKey(text);
    return made;
  }
  return {
    /** False in CI without a given key: none is read or made there. */
    usable,
    current: () => given ?? ofFile(),
    of(kid: string): MasterKey | undefined {
      const fits = (one: MasterKey | undefined) => one?.kid === kid;
      // The file is looked at last: a damaged one must not hide what a given key opens.
      return [given, previous].find(fits) ?? [ofFile()].find(fits);
    },
    /** Under the lock: two processes must not make two keys. */
    async make(): Promise<MasterKey> {
      const lock = await acquireLock(paths.state, ports);
      try {
        const there = ofFile();
        if (there !== undefined) return there;
        const text = ports.random.hex(32);
        ports.files.writeAtomic(paths.masterKey, `${text}\n`, { mode: 0o600 });
        onWarning(
          `Credentials are sealed with a new key in ${paths.masterKey}. Keep it: without it they cannot be read. Set ASSAY_ENCRYPTION_KEY to use a key of your own.`,
        );
        made = masterKey(text);
        return made;
      } finally {
        lock.release();
      }
    },
  };
}

function keyFrom(name: string, env: Environment): MasterKey | undefined {
  const text = env.get(name);
  if (text === undefined || text === '') return undefined;
  if (text.length < SHORTEST_KEY) throw badKey(name);
  return masterKey(text);
}

function badKey(where: string): Fault {
  return new Fault('validation_failed', `The encryption key in ${where} is too short.`, {
    where,
    hint: `Use at least ${SHORTEST_KEY} characters, for example the output of: openssl rand -hex 32`,
  });
}

function damaged(recordId: string): Fault {
  return new Fault('storage', `The credentials of ${recordId} were changed after they were sealed.`, {
    where: recordId,
    hint: 'Set them again.',
  });
}

function unknownKey(recordId: string): Fault {
  return new Fault('storage', `The credentials of ${recordId} were sealed with another key.`, {
    where: recordId,
    hint: 'Set ASSAY_ENCRYPTION_KEY (or ASSAY_ENCRYPTION_KEY_PREVIOUS) to that key, or set the credentials again.',
  });
}

function gone(recordId: string): never {
  throw new Fault('not_found', `The credentials of ${recordId} were held in memory only and are gone.`, {
    where: recordId,
    hint: 'Set ASSAY_ENCRYPTION_KEY so that they can be stored, and set them again.',
  });
}
