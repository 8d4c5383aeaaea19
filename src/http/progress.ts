import type { WebSocket } from 'ws';
import type { BackgroundAccess, StateAccess } from '../engine/engine-parts.ts';
import { asFault } from '../errors.ts';
import { followProgress, type ProgressFollower } from '../jobs/follow-progress.ts';

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
  let follower: ProgressFollower;
  try {
    follower = followProgress(engine, runId, after);
  } catch (error) {
    end(LATER, 'the progress of this run cannot be read');
    engine.warn(`the progress of ${runId} cannot be read: ${asFault(error).message}`);
    return;
  }
  let last = after;
  let taken = 0;
  let missed = 0;
  let isDue = false;
  let isEnding = false;
  let cancelBeat = clock.after(BEAT_MS, beat);
  let cancelPatience: (() => void) | undefined;
  const unlisten = follower.listen(soon);
  const isOpen = () => socket.readyState === socket.OPEN && !isEnding;

  socket.on('pong', () => {
    missed = 0;
  });
  socket.on('error', () => undefined); // Followed by `close`.
  socket.once('close', () => {
    isEnding = true;
    cancelBeat();
    cancelPatience?.();
    unlisten();
    void follower.close();
  });
  soon();

  /** One piece a turn of the event loop: a client that takes everything does not keep the others waiting. */
  function soon(): void {
    if (isDue || !isOpen()) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      try {
        send();
      } catch (error) {
        engine.warn(`the progress of ${runId} cannot be read: ${asFault(error).message}`);
        end(LATER, 'the progress of this run cannot be read');
      }
    });
  }

  function send(): void {
    if (!isOpen() || isFull()) return;
    const messages = follower.next();
    const final = messages.at(-1);
    for (const message of messages)
      socket.send(
        message.text,
        { binary: false },
        // Told once a piece when it is out: then there is room for the next.
        message === final ? drained : undefined,
      );
    if (final !== undefined) {
      last = final.seq;
      if (!isFull()) soon();
      else cancelPatience ??= clock.after(PATIENCE_MS, losePatience(taken));
      return;
    }
    if (follower.state === 'end') end(DONE, '');
    else if (follower.state === 'elsewhere') end(LATER, 'not under way in this process; come back later');
  }

  function isFull(): boolean {
    return socket.bufferedAmount >= MOST_BUFFERED;
  }

  function drained(error?: Error | null): void {
    if (error != null) return;
    taken += 1;
    if (!isFull()) {
      cancelPatience?.();
      cancelPatience = undefined;
    }
    soon();
  }

  /** Looks again as long as something was taken in between. */
  function losePatience(before: number): () => void {
    return () => {
      cancelPatience = undefined;
      if (!isOpen() || !isFull()) return;
      if (taken > before) cancelPatience = clock.after(PATIENCE_MS, losePatience(taken));
      else end(LATER, `too slow; come back with ?after=${last}`);
    };
  }

  function beat(): void {
    if (!isOpen()) return;
    if (missed >= MISSED) {
      socket.terminate();
      return;
    }
    missed += 1;
    socket.ping();
    const at = new Date(clock.now()).toISOString();
    if (!isFull()) socket.send(JSON.stringify({ seq: last, type: 'heartbeat', at, data: {} }));
    cancelBeat = clock.after(BEAT_MS, beat);
  }

  function end(code: number, reason: string): void {
    isEnding = true;
    socket.close(code, reason);
    const cancel = clock.after(code === DONE ? PATIENCE_MS : FAREWELL_MS, () => socket.terminate());
    socket.once('close', cancel);
  }
}
