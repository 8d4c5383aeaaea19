import { basename, dirname, extname } from 'node:path';
import type { z } from 'zod';
import type { Files } from '../ports/ports.ts';
import { shownPath } from './boundary.ts';
import { checkPiece, problemAt, type Source } from './check.ts';
import type { Location } from './evals.ts';
import { type FoundFile, findFiles, type ResourceKind } from './find-files.ts';
import type { HeldTurns } from './held-turns.ts';
import { defaultId, Ids } from './ids.ts';
import type { ProblemList } from './problem-list.ts';
import type { Path, Position, ReadPieces } from './reading/piece.ts';
import { readParts } from './reading/read-pieces.ts';
import type { sharedLists } from './shared-lists.ts';

/** Where everything happens while the folder is loaded. Problems are gathered in one list. */
export interface Loading {
  root: string;
  boundary: string;
  home: string;
  files: Files;
  mode: 'run' | 'validate';
  problems: ProblemList;
  /** Equal lists of words as one. */
  shared: ReturnType<typeof sharedLists>;
  /** Turns of the cases that are many. */
  held: HeldTurns;
}

/** A resource that has the form of its kind. `path` is its file. */
export interface Resource<T> extends Source {
  id: string;
  value: T;
  location: Location;
  path: string;
  /** Folder of the file. */
  folder: string;
  createdAt: string;
}

/** A resource as it was written; `value` is missing when it does not have its form, or its id is taken. */
export type Written<T> = Omit<Resource<T>, 'value'> & { value: T | undefined };

/** All resources of one kind, and the ids of all (so that a broken one is not also called unknown). */
interface Resources<T> {
  all: Written<T>[];
  ids: Ids;
}

/** Files fetched at once: enough to keep the disk busy, few enough for any open-file limit. */
const FILES_AT_ONCE = 32;
/** Bytes of files fetched at once, where they are more than one. */
const BYTES_AT_ONCE = 16 * 1024 * 1024;
/** Of so many resources of a kind the next ones are some of many. */
const MANY = 500;
const NAMES: Record<ResourceKind, string> = {
  agent: 'an agent',
  world: 'a world',
  case: 'a test case',
  scorer: 'a scorer',
  experiment: 'an experiment',
};

/** What is done with each resource as it is read; a promise is waited for. */
type Take<T> = (resource: Written<T>) => Promise<void> | undefined;

type AnyForm = z.ZodType<{ id?: string | undefined }>;

/** Reads, checks and names every resource of one kind, in file order. */
export async function readResources<S extends AnyForm>(
  kind: ResourceKind,
  form: S,
  loading: Loading,
  options: { also?: string | undefined } = {},
): Promise<Resources<z.output<S>>> {
  const all: Written<z.output<S>>[] = [];
  const ids = await eachResource(kind, form, loading, {
    ...options,
    take: (resource) => void all.push(resource),
  });
  return { all, ids };
}

/**
 * The same one by one, for resources that are too many to be held as they were written. `limit` stops a folder that no run could take; the
 * answer is the ids of all.
 */
export async function eachResource<S extends AnyForm>(
  kind: ResourceKind,
  form: S,
  loading: Loading,
  { take, limit, also }: { take: Take<z.output<S>>; limit?: number; also?: string | undefined },
): Promise<Ids> {
  const { files, home, problems } = loading;
  const { found, refused } = findFiles(loading.root, kind, loading.boundary, files);
  if (also !== undefined && !found.some(({ path }) => path === also))
    found.push({ path: also, name: basename(also, extname(also)), size: files.stat(also)?.size ?? 0 });
  const say = (path: string, message: string) =>
    problems.add({ file: shownPath(home, path), line: 1, column: 1, severity: 'error', message });
  for (const { path, message } of refused) say(path, message);
  const taking: Taking<S> = {
    kind,
    form,
    loading,
    take,
    ids: new Ids(),
    read: 0,
    left: limit ?? Number.POSITIVE_INFINITY,
  };
  for (const batch of batches(found)) {
    const contents = await Promise.all(batch.map(({ path }) => readParts(path, files)));
    for (const [index, parts] of contents.entries()) {
      const file = batch[index] as FoundFile;
      if (await takeFile(taking, file, parts)) continue;
      say(
        file.path,
        `with this file there are more than ${limit} ${kind === 'case' ? 'test cases' : `${kind}s`}`,
      );
      return taking.ids;
    }
  }
  return taking.ids;
}

