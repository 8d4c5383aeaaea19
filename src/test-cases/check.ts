import type { z } from 'zod';
import { findKind } from '../checks/registry.ts';
import { unknownKeys } from '../schema/unknown-keys.ts';
import { pathText, type ValueProblem, valueProblems } from '../schema/value-problems.ts';
import { didYouMean } from '../text/distance.ts';
import type { FileProblem } from './evals.ts';
import type { Path, Piece } from './reading/piece.ts';
import { suggest } from './suggest.ts';

/** A resource on its way in: what was read, and where. `file` is as shown. */
export interface Source {
  piece: Piece;
  file: string;
}

/** A problem of one value of a resource, with its place. */
export function problemAt(
  source: Source,
  path: Path,
  message: string,
  options: { what?: 'value' | 'key'; severity?: FileProblem['severity'] } = {},
): FileProblem {
  const name = source.piece.nameOf?.(path) ?? pathText(path);
  return {
    file: source.file,
    ...source.piece.at(path, options.what ?? 'value'),
    severity: options.severity ?? 'error',
    message: sentence(name, message),
  };
}

/** `turns must not be empty`, but `turns: a single case has one turn`. */
function sentence(name: string, message: string): string {
  // `min_passes 3 is above repeat 2` names its key already; a plain word like `name` proves nothing.
  const named = message.includes(`${name}.`) || (/[._[]/.test(name) && message.includes(name));
  if (name === '' || named) return message;
  return /^(?:must|is|needs|has|takes|cannot|does|holds|leads|changed|matches)\b/.test(message)
    ? `${name} ${message}`
    : `${name}: ${message}`;
}

/** Problems of one file that are shown, and as much advice: nobody reads more, and the first few often explain the others. */
export const MOST_OF_A_FILE = 100;

/** Longer lists of keys help nobody. */
const MOST_LISTED = 12;

/** Keys that are right elsewhere: people write them one level too high. */
const HINTS: Record<string, string> = {
  input: '; it belongs to a turn: turns: [{ input: … }]',
  expected_behavior: '; it belongs to a turn: turns: [{ expected_behavior: … }]',
  checks: '; it belongs to a turn: turns: [{ checks: … }]',
  goal: '; it belongs to a simulated user: user: { goal: … }',
  facts: '; it belongs to a simulated user: user: { facts: … }',
  persona: '; it belongs to a simulated user: user: { persona: … }',
  max_turns: '; it belongs to a simulated user: user: { stop: { max_turns: … } }',
};

/** Keys that other tools have where a turn has checks. */
const ASSERTIONS = /^(?:assert|expect)(?:s|ed|ions?|ations?|ed_output)?$/;

/**
 * A resource against the form of its kind: the parsed value when it is right, and everything that is wrong with it. For one of many the form
 * is compiled to code of its own, which takes as long as a few hundred are checked.
 */
export function checkPiece<S extends z.ZodType>(
  form: S,
  kind: string,
  source: Source,
  { isOneOfMany = false } = {},
): { value: z.output<S> | undefined; problems: FileProblem[] } {
  const { value } = source.piece;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const what = value === null ? 'empty' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
    return { value: undefined, problems: [problemAt(source, [], `${kind} must be an object, not ${what}`)] };
  }
  const parsed = form.safeParse(value, { jitless: !isOneOfMany });
  const unknown = unknownKeys(form, value);
  if (parsed.success && unknown.length === 0) return { value: parsed.data, problems: [] };
  const misspelt = new Set<string>();
  const problems = unknown.map(({ path, key, known }, index): FileProblem => {
    // The others are only counted.
    const isShown = index < MOST_OF_A_FILE;
    const close = isShown ? didYouMean(key, known) : null;
    if (close !== null) misspelt.add(JSON.stringify([...path, close]));
    const hint = close !== null ? ` (did you mean "${close}"?)` : isShown ? hintFor(key, path, known) : '';
    const inside = path.length === 0 ? '' : ` in ${pathText(path)}`;
    return {
      file: source.file,
      ...source.piece.at([...path, key], 'key'),
      severity: 'error',
      message: `unknown key "${key}"${inside}${hint}`,
    };
  });
  if (!parsed.success)
    for (const problem of valueProblems(parsed.error, value)) {
      // Said already, as the unknown key that was meant to be this one.
      if (problem.message.startsWith('is required') && misspelt.has(JSON.stringify(problem.path))) continue;
      problems.push(problemAt(source, problem.path, problem.message + suggestion(problem)));
    }
  return { value: undefined, problems };
}

/** What to write instead of an unknown key that resembles nothing. */
function hintFor(key: string, path: Path, known: readonly string[]): string {
  const misplaced =
    path.length === 0 && known.includes('turns') && Object.hasOwn(HINTS, key) ? HINTS[key] : undefined;
  return (
    misplaced ??
    checkHint(key, known) ??
    (known.length <= MOST_LISTED ? `; known keys: ${known.join(', ')}` : '')
  );
}

/** For a key of a turn that is, or holds, what stands under `checks`. */
function checkHint(key: string, known: readonly string[]): string | undefined {
  if (!known.includes('checks')) return undefined;
  if (findKind(key.replaceAll('-', '_')) !== undefined) return `; it is a check: checks: [{ ${key}: … }]`;
  return ASSERTIONS.test(key)
    ? '; what an answer has to be stands under checks: [{ contains: … }], or in words as expected_behavior'
    : undefined;
}

function suggestion({ word, known }: ValueProblem): string {
  return word === undefined || known === undefined ? '' : suggest(word, known);
}

/** `file:line:column: message`, as editors and people read it. */
export function problemLine({ file, line, column, severity, message }: FileProblem): string {
  return `${file}:${line}:${column}: ${severity === 'advice' ? 'advice: ' : ''}${message}`;
}

/** Order of a report: by file, then by place. */
export function byPlace(one: FileProblem, other: FileProblem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}
