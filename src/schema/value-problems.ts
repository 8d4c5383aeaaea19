import type { z } from 'zod';

/** One thing that is wrong with a value, in words for people. */
export interface ValueProblem {
  path: (string | number)[];
  message: string;
  /** What was written, where it must be one of `known`. */
  word?: string;
  known?: string[];
}

type Issue = z.core.$ZodIssue;

/** The issues of a failed parse as sentences without the path; the caller says where. Unknown keys are left to `unknownKeys`. */
export function valueProblems(error: z.core.$ZodError, value: unknown): ValueProblem[] {
  return error.issues.flatMap((issue) => translate(issue, value, []));
}

/** The same for a request in JSON: what is `null` there was written so, and is not said to be empty. */
export function requestProblems(error: z.core.$ZodError, value: unknown): ValueProblem[] {
  return valueProblems(error, value).map((problem) =>
    problem.path.length > 0 && valueAt(value, problem.path) === null
      ? { path: problem.path, message: 'must not be null' }
      : problem,
  );
}

/** `turns[0].input.text`; empty for the value itself. */
export function pathText(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
    '',
  );
}

function translate(issue: Issue, root: unknown, base: (string | number)[]): ValueProblem[] {
  // Symbols never come from JSON or YAML.
  const path = [...base, ...(issue.path as (string | number)[])];
  const actual = valueAt(root, path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return [];
    case 'invalid_union':
      return best(issue.errors, actual).flatMap((inner) => translate(inner, root, path));
    case 'invalid_type':
      if (actual === undefined) return [{ path, message: 'is required' }];
      return [{ path, message: `must be ${TYPES[issue.expected] ?? issue.expected}, not ${kindOf(actual)}` }];
    case 'invalid_value':
      if (actual === undefined) return [{ path, message: `is required: ${choices(issue.values)}` }];
      return [
        {
          path,
          message: `must be ${choices(issue.values)}, not ${kindOf(actual)}`,
          ...(typeof actual === 'string' ? { word: actual, known: issue.values.map(String) } : {}),
        },
      ];
    case 'too_small':
      return [{ path, message: tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false) }];
    case 'too_big':
      return [{ path, message: tooBig(issue.origin, Number(issue.maximum), issue.inclusive !== false) }];
    case 'invalid_format':
      return [{ path, message: FORMATS[issue.format] ?? issue.message }];
    case 'invalid_key':
      return [{ path, message: `has the key ${kindOf(path.at(-1))}, which is not allowed` }];
    default:
      return [{ path, message: issue.message }];
  }
}

/** The branch that fits what was written: not the one that already refuses its type, unless all do. */
function best(branches: readonly Issue[][], actual: unknown): readonly Issue[] {
  const fitting = branches.filter(
    (issues) => !issues.some((issue) => issue.code === 'invalid_type' && issue.path.length === 0),
  );
  if (fitting.length > 0) return fitting.reduce((one, other) => (other.length < one.length ? other : one));
  const wanted = branches
    .flat()
    .flatMap((issue) => (issue.code === 'invalid_type' ? [TYPES[issue.expected] ?? issue.expected] : []));
  const message =
    actual === undefined
      ? 'is required'
      : `must be ${[...new Set(wanted)].join(' or ')}, not ${kindOf(actual)}`;
  return [{ code: 'custom', path: [], message, input: actual }];
}

function valueAt(root: unknown, path: readonly (string | number)[]): unknown {
  let value = root;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<string | number, unknown>)[part];
  }
  return value;
}

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};
const FORMATS: Record<string, string> = {
  datetime: 'must be an ISO 8601 time, for example 2026-01-31T12:00:00Z',
  base64: 'must be base64',
  starts_with: 'does not start as it must',
};

/** What a person sees in the file. */
function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= 60 ? text : `${text.slice(0, 57)}…${typeof value === 'string' ? '"' : ''}`;
}

function choices(values: readonly unknown[]): string {
  return values.length === 1 ? `${values[0]}` : `one of ${values.join(', ')}`;
}

function tooSmall(origin: string, minimum: number, inclusive: boolean): string {
  if (origin === 'string')
    return minimum <= 1 ? 'must not be empty' : `must have at least ${minimum} characters`;
  if (origin === 'array') return minimum <= 1 ? 'must not be empty' : `needs at least ${minimum} entries`;
  return `must be ${inclusive ? 'at least' : 'above'} ${minimum}`;
}

function tooBig(origin: string, maximum: number, inclusive: boolean): string {
  if (origin === 'string') return `must have at most ${maximum} characters`;
  if (origin === 'array') return `must have at most ${maximum} entries`;
  return `must be ${inclusive ? 'at most' : 'below'} ${maximum}`;
}
