import { Fault } from '../errors.ts';
import { DEEPEST, isDeeper } from '../schema/nesting.ts';

/** What is wrong with a text that is no JSON, as a sentence, and where. */
type WhyNoJson = (text: string) => [what: string, where: string];

/**
 * The JSON value of a request's body, at every entry point. Fault `malformed_json` for what is empty, no UTF-8, no JSON or
 * nested deeper than recursive code may go; `__proto__` is a key like none.
 */
export function jsonBody(
  bytes: Uint8Array,
  whyNot: WhyNoJson = () => ['The body is not valid JSON.', 'body'],
): unknown {
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

/** Takes away the key that would change what an object is when it is copied. Depth was checked before. */
function dropPrototypes(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  for (const inner of Object.values(value)) dropPrototypes(inner);
}
