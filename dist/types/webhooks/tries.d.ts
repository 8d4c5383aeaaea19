import type { Ports } from '../ports/ports.js';
import type { Delivery } from './delivery.js';
import type { Outbox } from './outbox.js';
import { type Round } from './schedule.js';
import type { Subscribers } from './subscribers.js';
/** What tries of deliveries work with. */
export interface TryWorld {
    ports: Pick<Ports, 'clock' | 'http' | 'random'>;
    outbox: Outbox;
    subscribers: Subscribers;
    /** Hosts that may be reached although they are not public. */
    allow: readonly string[];
    /** Ends what is under way. */
    stop: AbortSignal;
    warn(message: string): void;
    /** A delivery became a dead letter; `denied` where its address may not be called. */
    givenUp(delivery: Delivery, why: string, denied: boolean): void;
}
/** What a replay did with one delivery. */
export interface Replayed {
    delivery_id: string;
    event: string;
    /** Without its query, which may hold a secret. */
    url: string;
    outcome: 'delivered' | 'failed' | 'dropped';
    detail: string;
}
/** One try of a round, the first of it being number 1. Resolves with the wait until the next one, or undefined when there is none. */
export declare function tryInRound(world: TryWorld, id: string, round: Round, tries: number): Promise<number | undefined>;
/** One try outside of any round; nothing when the delivery is owed no more. `secret` is for a webhook whose own is not known here. */
export declare function tryOnce(world: TryWorld, id: string, secret: string | undefined): Promise<Replayed[]>;
/** An address as a message may show it: without its query, which may hold a secret. */
export declare function shownUrl({ webhook: { url } }: Pick<Delivery, 'webhook'>): string;
/** The host that a delivery goes to, for messages and for what is counted by host. */
export declare function shownHost({ webhook: { url } }: Pick<Delivery, 'webhook'>): string;
