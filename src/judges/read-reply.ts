import { defined } from '../schema/defined.ts';
import { isDeeper } from '../schema/nesting.ts';
import { type Form, FormError } from './judge.ts';

/** A reply that was read, or the sentence that tells the judge why it could not be (with its JSON where there was some). */
export type ReadReply<T> =
  | { ok: true; answer: T; json: unknown; at?: number }
  | { ok: false; problem: string; json?: unknown };

/** Deepest answer accepted. Schemas are four levels deep; what is far deeper cannot be written back (security.md F10). */
const DEEPEST = 64;
const NO_JSON = 'The answer held no complete JSON object.';

/**
 * From a model's reply to an answer: strict JSON, else the last complete object in the text (a model that first quotes a
 * verdict from the material and then gives its own means its own), else that object repaired. A reply that breaks off is
 * never completed: half a list would look like a short one (security.md R09). `json` is what a tool call already parsed; the
 * `at` of an answer is where its JSON begins in the text, unless it had to be repaired.
 */
export async function readReply<T>(
  reply: { text: string; json?: unknown },
  form: Form<T>,
): Promise<ReadReply<T>> {
  let json = reply.json;
  let at: number | undefined;
  if (json === undefined) {
    const parsed = parse(reply.text);
    if (parsed === undefined) return { ok: false, problem: NO_JSON };
    json = parsed.strict ? parsed.json : await repaired(parsed.text);
    if (parsed.strict) at = parsed.at;
    if (json === undefined) return { ok: false, problem: 'The answer was no valid JSON.' };
  }
  if (isDeeper(json, DEEPEST)) return { ok: false, problem: 'The answer is nested too deeply.' };
  try {
    return { ok: true, answer: form.read(json), json, ...defined({ at }) };
  } catch (error) {
    if (error instanceof FormError) return { ok: false, problem: error.message, json };
    throw error;
  }
}

type Parsed = { strict: true; json: unknown; at: number } | { strict: false; text: string };

function parse(text: string): Parsed | undefined {
  const whole = strict(text.trim(), text.length - text.trimStart().length);
  if (whole !== undefined) return whole;
  const last = lastObject(text);
  return last === undefined ? undefined : (strict(last.text, last.at) ?? { strict: false, text: last.text });
}

function strict(text: string, at: number): Parsed | undefined {
  try {
    return { strict: true, json: JSON.parse(text), at };
  } catch {
    return undefined; // Not strict JSON: the caller has gentler ways.
  }
}

/** The last `{…}` of the top level whose braces close; undefined as soon as the text ends inside one. */
function lastObject(text: string): { text: string; at: number } | undefined {
  let depth = 0;
  let start = 0;
  let inString = false;
  let last: { text: string; at: number } | undefined;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = depth > 0;
    else if (char === '{') {
      if (depth === 0) start = at;
      depth++;
    } else if (char === '}' && depth > 0) {
      depth--;
      if (depth === 0) last = { text: text.slice(start, at + 1), at: start };
    }
  }
  return depth === 0 && !inString ? last : undefined;
}

async function repaired(text: string): Promise<unknown> {
  try {
    const { jsonrepair } = await import('jsonrepair');
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined; // Beyond repair: the judge is asked again.
  }
}
