import { z } from 'zod';
import { Fault } from '../errors.ts';
import { CHECK_MARKS } from '../schema/check.ts';
import { unknownKeys } from '../schema/unknown-keys.ts';
import { type ValueProblem, valueProblems } from '../schema/value-problems.ts';
import { didYouMean } from '../text/distance.ts';
import type { CheckKind, ReadyCheck } from './check-kind.ts';
import { type AttemptPath, attemptPath } from './place.ts';
import { checkKinds, findKind, needsNoValue } from './registry.ts';
import { notNamed, unknownKinds } from './unknown-words.ts';
import { writtenCheck } from './written-check.ts';

/** A check that was read: its kind, its value, and what stands beside it. */
export interface ReadCheck {
  readonly kind: CheckKind;
  readonly negated: boolean;
  /** The value as it was written, for what is shown as expected. */
  readonly value: unknown;
  /** One, or for the negation of a list one each: none may hold. */
  readonly ready: readonly ReadyCheck[];
  readonly name?: string;
  readonly of?: AttemptPath;
  readonly extract: boolean;
  readonly weight: number;
  /** Lowest score that passes, where the check says so. */
  readonly threshold?: number;
  readonly when?: ReadCheck;
  /** Checks under it: of a group, or of `at`. */
  readonly members: readonly ReadCheck[];
}

type Path = readonly (string | number)[];
type Read = { readonly check?: ReadCheck; readonly problems: readonly ValueProblem[] };

/** Groups in groups, deeper than anybody means it. */
const DEEPEST_GROUP = 10;

