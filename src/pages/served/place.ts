/** Which page of the service an address names. */
export type Place =
  | { page: 'runs' | 'experiments' | 'optimizations' }
  | { page: 'run' | 'experiment' | 'optimization'; id: string }
  | { page: 'compare'; a: string; b: string };

const ONE = { runs: 'run', experiments: 'experiment', optimizations: 'optimization' } as const;

/** The page of a path and its query; the runs where it names none. */
export function placeOf(path: string, search: string): Place {
  const [, list = '', id = ''] = path.split('/');
  const query = new URLSearchParams(search);
  if (list === 'compare') return { page: 'compare', a: query.get('a') ?? '', b: query.get('b') ?? '' };
  if (!Object.hasOwn(ONE, list)) return { page: 'runs' };
  const known = list as keyof typeof ONE; // Looked up in the line before.
  return id === '' ? { page: known } : { page: ONE[known], id: decodeURIComponent(id) };
}

/** The address of a page. */
export const addressOf = (list: keyof typeof ONE, id: string): string => `/${list}/${encodeURIComponent(id)}`;
