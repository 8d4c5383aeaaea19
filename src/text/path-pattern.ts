import { matchesName } from './matches-name.ts';

/** Says whether a path is a pattern: `*`, `**` and `?` are the only signs. */
export function isGlob(path: string): boolean {
  return /[*?]/.test(path);
}

/**
 * A written pattern of paths, such as those of `affects`, to be held against paths below one folder: `*`, `?` within a name, `**` for any number of
 * folders; the name of a folder stands for all below it. Hidden names match like others: what is overlooked here would not
 * be tested. Linear in pattern times path.
 */
export interface PathPattern {
  /** Whether it means this file. */
  matches(path: string): boolean;
  /** Whether it could mean something below this folder. */
  reachesInto(folder: string): boolean;
}

export function pathPattern(written: string): PathPattern {
  const segments = written.split('/').filter((segment) => segment !== '' && segment !== '.');
  const last = segments.at(-1);
  // What has no sign in its last name may be a folder.
  if (last !== undefined && !isGlob(last)) segments.push('**');
  const firstSign = segments.findIndex(isGlob);
  const fixed = segments.slice(0, firstSign < 0 ? segments.length : firstSign).join('/');
  const end = segments.length;
  return {
    matches: (path) => end > 0 && path.startsWith(fixed) && positionsAfter(segments, path).has(end),
    reachesInto: (folder) => [...positionsAfter(segments, folder)].some((position) => position < end),
  };
}

/** Positions in the pattern that are possible behind a path; the number of its segments is its end. */
function positionsAfter(segments: readonly string[], path: string): ReadonlySet<number> {
  let here = closure(segments, new Set([0]));
  for (const name of path.split('/')) {
    const next = new Set<number>();
    for (const position of here) {
      const segment = segments[position];
      if (segment === '**') next.add(position);
      // The letter in front keeps the rule for hidden names, which is one of looking for files, out of it.
      else if (segment !== undefined && matchesSegment(`x${segment}`, `x${name}`)) next.add(position + 1);
    }
    if (next.size === 0) return next;
    here = closure(segments, next);
  }
  return here;
}

/** `**` may stand for nothing: the position behind it is possible too. */
function closure(segments: readonly string[], positions: Set<number>): ReadonlySet<number> {
  for (const position of positions) if (segments[position] === '**') positions.add(position + 1);
  return positions;
}

/** Wildcards in one name; what is hidden has to be named. */
export function matchesSegment(pattern: string, name: string): boolean {
  return (!name.startsWith('.') || pattern.startsWith('.')) && matchesName(pattern, name);
}
