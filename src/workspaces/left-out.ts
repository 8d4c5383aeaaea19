import { isForbidden } from '../text/secret-paths.ts';

/** What never gets into a workspace: history and secrets. */
export const isLeftOut = (path: string): boolean => isForbidden(path);

/** What tools put beside what an agent writes, and a history of its own: no change that anybody asks about. */
const BY_TOOLS: ReadonlySet<string> = new Set(['.git', 'node_modules', '__pycache__']);

/** Whether a path is no change, whatever became of it. */
export const isByTools = (path: string): boolean => path.split('/').some((name) => BY_TOOLS.has(name));
