import { z } from 'zod';
import { timestamp } from '../schema/common.ts';
import { webhookEvent } from '../schema/event.ts';

/** Where a webhook was set up: registered in the state, written in `assay.yaml`, or given to the entry point (Action inputs). */
const addressSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('state'), url: z.string(), webhook_id: z.string() }),
  z.strictObject({ from: z.literal('settings'), url: z.string(), place: z.string() }),
  z.strictObject({ from: z.literal('door'), url: z.string() }),
]);
export type WebhookAddress = z.infer<typeof addressSchema>;

/** One try: the status that was answered, or why there was no answer. */
const triedSchema = z.object({
  at: timestamp,
  status: z.number().int().optional(),
  error: z.string().optional(),
});
export type Tried = z.infer<typeof triedSchema>;

/** The process that sends a pending delivery; a dead one's are taken over. */
const ownerSchema = z.object({ pid: z.number().int(), host: z.string(), token: z.string() });
export type Owner = z.infer<typeof ownerSchema>;

/**
 * One event for one webhook that was not taken yet: `pending` while it is tried, `dead` when its tries are used up. What was
 * taken leaves the outbox. It holds no secret: that is looked up at each try.
 */
export const deliverySchema = z.object({
  /** `del_…`; the same over all tries, so that a receiver can tell a repetition. */
  delivery_id: z.string(),
  webhook: addressSchema,
  event: webhookEvent,
  /** Exactly what is sent and signed. */
  body: z.string(),
  created_at: timestamp,
  attempts: z.array(triedSchema),
  next_at: timestamp.nullable(),
  state: z.enum(['pending', 'dead']),
  owner: ownerSchema.optional(),
});
export type Delivery = z.infer<typeof deliverySchema>;
