import type { Ports } from '../ports/ports.js';
import { type Announcement } from './payload.js';
import { type Replayed, type TryWorld } from './tries.js';
/** What a dispatcher works with. */
interface DispatcherWorld extends Omit<TryWorld, 'stop' | 'givenUp'> {
    ports: Pick<Ports, 'clock' | 'http' | 'ids' | 'random' | 'processes'>;
    /** Whether this is a runner of a workflow, whose state ends with the job. */
    onRunner?: boolean;
}
/** Sends what is announced to whoever subscribed, through an outbox on disk: at least once, with one id over all tries. */
export interface Dispatcher {
    /** Resolves with the number of deliveries when they are on disk; the sending goes on. Takes over what a dead process left. */
    send(announcement: Announcement): Promise<number>;
    /** From now on this process lives long: tries go on by the long schedule. Takes over what was left, dead letters too if asked. */
    start(options?: {
        retryDead?: boolean;
    }): void;
    /** Whether it was started: nobody waits for its deliveries then. */
    longLived(): boolean;
    /** Hosts that are being waited for. */
    waitingFor(): string[];
    /** Resolves when everything in hand was delivered or given up; what was not delivered is one warning. */
    settled(): Promise<void>;
    /** One try for everything that is owed. `secret` is for those whose own is not known here. */
    replay(options?: {
        secret?: string;
    }): Promise<Replayed[]>;
    /** Stops; what is pending stays in the outbox for the next process. Resolves when nothing is on its way any more. */
    close(): Promise<void>;
}
/** Sends what is in the outbox, by the schedule of the process that it lives in (contract 10). */
export declare function webhookDispatcher(given: DispatcherWorld): Dispatcher;
export {};
