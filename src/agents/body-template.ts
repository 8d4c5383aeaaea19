import { Fault } from '../errors.ts';
import { WORLD_PLACEHOLDERS, type WorldAccess, type WorldPlaceholder } from './local/world-access.ts';
import { PLACEHOLDERS as OF_A_CALL, type Placeholder as OfACall, type WireCall } from './wire-call.ts';

/**
 * Templates of request bodies and addresses. A template is cut into pieces once, when the agent is connected; a value is
 * put in by joining pieces, so nothing in a value is ever read as a template or as a replacement pattern (security.md S34).
 */

/** Where a placeholder stands decides how its value is written. */
type Place =
  /** Inside a JSON string, or in a plain text: JSON-escaped, without quotes. */
  | 'string'
  /** In place of a JSON value. */
  | 'value'
  /** In a URL or a form: percent-encoded. */
  | 'encoded';

type Piece = string | { readonly name: Placeholder; readonly place: Place };

/** A template ready to be filled. */
export interface CompiledTemplate {
  readonly pieces: readonly Piece[];
  readonly names: ReadonlySet<Placeholder>;
  /** Whether what comes out is JSON, whatever the values. */
  readonly json: boolean;
}

type Placeholder = OfACall | WorldPlaceholder;

const PLACEHOLDERS: readonly string[] = [...OF_A_CALL, ...WORLD_PLACEHOLDERS];
const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/y;
const KNOWN: ReadonlySet<string> = new Set(PLACEHOLDERS);
const FORM = 'application/x-www-form-urlencoded';

/**
 * A body template. JSON when it parses with every placeholder filled by a sample; inside strings a placeholder yields
 * escaped text, elsewhere a whole JSON value. What is no JSON (form, plain text) gets text; a declared form gets it
 * percent-encoded. Fault `validation_failed` for unknown names, placeholders in keys and broken JSON.
 */
export function compileBody(template: string, contentType: string | undefined): CompiledTemplate {
  const declared = contentType?.toLowerCase();
  if (declared?.startsWith(FORM))
    return compiled(cut(template, 'encoded', 'invocation.body_template'), false);
  // A lone text placeholder is a plain text body: as JSON it would gain quotes that nobody wrote.
  const alone = /^\s*\{\{\s*(\w+)\s*\}\}\s*$/.exec(template)?.[1];
  if (alone === undefined || alone === 'messages' || alone === 'attachments') {
    const pieces = cutJson(template);
    const problem = problemAsJson(pieces);
    if (problem === undefined) return compiled(pieces, true);
    const meantAsJson = /^\s*(\{(?!\{)|\[)/.test(template) && (declared ?? 'json').includes('json');
    if (meantAsJson) throw bad(`is no valid JSON: ${problem}`);
  }
  return compiled(cut(template, 'string', 'invocation.body_template'), false);
}

/** An address with placeholders, which are percent-encoded; none may stand before the path, where it would choose the host. */
export function compileUrl(url: string): CompiledTemplate {
  const pieces = cut(url, 'encoded', 'invocation.url');
  const first = typeof pieces[0] === 'string' ? pieces[0] : '';
  if (pieces.length > 1 && !/^[a-z][a-z0-9+.-]*:\/\/[^/?#]+[/?#]/i.test(first))
    throw bad('has a placeholder before its path: a value would choose the host', 'invocation.url');
  return compiled(pieces, false);
}

/** The template with the values of one call. */
export function fill(template: CompiledTemplate, values: WireCall & WorldAccess['values']): string {
  let text = '';
  for (const piece of template.pieces)
    text += typeof piece === 'string' ? piece : written(values[piece.name], piece.place);
  return text;
}

function written(value: unknown, place: Place): string {
  if (place === 'value') return JSON.stringify(value ?? null);
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  // A lone surrogate has no UTF-8 form and makes encodeURIComponent throw.
  return place === 'encoded' ? encodeURIComponent(text.toWellFormed()) : JSON.stringify(text).slice(1, -1);
}

function compiled(pieces: Piece[], json: boolean): CompiledTemplate {
  const names = new Set<Placeholder>();
  for (const piece of pieces) if (typeof piece !== 'string') names.add(piece.name);
  return { pieces, names, json };
}

function cut(template: string, place: Place, setting: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = template.indexOf('{{'); at >= 0; at = template.indexOf('{{', at)) {
    const found = placeholderAt(template, at, setting);
    if (found === undefined) at += 2;
    else {
      pieces.push(template.slice(from, at), { name: found.name, place });
      from = at = found.end;
    }
  }
  pieces.push(template.slice(from));
  return pieces;
}

/** Cuts along the grammar of JSON strings, which is exact whenever the template turns out to be JSON. */
function cutJson(template: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let inString = false;
  let filledString = false;
  for (let at = 0; at < template.length; at++) {
    const char = template[at];
    if (char === '\\' && inString) at++;
    else if (char === '"') {
      if (inString && filledString && /^\s*:/.test(template.slice(at + 1, at + 100)))
        throw bad('has a placeholder in the name of a key: a value would choose the field');
      inString = !inString;
      filledString = false;
    } else if (char === '{' && template[at + 1] === '{') {
      const found = placeholderAt(template, at, 'invocation.body_template');
      if (found === undefined) continue;
      pieces.push(template.slice(from, at), { name: found.name, place: inString ? 'string' : 'value' });
      from = found.end;
      at = from - 1;
      filledString = inString;
    }
  }
  pieces.push(template.slice(from));
  return pieces;
}

function problemAsJson(pieces: readonly Piece[]): string | undefined {
  const sample = pieces.map((piece) =>
    typeof piece === 'string' ? piece : piece.place === 'value' ? 'null' : '',
  );
  try {
    JSON.parse(sample.join(''));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'it does not parse';
  }
}

function placeholderAt(
  template: string,
  at: number,
  setting: string,
): { name: Placeholder; end: number } | undefined {
  PLACEHOLDER.lastIndex = at;
  const match = PLACEHOLDER.exec(template);
  if (match === null) return undefined;
  const name = match[1] as string;
  if (!KNOWN.has(name))
    throw bad(
      `has an unknown placeholder {{ ${name.slice(0, 80)} }}`,
      setting,
      `Known are ${PLACEHOLDERS.join(', ')}.`,
    );
  // Membership was checked on the line above.
  return { name: name as Placeholder, end: at + match[0].length };
}

function bad(what: string, setting = 'invocation.body_template', hint?: string): Fault {
  return new Fault('validation_failed', `${setting} ${what}.`, {
    where: setting,
    hint: hint ?? 'Write for example {"question": "{{ input }}", "history": {{ messages }}}.',
    problems: [{ path: setting, message: what }],
  });
}
