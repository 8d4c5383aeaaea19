/** What a route answers, before it becomes a `Response`. */
export interface Answer {
  status: number;
  /** Whole, in pieces that are made while they are sent, or nothing (204). */
  body: string | Uint8Array<ArrayBuffer> | Iterable<string> | null;
  headers?: Record<string, string>;
}

const JSON_TYPE = 'application/json';
/** Characters that are handed over at once: small pieces cost a system call each. */
const PIECE = 64 * 1024;

export function jsonAnswer(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return { status, body: JSON.stringify(value), headers: { 'content-type': JSON_TYPE, ...headers } };
}

/** Text that already is JSON, in pieces. */
export function textAnswer(status: number, pieces: Iterable<string>): Answer {
  return { status, body: pieces, headers: { 'content-type': JSON_TYPE } };
}

/** The answer on the wire. Nothing is cached, guessed or framed: answers hold evals, and one of them a key. */
export function responseOf({ status, body, headers }: Answer): Response {
  const whole = typeof body === 'string' || body === null || body instanceof Uint8Array;
  return new Response(whole ? body : streamed(body), {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  });
}

/** Pieces as a stream that makes them only as fast as they are taken. */
function streamed(pieces: Iterable<string>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.iterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      let text = '';
      while (text.length < PIECE) {
        const next = iterator.next();
        if (next.done) {
          if (text !== '') controller.enqueue(encoder.encode(text));
          controller.close();
          return;
        }
        text += next.value;
      }
      controller.enqueue(encoder.encode(text));
    },
    cancel() {
      iterator.return?.();
    },
  });
}
