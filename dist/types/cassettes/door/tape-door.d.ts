import type { AgentRecorder } from '../../agents/local/agent-recorder.js';
import type { Ports } from '../../ports/ports.js';
import type { Tape } from '../tape.js';
import { type DoorAddress } from './addresses.js';
/** What stands between the programs of one attempt and their models. */
export interface TapedProgram extends AgentRecorder {
    /**
     * The process that plays a call of the attempt was started with the variables of an earlier one: what it asks belongs to this attempt
     * until another one takes it.
     */
    startedWith(variables: Readonly<Record<string, string>>): void;
    /** Nobody is answered for the attempt any more, and what was under way ends. A second call does nothing. */
    close(): void;
}
/** The door of a run: agents of this machine find the models of providers and named hosts behind it. */
export interface TapeDoor {
    /** Nothing is opened before an agent asks for the variables. */
    of(tape: Tape): TapedProgram;
    /** Ends the listener with every connection. */
    close(): Promise<void>;
}
/**
 * One listener on loopback for all attempts of a run, opened when the first agent asks for it. The path of each request names its attempt by
 * a token that only its agent was told, so what agents ask side by side is never mixed up.
 */
export declare function tapeDoor(ports: Pick<Ports, 'listen' | 'random' | 'http' | 'env'>, addresses: readonly DoorAddress[], onWarning?: (message: string) => void): TapeDoor;
