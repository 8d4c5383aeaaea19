import type { AnnouncingParts } from '../engine/engine-parts.ts';
import { asFault, faultLine } from '../errors.ts';
import { type Announcement, withTexts } from '../webhooks/payload.ts';

export type { Announcement } from '../webhooks/payload.ts';

/**
 * Tells every webhook that subscribed to the event (contract 10). Resolves when the deliveries are in the outbox; they are
 * sent in the background. Never rejects: what is announced has happened, and a webhook that cannot be notified is a warning.
 */
export async function announce(engine: AnnouncingParts, announcement: Announcement): Promise<void> {
  const { redact } = engine.options;
  try {
    const webhooks = engine.webhooks();
    const sent = await webhooks.send(
      // The union of events does not survive the copy in the type; the event and the shape of its data stay as they are.
      redact === undefined
        ? announcement
        : ({ ...announcement, data: withTexts(announcement.data, redact) } as Announcement),
    );
    if (sent > 0 && !webhooks.longLived()) engine.inBackground(webhooks.settled());
  } catch (error) {
    engine.warn(`webhooks were not told of ${announcement.event}: ${faultLine(asFault(error))}`);
  }
}
