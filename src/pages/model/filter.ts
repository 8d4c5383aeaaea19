import type { PageRow } from '../../reports/pages/page-case.ts';
import type { PageFlip, PageHead } from '../../reports/pages/page-data.ts';

/** How a case is counted in the list: each in one of them. */
export type Standing = 'failed' | 'errored' | 'shown' | 'unsure' | 'skipped' | 'passed';

/** The gravest first. */
export const STANDINGS: readonly Standing[] = ['failed', 'errored', 'shown', 'unsure', 'skipped', 'passed'];

/** Within a group, from the least to the worst; a case that does not say is among the least. */
const SEVERITIES = ['low', 'medium', 'high', 'critical'];

/** A row with what other parts of the page know of its case. */
export interface ListedCase {
  row: PageRow;
  /** Its place among all rows, by which its texts are found. */
  place: number;
  standing: Standing;
  flip: PageFlip | undefined;
  /** Id of its kind of failure; empty where it has none. */
  kind: string;
  /** What the search looks at. */
  text: string;
}

/** Rows with their flips and kinds, in the order of the rows. */
export function listed(rows: readonly PageRow[], head: PageHead, from = 0): ListedCase[] {
  const flips = new Map(head.comparison?.flips.map((flip) => [flip.id, flip]));
  const kinds = new Map(Object.entries(head.failures?.cases ?? {}));
  return rows.map((row, index) => ({
    row,
    place: from + index,
    standing: standingOf(row),
    flip: flips.get(row.id),
    kind: kinds.get(row.id) ?? '',
    text: `${row.id}\n${row.name}\n${row.tags.join(' ')}\n${row.why}\n${row.asked}\n${row.answered}`.toLowerCase(),
  }));
}

/** Which of the groups a case is in. */
export function standingOf(row: PageRow): Standing {
  if (row.status === 'passed') return 'passed';
  if (row.status === 'skipped') return row.unsure === true ? 'unsure' : 'skipped';
  if (row.shown_only === true) return 'shown';
  return row.status;
}

/** What is looked for, as the hash of the page has it. */
export type Filters = Readonly<Record<string, string>>;

/** Orders of the list; the first is that of the gravest first. */
export const ORDERS = ['gravest', 'file', 'id', 'slowest', 'lowest'] as const;
export type Order = (typeof ORDERS)[number];

/** The cases that pass all filters, in the order asked for. One pass over the cases, then one sort. */
export function filtered(cases: readonly ListedCase[], filters: Filters): ListedCase[] {
  const { q = '', status = '', tag = '', scorer = '', flip = '', kind = '', agent = '' } = filters;
  const words = q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const standings = new Set(status.split(',').filter((one) => one !== ''));
  const found = cases.filter(
    (one) =>
      (standings.size === 0 || standings.has(one.standing)) &&
      (tag === '' || one.row.tags.includes(tag)) &&
      (agent === '' || one.row.agent === agent) &&
      (kind === '' || one.kind === kind) &&
      (flip === '' || (flip === 'any' ? one.flip !== undefined : one.flip?.kind === flip)) &&
      (scorer === '' || didNotPass(one, scorer)) &&
      words.every((word) => one.text.includes(word)),
  );
  return sorted(found, filters['sort'] ?? '', scorer);
}

const didNotPass = ({ row }: ListedCase, scorer: string) => {
  const score = Object.hasOwn(row.scores, scorer) ? row.scores[scorer] : undefined;
  return score !== undefined && score[1] !== 'passed' && score[1] !== 'not_applicable';
};

function sorted(cases: ListedCase[], order: string, scorer: string): ListedCase[] {
  const key = keyOf(order, scorer);
  if (key === undefined) return cases;
  const keys = new Map(cases.map((one) => [one, key(one)]));
  return cases.sort((one, other) => {
    const a = keys.get(one) ?? 0;
    const b = keys.get(other) ?? 0;
    return a < b ? -1 : a > b ? 1 : one.place - other.place;
  });
}

function keyOf(order: string, scorer: string): ((one: ListedCase) => number | string) | undefined {
  if (order === 'file') return undefined;
  if (order === 'id') return ({ row }) => row.id;
  if (order === 'slowest') return ({ row }) => -(row.ms ?? -1);
  if (order === 'lowest') return ({ row }) => lowestOf(row, scorer);
  return ({ standing, flip, row: { severity = 'low' } }) =>
    STANDINGS.indexOf(standing) * 8 -
    (standing === 'passed' ? 0 : 2 * SEVERITIES.indexOf(severity)) -
    (flip?.kind === 'pass_to_fail' ? 1 : 0);
}

/** Lowest score of a case, or that of the scorer; what has none comes last. */
function lowestOf({ scores }: PageRow, scorer: string): number {
  let lowest = 2;
  for (const [name, [score]] of Object.entries(scores))
    if (score !== null && (scorer === '' || name === scorer)) lowest = Math.min(lowest, score);
  return lowest;
}

/** How many cases are in each group. */
export function standingCounts(cases: readonly ListedCase[]): Record<Standing, number> {
  const counts: Record<Standing, number> = {
    failed: 0,
    errored: 0,
    shown: 0,
    unsure: 0,
    skipped: 0,
    passed: 0,
  };
  for (const { standing } of cases) counts[standing] += 1;
  return counts;
}

/** Every tag with its number of cases, the most frequent first. */
export function tagsOf(cases: readonly ListedCase[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { row } of cases) for (const tag of row.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}
