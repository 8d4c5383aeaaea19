import type { Ports } from '../../ports/ports.js';
import { type Guard, type Room } from './launch.js';
import { type WorkerHello, type WorkerReply } from './messages.js';
/** What running JavaScript takes of the outside world. */
export type JavaScriptPorts = Pick<Ports, 'standby' | 'clock' | 'random' | 'env' | 'files' | 'runtime'>;
/** Ways in which a call ends without a word of its process. */
export type WorkerEnding = 'wall' | 'cpu' | 'memory' | 'printed' | 'large_answer' | 'forged' | 'ended';
/** What a call came to: a reply, or an end with what is known of it. */
export type WorkerAnswer = {
    readonly reply: WorkerReply;
} | {
    readonly ended: WorkerEnding;
    readonly detail: string;
};
/** A process that runs JavaScript, one call at a time. */
export interface Worker {
    /** Rejects when it ended before it said anything. */
    readonly hello: Promise<WorkerHello>;
    /** Runs a call, a value or the text of a JSON object; after anything but a reply the process is gone. Rejects with the signal's reason. */
    ask(call: object | string, wallMs: number, signal?: AbortSignal): Promise<WorkerAnswer>;
    readonly ended: Promise<unknown>;
    hold(): void;
    release(): void;
    end(): void;
}
/** Starts a process whose code can read `readable` and nothing else. */
export declare function startWorker({ guard, python, readable, room, }: {
    guard: Guard;
    python: string;
    readable: readonly string[];
    room: Room;
}, ports: JavaScriptPorts): Worker;
