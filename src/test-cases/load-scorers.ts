import { dirname } from 'node:path';
import type { ScorerFile } from '../schema/file-kinds.ts';
import { RESERVED_NAMES } from '../schema/scorer-name.ts';
import { isInside } from './boundary.ts';
import { problemAt } from './check.ts';
import type { FileProblem, LoadedScorer } from './evals.ts';
import type { Loading, Resource, Written } from './read-resources.ts';
import { SWALLOWED_KEY } from './reading/piece.ts';
import { readNamedText } from './reading/text-file.ts';
import { textsAt } from './reading/texts-at.ts';
import { resolvePath } from './resolve-path.ts';

const RESERVED = new Set<string>([...RESERVED_NAMES, SWALLOWED_KEY]);

/** Names of the interface are taken (contract 4): a result must say which of two was meant. */
export function checkReservedNames(resource: Written<ScorerFile>): FileProblem[] {
  const say = (path: string[], name: string) =>
    problemAt(resource, path, `"${name}" is the name of a built-in scorer; choose another`);
  const [name] = textsAt(resource.piece.value, ['name']);
  return [
    ...(RESERVED.has(resource.id) ? [say(['id'], resource.id)] : []),
    ...(name !== undefined && name.text !== resource.id && RESERVED.has(name.text)
      ? [say(['name'], name.text)]
      : []),
  ];
}

/** A scorer file as a custom scorer, with its rubric read in. */
export async function loadScorer(resource: Resource<ScorerFile>, loading: Loading): Promise<LoadedScorer> {
  const { $schema, id, rubric_file: topFile, config: written, ...fields } = resource.value;
  const { rubric_file: innerFile, file: module, ...config } = written;
  const loaded: LoadedScorer = {
    scorer: { ...fields, config, scorer_id: resource.id },
    location: resource.location,
    place: { folder: loading.root, base: resource.path },
  };
  if (module !== undefined) return loadModule(module, loaded, resource, loading);
  const file = topFile ?? innerFile;
  if (file === undefined) return loaded;
  const read = await readNamedText(file, dirname(resource.path), loading.boundary, loading.files);
  if (!('refused' in read) && read.text.trim() !== '')
    return {
      ...loaded,
      scorer: { ...loaded.scorer, config: { ...config, rubric: read.text } },
      rubricPath: read.path,
      place: { folder: loading.root, base: read.path },
    };
  const path = topFile === undefined ? ['config', 'rubric_file'] : ['rubric_file'];
  loading.problems.add(
    problemAt(resource, path, `"${file}" ${'refused' in read ? read.refused : 'is empty'}`),
  );
  return loaded;
}

/** A scorer whose code is a module: it is run where it stands, so its text is not read here. */
function loadModule(
  module: string,
  loaded: LoadedScorer,
  resource: Resource<ScorerFile>,
  { root, boundary, files, problems }: Loading,
): LoadedScorer {
  const found = resolvePath(module, dirname(resource.path), boundary, files);
  const refused =
    'refused' in found
      ? found.refused
      : isInside(root, found.path)
        ? undefined
        : 'lies outside the evals folder, where JavaScript is not run';
  if ('refused' in found || refused !== undefined) {
    problems.add(problemAt(resource, ['config', 'file'], `"${module}" ${refused}`));
    return loaded;
  }
  const { scorer } = loaded;
  return {
    ...loaded,
    scorer: { ...scorer, config: { ...scorer.config, language: 'javascript' } },
    rubricPath: found.path,
    place: { folder: root, file: found.path },
  };
}
