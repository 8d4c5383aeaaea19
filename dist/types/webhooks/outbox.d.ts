import type { Files } from '../ports/ports.js';
import { type Delivery } from './delivery.js';
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
/** The outbox in a folder of its own below the state. */
export declare function openOutbox(folder: string, files: Files): Outbox;
