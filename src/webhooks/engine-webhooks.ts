import type { Ports } from '../ports/ports.ts';
import { statePaths } from '../state/state-paths.ts';
import type { Store } from '../state/store.ts';
import type { Vault } from '../state/vault.ts';
import type { LoadedWebhook } from '../test-cases/evals.ts';
import { allowedPrivate } from './allowed-private.ts';
import type { Receiver } from './deliver.ts';
import { type Dispatcher, webhookDispatcher } from './dispatcher.ts';
import { openOutbox } from './outbox.ts';
import { subscribersIn } from './subscribers.ts';

/** What the webhooks of an engine are made of. */
interface WebhookParts {
  ports: Ports;
  /** `webhook`: the one that was given to the entry point. */
  options: { webhook?: Receiver };
  stateDir: string;
  evalsDir: string;
  warn(message: string): void;
  store(): Promise<Store>;
  vault(): Vault;
  /** The evals folder, where there is one. */
  evals(): Promise<{ webhooks: readonly LoadedWebhook[] }>;
}

/** The webhooks of an engine: those of its state, of its `assay.yaml` and of its entry point, and one outbox for them all. */
export function engineWebhooks(parts: WebhookParts): Dispatcher {
  const { ports, options, stateDir, evalsDir, warn, store, vault, evals } = parts;
  const { files, env } = ports;
  const paths = statePaths(stateDir);
  const written = async (): Promise<readonly LoadedWebhook[]> =>
    files.stat(evalsDir) === null ? [] : (await evals()).webhooks;
  const stateMark = () => {
    const stat = files.stat(paths.collection('webhooks'));
    return stat === null ? '' : `${stat.modifiedMs} ${stat.size} ${stat.inode ?? ''}`;
  };
  const subscribers = subscribersIn({
    store,
    vault,
    written,
    entryPoint: options.webhook,
    env,
    stateMark,
    warn,
  });
  const outbox = openOutbox(paths.collectionFolder('deliveries'), files);
  const onRunner = env.get('GITHUB_ACTIONS') === 'true';
  return webhookDispatcher({ ports, outbox, subscribers, allow: allowedPrivate(env), warn, onRunner });
}
