import type { PropertySchema } from '../../../judges/items.ts';
import { closedObject } from '../../../judges/items-form.ts';
import { FormError } from '../../../judges/judge.ts';

const TYPES = ['number', 'integer', 'string', 'boolean', 'array', 'object'] as const;
/** Kinds of values that an answer can hold. */
type FieldType = (typeof TYPES)[number];

/** Other words for the same types, as people write them. */
const SYNONYMS: Readonly<Record<string, FieldType>> = {
  float: 'number',
  int: 'integer',
  str: 'string',
  text: 'string',
  bool: 'boolean',
  list: 'array',
  dict: 'object',
};
/** The types that a message about a wrong one names. */
export const TYPE_NAMES: readonly string[] = TYPES;

/** A type as `output_schema` names it. */
interface AnswerType {
  readonly type: FieldType;
  readonly nullable: boolean;
  /** Of an array with one kind of entries (`string[]`). */
  readonly entries?: FieldType;
}

/** One key of the answer besides score and reasoning. */
export interface AnswerField extends AnswerType {
  readonly key: string;
  /** Its property in the structured output: the key, unless providers refuse such names. */
  readonly property: string;
}

/** Names that every provider takes for a property. */
const SAFE_PROPERTY = /^[A-Za-z_][\w.-]{0,63}$/;

/** `number`, `string[]`, `array<string>`, `string | null`, `string?`; null for anything else. */
export function parseType(text: string): AnswerType | null {
  const bare = text.trim().toLowerCase();
  const parts = bare
    .replace(/\?$/, '|null')
    .split('|')
    .map((part) => part.trim());
  const [name = '', ...others] = parts.filter((part) => part !== 'null');
  if (others.length > 0) return null;
  const nullable = parts.includes('null');
  const list = /^(?:array<\s*(\w+)\s*>|(\w+)\[\])$/.exec(name);
  const type = typeNamed(list === null ? name : (list[1] ?? list[2] ?? ''));
  if (type === undefined) return null;
  return list === null ? { type, nullable } : { type: 'array', nullable, entries: type };
}

function typeNamed(name: string): FieldType | undefined {
  return TYPES.find((type) => type === name) ?? (Object.hasOwn(SYNONYMS, name) ? SYNONYMS[name] : undefined);
}

/** The field of a key; `index` names it in the structured output where the key itself cannot. */
export function answerField(
  key: string,
  type: AnswerType,
  index: number,
  taken: readonly string[],
): AnswerField {
  const usable = SAFE_PROPERTY.test(key) && !taken.includes(key) && key !== '__proto__';
  return { ...type, key, property: usable ? key : `field_${index + 1}` };
}

/**
 * JSON Schema of a field that every provider takes: strict modes refuse free objects and lists of anything, so an object
 * is asked for as a list of names and values, and a list without a kind as a list of texts.
 */
export function fieldSchema(field: AnswerField): PropertySchema {
  const { key, property, type, nullable, entries = 'string' } = field;
  const described = key === property ? {} : { description: key };
  const named = nullable ? [type, 'null'] : type;
  if (type === 'array') return { ...described, type: named, items: plainSchema(entries) };
  if (type === 'object')
    return { ...described, ...plainSchema('object'), type: nullable ? ['array', 'null'] : 'array' };
  return { ...described, type: named };
}

function plainSchema(type: FieldType): PropertySchema {
  const text = { type: 'string' };
  if (type === 'object') return { type: 'array', items: closedObject({ name: text, value: text }) };
  return type === 'array' ? { type, items: text } : { type };
}

/** The value of a field in an answer. Throws FormError when it has another type: nothing is converted by guessing. */
export function readField(field: AnswerField, answer: Readonly<Record<string, unknown>>): unknown {
  const { key, property, type, nullable, entries } = field;
  const name = [property, key].find((each) => Object.hasOwn(answer, each));
  if (name === undefined) throw new FormError(`The property "${property}" is missing.`);
  const value = answer[name];
  if (value === null && nullable) return null;
  const read = typedValue(type, value);
  if (
    read === undefined ||
    (Array.isArray(read) &&
      entries !== undefined &&
      read.some((each) => typedValue(entries, each) === undefined))
  )
    throw new FormError(
      `The property "${property}" must be of type ${entries === undefined ? type : `${entries}[]`}.`,
    );
  return read;
}

function typedValue(type: FieldType, value: unknown): unknown {
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  if (type === 'integer') return Number.isSafeInteger(value) ? value : undefined;
  if (type === 'array') return Array.isArray(value) ? value : undefined;
  if (type === 'object') return objectOf(value);
  return typeof value === type ? value : undefined;
}

function objectOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return value;
  const pairs: [string, unknown][] = [];
  for (const pair of value as unknown[]) {
    if (typeof pair !== 'object' || pair === null) return undefined;
    const { name, value: held } = pair as { name?: unknown; value?: unknown }; // Border: checked in the next line.
    if (typeof name !== 'string') return undefined;
    pairs.push([name, held]);
  }
  return Object.fromEntries(pairs);
}

/** What a judge says that knows nothing of the field. */
export function neutralValue({ type, nullable }: AnswerType): unknown {
  if (nullable) return null;
  return { number: 0, integer: 0, string: '', boolean: false, array: [], object: [] }[type];
}
