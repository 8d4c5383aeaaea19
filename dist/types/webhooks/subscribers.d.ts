import type { Environment } from '../ports/ports.js';
import type { WebhookEvent } from '../schema/event.js';
import type { Store } from '../state/store.js';
import { type Vault } from '../state/vault.js';
import type { LoadedWebhook } from '../test-cases/evals.js';
import type { Receiver } from './deliver.js';
import type { WebhookAddress } from './delivery.js';
/** Name of the field under which the secret of a webhook is sealed. */
export declare const SECRET_FIELD = "secret";
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
export type Found = {
    receiver: Receiver;
} | {
    gone: string;
} | {
    unknown: string;
};
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
export declare function subscribersIn(sources: WebhookSources): Subscribers;
export {};
