import type { z } from 'zod';
import type { Environment } from '../ports/ports.ts';
import type { WebhookEvent } from '../schema/event.ts';
import { webhook } from '../schema/webhook.ts';
import type { Store } from '../state/store.ts';
import { sealedSecretsSchema, type Vault } from '../state/vault.ts';
import type { LoadedWebhook } from '../test-cases/evals.ts';
import { resolveWebhook } from '../test-cases/interpolate.ts';
import type { Receiver } from './deliver.ts';
import type { WebhookAddress } from './delivery.ts';

/** A webhook of the state: as it is read back, and its secret sealed under the record's own id. */
const storedWebhookSchema = webhook.extend({ secret: sealedSecretsSchema });
type StoredWebhook = z.infer<typeof storedWebhookSchema>;
/** Name of the field under which the secret of a webhook is sealed. */
export const SECRET_FIELD = 'secret';

/** Everything that webhooks are set up in. */
interface WebhookSources {
  store(): Promise<Store>;
  vault(): Vault;
  /** Those of `assay.yaml`, with raw secrets; none without an evals folder. */
  written(): Promise<readonly LoadedWebhook[]>;
  /** The one that was given to the entry point: it is notified of everything. */
  entryPoint: Receiver | undefined;
  env: Pick<Environment, 'get'>;
  /** Changes whenever what is registered in the state may have. */
  stateMark(): string;
  warn(message: string): void;
}

/** Whom a delivery goes to; or why to nobody: `gone` for ever, `unknown` as long as something is missing here. */
export type Found = { receiver: Receiver } | { gone: string } | { unknown: string };

/** Who wants to hear of an event. */
export interface Subscribers {
  /** Who is to hear of an event. Cheap where nobody is: one look at what is cached. */
  of(event: WebhookEvent): Promise<WebhookAddress[]>;
  /** Address and secret as they are now. */
  find(address: WebhookAddress, event: WebhookEvent): Promise<Found>;
  /** The receiver answered that it wants nothing more. */
  deactivate(address: WebhookAddress): Promise<void>;
}

/** Finds the webhooks of the state, of `assay.yaml` and of the entry point, each with its secret. */
export function subscribersIn(sources: WebhookSources): Subscribers {
  const stored = storedWebhooks(sources);
  const written = writtenWebhooks(sources);
  /** Addresses that answered 410 and stand in no record of ours. */
  const ended = new Set<string>();
  return {
    async of(event) {
      const [registered, fromFile] = [await stored(), await written()];
      const { entryPoint } = sources;
      return [
        ...registered
          .filter((one) => one.active && one.events.includes(event))
          .map(({ url, webhook_id }): WebhookAddress => ({ from: 'state', url, webhook_id })),
        ...fromFile
          .filter(({ url, events }) => events.includes(event) && !ended.has(url))
          .map(({ url, place }): WebhookAddress => ({ from: 'settings', url, place })),
        ...(entryPoint === undefined || ended.has(entryPoint.url)
          ? []
          : [{ from: 'door', url: entryPoint.url } as const]),
      ];
    },
    async find(address, event) {
      if (address.from === 'state') return findStored(address.webhook_id, await stored(), sources.vault());
      if (ended.has(address.url)) return { gone: 'its receiver answered 410' };
      if (address.from === 'door')
        return sources.entryPoint?.url === address.url
          ? { receiver: sources.entryPoint }
          : { unknown: 'its secret was given to another command and is not known here' };
      const fitting = (await written()).filter(
        ({ url, events }) => url === address.url && events.includes(event),
      );
      const one = fitting.find(({ place }) => place === address.place) ?? fitting[0];
      if (one !== undefined) return { receiver: { url: one.url, secret: one.secret } };
      return { unknown: `assay.yaml has no such webhook with its secret set (it stood at ${address.place})` };
    },
    async deactivate(address) {
      if (address.from !== 'state') {
        ended.add(address.url);
        return;
      }
      const store = await sources.store();
      await store.update('webhooks', address.webhook_id, (value) => {
        const { success, data } = storedWebhookSchema.safeParse(value);
        return success ? { ...data, active: false } : value;
      });
    },
  };
}

/** Those of the state. They are read once for as long as its mark stays the same. */
function storedWebhooks(sources: WebhookSources): () => Promise<StoredWebhook[]> {
  let known: { mark: string; webhooks: Promise<StoredWebhook[]> } | undefined;
  return () => {
    const mark = sources.stateMark();
    if (known?.mark === mark) return known.webhooks;
    const webhooks = readStored(sources);
    known = { mark, webhooks };
    // What could not be read for once is read again.
    webhooks.catch(() => {
      known = undefined;
    });
    return webhooks;
  };
}

/** Of `assay.yaml`, those whose secret can be filled in; what is missing for the others is said once. */
function writtenWebhooks(sources: WebhookSources) {
  const warned = new Set<string>();
  return async () =>
    (await sources.written()).flatMap((loaded) => {
      const { webhook: resolved, problems } = resolveWebhook(loaded, sources.env);
      if (resolved !== null) return [{ place: placeOf(loaded), ...resolved }];
      for (const { file, line, message } of problems) {
        const sentence = `${file}:${line}: ${message}, so nothing is sent to the webhook that it belongs to`;
        if (!warned.has(sentence)) sources.warn(sentence);
        warned.add(sentence);
      }
      return [];
    });
}

async function readStored({ store, warn }: WebhookSources): Promise<StoredWebhook[]> {
  return (await (await store()).list('webhooks')).flatMap(({ id, value }) => {
    const { success, data } = storedWebhookSchema.safeParse(value);
    if (!success) warn(`the webhook ${id} of the state is damaged; nothing is sent to it`);
    return success ? [data] : [];
  });
}

async function findStored(id: string, webhooks: readonly StoredWebhook[], vault: Vault): Promise<Found> {
  const one = webhooks.find(({ webhook_id }) => webhook_id === id);
  if (one === undefined) return { gone: 'it was deleted' };
  if (!one.active) return { gone: 'it is not active any more' };
  try {
    const secret = (await vault.open(id, one.secret))[SECRET_FIELD];
    return secret === undefined ? { unknown: 'it has no secret' } : { receiver: { url: one.url, secret } };
  } catch (error) {
    return { unknown: error instanceof Error ? error.message : 'its secret cannot be read' };
  }
}

/** The line of its secret's variable; a secret without one has no place of its own. */
function placeOf({ variables }: LoadedWebhook): string {
  const [first] = variables;
  return first === undefined ? 'assay.yaml' : `${first.file}:${first.line}`;
}
