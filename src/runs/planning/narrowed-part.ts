import type { RunHeader } from '../../schema/run.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import type { Verdict } from '../gating/verdict.ts';
import type { NarrowedPart, RunConfig } from '../records.ts';
import { affectedVerdict } from './affected-part.ts';

/** Which of the selected cases are played, where it is not all of them. */
export interface NarrowedChoice extends NarrowedPart {
  /** Their ids. Absent where marks alone narrow, and where a run goes on that chose before. */
  ids?: readonly string[];
}

/** Places of marks that are named. */
const MOST_PLACES = 3;

/** By what a run was narrowed, in the order in which it was: `failing in run_x, sample 8, seed 1`. */
function causesOf({ failing, sample, seed, limit, only = [] }: NarrowedPart): string {
  const more = only.length > MOST_PLACES ? ` and ${formatCount(only.length - MOST_PLACES)} more` : '';
  return [
    ...(only.length === 0 ? [] : [`marked only at ${only.slice(0, MOST_PLACES).join(' and ')}${more}`]),
    ...(failing === undefined ? [] : [`failing in ${failing}`]),
    ...(sample === undefined ? [] : [`sample ${sample}, seed ${seed}`]),
    ...(limit === undefined ? [] : [`limit ${limit}`]),
  ].join(', ');
}

/** What results.json says of a run that played some of its cases alone; nothing where it played all. */
export const narrowedHeader = (part: NarrowedPart | undefined): Pick<RunHeader, 'narrowed'> =>
  part === undefined ? {} : { narrowed: { cases: part.chosen, of: part.of, by: causesOf(part) } };

/** One line for people: `8 of 120 cases (sample 8, seed 1)`. */
export const narrowedLine = (part: NarrowedPart): string =>
  `${formatCount(part.chosen)} of ${formatCounted(part.of, 'case')} (${causesOf(part)})`;

/** The verdict of a run that plays a part of its cases, because of a change or by choice, says so. */
export function partVerdict(verdict: Verdict, { affected, narrowed }: Parts): Verdict {
  const decided = affectedVerdict(verdict, affected);
  if (narrowed === undefined || verdict.exitCode === 130) return decided;
  const head = affected !== undefined && affected.chosen < affected.of ? 'Of these only' : 'Played:';
  return { ...decided, reason: `${decided.reason} ${head} ${narrowedLine(narrowed)}.` };
}

type Parts = Pick<RunConfig, 'affected' | 'narrowed'>;
