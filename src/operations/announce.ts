import type { Engine } from '../engine.ts';
import type { WebhookEvent, WebhookPayload } from '../schema/event.ts';

/** Something that webhooks are told of; the time is added when it is said. */
export type Announcement = {
  [Event in WebhookEvent]: { event: Event; data: Extract<WebhookPayload, { event: Event }>['data'] };
}[WebhookEvent];

/** Tells every webhook that subscribed to the event (contract 10). */
export async function announce(_engine: Engine, _announcement: Announcement): Promise<void> {}
