import type { WebSocket } from 'ws';
import type { BackgroundAccess, StateAccess } from '../engine/engine-parts.ts';
import { asFault } from '../errors.ts';
import { followProgress, type ProgressFollower } from '../jobs/follow-progress.ts';
import type { Clock } from '../ports/ports.ts';

/** Bytes that wait for one client at most; more stays on disk (security.md R25). */
const MOST_BUFFERED = 1024 * 1024;
/** So often something is sent, and so often the other side is asked whether it is there (contract 11). */
const BEAT_MS = 15_000;
/** Beats without an answer after which the other side counts as gone. */
const MISSED = 2;
/** A client with a full buffer that takes nothing for so long is sent away; it can come back. */
const PATIENCE_MS = 10_000;
/** Between the polite end of a connection and the hard one: a client that takes nothing does not take the farewell either. */
const FAREWELL_MS = 2_000;

/** Close codes of RFC 6455 and its registry: done; try again later. */
const DONE = 1000;
const LATER = 1013;

/**
 * Sends the messages of a run with numbers above `after` over a socket that is open, and follows the run to its end (contract 11). Reads
 * from the log as fast as the client takes: a slow or silent one holds at most a mebibyte, and comes back with `?after=`.
 */
export function streamProgress(
  socket: WebSocket,
  { runId, after }: { runId: string; after: number },
  engine: StateAccess & BackgroundAccess,
): void {
  const { clock } = engine.ports;
  const broken = (error: unknown) => {
    engine.warn(`the progress of ${runId} cannot be read: ${asFault(error).message}`);
    endSocket(socket, clock, LATER, 'the progress of this run cannot be read');
  };
  let follower: ProgressFollower;
  try {
    follower = followProgress(engine, runId, after);
  } catch (error) {
    broken(error);
    return;
  }
  new ProgressStream({ socket, follower, clock, broken }, after).begin();
}

/** What a stream works with. */
interface StreamWorld {
  socket: WebSocket;
  follower: ProgressFollower;
  clock: Clock;
  /** Says that nothing more can be read, and ends the connection. */
  broken(error: unknown): void;
}

/** One client that follows one run. */
class ProgressStream {
  readonly #world: StreamWorld;
  /** Number of the last message that was handed to the socket. */
  #last: number;
  /** Pieces that have left the process. */
  #taken = 0;
  /** Beats since the other side last answered. */
  #missed = 0;
  #isDue = false;
  #isEnding = false;
  #cancelBeat: () => void = () => undefined;
  #cancelPatience: (() => void) | undefined;

  constructor(world: StreamWorld, after: number) {
    this.#world = world;
    this.#last = after;
  }

  begin(): void {
    const { socket, follower, clock } = this.#world;
    this.#cancelBeat = clock.after(BEAT_MS, () => this.#beat());
    const unlisten = follower.listen(() => this.#soon());
    socket.on('pong', () => {
      this.#missed = 0;
    });
    socket.on('error', () => undefined); // Followed by `close`.
    socket.once('close', () => {
      this.#isEnding = true;
      this.#cancelBeat();
      this.#cancelPatience?.();
      unlisten();
      void follower.close();
    });
    this.#soon();
  }

  get #isOpen(): boolean {
    const { socket } = this.#world;
    return socket.readyState === socket.OPEN && !this.#isEnding;
  }

  get #isFull(): boolean {
    return this.#world.socket.bufferedAmount >= MOST_BUFFERED;
  }

  /** One piece a turn of the event loop: a client that takes everything does not keep the others waiting. */
  #soon(): void {
    if (this.#isDue || !this.#isOpen) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      try {
        this.#send();
      } catch (error) {
        this.#isEnding = true;
        this.#world.broken(error);
      }
    });
  }

  #send(): void {
    if (!this.#isOpen || this.#isFull) return;
    const { socket, follower, clock } = this.#world;
    const messages = follower.next();
    const final = messages.at(-1);
    // Called once for each piece when it is out: then the next can be sent.
    const drained = (error?: Error | null) => this.#drained(error);
    for (const message of messages)
      socket.send(message.text, { binary: false }, message === final ? drained : undefined);
    if (final !== undefined) {
      this.#last = final.seq;
      if (!this.#isFull) this.#soon();
      else this.#cancelPatience ??= clock.after(PATIENCE_MS, this.#losePatience(this.#taken));
      return;
    }
    if (follower.state === 'end') this.#end(DONE, '');
    else if (follower.state === 'elsewhere')
      this.#end(LATER, 'not under way in this process; come back later');
  }

  #drained(error?: Error | null): void {
    if (error != null) return;
    this.#taken += 1;
    if (!this.#isFull) {
      this.#cancelPatience?.();
      this.#cancelPatience = undefined;
    }
    this.#soon();
  }

  /** Looks again as long as something was taken in between. */
  #losePatience(before: number): () => void {
    return () => {
      this.#cancelPatience = undefined;
      if (!this.#isOpen || !this.#isFull) return;
      if (this.#taken > before)
        this.#cancelPatience = this.#world.clock.after(PATIENCE_MS, this.#losePatience(this.#taken));
      else this.#end(LATER, `too slow; come back with ?after=${this.#last}`);
    };
  }

  #beat(): void {
    if (!this.#isOpen) return;
    const { socket, clock } = this.#world;
    if (this.#missed >= MISSED) {
      socket.terminate();
      return;
    }
    this.#missed += 1;
    socket.ping();
    const at = new Date(clock.now()).toISOString();
    if (!this.#isFull) socket.send(JSON.stringify({ seq: this.#last, type: 'heartbeat', at, data: {} }));
    this.#cancelBeat = clock.after(BEAT_MS, () => this.#beat());
  }

  #end(code: number, reason: string): void {
    this.#isEnding = true;
    endSocket(this.#world.socket, this.#world.clock, code, reason);
  }
}

/** Ends a connection politely, and hard where the other side does not take the farewell. */
function endSocket(socket: WebSocket, clock: Clock, code: number, reason: string): void {
  socket.close(code, reason);
  const cancel = clock.after(code === DONE ? PATIENCE_MS : FAREWELL_MS, () => socket.terminate());
  socket.once('close', cancel);
}
