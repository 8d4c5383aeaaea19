import { suggest } from '../../test-cases/suggest.ts';
import { matchesSegment } from '../../text/path-pattern.ts';

/** A case as far as filters look at it. */
interface NamedCase {
  id: string;
  tags: readonly string[];
}

/** The ids of the cases that filters select, in the order of the cases; or the sentence for the filters that select none. */
type SelectedCases = { ids: string[] } | { problem: string };

/**
 * Each filter is an id, `folder/` for all below, a pattern with `*` and `?` (which stand for `/` too), or a tag; what any of them
 * selects is selected. A filter that selects nothing is a mistake, and nothing is played.
 */
export function selectCases(filters: readonly string[], cases: readonly NamedCase[]): SelectedCases {
  const chosen = new Set<string>();
  const idle = filters.filter((filter) => {
    const found = cases.filter((one) => selects(filter, one));
    for (const { id } of found) chosen.add(id);
    return found.length === 0;
  });
  if (idle.length === 0) return { ids: cases.map(({ id }) => id).filter((id) => chosen.has(id)) };
  const known = cases.flatMap(({ id, tags }) => [id, ...tags]);
  const named = idle.map((filter) => `"${filter}"${suggest(filter, known)}`).join(', ');
  return { problem: `No case of this pull request has the id or tag ${named}.` };
}

function selects(filter: string, { id, tags }: NamedCase): boolean {
  if (id === filter || tags.includes(filter)) return true;
  if (filter.endsWith('/') && id.startsWith(filter)) return true;
  return /[*?]/.test(filter) && matchesSegment(filter, id);
}