function* batches(found: readonly FoundFile[]): Generator<FoundFile[]> {
  let batch: FoundFile[] = [];
  let bytes = 0;
  for (const file of found) {
    if (batch.length === FILES_AT_ONCE || (batch.length > 0 && bytes + file.size > BYTES_AT_ONCE)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(file);
    bytes += file.size;
  }
  if (batch.length > 0) yield batch;
}

/** What is common to the files of one kind. */
interface Taking<S extends AnyForm> {
  kind: ResourceKind;
  form: S;
  loading: Loading;
  take: Take<z.output<S>>;
  ids: Ids;
  /** How many resources were read. */
  read: number;
  /** How many may still come. */
  left: number;
}

/** What a file held. */
interface Counts {
  pieces: number;
  unnamed: number;
  problems: number;
  second?: Position;
}

/** False where a file brings more resources than there may be. */
async function takeFile<S extends AnyForm>(
  taking: Taking<S>,
  found: FoundFile,
  parts: Iterable<ReadPieces>,
): Promise<boolean> {
  const { loading } = taking;
  const file = shownPath(loading.home, found.path);
  const createdAt = new Date(loading.files.stat(found.path)?.modifiedMs ?? 0).toISOString();
  const folder = dirname(found.path);
  const counts: Counts = { pieces: 0, unnamed: 0, problems: 0 };
  for (const { pieces, problems } of parts) {
    counts.problems += problems.length;
    for (const problem of problems) loading.problems.add({ file, severity: 'error', ...problem });
    for (const piece of pieces) {
      if (taking.left-- <= 0) return false;
      taking.read++;
      const index = counts.pieces++;
      if (index === 1) counts.second = piece.at([]);
      const id = writtenId(piece.value);
      if (id === undefined) counts.unnamed++;
      const resource = checked(taking, { piece, file }, id, defaultId(found.name, index));
      const waiting = taking.take({ ...resource, path: found.path, folder, createdAt });
      if (waiting !== undefined) await waiting;
    }
  }
  // Its name still counts, so that what refers to it is not called unknown as well.
  if (counts.pieces === 0 && counts.problems > 0) taking.ids.take(found.name, { file, line: 1, column: 1 });
  if (loading.mode === 'validate') advise(taking, found, file, counts);
  return true;
}

/** A resource against the form of its kind; its id, written or not, is taken. */
function checked<S extends AnyForm>(
  { kind, form, loading, ids, read }: Taking<S>,
  { piece, file }: Source,
  given: string | undefined,
  otherwise: string,
): Omit<Written<z.output<S>>, 'path' | 'folder' | 'createdAt'> {
  const { value, problems } = checkPiece(form, NAMES[kind], { piece, file }, { isOneOfMany: read > MANY });
  loading.problems.addAll(problems);
  const placeOf = (path: Path): Location => {
    const { line, column } = piece.at(path);
    return { file, line, column };
  };
  const id = given ?? otherwise;
  const location = placeOf([]);
  const clash = ids.take(id, given === undefined ? location : placeOf(['id']));
  if (clash !== undefined)
    loading.problems.add(problemAt({ piece, file }, given === undefined ? [] : ['id'], clash));
  return { piece, file, id, value: clash === undefined ? value : undefined, location };
}

function advise<S extends AnyForm>(
  { kind, loading }: Taking<S>,
  found: FoundFile,
  file: string,
  { pieces, unnamed, problems, second }: Counts,
): void {
  const say = (place: Position, message: string) =>
    loading.problems.add({ file, ...place, severity: 'advice', message });
  if (pieces === 0 && problems === 0) say({ line: 1, column: 1 }, `does not hold ${NAMES[kind]}`);
  if (second !== undefined && unnamed > 0)
    say(
      second,
      `give each of the ${pieces} resources in this file an id: numbered ids (${defaultId(found.name, 1)}, …) move when one is inserted`,
    );
}

function writtenId(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id')) return undefined;
  const { id } = value as { id: unknown };
  return typeof id === 'string' && id !== '' ? id : undefined;
}
