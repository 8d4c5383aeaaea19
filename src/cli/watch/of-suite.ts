import { isInside, shownPath } from '../../test-cases/boundary.ts';
import { isResourceFile } from '../../test-cases/find-files.ts';
import { SETTINGS_FILE } from '../../test-cases/load-settings.ts';

/**
 * Whether a file of the evals folder (both absolute) is one that the suite is read from: its settings, its resources, and what they
 * name, such as a prompt. What else lies there, such as the log of an agent, may be written by runs.
 */
export function isOfSuite(evals: string, path: string, named: ReadonlySet<string>): boolean {
  if (!isInside(evals, path)) return false;
  const below = shownPath(evals, path);
  return below === SETTINGS_FILE || isResourceFile(below) || named.has(path);
}
