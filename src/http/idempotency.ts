import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SecretsAccess, StateAccess } from '../engine/engine-parts.ts';
import { FAULTS, Fault } from '../errors.ts';
import { canonicalJson } from '../text/canonical-json.ts';
import type { Answer } from './answer.ts';
import { derivedIds } from './derived-ids.ts';

/** Answers of POST requests that carry an `Idempotency-Key`, kept for 24 h (contract 9). */
export interface Idempotency<Parts> {
  /** The answer of the first request with this key, or that of `work` when there was none that counts. */
  once(request: KeyedRequest, work: (engine: Parts) => Promise<Answer>): Promise<Answer>;
  /** Forgets what is older than 24 h. */
  forgetOld(): Promise<void>;
}

/** A request that its sender may repeat. */
export interface KeyedRequest {
  key: string;
  /** Tells callers apart: two may choose the same key. */
  callerId: string;
  method: string;
  path: string;
  body: unknown;
  /** The answer holds a key that is shown once: it is sealed, or kept in memory. */
  secret: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Larger answers are not kept: a batch of thousands of items is stored under its own id anyway. */
const LARGEST_KEPT = 4 * 1024 * 1024;

const record = z.object({
  /** `begun` stands for a request that was under way when the process ended. */
  state: z.enum(['begun', 'done', 'too_large']),
  body_sha256: z.string(),
  seed: z.string(),
  began_ms: z.number(),
  status: z.number().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** The body, unless it is sealed or too large. */
  body: z.string().optional(),
  sealed: z.unknown().optional(),
});
type Kept = z.infer<typeof record>;

/** A key as a client may choose it: visible ASCII, 1 to 255 characters; Fault `usage` otherwise. */
export function idempotencyKey(header: string): string {
  if (/^[\x21-\x7e]{1,255}$/.test(header)) return header;
  throw new Fault('usage', 'An Idempotency-Key has 1 to 255 visible ASCII characters.', {
    where: 'Idempotency-Key',
    hint: 'Use a UUID, for one.',
  });
}

/** Answers of requests with an `Idempotency-Key`, each made once and kept for a day (contract 9, security.md R29). */
export function idempotency<Parts extends StateAccess & SecretsAccess>(engine: Parts): Idempotency<Parts> {
  const { clock } = engine.ports;
  const running = new Map<string, Promise<Answer>>();
  const answers: KeptAnswers = { engine, inMemory: new Map() };

  async function answer(
    id: string,
    request: KeyedRequest,
    work: (engine: Parts) => Promise<Answer>,
  ): Promise<Answer> {
    const store = await engine.store();
    const begun = await begunBefore(id, request, engine);
    if (begun.state !== 'begun') return replay(answers, id, begun);
    const ids = derivedIds(begun.seed, begun.began_ms);
    let made: Answer;
    try {
      made = await work({ ...engine, ports: { ...engine.ports, ids } });
    } catch (error) {
      // Nothing was made, or nobody knows: a later try with this key starts anew, with the ids of this one where we failed.
      if (error instanceof Fault && isClients(error)) await store.remove('idempotency', id);
      throw error;
    }
    if (made.status < 300)
      await store.create('idempotency', id, await keptAs(answers, id, begun, made, request.secret));
    else if (made.status < 500) await store.remove('idempotency', id);
    return made;
  }

  return {
    async once(request, work) {
      const { key, callerId, method, path } = request;
      const id = createHash('sha256')
        .update(JSON.stringify([callerId, method, path, key]))
        .digest('hex');
      for (let first = running.get(id); first !== undefined; first = running.get(id))
        await first.catch(() => undefined);
      const mine = answer(id, request, work).finally(() => running.delete(id));
      running.set(id, mine);
      return mine;
    },
    async forgetOld() {
      const store = await engine.store();
      const old = clock.now() - DAY_MS;
      const { inMemory } = answers;
      for (const [id, { beganMs }] of inMemory) if (beganMs < old) inMemory.delete(id);
      await store.forgetBefore('idempotency', old);
    },
  };
}

/** Where answers are kept. */
interface KeptAnswers {
  engine: StateAccess & SecretsAccess;
  /** Bodies that must not be written down: there is no key to seal them with. */
  inMemory: Map<string, { body: string; beganMs: number }>;
}

/** The first request with this key, or this one where there was none that counts. Fault `conflict` where it had another body. */
async function begunBefore(
  id: string,
  { body }: KeyedRequest,
  { ports: { clock, random }, store: open }: StateAccess,
): Promise<Kept> {
  const store = await open();
  const bodyHash = createHash('sha256').update(canonicalJson(body)).digest('hex');
  const parsed = record.safeParse(await store.get('idempotency', id));
  const known = parsed.success && clock.now() - parsed.data.began_ms < DAY_MS ? parsed.data : undefined;
  if (known !== undefined && known.body_sha256 !== bodyHash)
    throw new Fault('conflict', 'This Idempotency-Key was used with another body.', {
      where: 'Idempotency-Key',
      hint: 'Use a new key for a new request.',
    });
  if (known !== undefined) return known;
  const begun: Kept = {
    state: 'begun',
    body_sha256: bodyHash,
    seed: random.hex(16),
    began_ms: clock.now(),
  };
  await store.create('idempotency', id, begun);
  return begun;
}

/** How an answer is written down: as it is, sealed, or without its body. */
async function keptAs(
  { engine, inMemory }: KeptAnswers,
  id: string,
  begun: Kept,
  made: Answer,
  secret: boolean,
): Promise<Kept> {
  const body = typeof made.body === 'string' ? made.body : '';
  if (body.length > LARGEST_KEPT) return { ...begun, state: 'too_large' };
  const done: Kept = { ...begun, state: 'done', status: made.status, headers: made.headers ?? {} };
  if (!secret) return { ...done, body };
  const vault = engine.vault();
  if (vault.sealed) return { ...done, sealed: await vault.seal(id, { body }) };
  inMemory.set(id, { body, beganMs: begun.began_ms });
  return done;
}

/** The answer of the first request once more. */
async function replay({ engine, inMemory }: KeptAnswers, id: string, known: Kept): Promise<Answer> {
  if (known.state === 'too_large')
    throw new Fault('conflict', 'This request was answered before, and its answer was too large to keep.', {
      where: 'Idempotency-Key',
      hint: 'Read what it made with GET, or use a new key to do it again.',
    });
  const body =
    known.body ??
    (known.sealed === undefined
      ? inMemory.get(id)?.body
      : (await engine.vault().open(id, known.sealed))['body']);
  if (body === undefined)
    throw new Fault('conflict', 'This request was answered before, and its answer was held in memory only.', {
      where: 'Idempotency-Key',
      hint: 'It holds a key that is shown once. Delete what it made, and use a new Idempotency-Key; ASSAY_ENCRYPTION_KEY lets answers be kept sealed.',
    });
  return {
    status: known.status ?? 200,
    body,
    headers: { ...known.headers, 'idempotency-replayed': 'true' },
  };
}

/** The request itself was refused: the same one may fit later, so nothing is kept. Where it was broken off, something may have been made. */
const isClients = ({ code }: Fault) => FAULTS[code].http < 500 && code !== 'cancelled';
