import type { Http, Ports } from '../ports/ports.js';
import type { CassetteMode } from '../schema/cassettes/replayed.js';
import { type DoorAddress } from './door/addresses.js';
import { type TapedProgram } from './door/tape-door.js';
import type { Cassettes, Tape, TapedAttempt } from './tape.js';
import { type TapeNotes } from './tape-notes.js';
/** The cassettes of a run, and everything that stands between its agents and their models. */
export interface RunCassettes {
    readonly mode: CassetteMode;
    /** Whether answers of agents behind an address are recorded too. */
    readonly agents: boolean;
    /** What stands for variables that a replay can do without. */
    withStandIns(env: {
        get(name: string): string | undefined;
    }): {
        get(name: string): string | undefined;
    };
    /** `live` plays the attempt without its recording, and records where the run records. */
    open(attempt: TapedAttempt, options?: {
        live?: boolean;
    }): Promise<AttemptTape>;
    /** Told of each attempt with a tape that is over. */
    readonly notes: Pick<TapeNotes, 'played' | 'kept'>;
    /** What could not be recorded, and what was used although nobody vouches for it: whole sentences. */
    warnings(): readonly string[];
    /** Ends the listener with every connection. */
    close(): Promise<void>;
}
/** The tape of one attempt, as it is reached. */
export interface AttemptTape {
    readonly tape: Tape;
    /** For programs of this machine. */
    readonly program: TapedProgram;
    /** The `http` port of a connection to an agent of this provider. */
    http(provider: string): Http;
}
interface RunCassettesOptions {
    mode: CassetteMode;
    agents: boolean;
    /** Sentences, each once; what the door has to say is added. */
    warnings: Set<string>;
    addresses: readonly DoorAddress[];
    ports: Pick<Ports, 'listen' | 'random' | 'http' | 'env'>;
}
/** Opens nothing before an attempt asks for it. */
export declare function runCassettes(cassettes: Cassettes, { mode, agents, addresses, ports, warnings }: RunCassettesOptions): RunCassettes;
export {};
