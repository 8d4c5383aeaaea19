import type { CriteriaChange } from '../../schema/comparison.ts';
import { defined } from '../../schema/defined.ts';
import { truncateText } from '../../text/truncate.ts';

/** A change as it was found, in one case or (without `id`) in all; `sentence` is given the words for the cases concerned. */
export interface FoundChange extends Omit<CriteriaChange, 'message'> {
  sentence: (cases: string) => string;
}

/** So many cases with the same change are listed one by one; more are one entry that names the first ones. */
const LISTED_APART = 10;
/** Entries in all: a reader who has seen so many has understood. */
const MOST_ENTRIES = 200;
/** A rubric or pattern can be long; so much shows what it was. */
const LONGEST_VALUE = 200;

/** Most sweeping first: what concerns all, then what is gone, then what is easier or harder. */
const ORDER: CriteriaChange['what'][] = [
  'judge_changed',
  'scorer_changed',
  'case_removed',
  'gating_removed',
  'case_skipped',
  'scorer_removed',
  'threshold_lowered',
  'passes_lowered',
  'threshold_raised',
  'passes_raised',
  'case_changed',
];

/** The changes as a reader sees them: equal ones together, one sentence each, a bounded number. */
export function criteriaChanges(found: readonly FoundChange[]): CriteriaChange[] {
  const groups = new Map<string, FoundChange[]>();
  for (const one of found) {
    const key = JSON.stringify([one.what, one.scorer, one.from, one.to, one.sentence('')]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  const entries = [...groups.values()]
    .sort(([a], [b]) => ORDER.indexOf(a!.what) - ORDER.indexOf(b!.what))
    .flatMap(entriesOf);
  if (entries.length <= MOST_ENTRIES) return entries;
  const rest = entries.length - (MOST_ENTRIES - 1);
  const { what } = entries[MOST_ENTRIES - 1]!;
  return [...entries.slice(0, MOST_ENTRIES - 1), { what, message: `And ${rest} more changes of this kind.` }];
}

function entriesOf(group: readonly FoundChange[]): CriteriaChange[] {
  const shown = group.slice(0, LISTED_APART);
  if (group.length === shown.length)
    return shown.map((one) => entryOf(one, one.id === undefined ? '' : `case ${one.id}`));
  const names = shown.map(({ id }) => id).join(', ');
  const { id: _, ...all } = group[0]!;
  return [entryOf(all, `${group.length} cases (${names} and ${group.length - shown.length} more)`)];
}

function entryOf({ what, id, scorer, from, to, sentence }: FoundChange, cases: string): CriteriaChange {
  return {
    what,
    ...defined({ id, scorer }),
    ...(from === undefined ? {} : { from: bounded(from) }),
    ...(to === undefined ? {} : { to: bounded(to) }),
    message: sentence(cases),
  };
}

const bounded = (value: string | number) =>
  typeof value === 'string' ? truncateText(value, LONGEST_VALUE) : value;
