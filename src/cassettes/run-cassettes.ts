import type { Http, Ports } from '../ports/ports.ts';
import type { CassetteMode } from '../schema/cassettes/replayed.ts';
import { type DoorAddress, withStandIns } from './door/addresses.ts';
import { type TapedProgram, tapeDoor } from './door/tape-door.ts';
import type { Cassettes, Tape, TapedAttempt } from './tape.ts';
import { type TapeNotes, tapeNotes } from './tape-notes.ts';
import { tapedHttp } from './taped-http.ts';

/** The cassettes of a run, and everything that stands between its agents and their models. */
export interface RunCassettes {
  readonly mode: CassetteMode;
  /** Whether answers of agents behind an address are recorded too. */
  readonly agents: boolean;
  /** What stands for variables that a replay can do without. */
  withStandIns(env: { get(name: string): string | undefined }): { get(name: string): string | undefined };
  /** `live` plays the attempt without its recording, and records where the run records. */
  open(attempt: TapedAttempt, options?: { live?: boolean }): Promise<AttemptTape>;
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
export function runCassettes(
  cassettes: Cassettes,
  { mode, agents, addresses, ports, warnings }: RunCassettesOptions,
): RunCassettes {
  const door = tapeDoor(ports, addresses, (message) => void warnings.add(message));
  const notes = tapeNotes();
  return {
    mode,
    agents,
    notes,
    withStandIns: (env) => withStandIns(env, addresses),
    async open(attempt, options) {
      const tape = await cassettes.open(attempt, options);
      return { tape, program: door.of(tape), http: (provider) => tapedHttp(tape, ports.http, provider) };
    },
    warnings: () => [...warnings, ...notes.warnings()],
    close: () => door.close(),
  };
}
