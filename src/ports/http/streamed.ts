import { Fault } from '../../errors.ts';
import type { Http, HttpRequest } from '../ports.ts';

/** An answer whose body is still coming. */
export interface StreamedResponse {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Rejects where the answer breaks off; whoever stops reading ends the exchange. To be read once. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** What has come and was not read yet, and how it ended. */
interface Course {
  readonly pieces: Uint8Array[];
  ended: boolean;
  error?: unknown;
  /** Tells whoever waits that something has happened. */
  wake(): void;
}

/**
 * One exchange whose answer is handed on while it comes: by the same connections, limits, address policy and proxies as any other. What
 * comes packed is unpacked, and comes as a whole.
 */
export function streamed(http: Http, request: HttpRequest): Promise<StreamedResponse> {
  const given = new AbortController();
  const signal =
    request.signal === undefined ? given.signal : AbortSignal.any([request.signal, given.signal]);
  const course: Course = { pieces: [], ended: false, wake() {} };
  const body = read(course, given);
  return new Promise((resolve, reject) => {
    const end = (error?: unknown) => {
      course.ended = true;
      if (error !== undefined) course.error = error;
      course.wake();
    };
    let isTold = false;
    const head = (status: number, headers: Readonly<Record<string, string>>) => {
      isTold = true;
      resolve({ status, headers, body });
    };
    const piece = (bytes: Uint8Array) => {
      course.pieces.push(bytes);
      course.wake();
    };
    http({ ...request, signal, binary: true, onPiece: { head, piece } }).then(
      ({ status, headers, bytes, text }) => {
        if (!isTold) {
          const whole = bytes ?? Buffer.from(text);
          if (whole.byteLength > 0) piece(whole);
          const { 'content-encoding': _, ...plain } = headers;
          head(status, plain);
        }
        end();
      },
      (error) => {
        reject(error);
        end(error);
      },
    );
  });
}

async function* read(course: Course, given: AbortController): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const next = course.pieces.shift();
      if (next !== undefined) yield next;
      else if (course.ended) break;
      else
        await new Promise<void>((resolve) => {
          course.wake = resolve;
        });
    }
    if (course.error !== undefined) throw course.error;
  } finally {
    if (!course.ended) given.abort(new Fault('cancelled', 'Nobody reads the answer any more.'));
  }
}
