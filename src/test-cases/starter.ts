import { join } from 'node:path';
import type { Ports } from '../ports/ports.ts';
import { type StarterPlace, starterFiles } from './starter-texts.ts';

/** Paths from the project folder, with forward slashes. */
interface WrittenStarter {
  written: string[];
  /** Files that were there already, and are as they were. */
  kept: string[];
}

/**
 * Writes a starter evals folder and workflow below `folder`. Nothing is overwritten, and a project that has an agent of its
 * own gets no example agent and cases beside it: they would join its next run.
 */
export function writeStarter(
  folder: string,
  ports: Pick<Ports, 'files'>,
  place: StarterPlace = {},
): WrittenStarter {
  const starter = starterFiles(place);
  const own = starter.map(({ path }) => path);
  const started = ports.files
    .list(join(folder, 'evals/agents'))
    .some((name) => !name.startsWith('.') && !own.includes(`evals/agents/${name}`));
  const result: WrittenStarter = { written: [], kept: [] };
  for (const { path, text, example } of starter) {
    if (example && started && ports.files.stat(join(folder, path)) === null) continue;
    const created = ports.files.createExclusive(join(folder, path), text);
    (created ? result.written : result.kept).push(path);
  }
  return result;
}
