import { signal } from '@preact/signals';

/** A message of the stream, as far as it is looked at (contract 11). */
export interface StreamMessage {
  seq: number;
  type: string;
  data: {
    test_case_id?: string;
    test_case_name?: string;
    test_case_count?: number;
    status?: string;
    unsure?: boolean;
    error?: { code: string; message: string };
    finished?: number;
  };
}

/** What a connection tells. */
export interface StreamListener {
  opened(): void;
  message(text: string): void;
  closed(code: number): void;
}

/** What a stream is followed by. */
export interface StreamWorld {
  /** Opens the stream behind the message of this number. */
  open(after: number, listener: StreamListener): { close(): void };
  /** Calls back after some time; the returned function cancels. */
  wait(ms: number, callback: () => void): () => void;
}

/** Between two tries to connect: the first comes soon, and a service that is away is asked seldom. */
const AGAIN_MS = [500, 1_000, 2_000, 5_000, 10_000];
/** The stream is at its end; its last message was known before. */
const DONE = 1000;

/**
 * The messages of a run from the first on, each once, whatever happens to the connection: after a break it goes on behind the last one
 * that came. `end` is called when there are no more.
 */
export function followStream(
  world: StreamWorld,
  { take, end }: { take(message: StreamMessage): void; end(): void },
) {
  const isConnected = signal(false);
  let last = 0;
  let tries = 0;
  let isStopped = false;
  let stream: { close(): void } | undefined;
  let cancel: (() => void) | undefined;

  function closed(code: number): void {
    if (isStopped) return;
    isConnected.value = false;
    if (code === DONE) {
      end();
      return;
    }
    cancel = world.wait(AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)] ?? 0, connect);
    tries += 1;
  }

  function connect(): void {
    stream = world.open(last, {
      opened: () => {
        isConnected.value = true;
      },
      message(text) {
        tries = 0;
        const message = JSON.parse(text) as StreamMessage; // What the service sends.
        // A heartbeat has the number of the message before it.
        if (message.seq <= last || isStopped) return;
        last = message.seq;
        take(message);
      },
      closed,
    });
  }
  connect();
  return {
    isConnected,
    stop() {
      isStopped = true;
      cancel?.();
      stream?.close();
    },
  };
}
