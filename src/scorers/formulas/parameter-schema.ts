import type { ToolDescription } from '../../schema/tool-call.ts';
import { valueEqual } from './call-helpers.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The parameters of a tool, read from either form in which they are written down. */
export interface ParameterSchema {
  readonly properties: ReadonlyMap<string, Schema>;
  readonly required: ReadonlySet<string>;
  /** Whether arguments beside the properties are allowed. */
  readonly open: boolean;
}

/** Keys of a schema that are no parameters when parameters are given directly. */
const KEYWORDS = new Set(['required', 'additionalProperties', '$schema', '$defs', 'definitions', 'strict']);
/** Spellings of the types of JSON Schema and of the languages whose signatures are turned into it. */
const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: isText,
  str: isText,
  text: isText,
  number: isNumber,
  float: isNumber,
  double: isNumber,
  integer: Number.isInteger,
  int: Number.isInteger,
  long: Number.isInteger,
  boolean: isTruthValue,
  bool: isTruthValue,
  array: Array.isArray,
  list: Array.isArray,
  tuple: Array.isArray,
  object: isObject,
  dict: isObject,
  map: isObject,
  null: (value) => value === null,
};
/** Members of a list that are checked; a list of a thousand equal members shows no more. */
const MOST_MEMBERS = 100;
/** Alternatives of a schema are followed this deep; deeper ones accept everything. */
const DEEPEST = 4;

/**
 * What a tool takes (metrics.md 5.3): JSON Schema `{type: object, properties, required}`, or the parameters given directly as
 * `{name: {type, …}, …, required: […]}`, `required` inside or beside them. Null when nothing is known.
 */
export function parameterSchema(tool: ToolDescription | undefined): ParameterSchema | null {
  const given = tool?.parameters;
  if (given === undefined) return null;
  const { properties } = given;
  const direct = !(isObject(properties) && !isText(properties['type']));
  if (direct && given['type'] === 'object' && !isObject(given['properties'])) return null;
  const entries = Object.entries(direct ? given : properties).filter(
    ([name, schema]) => isObject(schema) && !(direct && KEYWORDS.has(name)),
  );
  if (direct && entries.length === 0) return null;
  const required = [given['required'], tool?.required]
    .flatMap((names) => (Array.isArray(names) ? names : []))
    .filter(isText);
  const additional = given['additionalProperties'];
  return {
    properties: new Map(entries as [string, Schema][]), // the filter left objects only
    required: new Set(required),
    open: additional === true || isObject(additional) || isObject(given['patternProperties']),
  };
}

/** Why a value does not fit the schema of its parameter; null when it does, or when the schema says nothing that can be checked. */
export function valueProblem(value: unknown, schema: Schema, depth = 0): string | null {
  if (depth > DEEPEST) return null;
  const allowed = schema['enum'];
  if (Array.isArray(allowed) && !allowed.some((one) => valueEqual(one, value)))
    return Array.isArray(value) && value.every((member) => allowed.some((one) => valueEqual(one, member)))
      ? null // a list of choices, written under the enum of one choice
      : `must be one of ${allowed.slice(0, 8).map(String).join(', ')}`;
  if ('const' in schema && !valueEqual(schema['const'], value)) return 'must be the one value allowed';
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(choices)) {
    const fits = choices.some(
      (choice) => !isObject(choice) || valueProblem(value, choice, depth + 1) === null,
    );
    if (!fits) return 'fits none of the allowed forms';
  }
  if (value === null && schema['nullable'] === true) return null;
  return typeProblem(value, schema) ?? rangeProblem(value, schema) ?? memberProblem(value, schema, depth);
}

function typeProblem(value: unknown, schema: Schema): string | null {
  const given = schema['type'];
  const names = (Array.isArray(given) ? given : [given]).filter(isText).map((name) => name.toLowerCase());
  const checks = names.map((name) => (Object.hasOwn(TYPES, name) ? TYPES[name] : undefined));
  if (checks.length === 0 || checks.includes(undefined)) return null; // "any", "date": nothing that can be checked
  return checks.some((check) => check?.(value)) ? null : `must be ${names.join(' or ')}, is ${typeOf(value)}`;
}

function rangeProblem(value: unknown, schema: Schema): string | null {
  if (!isNumber(value)) return null;
  const { minimum, maximum } = schema;
  if (isNumber(minimum) && value < minimum) return `must be at least ${minimum}`;
  return isNumber(maximum) && value > maximum ? `must be at most ${maximum}` : null;
}

function memberProblem(value: unknown, schema: Schema, depth: number): string | null {
  const { items } = schema;
  if (!Array.isArray(value) || !isObject(items)) return null;
  for (const member of value.slice(0, MOST_MEMBERS)) {
    const problem = valueProblem(member, items, depth + 1);
    if (problem !== null) return `a member ${problem}`;
  }
  return null;
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}
function isText(value: unknown): value is string {
  return typeof value === 'string';
}
function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
function isTruthValue(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
