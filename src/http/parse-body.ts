import { Fault } from '../errors.ts';
import { jsonBody } from '../flow/json-body.ts';
import { JsonError, JsonReader } from '../test-cases/reading/json-reader.ts';

/**
 * Fault `unsupported_media_type` unless a body is JSON in UTF-8; a form that any page may send is none (security.md S52). Where exports
 * of spans come too, it says in which forms those may.
 */
export function checkContentType(type: string | null, encoding: string | null, exports = false): void {
  const json = /^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?;?$/i.test((type ?? '').trim());
  if (json && /^(identity)?$/i.test(encoding ?? '')) return;
  if (exports)
    throw new Fault(
      'unsupported_media_type',
      `${[encoding, type ?? 'A body without a content-type'].filter(Boolean).join(' ').slice(0, 200)} is not understood.`,
      {
        where: json ? 'content-encoding' : 'content-type',
        hint: 'Send application/json, or an export of spans as application/json or application/x-protobuf, packed by gzip or not at all.',
      },
    );
  throw new Fault(
    'unsupported_media_type',
    json
      ? `Bodies in the encoding ${encoding} are not understood.`
      : 'The body has to be JSON, and its content-type has to say so.',
    {
      where: json ? 'content-encoding' : 'content-type',
      hint: 'Send the header "content-type: application/json" and a body that is not compressed.',
    },
  );
}

/** Fault for a request of ours that came packed, as only exports of spans may. */
export const packedRequest = (): Fault =>
  new Fault('unsupported_media_type', 'Only exports of spans may be packed.', {
    where: 'content-encoding',
    hint: 'Send a body that is not compressed.',
  });

/** The JSON value of a body; what is no JSON is reported with its line and column. */
export const parseBody = (bytes: Uint8Array): unknown => jsonBody(bytes, whyNot);

/** What is wrong and where; the engine's own parser tells the place only sometimes, and shows pieces of the text. */
function whyNot(text: string): [what: string, where: string] {
  try {
    new JsonReader(text).document();
  } catch (error) {
    if (error instanceof JsonError) {
      const before = text.slice(0, error.offset);
      const line = before.split('\n').length;
      const place = `line ${line}, column ${error.offset - before.lastIndexOf('\n')}`;
      return [`The body is not valid JSON at ${place}: ${error.message}.`, `body, ${place}`];
    }
  }
  return ['The body is not valid JSON.', 'body'];
}
