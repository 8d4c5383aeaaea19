import { basename, extname } from 'node:path';
import type { z } from 'zod';
import type { Files } from '../ports/ports.ts';
import { shownPath } from './boundary.ts';
import { checkPiece, problemAt, type Source } from './check.ts';
import type { FileProblem, Location } from './evals.ts';
import { type FoundFile, findFiles, type ResourceKind } from './find-files.ts';
import { defaultId, Ids } from './ids.ts';
import type { ReadPieces } from './reading/piece.ts';
import { readPieces } from './reading/read-pieces.ts';

/** Where everything happens while the folder is loaded. Problems are gathered in one list. */
export interface Loading {
  root: string;
  boundary: string;
  home: string;
  files: Files;
  mode: 'run' | 'validate';
  problems: FileProblem[];
}

/** A resource that has the form of its kind. `path` is its file. */
export interface Resource<T> extends Source {
  id: string;
  value: T;
  location: Location;
  path: string;
  createdAt: string;
}

/** A resource as it was written; `value` is missing when it does not have its form, or its id is taken. */
export type Written<T> = Omit<Resource<T>, 'value'> & { value: T | undefined };

/** All resources of one kind, and the ids of all (so that a broken one is not also called unknown). */
interface Resources<T> {
  all: Written<T>[];
  ids: Ids;
}

/** Files read at once: enough to keep the disk busy, few enough for any open-file limit. */
const FILES_AT_ONCE = 32;
const NAMES: Record<ResourceKind, string> = {
  agent: 'an agent',
  case: 'a test case',
  scorer: 'a scorer',
  experiment: 'an experiment',
};

/** Reads, checks and names every resource of one kind, in file order. `limit` stops a folder that no run could take. */
export async function readResources<S extends z.ZodType<{ id?: string | undefined }>>(
  kind: ResourceKind,
  form: S,
  loading: Loading,
  {
    limit = Number.POSITIVE_INFINITY,
    also,
  }: {
    limit?: number;
    /** A file that stands elsewhere. */
    also?: string | undefined;
  } = {},
): Promise<Resources<z.output<S>>> {
  const { files, home, problems } = loading;
  const { found, refused } = findFiles(loading.root, kind, loading.boundary, files);
  if (also !== undefined && !found.some(({ path }) => path === also))
    found.push({ path: also, name: basename(also, extname(also)) });
  for (const { path, message } of refused)
    problems.push({ file: shownPath(home, path), line: 1, column: 1, severity: 'error', message });
  const resources: Resources<z.output<S>> = { all: [], ids: new Ids() };
  let count = 0;
  for (let start = 0; start < found.length; start += FILES_AT_ONCE) {
    const batch = found.slice(start, start + FILES_AT_ONCE);
    const contents = await Promise.all(batch.map(({ path }) => readPieces(path, files)));
    for (const [index, read] of contents.entries()) {
      const file = batch[index] as FoundFile;
      count += read.pieces.length;
      if (count > limit) {
        const message = `with this file there are more than ${limit} ${kind === 'case' ? 'test cases' : `${kind}s`}`;
        problems.push({ file: shownPath(home, file.path), line: 1, column: 1, severity: 'error', message });
        return resources;
      }
      takeFile(kind, form, file, read, loading, resources);
    }
  }
  return resources;
}

function takeFile<S extends z.ZodType<{ id?: string | undefined }>>(
  kind: ResourceKind,
  form: S,
  found: FoundFile,
  read: ReadPieces,
  loading: Loading,
  resources: Resources<z.output<S>>,
): void {
  const file = shownPath(loading.home, found.path);
  for (const problem of read.problems) loading.problems.push({ file, severity: 'error', ...problem });
  if (read.pieces.length === 0) {
    // Its name still counts, so that what refers to it is not called unknown as well.
    if (read.problems.length > 0) resources.ids.take(found.name, { file, line: 1, column: 1 });
    else if (loading.mode === 'validate')
      loading.problems.push({
        file,
        line: 1,
        column: 1,
        severity: 'advice',
        message: `does not hold ${NAMES[kind]}`,
      });
    return;
  }
  const createdAt = new Date(loading.files.stat(found.path)?.modifiedMs ?? 0).toISOString();
  let unnamed = 0;
  for (const [index, piece] of read.pieces.entries()) {
    const source: Source = { piece, file };
    const { value, problems } = checkPiece(form, NAMES[kind], source);
    loading.problems.push(...problems);
    const written = writtenId(piece.value);
    if (written === undefined) unnamed++;
    const id = written ?? defaultId(found.name, index);
    const location = { file, ...piece.at([]) };
    const clash = resources.ids.take(id, written === undefined ? location : { file, ...piece.at(['id']) });
    if (clash !== undefined)
      loading.problems.push(problemAt(source, written === undefined ? [] : ['id'], clash));
    resources.all.push({
      ...source,
      id,
      value: clash === undefined ? value : undefined,
      location,
      path: found.path,
      createdAt,
    });
  }
  if (loading.mode === 'validate' && read.pieces.length > 1 && unnamed > 0)
    loading.problems.push({
      file,
      ...(read.pieces[1]?.at([]) ?? { line: 1, column: 1 }),
      severity: 'advice',
      message: `give each of the ${read.pieces.length} resources in this file an id: numbered ids (${defaultId(found.name, 1)}, …) move when one is inserted`,
    });
}

function writtenId(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id')) return undefined;
  const { id } = value as { id: unknown };
  return typeof id === 'string' && id !== '' ? id : undefined;
}
