import { Fault } from '../errors.ts';

/** What is read of Node's own request: far cheaper than making a web `Request` with a stream of it (toolchain.md 7). */
export interface IncomingBody {
  on(event: 'data', listener: (piece: Uint8Array) => void): unknown;
  on(event: 'end' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  removeAllListeners(event: 'data'): unknown;
  pause(): unknown;
  readonly readableEnded: boolean;
}

/**
 * The bytes of a body. Fault `too_large` before reading when its length says so, and while reading when it lied or said
 * nothing (security.md S53); `connection` when the client went away.
 */
export async function readBody(
  request: Request,
  incoming: IncomingBody | undefined,
  limit: number,
): Promise<Uint8Array> {
  const length = Number(request.headers.get('content-length') ?? 0);
  if (length > limit) throw tooLarge(limit);
  if (incoming !== undefined) return fromNode(incoming, limit);
  const { body } = request;
  if (body === null) return new Uint8Array();
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return Buffer.concat(pieces);
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge(limit);
    }
    pieces.push(value);
  }
}

function fromNode(incoming: IncomingBody, limit: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    let size = 0;
    const gone = (cause?: Error) =>
      reject(new Fault('cancelled', 'The client went away before its request was complete.', { cause }));
    incoming.on('data', (piece) => {
      size += piece.byteLength;
      if (size <= limit) pieces.push(piece);
      else {
        incoming.removeAllListeners('data');
        incoming.pause();
        reject(tooLarge(limit));
      }
    });
    incoming.on('end', () => resolve(pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)));
    incoming.on('error', gone);
    incoming.on('close', () => {
      if (!incoming.readableEnded) gone();
    });
  });
}

/** Fault for a body above the limit (bytes) of its route. */
export function tooLarge(limit: number): Fault {
  return new Fault('too_large', `The body is larger than ${limit / 1_048_576} MiB.`, {
    where: 'body',
    hint: 'Send less at once.',
  });
}