/** What may stand beside a kind. */
export const marks = z.object({
  name: z
    .string()
    .min(1)
    .max(100)
    .regex(
      /^[^\s\p{Cc}#](?:[^\p{Cc}#]*[^\s\p{Cc}#])?$/u,
      'must be one line without # and without blanks around it',
    )
    .refine((name) => name !== '__proto__', 'cannot be a name')
    .optional()
    .describe(
      'Name of its result. Left out: the kind, from the second on numbered: `contains`, `contains#2`.',
    ),
  of: z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .describe(
      'What it looks at, as a path of the attempt: `output.json.total`, `tool_calls[0].arguments.id`, `context`, `state.order`. Left out: `output`.',
    ),
  extract: z
    .boolean()
    .optional()
    .describe('`true`: the first fenced or bare JSON value in the text counts, not the whole text.'),
  weight: z
    .number()
    .min(0)
    .max(1e6)
    .optional()
    .describe('What it counts in the score of its group. 0: shown only, and not counted. Left out: 1.'),
  threshold: z
    .number()
    .gt(0)
    .max(1)
    .optional()
    .describe(
      'Lowest score that passes, for what gives a number: own code, groups. Left out: what the kind says.',
    ),
});
const MARKS: ReadonlySet<string> = new Set(CHECK_MARKS);

/** A check as it is written, read; or everything that is wrong with it. Paths of the problems begin at the check. */
export function readCheck(written: unknown, path: Path = [], depth = 0): Read {
  const unnamed = typeof written === 'string' ? notNamed(written) : undefined;
  if (unnamed !== undefined) return wrong(path, unnamed);
  const raw = typeof written === 'string' ? named(written) : written;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return wrong(path, `must be a check, such as contains: "36", not ${kindOf(raw)}`);
  if (depth > DEEPEST_GROUP) return wrong(path, `must not be nested more than ${DEEPEST_GROUP} deep`);
  // Border: an object that is no list; its values are looked at below.
  const record = raw as Record<string, unknown>;
  const kindKeys = Object.keys(record).filter((key) => !MARKS.has(key));
  const folded = atWithSibling(record, kindKeys);
  if (folded !== undefined) return readCheck(folded, path, depth);
  const [key, other] = kindKeys;
  if (key === undefined)
    return wrong(path, `names no check; checks are ${checkKinds.map(({ name }) => name).join(', ')}`);
  const kind = findKind(key);
  if (kind === undefined) return { problems: unknownKinds(record, kindKeys, path) };
  if (other !== undefined)
    return findKind(other) === undefined
      ? { problems: unknownKinds(record, [other], path) }
      : wrong([...path, other], `stands beside ${key}: each check is an entry of its own`);
  return readKind(kind, key, record, path, depth);
}

/** `at: total` with another check beside it is the short form of `at: { path: total, check: … }`. */
function atWithSibling(record: Record<string, unknown>, kindKeys: readonly string[]): object | undefined {
  const { at, ...rest } = record;
  const beside = kindKeys.filter((key) => key !== 'at');
  if (typeof at !== 'string' || beside.length !== 1) return undefined;
  const key = beside[0] as string; // One is there.
  const { [key]: value, ...others } = rest;
  return { ...others, at: { path: at, check: { [key]: value } } };
}

/** A kind that needs no value may be written as its name alone. */
function named(word: string): unknown {
  const kind = findKind(word);
  return kind === undefined || needsNoValue(kind.kind) ? { [word]: true } : word;
}

function readKind(
  { kind, negated }: { kind: CheckKind; negated: boolean },
  key: string,
  record: Record<string, unknown>,
  path: Path,
  depth: number,
): Read {
  const problems: ValueProblem[] = [];
  const place = [...path, key];
  const given = record[key];
  if (negated && !kind.negatable)
    problems.push({ path: place, message: `cannot be negated; there is only ${kind.name}` });
  const values = negated && kind.noneOf === true && Array.isArray(given) ? given : [given];
  if (kind.noneOf === true && !negated && Array.isArray(given))
    return wrong(
      place,
      `takes one text; a list belongs to contains_any (at least one), contains_all (every one), any_of and all_of, or to not_${kind.name} (none)`,
    );
  if (values.length === 0) problems.push({ path: place, message: 'must not be empty' });
  const ready: ReadyCheck[] = [];
  const members: ReadCheck[] = [];
  for (const [index, value] of values.entries()) {
    const at = values === given ? [...place, index] : place;
    for (const { step, check } of kind.members?.(value) ?? []) {
      const inner = readCheck(check, [...at, ...step], depth + 1);
      problems.push(...inner.problems);
      if (inner.check !== undefined) members.push(inner.check);
    }
    const parsed = kind.value.safeParse(value);
    // Of a text it would only ask whether it is the word.
    if (value === null && parsed.success && depth === 0 && record['of'] === undefined)
      problems.push({ path: at, message: `is empty; for the word write ${key}: "null"` });
    else if (parsed.success) ready.push(kind.ready(parsed.data));
    else problems.push(...problemsOfValue(parsed.error, value, at, suchAs(kind, key)));
    problems.push(...unknownWords(kind.value, value, at));
  }
  const beside = readMarks(kind, record, path, depth);
  problems.push(...beside.problems);
  if (problems.length > 0) return { problems };
  const { marks: read, of, when } = beside;
  return {
    problems,
    check: {
      ...{ kind, negated, value: given, ready, members },
      extract: read.extract ?? false,
      weight: read.weight ?? 1,
      ...(read.name === undefined ? {} : { name: read.name }),
      ...(read.threshold === undefined ? {} : { threshold: read.threshold }),
      ...(of === undefined ? {} : { of }),
      ...(when === undefined ? {} : { when }),
    },
  };
}

/** What is wrong with a value that stands at `path`; whoever wrote another form is shown the right one. */
function problemsOfValue(error: z.ZodError, value: unknown, path: Path, suchAs: string): ValueProblem[] {
  return valueProblems(error, value).map(({ path: inside, message, ...more }) => ({
    ...more,
    path: [...path, ...inside],
    message: inside.length === 0 && /^(?:must be|needs) /.test(message) ? `${message}${suchAs}` : message,
  }));
}

/** How a value of a kind is written, for the end of a sentence. */
function suchAs({ example, name }: CheckKind, key: string): string {
  const text = writtenCheck({ [key]: example.check[name] });
  return text === undefined ? '' : `, such as ${text}`;
}

function readMarks(kind: CheckKind, record: Record<string, unknown>, path: Path, depth: number) {
  const problems: ValueProblem[] = [];
  const given = Object.fromEntries(Object.entries(record).filter(([key]) => Object.hasOwn(marks.shape, key)));
  const parsed = marks.safeParse(given);
  if (!parsed.success)
    problems.push(
      ...valueProblems(parsed.error, given).map((one) => ({ ...one, path: [...path, ...one.path] })),
    );
  const read = parsed.data ?? {};
  let of: AttemptPath | undefined;
  if (read.of !== undefined) {
    const found = attemptPath(read.of);
    if (!kind.of)
      problems.push({
        path: [...path, 'of'],
        message: `does not belong to ${kind.name}, which looks at ${kind.reads?.length === 0 ? 'the whole attempt' : (kind.reads ?? ['output']).join(', ')}`,
      });
    else if ('problem' in found) problems.push({ ...found, path: [...path, 'of'], message: found.problem });
    else of = found;
  }
  if (read.threshold !== undefined && kind.ownThreshold === true)
    problems.push({
      path: [...path, 'threshold'],
      message: `does not belong to ${kind.name}, whose value says from where on it passes`,
    });
  if (read.extract !== undefined && kind.extracts !== true && of?.json !== true)
    problems.push({
      path: [...path, 'extract'],
      message: `belongs to ${checkKinds
        .filter(({ extracts }) => extracts)
        .map(({ name }) => name)
        .join(', ')} and to paths into JSON, not to ${kind.name}`,
    });
  let when: ReadCheck | undefined;
  if (record['when'] !== undefined) {
    const condition = readCheck(record['when'], [...path, 'when'], depth + 1);
    problems.push(...condition.problems);
    when = condition.check;
  }
  return { marks: read, of, when, problems };
}

/** What is wrong with the values of a check that only shows when they are made: expressions, schemas, code that do not compile. */
export async function problemsWhenMade(check: ReadCheck): Promise<string[]> {
  const own = await Promise.all(
    check.ready.map(async (one) => {
      try {
        await one.compiled();
        return [];
      } catch (error) {
        if (!(error instanceof Fault) || error.code !== 'validation_failed') throw error;
        return [`${error.message}${error.hint === undefined ? '' : ` ${error.hint}`}`];
      }
    }),
  );
  const nested = await Promise.all(
    [...check.members, ...(check.when === undefined ? [] : [check.when])].map(problemsWhenMade),
  );
  return [...own, ...nested].flat();
}

function unknownWords(form: z.ZodType, value: unknown, path: Path): ValueProblem[] {
  return unknownKeys(form, value).map(({ path: inside, key, known }) => {
    const meant = didYouMean(key, known);
    const hint = meant === null ? `; known: ${known.join(', ')}` : ` (did you mean "${meant}"?)`;
    return { path: [...path, ...inside, key], message: `is not known here${hint}` };
  });
}

function wrong(path: Path, message: string): Read {
  return { problems: [{ path: [...path], message }] };
}

const kindOf = (value: unknown) =>
  value === null ? 'nothing' : Array.isArray(value) ? 'a list' : `${JSON.stringify(value)?.slice(0, 60)}`;
