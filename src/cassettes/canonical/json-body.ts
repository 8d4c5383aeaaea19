import { DEEPEST, isDeeper } from '../../schema/nesting.ts';
import { withoutBase64 } from './binary.ts';
import { type Dialect, DROPPED, NUMBERED } from './rules.ts';
import { withoutVolatileLines, withoutVolatileReminders } from './volatile-lines.ts';

type Tree = Record<string, unknown>;

/** The JSON of a body as it is compared; undefined where the text is no JSON, or nests too deeply to be looked at. */
export function canonicalJsonBody(text: string, dialect: Dialect): { readonly json: unknown } | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (isDeeper(json, DEEPEST)) return undefined;
  if (isTree(json)) {
    for (const { dialects, path } of DROPPED) if (dialects.includes(dialect)) dropAt(json, path);
    numberIds(json);
    cleanSystemTexts(json);
  }
  return { json: mapTexts(json, withoutBase64) };
}

/** A JSON value with every text in it changed. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]));
}

/** Takes a property away, and the object around it where nothing is left of that. */
function dropAt(tree: Tree, [name = '', ...rest]: readonly string[]): void {
  if (!Object.hasOwn(tree, name)) return;
  const inner = tree[name];
  if (rest.length > 0) {
    if (!isTree(inner)) return;
    dropAt(inner, rest);
    if (Object.keys(inner).length > 0) return;
  }
  delete tree[name];
}

/** Gives ids the number in which they appear first; an id that comes again has the same number. */
function numberIds(body: Tree): void {
  const numbers = new Map<string, string>();
  const numbered = (id: unknown) => {
    if (typeof id !== 'string') return id;
    const known = numbers.get(id) ?? `id-${numbers.size + 1}`;
    numbers.set(id, known);
    return known;
  };
  for (const { list, places } of NUMBERED) {
    const entries = body[list];
    if (!Array.isArray(entries)) continue;
    for (const entry of entries) for (const place of places) changeAt(entry, place.split('.'), numbered);
  }
}

function changeAt(
  value: unknown,
  [name = '', ...rest]: readonly string[],
  change: (value: unknown) => unknown,
) {
  if (name === '*') {
    if (Array.isArray(value)) for (const one of value) changeAt(one, rest, change);
    return;
  }
  if (!isTree(value) || !Object.hasOwn(value, name)) return;
  if (rest.length === 0) value[name] = change(value[name]);
  else changeAt(value[name], rest, change);
}

/** Texts that the system gives: top-level prompts, messages of its roles, and reminders in messages of users. */
function cleanSystemTexts(body: Tree): void {
  for (const name of ['system', 'instructions', 'systemInstruction', 'system_instruction'])
    if (Object.hasOwn(body, name)) body[name] = mapTexts(body[name], withoutVolatileLines);
  for (const name of ['messages', 'input', 'contents']) {
    const entries = body[name];
    if (!Array.isArray(entries)) continue;
    for (const entry of entries) {
      if (!isTree(entry)) continue;
      const isSystem = entry['role'] === 'system' || entry['role'] === 'developer';
      const clean = isSystem ? withoutVolatileLines : withoutVolatileReminders;
      for (const part of ['content', 'parts'])
        if (Object.hasOwn(entry, part)) entry[part] = mapTexts(entry[part], clean);
    }
  }
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
