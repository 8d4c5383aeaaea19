import type { z } from 'zod';
import type { Environment } from '../ports/ports.js';
import type { WebhookEvent } from '../schema/event.js';
import type { Store } from '../state/store.js';
import { type Vault } from '../state/vault.js';
import type { LoadedWebhook } from '../test-cases/evals.js';
import type { Receiver } from './deliver.js';
import type { WebhookAddress } from './delivery.js';
/** A webhook of the state: as it is read back, and its secret sealed under the record's own id. */
export declare const storedWebhookSchema: z.ZodObject<{
    webhook_id: z.ZodString;
    url: z.ZodString;
    events: z.ZodArray<z.ZodEnum<{
        "evaluation.completed": "evaluation.completed";
        "optimization.completed": "optimization.completed";
        "run.completed": "run.completed";
        "run.failed": "run.failed";
    }>>;
    active: z.ZodBoolean;
    secret: z.ZodUnion<readonly [z.ZodObject<{
        held: z.ZodLiteral<"memory">;
    }, z.core.$strict>, z.ZodObject<{
        sealed: z.ZodArray<z.ZodObject<{
            field: z.ZodString;
            envelope: z.ZodObject<{
                v: z.ZodLiteral<1>;
                kid: z.ZodString;
                salt: z.ZodString;
                nonce: z.ZodString;
                ct: z.ZodString;
                tag: z.ZodString;
            }, z.core.$strip>;
        }, z.core.$strip>>;
    }, z.core.$strict>]>;
}, z.core.$strip>;
export type StoredWebhook = z.infer<typeof storedWebhookSchema>;
/** Name of the field under which the secret of a webhook is sealed. */
export declare const SECRET_FIELD = "secret";
/** Everything that webhooks are set up in. */
export interface WebhookSources {
    store(): Promise<Store>;
    vault(): Vault;
    /** Those of `assay.yaml`, with raw secrets; none without an evals folder. */
    written(): Promise<readonly LoadedWebhook[]>;
    /** The one that was given to the door: it hears of everything. */
    door: Receiver | undefined;
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
    /** The receiver said that it wants nothing more. */
    deactivate(address: WebhookAddress): Promise<void>;
}
/** Finds the webhooks of the state, of `assay.yaml` and of the door, each with its secret. */
export declare function subscribersIn(sources: WebhookSources): Subscribers;
