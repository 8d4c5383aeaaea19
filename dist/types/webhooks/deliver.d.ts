import type { Http } from '../ports/ports.js';
import type { Delivery } from './delivery.js';
/** Who a delivery goes to. */
export interface Receiver {
    url: string;
    secret: string;
}
/** What became of one try. `ended`: the receiver wants nothing more (410). */
export interface TryOutcome {
    delivered: boolean;
    ended: boolean;
    /** The address may not be called, which another try changes nothing about. */
    denied?: boolean;
    status?: number;
    /** Why it counts as failed, in one line; the beginning of the answer with it where there was one. */
    error?: string;
}
/**
 * One try: a signed POST to a public address (or one of `allow`), over TLS that is always verified. 2xx is success; a
 * redirect is a failure and never followed. Rejects for nothing but a cancellation.
 */
export declare function deliver({ delivery_id, event, body }: Pick<Delivery, 'delivery_id' | 'event' | 'body'>, { url, secret }: Receiver, { http, allow, timeoutMs, signal, }: {
    http: Http;
    allow: readonly string[];
    timeoutMs: number;
    signal?: AbortSignal;
}): Promise<TryOutcome>;
