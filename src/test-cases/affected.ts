import type { ChangedFile } from '../git/changed-file.ts';
import { isGlob, type PathPattern, pathPattern } from '../text/path-pattern.ts';
import { concernOf, type SuitePlaces } from './everyones-files.ts';

/** A file that a case cannot be played without, from the top of the repository; `*`, `**` and `?` as in `context_files`. */
export interface Tie {
  path: string;
  /** What it is to the case: `its own file`. */
  what: string;
}

/** One entry of `affects`. */
export interface Dependence {
  written: string;
  /** What it may mean, from the top of the repository; one match is enough. */
  patterns: readonly string[];
  /** Begins with `!`: files that do not count although another entry matches them. */
  exclude: boolean;
}

/** What the result of a case hangs on. Without any `affects` that is everything that could be part of an agent. */
export interface CaseTies {
  id: string;
  files: readonly Tie[];
  affects: readonly Dependence[];
}

/** Why a case is chosen: the file that did it (or the pattern that is wrong) and the whole reason. */
export interface Why {
  cause: string;
  reason: string;
}

/**
 * The cases that a change can make different, each with its reason. A case that is not in the answer was shown not to hang on
 * any changed file. A pattern of `affects` that means no file of the repository (`files`, asked only then) is most likely a
 * mistake or out of date, and would leave its case out for ever: the case is chosen.
 */
export function affectedCases(
  changed: readonly ChangedFile[],
  cases: readonly CaseTies[],
  places: SuitePlaces,
  files: Iterable<string>,
): Map<string, Why> {
  const chosen = new Map<string, Why>();
  if (changed.length === 0) return chosen;
  const concerns = changed.map((file) => ({ file, concern: concernOf(file.path, places) }));
  const every = concerns.find(({ concern }) => concern === 'every')?.file;
  const undeclared = concerns.find(({ concern }) => concern === 'undeclared')?.file;
  const look = lookup(changed, files);
  for (const one of cases) {
    const why =
      (every === undefined ? undefined : because(every.path, 'it concerns every eval')) ??
      whyOfTies(one, look) ??
      whyOfAffects(one, look) ??
      (undeclared === undefined || one.affects.length > 0
        ? undefined
        : because(undeclared.path, 'the case does not say what it depends on'));
    if (why !== undefined) chosen.set(one.id, why);
  }
  return chosen;
}

const because = (cause: string, why: string): Why => ({ cause, reason: `${cause} changed: ${why}` });

function whyOfTies({ files }: CaseTies, look: Lookup): Why | undefined {
  for (const { path, what } of files) {
    const file = isGlob(path) ? look.firstBy(path) : look.changed(path);
    if (file !== undefined) return because(file, what);
  }
  return undefined;
}

function whyOfAffects({ affects }: CaseTies, look: Lookup): Why | undefined {
  const excluded = affects.filter(({ exclude }) => exclude).flatMap(({ patterns }) => patterns);
  const wanted = affects.filter(({ exclude }) => !exclude);
  // Only exclusions: everything else counts.
  if (wanted.length === 0 && excluded.length > 0) {
    const file = look.firstBy('**', excluded);
    return file === undefined ? undefined : because(file, 'affects does not exclude it');
  }
  for (const { written, patterns } of wanted)
    for (const pattern of patterns) {
      const file = look.firstBy(pattern, excluded);
      if (file !== undefined) return because(file, `affects "${written}"`);
    }
  const wrong = wanted.find(({ patterns }) => !patterns.some(look.meansAnything));
  if (wrong === undefined) return undefined;
  const { written } = wrong;
  return {
    cause: `affects "${written}", which matches no file`,
    reason: `affects "${written}" matches no file of the repository, so what it should mean is unknown`,
  };
}

interface Lookup {
  /** The changed file that is this one or holds it. */
  changed(path: string): string | undefined;
  /** The first changed file that a pattern means and none of the others does. */
  firstBy(pattern: string, excluded?: readonly string[]): string | undefined;
  meansAnything(pattern: string): boolean;
}

/** Each pattern is held against the files once, however many cases write it. */
function lookup(changed: readonly ChangedFile[], files: Iterable<string>): Lookup {
  const byPath = new Map(changed.map((file) => [file.path, file]));
  const folders = changed.filter(({ folder }) => folder === true);
  const compiled = remembering(pathPattern);
  const all = remembering((pattern: string) => changed.filter((file) => means(compiled(pattern), file)));
  const meansAnything = remembering((pattern: string) => {
    if (all(pattern).length > 0) return true;
    const { matches } = compiled(pattern);
    for (const path of files) if (matches(path)) return true;
    return false;
  });
  return {
    changed: (path) =>
      byPath.get(path)?.path ?? folders.find((folder) => path.startsWith(`${folder.path}/`))?.path,
    firstBy: (pattern, excluded = []) =>
      all(pattern).find(({ path }) => !excluded.some((other) => compiled(other).matches(path)))?.path,
    meansAnything,
  };
}

const means = (pattern: PathPattern, { path, folder }: ChangedFile) =>
  pattern.matches(path) || (folder === true && pattern.reachesInto(path));

function remembering<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, { value: T }>();
  return (key) => {
    const found = made.get(key) ?? { value: make(key) };
    made.set(key, found);
    return found.value;
  };
}
