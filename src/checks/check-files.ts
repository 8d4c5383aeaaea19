import { findKind } from './registry.ts';

type Path = readonly (string | number)[];
/** The text of a file that a check names, and its path from the evals folder. */
interface ReadFile {
  readonly text: string;
  readonly path: string;
}
/** Undefined where it could not be read, which is said by then. */
type ReadText = (file: string, path: Path) => Promise<ReadFile | undefined>;
/** The same of a file that is used as it is: only its path from the evals folder. */
type FindFile = (file: string, path: Path) => Promise<string | undefined>;

/** Whether a check, or one under it, names a file. */
export function namesFile(checks: readonly unknown[] | undefined): boolean {
  return checks !== undefined && filesIn(checks).length > 0;
}

/** A value of a check that names a file, and where it stands. */
interface NamedFile {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly file: string;
  readonly path: Path;
  /** Its text stands in no check: only its path does. */
  readonly isAsItIs?: true;
}

/**
 * Checks with what their files hold in the place of their paths, so that a changed file is a changed case; `modules` are files that
 * are part of the case and stand in no check, since they are run where they are. `say` takes what is wrong with the text of a file. The
 * checks themselves stay as they are.
 */
export async function withFiles(
  checks: readonly unknown[],
  path: Path,
  { readText, findFile }: { readText: ReadText; findFile: FindFile },
  say: (path: Path, file: string, problem: string) => void,
): Promise<{ checks: unknown[]; modules: ReadFile[] }> {
  const modules: ReadFile[] = [];
  const copy = structuredClone(checks) as unknown[]; // Plain values: they come from a file.
  for (const { holder, key, file, path: inside, isAsItIs } of filesIn(copy)) {
    const place = [...path, ...inside];
    if (isAsItIs === true) {
      holder[key] = (await findFile(file, place)) ?? file;
      continue;
    }
    const read = await readText(file, place);
    if (read === undefined) continue;
    const value = findKind(key)?.kind.file?.read(read.text, { path: read.path, value: holder[key] });
    if (value === undefined) continue;
    if ('problem' in value) say(place, file, value.problem);
    else {
      holder[key] = value.value;
      if (value.isRunInPlace === true) modules.push(read);
    }
  }
  return { checks: copy, modules };
}

/** Checks whose files are named from elsewhere: each path as `renamed` has it. */
export function withRenamedFiles(checks: readonly unknown[], renamed: (file: string) => string): unknown[] {
  const copy = structuredClone(checks) as unknown[]; // Plain values.
  for (const { holder, key, file } of filesIn(copy)) {
    const value = holder[key];
    holder[key] = typeof value === 'string' ? renamed(file) : { ...(value as object), file: renamed(file) };
  }
  return copy;
}

/** The files that checks name, those under them included. */
export function filesNamed(checks: readonly unknown[]): readonly Pick<NamedFile, 'file' | 'path'>[] {
  return filesIn(checks);
}

function filesIn(checks: readonly unknown[]): NamedFile[] {
  return checks.flatMap((check, index) => filesOf(check, [index]));
}

function filesOf(check: unknown, path: Path): NamedFile[] {
  if (typeof check !== 'object' || check === null || Array.isArray(check)) return [];
  const holder = check as Record<string, unknown>; // An object that is no list.
  return Object.keys(holder).flatMap((key): NamedFile[] => {
    const value = holder[key];
    const place = [...path, key];
    if (key === 'when') return filesOf(value, place);
    const kind = findKind(key)?.kind;
    const file = kind?.file?.of(value);
    if (file !== undefined) return [{ holder, key, file, path: place }];
    const below = (kind?.members?.(value) ?? []).flatMap(({ step, check: inner }) =>
      // A check without a step of its own shares the object of the value.
      filesOf(step.length === 0 ? value : inner, [...place, ...step]),
    );
    return [...asTheyAre(kind?.files?.(value) ?? [], value, place), ...below];
  });
}

function asTheyAre(
  named: readonly { readonly step: readonly (string | number)[]; readonly file: string }[],
  value: unknown,
  place: Path,
): NamedFile[] {
  return named.map(({ step, file }) => {
    let holder = value as Record<string, unknown>; // Lists too: a number is a key of them.
    for (const key of step.slice(0, -1)) holder = holder[key] as Record<string, unknown>; // The kind says that it leads there.
    return { holder, key: String(step.at(-1)), file, path: [...place, ...step], isAsItIs: true };
  });
}
