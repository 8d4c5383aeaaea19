import { join } from 'node:path';
import { z } from 'zod';
import type { Files } from '../ports/ports.ts';
import { fileNameOf } from '../state/state-paths.ts';
import { type Delivery, deliverySchema } from './delivery.ts';

/** What is owed to webhooks, on disk: one file for each delivery, so that what one costs does not grow with the others. */
export interface Outbox {
  /** Resolves nothing: it is on disk, flushed, when this returns. */
  add(delivery: Delivery): void;
  /** Null when it was delivered or dropped meanwhile, or is damaged. */
  read(id: string): Delivery | null;
  /** Takes the place of what is there. Not flushed: after a power cut it is merely sent again. */
  write(delivery: Delivery): void;
  remove(id: string): void;
  /** Ids of everything that is owed, as their files are sorted. */
  ids(): string[];
}

/** In the form of the store's growing collections, so that it can be listed there too. */
const documentSchema = z.object({
  schema_version: z.literal(1),
  id: z.string(),
  first_put_ms: z.number(),
  value: deliverySchema,
});

/** The outbox in a folder of its own below the state. */
export function openOutbox(folder: string, files: Files): Outbox {
  const pathOf = (id: string) => join(folder, `${fileNameOf(id)}.json`);
  const save = (delivery: Delivery, sync: boolean) => {
    const document = {
      schema_version: 1,
      id: delivery.delivery_id,
      first_put_ms: Date.parse(delivery.created_at),
      value: delivery,
    };
    files.writeAtomic(pathOf(delivery.delivery_id), `${JSON.stringify(document)}\n`, { sync });
  };
  return {
    add: (delivery) => save(delivery, true),
    write: (delivery) => save(delivery, false),
    read(id) {
      const text = files.readTextIfThere(pathOf(id));
      try {
        return text === null ? null : documentSchema.parse(JSON.parse(text)).value;
      } catch {
        // Damaged: what cannot be read cannot be sent. It stays for whoever looks.
        return null;
      }
    },
    remove: (id) => files.remove(pathOf(id)),
    // Ids of ours are plain, so their file names are they.
    ids: () => files.list(folder).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : [])),
  };
}
