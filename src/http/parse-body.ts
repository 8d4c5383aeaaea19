import { Fault } from '../errors.ts';
import { DEEPEST, isDeeper } from '../schema/nesting.ts';
import { JsonError, JsonReader } from '../test-cases/json-reader.ts';

/** Fault `unsupported_media_type` unless a body is JSON in UTF-8; a form that any page may send is none (security.md S52). */
export function checkContentType(type: string | null, encoding: string | null): void {
  const json = /^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?;?$/i.test((type ?? '').trim());
  if (json && /^(identity)?$/i.test(encoding ?? '')) return;
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

/** The JSON value of a body. Fault `malformed_json` with the place; `__proto__` is a key like none. */
export function parseBody(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) throw malformed('The request has no body.', 'body');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformed('The body is not valid UTF-8.', 'body');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed(...whyNot(text));
  }
  if (isDeeper(value, DEEPEST))
    throw malformed(`The body is nested more than ${DEEPEST} levels deep.`, 'body');
  if (text.includes('"__proto__"') || text.includes('\\u')) dropPrototypes(value);
  return value;
}

function malformed(what: string, where: string): Fault {
  return new Fault('malformed_json', what, {
    where,
    hint: 'Send one JSON object in UTF-8.',
    problems: [{ path: where, message: what }],
  });
}

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

/** Takes away the key that would change what an object is when it is copied. Depth was checked before. */
function dropPrototypes(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  for (const inner of Object.values(value)) dropPrototypes(inner);
}
