import { join } from 'node:path';
import type { Files } from '../ports/ports.ts';
import { isGlob, matchesSegment } from '../text/path-pattern.ts';

/** Most files that one pattern may stand for (security.md S44). */
const MAX_HITS = 10_000;

/**
 * Files that match a pattern of `/`-separated segments below `folder`, sorted. `**` stands for any number of folders. Hidden
 * names match only a segment that begins with a dot, `node_modules` only its own name; links to folders are not followed.
 * Null when more than 10,000 match.
 */
export function glob(pattern: string, folder: string, files: Files): string[] | null {
  const segments = pattern.split('/').filter((segment) => segment !== '' && segment !== '.');
  const found = new Set<string>();
  /** Positions in the pattern that are possible here: a set, so that several `**` stay linear. */
  const visit = (path: string, positions: ReadonlySet<number>): boolean => {
    for (const name of files.list(path)) {
      const here = step(segments, positions, name);
      if (here.next.size === 0 && !here.match) continue;
      const child = join(path, name);
      const kind = files.stat(child)?.kind;
      if (kind === 'file' && here.match) {
        found.add(child);
        if (found.size > MAX_HITS) return false;
      }
      if (
        kind === 'directory' &&
        here.next.size > 0 &&
        files.realPath(child) === child &&
        !visit(child, here.next)
      )
        return false;
    }
    return true;
  };
  let start = folder;
  let first = 0;
  // Leading `..` and fixed names need no search.
  while (first < segments.length - 1 && !isGlob(segments[first] ?? ''))
    start = join(start, segments[first++] ?? '');
  const complete = visit(files.realPath(start) ?? start, closure(segments, new Set([first])));
  return complete ? [...found].sort() : null;
}

/** `**` may stand for nothing: the position behind it is possible too. */
function closure(segments: readonly string[], positions: ReadonlySet<number>): ReadonlySet<number> {
  const all = new Set(positions);
  for (const position of all) if (segments[position] === '**') all.add(position + 1);
  return all;
}

function step(
  segments: readonly string[],
  positions: ReadonlySet<number>,
  name: string,
): { next: ReadonlySet<number>; match: boolean } {
  const next = new Set<number>();
  let match = false;
  for (const position of positions) {
    const segment = segments[position];
    if (segment === undefined) continue;
    if (segment === '**') {
      if (!name.startsWith('.') && name !== 'node_modules') {
        next.add(position);
        match ||= position === segments.length - 1;
      }
    } else if (matchesSegment(segment, name)) {
      if (position === segments.length - 1) match = true;
      else next.add(position + 1);
    }
  }
  return { next: closure(segments, next), match };
}
