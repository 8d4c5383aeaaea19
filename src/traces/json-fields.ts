import { DEEPEST, isDeeper } from '../schema/nesting.ts';

/** A JSON object, or undefined for anything else. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>) // Any JSON object.
    : undefined;
}

/** An own field of an object, undefined where there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  const record = recordOf(value);
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The first of these fields that is text with something in it. */
export function textField(value: unknown, ...names: string[]): string | undefined {
  for (const name of names) {
    const field = fieldOf(value, name);
    if (typeof field === 'string' && field.trim() !== '') return field;
    if (typeof field === 'number') return String(field);
  }
  return undefined;
}

export function listField(value: unknown, ...names: string[]): readonly unknown[] | undefined {
  for (const name of names) {
    const field = fieldOf(value, name);
    if (Array.isArray(field)) return field;
  }
  return undefined;
}

/** Keys under which a text stands in an object, most telling first. */
const TEXT_KEYS = [
  'text',
  'output',
  'content',
  'message',
  'answer',
  'response',
  'input',
  'query',
  'question',
  'prompt',
];

/** What a value says: text itself, the text of its parts or of its telling key, else its JSON; empty for nothing. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value))
    return value
      .map((part) => (typeof part === 'string' ? part : (textField(part, 'text', 'content') ?? '')))
      .filter((part) => part !== '')
      .join('\n');
  for (const name of TEXT_KEYS) {
    const field = fieldOf(value, name);
    if (typeof field === 'string') return field;
  }
  return JSON.stringify(value);
}

/** JSON in a text where it is JSON, else the value as it came. Text that nests too deep for whoever takes it apart stays text. */
export function decoded(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    const inner: unknown = JSON.parse(value);
    return isDeeper(inner, DEEPEST) ? value : inner;
  } catch {
    return value; // Text that only looks like it.
  }
}
