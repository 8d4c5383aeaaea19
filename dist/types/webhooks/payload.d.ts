import type { WebhookEvent, WebhookPayload } from '../schema/event.js';
/** An event that webhooks are notified of; the time is added when it is announced. */
export type Announcement = {
    [Event in WebhookEvent]: {
        event: Event;
        data: Extract<WebhookPayload, {
            event: Event;
        }>['data'];
    };
}[WebhookEvent];
/** Bytes of the largest body (security.md R24): receivers with small limits take it, and the outbox stays small. */
export declare const LARGEST_BODY: number;
/**
 * The body of a delivery, `{event, timestamp, data}` as JSON. What would be too large is cut: first the longest texts, each
 * with an ellipsis, then entries of tables and lists from their end. Always valid JSON.
 */
export declare function payloadBody({ event, data }: Announcement, timestamp: string): string;
/** A copy of `data` with every text changed, e.g. freed of secrets; names of fields stay. */
export declare function withTexts<T>(data: T, change: (text: string) => string): T;
