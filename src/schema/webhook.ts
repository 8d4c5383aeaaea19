import { z } from 'zod';
import { webhookEvent } from './event.ts';

/** An address that webhooks may be sent to: HTTPS only (interface 8). Where it leads is checked at delivery. */
export const webhookUrl = z.url({ protocol: /^https$/, error: 'must be an https URL' });

/** Request body of POST /v1/webhooks (interface 4.14). */
export const createWebhookRequest = z.object({
  url: webhookUrl.describe('Address that is notified; https only.'),
  events: z.array(webhookEvent).min(1).describe('What it is notified of.'),
  secret: z.string().min(1).describe('What signs each delivery (`X-Service-Signature`).'),
});
export type CreateWebhookRequest = z.infer<typeof createWebhookRequest>;

/** A webhook as it is answered and read back; its secret never is (interface 2.9). */
export const webhook = z.object({
  webhook_id: z.string(),
  url: z.string(),
  events: z.array(webhookEvent),
  active: z.boolean(),
});
export type Webhook = z.infer<typeof webhook>;
