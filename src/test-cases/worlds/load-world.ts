import { join } from 'node:path';
import type { WorldFile } from '../../schema/file-kinds.ts';
import { canonicalJson } from '../../text/canonical-json.ts';
import { isForbidden } from '../../text/secret-paths.ts';
import type { LoadedWorld } from '../../worlds/loaded-world.ts';
import { comparisonProblems } from '../../worlds/state/comparison-rules.ts';
import { DEEPEST } from '../../worlds/walk-folder.ts';
import { isInside, shownPath } from '../boundary.ts';
import { sha256 } from '../case-hash.ts';
import { problemAt } from '../check.ts';
import { importedModules } from '../imported-modules.ts';
import type { Loading, Resource } from '../read-resources.ts';
import { readNamedText } from '../reading/text-file.ts';
import { namedFolder } from './named-folder.ts';
import { pythonModules } from './python-modules.ts';
import { readState } from './world-state.ts';

/** Files and bytes that `state.files` may hold: they are copied for each attempt. */
const MOST_FILES = 10_000;
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * A world file with the state and the code that it names (worlds.md 1). Undefined where something of it cannot be used, which is said as
 * problems.
 */
export async function loadWorld(
  resource: Resource<WorldFile>,
  loading: Loading,
): Promise<LoadedWorld | undefined> {
  const { $schema: _, id: __, ...world } = resource.value;
  const before = loading.problems.count;
  const say = (path: string[], written: string, refused: string) =>
    loading.problems.add(problemAt(resource, path, `"${written}" ${refused}`));
  const state = await readState(world.state.data, resource.folder, loading);
  if ('refused' in state) say(['state', 'data'], String(world.state.data), state.refused);
  for (const { path, message } of comparisonProblems(world.compare))
    loading.problems.add(problemAt(resource, ['compare', ...path], message));
  const code = world.tools.file === undefined ? undefined : await codeOf(world.tools.file, resource, loading);
  if (code !== undefined && 'refused' in code) say(['tools', 'file'], world.tools.file!, code.refused);
  const folder =
    world.state.files === undefined ? undefined : await filesOf(world.state.files, resource, loading);
  if (folder !== undefined && 'refused' in folder)
    say(['state', 'files'], world.state.files!, folder.refused);
  if (loading.problems.count > before || 'refused' in state) return undefined;
  const { reads: codeReads = [], digest: codeDigest = '', ...program } = isFine(code) ? code : {};
  const { path: files, digest: filesDigest = '', reads: fileReads = [] } = isFine(folder) ? folder : {};
  return {
    id: resource.id,
    world,
    location: resource.location,
    state: state.text,
    folder: resource.folder,
    root: loading.root,
    stateHash: sha256(canonicalJson([sha256(state.text), filesDigest])),
    hash: sha256(canonicalJson([world, sha256(state.text), codeDigest, filesDigest])),
    reads: [resource.path, ...state.reads, ...codeReads, ...fileReads],
    ...('path' in program ? { code: program } : {}),
    ...(files === undefined ? {} : { files }),
  };
}

type Refused = { refused: string };
type Code = NonNullable<LoadedWorld['code']> & { reads: string[]; digest: string };

const isFine = <T extends object>(found: T | Refused | undefined): found is T =>
  found !== undefined && !('refused' in found);

async function codeOf(
  written: string,
  { folder }: Resource<WorldFile>,
  { boundary, files, root }: Loading,
): Promise<Code | Refused> {
  const isPython = /\.py$/i.test(written);
  if (!isPython && !/\.(?:mjs|js|mts|ts)$/i.test(written))
    return { refused: 'must be JavaScript (.mjs, .js, .mts, .ts) or Python (.py)' };
  const read = await readNamedText(written, folder, boundary, files);
  if ('refused' in read) return read;
  if (!isInside(root, read.path))
    return { refused: 'lies outside the evals folder, where no code of worlds is run' };
  const modules = isPython ? pythonModules : importedModules;
  const imported = await modules(read, root, files);
  return {
    path: read.path,
    language: isPython ? 'python' : 'javascript',
    reads: [read.path, ...imported.map(({ path }) => path)],
    digest: sha256(canonicalJson([read.text, ...imported.map(({ shown, text }) => [shown, text])])),
  };
}

/** A folder of files, with the digest of all that is in it. */
async function filesOf(
  written: string,
  { folder }: Resource<WorldFile>,
  loading: Loading,
): Promise<{ path: string; digest: string; reads: string[] } | Refused> {
  const found = namedFolder(written, folder, loading);
  if (found === undefined) return { refused: 'is no folder of the repository' };
  if ('refused' in found) return found;
  const { files } = loading;
  const digests: string[][] = [];
  const reads: string[] = [];
  let bytes = 0;
  const waiting = [found.path];
  for (const place of waiting)
    for (const name of files.list(place)) {
      const path = join(place, name);
      const shown = shownPath(found.path, path);
      const onDisk = files.stat(path);
      if (isForbidden(shown) || files.realPath(path) !== path)
        return { refused: `holds ${shown}, a link or a file that is never copied` };
      if (onDisk?.kind === 'directory') {
        if (shown.split('/').length > DEEPEST)
          return { refused: `holds folders that are nested deeper than ${DEEPEST}` };
        waiting.push(path);
      }
      if (onDisk?.kind !== 'file') continue;
      bytes += onDisk.size;
      reads.push(path);
      if (reads.length > MOST_FILES || bytes > MOST_BYTES)
        return { refused: 'holds more than 10,000 files or 256 MiB, which are copied for each attempt' };
      digests.push([shown, sha256(await files.readBytes(path))]);
    }
  return { path: found.path, digest: sha256(canonicalJson(digests)), reads };
}
