import { dirname } from 'node:path';
import type { ExperimentFile } from '../schema/file-kinds.ts';
import { isForbidden, NEVER_READ } from '../text/secret-paths.ts';
import { problemAt } from './check.ts';
import type { LaidFiles } from './evals.ts';
import { refuseInRepository } from './load-workspace.ts';
import type { Loading, Resource } from './read-resources.ts';
import { decodeText } from './reading/decode-text.ts';
import { readNamedBytes } from './reading/text-file.ts';

type Written = ExperimentFile['variants'][number]['config']['files'];
type Place = readonly (string | number)[];

/** Files of a variant with their texts in the place of their paths; those of a commit are read when the experiment is played. */
export async function variantFiles(
  written: Written,
  resource: Resource<ExperimentFile>,
  place: Place,
  { boundary, files, problems }: Loading,
): Promise<LaidFiles | undefined> {
  if (written === undefined) return undefined;
  const read: LaidFiles = {};
  const say = (path: Place, file: string, refused: string) =>
    problems.add(problemAt(resource, path, `"${file}" ${refused}`));
  for (const [path, from] of Object.entries(written)) {
    const at = [...place, path];
    if (typeof from !== 'string') {
      read[path] = from;
      if (from === null) continue;
      const refused = refuseInRepository(from.path) ?? neverRead(from.path);
      if (refused !== undefined) say([...at, 'path'], from.path, refused);
      else if (files.stat(`${boundary}/.git`) === null)
        say([...at, 'git'], from.git, 'needs a git repository around the evals folder');
      continue;
    }
    const found = await readNamedBytes(from, dirname(resource.path), boundary, files);
    if ('refused' in found) {
      say(at, from, found.refused);
      continue;
    }
    const decoded = decodeText(found.bytes);
    if ('problem' in decoded) say(at, from, `${decoded.problem.message} (line ${decoded.problem.line})`);
    else read[path] = { text: decoded.text };
  }
  return read;
}

const neverRead = (path: string) =>
  isForbidden(path) ? `is a file that is never read (${NEVER_READ})` : undefined;
