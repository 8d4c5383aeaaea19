import { createHash, timingSafeEqual } from 'node:crypto';
import type { StateAccess } from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';
import { hashKey } from '../state/api-key.ts';

/** Who sends a request. `id` tells callers apart without showing a key. */
export type Caller = { kind: 'account'; id: string } | { kind: 'agent'; id: string; agentId: string };

/** Finds out who sends a request by its `Authorization` header: the account, an agent, or nobody. */
export interface Callers {
  identify(authorization: string | null | undefined): Promise<Caller | undefined>;
  /** Whether a header carries the account key; without looking anything up. */
  isAccount(authorization: string | null | undefined): boolean;
}

/** Longer headers are no keys of ours and are not hashed. */
const LONGEST = 1_024;

export function callers(accountKey: string, engine: Pick<StateAccess, 'store'>): Callers {
  const account = createHash('sha256').update(accountKey).digest();
  /** Digests are compared, so that timing reveals nothing about the key (security.md S46). */
  const fits = (key: string) => timingSafeEqual(createHash('sha256').update(key).digest(), account);
  return {
    isAccount(authorization) {
      const key = bearer(authorization);
      return key !== undefined && fits(key);
    },
    async identify(authorization) {
      const key = bearer(authorization);
      if (key === undefined) return undefined;
      if (fits(key)) return { kind: 'account', id: 'account' };
      const hash = hashKey(key);
      // Found by the digest of the key: how far two digests agree says nothing about a key.
      const store = await engine.store();
      const ids = await store.glance('agents', ({ id, value }) =>
        (value as { api_key_sha256?: unknown } | null)?.api_key_sha256 === hash ? id : undefined,
      );
      const agentId = ids.find((id) => id !== undefined);
      return agentId === undefined ? undefined : { kind: 'agent', id: `agent ${agentId}`, agentId };
    },
  };
}

/** Fault for a request that nobody we know has sent. */
export function unauthorized(): Fault {
  return new Fault('unauthorized', 'The request carries no valid key.', {
    where: 'Authorization',
    hint: 'Send the header "Authorization: Bearer <API key>"; keys in addresses and cookies are not read.',
  });
}

function bearer(authorization: string | null | undefined): string | undefined {
  if (!authorization || authorization.length > LONGEST) return undefined;
  return /^bearer +([\x21-\x7e]+) *$/i.exec(authorization)?.[1];
}
