import { textOf } from '../canonical/binary.ts';
import { decoded } from '../canonical/content-encoding.ts';
import type { RecordedResponse } from '../recording.ts';
import type { WireResponse } from '../tape.ts';
import { type Chunk, piecesOf } from './pieces.ts';
import { changedPieces } from './redact-pieces.ts';
import type { StandIns } from './stand-ins.ts';

/** Headers by which clients read an answer, or try again. Cookies, limits and ids of requests stay out. */
const KEPT_HEADERS: readonly string[] = [
  'content-language',
  'content-type',
  'location',
  'mcp-protocol-version',
  'mcp-session-id',
  'retry-after',
  'retry-after-ms',
  'x-should-retry',
];

/** An answer as it came, before anything is taken out of it. */
export interface Came {
  readonly status: number;
  readonly headers: WireResponse['headers'];
  readonly chunks: readonly Chunk[];
  readonly beganMs: number;
  readonly isBroken: boolean;
}

/** How an answer is kept: secrets and what other texts stand for taken out; undefined where it is compressed in a way nobody here knows. */
export function recordedResponse(
  came: Came,
  redact: (text: string) => string,
  stands: StandIns,
): RecordedResponse | undefined {
  const sent = Buffer.concat(came.chunks.map(({ bytes }) => bytes));
  const encoding = came.headers['content-encoding'];
  const bytes = sent.length === 0 ? sent : decoded(sent, encoding);
  if (bytes === undefined) return undefined;
  const head = { status: came.status, headers: keptHeaders(came.headers, redact) };
  const broken = came.isBroken ? { broken: true as const } : {};
  if (bytes.length === 0) return { ...head, ...broken };
  const text = textOf(bytes);
  if (text === undefined) return { ...head, ...binary(bytes, redact), ...broken };
  // What was compressed came as a whole, as far as can be told.
  const chunks = bytes === sent ? came.chunks : [];
  let pieces = piecesOf(chunks, text, came.headers['content-type'] ?? '', came.beganMs);
  for (const { mark, text: meant } of stands.marks)
    pieces = changedPieces(pieces, (one) => one.replaceAll(meant, () => mark), mark);
  return { ...head, pieces: changedPieces(pieces, redact), ...broken };
}

/** Bytes that are no text: as they are, unless a secret stands in them, in one byte or two a character. */
function binary(
  bytes: Uint8Array,
  redact: (text: string) => string,
): Pick<RecordedResponse, 'pieces' | 'base64'> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const loose = buffer.toString('utf8');
  const without = redact(loose);
  if (without !== loose) return { pieces: [{ text: without }] };
  const single = buffer.toString('latin1');
  const left = redact(single);
  return { base64: (left === single ? buffer : Buffer.from(left, 'latin1')).toString('base64') };
}

function keptHeaders(
  given: WireResponse['headers'],
  redact: (text: string) => string,
): Record<string, string> {
  const kept = KEPT_HEADERS.flatMap((name): [string, string][] => {
    const value = given[name];
    return value === undefined ? [] : [[name, redact(value)]];
  });
  return Object.fromEntries(kept);
}
