import { z } from 'zod';
import { timestamp } from '../../schema/common.ts';
import { DEEPEST, isDeeper } from '../../schema/nesting.ts';
import { MOST_BODY } from '../canonical/content-encoding.ts';

/**
 * The form of cassettes. They are committed, so what is read of them was written by whoever opened a pull request: everything is bounded, and
 * nothing of it reaches an answer that a server could not have given.
 */

/** Number of the form of the file. */
export const VERSION = 1;
/** Bytes of a cassette, and of one of its lines: the largest body with its JSON quotes. */
export const MOST_BYTES = 256 * 1024 * 1024;
export const LONGEST_LINE = 2 * MOST_BODY;
/** Recordings of a cassette. */
export const MOST_RECORDINGS = 100_000;

const name = z.string().min(1).max(500);
const count = z.number().int().min(0).max(1_000_000_000);
const attempt = count;
const hex = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');

/** The first line. */
export const headerSchema = z.strictObject({
  cassette: z.literal(VERSION),
  agent: name,
  case: name,
  recorded_at: timestamp,
  models: z.array(name).max(1_000),
  judge: z.strictObject({ id: name, mode: z.literal('llm'), model: name }).optional(),
  attempts: z.array(attempt).max(MOST_RECORDINGS),
  signature: hex.optional(),
});
export type Header = z.infer<typeof headerSchema>;

/** A name of a header, in lower case. */
const headerName = z.string().regex(/^[!#$%&'*+.^_`|~0-9a-z-]{1,200}$/, 'must be the name of a header');
/** A value that ends no line. */
const headerValue = z
  .string()
  .max(16_384)
  .regex(/^[^\x00-\x08\x0a-\x1f\x7f]*$/, 'must be the value of a header');
const headers = z.record(headerName, headerValue);

/** Looked at letter by letter: one expression for the whole of a large file needs more stack than there is. */
const base64 = z
  .string()
  .refine((text) => text.length % 4 === 0 && !/[^A-Za-z0-9+/=]|=[^=]/.test(text), 'must be base64');

const part = z.strictObject({
  name: z.string().optional(),
  file: z.string().optional(),
  type: z.string().optional(),
  text: z.string().optional(),
  bytes: count.optional(),
  sha256: hex.optional(),
});
const body = z.union([
  z.strictObject({ json: z.unknown() }),
  z.strictObject({ text: z.string() }),
  z.strictObject({ form: z.array(z.tuple([z.string(), z.string()])) }),
  z.strictObject({ parts: z.array(part) }),
  z.strictObject({ bytes: count, sha256: hex }),
]);

const usage = z.strictObject({
  input_tokens: z.number().min(0).optional(),
  output_tokens: z.number().min(0).optional(),
  cost_usd: z.number().min(0).optional(),
});
const head = {
  attempt,
  k: z.number().int().min(1).max(MOST_RECORDINGS),
  key: hex,
  at: timestamp,
  model: name.optional(),
  usage: usage.optional(),
};
const piece = z.strictObject({ text: z.string(), after: z.enum(['at_once', 'soon', 'late']).optional() });
const tree = z
  .record(z.string(), z.unknown())
  .refine((value) => !isDeeper(value, DEEPEST), `must not nest more than ${DEEPEST} levels deep`);

const httpSchema = z.strictObject({
  ...head,
  kind: z.literal('http'),
  turn: count,
  request: z.strictObject({
    method: z.string().regex(/^[A-Z]{1,20}$/),
    target: z.string().max(65_536),
    headers: headers.optional(),
    body: body.optional(),
  }),
  response: z
    .strictObject({
      status: z.number().int().min(200).max(599),
      headers,
      pieces: z.array(piece).optional(),
      base64: base64.optional(),
      broken: z.literal(true).optional(),
    })
    .refine(
      ({ pieces, base64 }) => pieces === undefined || base64 === undefined,
      'has either pieces or base64',
    ),
});

/** Each other line. */
export const recordingSchema = z.discriminatedUnion('kind', [
  httpSchema,
  z.strictObject({ ...head, kind: z.literal('judge'), request: tree, response: tree }),
  z.strictObject({ ...head, kind: z.literal('embed'), request: tree, response: tree }),
]);
