import { rounded } from '../statistics/rounded.ts';
import { oneLine } from '../text/escape/clean-text.ts';
import { type CategoryId, isTaxonomy, type Owner } from './categories.ts';
import type { Facet } from './facet.ts';
import { fieldOf } from './failed-checks.ts';
import { CLUSTER_FIX, FIXES, FIXES_OF_OWNERS } from './fix-catalogue.ts';

/** What to do, and the share of all failures that it could mend at most, 0 to 1. */
interface Fix {
  text: string;
  /** Share of the category x recall of the rule: the part of its failures in which what the fix names occurs. 0 where nothing of the agent is to be mended. */
  expected_gain: number;
}

/** A value is named only when it is no single case's (improvement.md 2.3 step 2). */
const LEAST_CASES = 2;
const LEAST_SHARE = 0.2;
const MOST_NAMED = 3;
const LONGEST = 80;

/** The entry of the catalogue for a category, its slots filled from the facets (improvement.md 5.2 step 11). `share` is that of the category. */
export function suggestedFix(
  category: CategoryId | `new:${string}`,
  { name, owner }: { name: string; owner: Owner },
  facets: readonly Facet[],
  share: number,
): Fix {
  const known = isTaxonomy(category) ? category : undefined;
  const template =
    known === undefined
      ? CLUSTER_FIX.replace('{name}', () => name)
      : (FIXES_OF_OWNERS[known]?.[owner] ?? FIXES[known]);
  const slots = [
    { mark: '{tools}', values: toolsIn, shown: (list: readonly string[]) => ` (${list.join(', ')})` },
    {
      mark: '{demand}',
      values: demandsIn,
      shown: (list: readonly string[]) => ` (often missed: ${list.map((text) => `"${text}"`).join(', ')})`,
    },
  ];
  let text = template;
  let recall = 1;
  for (const { mark, values, shown } of slots) {
    if (!template.includes(mark)) continue;
    const common = commonValues(facets, values);
    text = text.replace(mark, () => (common.length === 0 ? '' : shown(common)));
    if (common.length > 0)
      recall =
        facets.filter((facet) => values(facet).some((value) => common.includes(value))).length /
        facets.length;
  }
  // Of what has no kind, nobody knows what would mend it.
  const mendable =
    category !== 'other' && (owner === 'prompt' || owner === 'tool' || owner === 'data') && facets.length > 0;
  return { text, expected_gain: mendable ? rounded(share * recall) : 0 };
}

function commonValues(facets: readonly Facet[], values: (facet: Facet) => readonly string[]): string[] {
  const cases = new Map<string, Set<string>>();
  for (const facet of facets)
    for (const value of values(facet)) {
      const known = cases.get(value) ?? new Set<string>();
      cases.set(value, known.add(facet.attempt.case_id));
    }
  const all = new Set(facets.map(({ attempt }) => attempt.case_id)).size;
  return [...cases]
    .filter(([, { size }]) => size >= LEAST_CASES && size >= LEAST_SHARE * all)
    .sort(([a, left], [b, right]) => right.size - left.size || (a < b ? -1 : 1))
    .slice(0, MOST_NAMED)
    .map(([value]) => value);
}

function toolsIn({ tools, fault, repeated, failed }: Facet): string[] {
  const names = [...tools.missing, ...tools.forbidden, ...tools.unknown];
  for (const { metadata } of failed)
    for (const list of [metadata['missing_tools'], metadata['forbidden_called']])
      if (Array.isArray(list)) names.push(...list.filter((name: unknown) => typeof name === 'string'));
  if (fault !== null) names.push(fault.tool);
  if (repeated !== null) names.push(repeated.name);
  if (names.length === 0) names.push(...tools.extra);
  return [...new Set(names.map((name) => oneLine(name).slice(0, LONGEST)))];
}

function demandsIn({ failed }: Facet): string[] {
  return failed.flatMap(({ scorer, metadata }) => {
    // A pattern has no criteria: its name says what it is about.
    if (metadata['matched'] !== undefined && metadata['field'] === 'output')
      return [oneLine(scorer).slice(0, LONGEST)];
    const criteria = metadata['criteria'];
    if (!Array.isArray(criteria)) return [];
    return criteria.flatMap((entry: unknown) => {
      const text = fieldOf(entry, 'text');
      return fieldOf(entry, 'verdict') === 'not_met' && typeof text === 'string'
        ? [oneLine(text).slice(0, LONGEST)]
        : [];
    });
  });
}
