import { delimiter, isAbsolute, join, sep } from 'node:path';
import type { Ports } from '../ports/ports.ts';

/**
 * Whether the machine has a program, by its name or its whole path; true for those below `folder`, and for those that are named from it: what
 * became of them is the agent's doing. True as well where that cannot be told.
 */
export function isProgramThere(
  program: string,
  folder: string,
  { files, env, runtime }: Pick<Ports, 'files' | 'env' | 'runtime'>,
): boolean {
  const path = env.get('PATH');
  // Windows adds endings of its own to names.
  if (runtime.platform === 'win32' || path === undefined || program === '') return true;
  const isFile = (place: string) => files.stat(place)?.kind === 'file';
  if (isAbsolute(program)) return program.startsWith(`${folder}${sep}`) || isFile(program);
  if (program.includes('/')) return true;
  const places = path.split(delimiter);
  // One that is looked for in the working folder may have been the agent's too.
  return places.some((place) => !isAbsolute(place) || isFile(join(place, program)));
}
