import { Fault } from '../errors.ts';

/** How a body is written: `content-type` and `content-encoding` as they came. */
export interface BodyForm {
  type: string | null | undefined;
  encoding: string | null | undefined;
}

const PROTOBUF = 'application/x-protobuf';
const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?;?$/i;

/** Whether a body is protobuf, and the answer to it has to be. */
export const isProtobuf = ({ type }: Pick<BodyForm, 'type'>): boolean =>
  (type ?? '').split(';')[0]?.trim().toLowerCase() === PROTOBUF;

/** Whether only an export of spans may come in this form: protobuf, or anything that gzip has packed. */
export const isExportForm = (form: BodyForm): boolean =>
  isPlain(form.encoding) ? isProtobuf(form) : isGzip(form.encoding) && (isProtobuf(form) || isJsonType(form));

/**
 * The JSON form of a body that came as `isExportForm` says, at most `limit` bytes also when it is unpacked. `json` reads JSON. Fault
 * `malformed_json` for what is not what it says it is, `too_large` beyond the limits.
 */
export async function exportBody(
  bytes: Uint8Array,
  form: BodyForm,
  { limit, json }: { limit: number; json(bytes: Uint8Array): unknown },
): Promise<unknown> {
  const plain = isPlain(form.encoding) ? bytes : await unpacked(bytes, limit);
  if (!isProtobuf(form)) return json(plain);
  return (await import('./otlp-protobuf.ts')).decodeExport(plain);
}

/** The codes of `google.rpc.Status` by the status that HTTP has for them. */
const RPC_CODES: Readonly<Record<number, number>> = {
  400: 3,
  401: 16,
  403: 7,
  404: 5,
  409: 10,
  413: 8,
  415: 3,
  422: 3,
  429: 8,
  503: 14,
};
const UNKNOWN = 2;

/** An answer that is written in JSON, as exporters that send protobuf expect it. */
export async function protobufAnswer<A extends { status: number; headers?: Record<string, string> }>(
  answer: A & { body: string },
): Promise<Omit<A, 'body' | 'headers'> & { headers: Record<string, string>; body: Uint8Array }> {
  const { encodeExportAnswer, encodeStatus } = await import('./otlp-protobuf.ts');
  const { status } = answer;
  // Both are answers of ours: what was taken, or a problem with its detail.
  const value = JSON.parse(answer.body) as Parameters<typeof encodeExportAnswer>[0] & { detail?: string };
  const body =
    status < 300 ? encodeExportAnswer(value) : encodeStatus(RPC_CODES[status] ?? UNKNOWN, value.detail ?? '');
  return { ...answer, headers: { ...answer.headers, 'content-type': PROTOBUF }, body };
}

const isPlain = (encoding: BodyForm['encoding']) => /^(identity)?$/i.test((encoding ?? '').trim());
const isGzip = (encoding: BodyForm['encoding']) => /^(x-)?gzip$/i.test((encoding ?? '').trim());
const isJsonType = ({ type }: BodyForm) => JSON_TYPE.test((type ?? '').trim());

async function unpacked(bytes: Uint8Array, limit: number): Promise<Uint8Array> {
  const { gunzip } = await import('node:zlib');
  return new Promise((resolve, reject) => {
    gunzip(bytes, { maxOutputLength: limit }, (error, plain) => {
      if (error === null) resolve(plain);
      else if ('code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
        reject(
          new Fault('too_large', `The body is larger than ${limit / 1_048_576} MiB when it is unpacked.`, {
            where: 'body',
            hint: 'Send less at once.',
          }),
        );
      else
        reject(
          new Fault('malformed_json', 'The body is not valid gzip.', {
            where: 'body',
            hint: 'Send it without content-encoding, or packed by gzip.',
            problems: [{ path: 'body', message: 'is not valid gzip' }],
            cause: error,
          }),
        );
    });
  });
}
