import type { Comparison, Flip } from '../../schema/comparison.ts';
import { afterColon } from '../../text/after-colon.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import type { Verdict } from './verdict.ts';

/** What `fail_on: regression` decides from. */
export interface BaselineFacts {
  comparison: Comparison;
  /** Which run it is and how it was found: "run_x, the newest run that passed". */
  name: string;
  /** Ids of the gating cases: what others did is shown and decides nothing. */
  gating: ReadonlySet<string>;
  /** Why flipped cases were not repeated, or not to the end. */
  note?: string | undefined;
}

/** Why there is nothing to compare with. */
export interface NoBaseline {
  /** A clause. */
  missing: string;
  /** What to do, as a sentence, where one may be there and cannot be read; without it there is none yet, or none was wanted. */
  remedy?: string | undefined;
}

/** Ids that a reason names of each kind; the report holds the others. */
const MOST_NAMED = 5;

/**
 * The decision of contract 5 under `fail_on: regression`, once the evidence itself is sound: failed only when the comparison
 * calls it a regression; what is only suspected passes and is named. Where nothing could be compared the run is neutral, unless
 * a baseline is required and could not be read: neutral run after run, the gate would be none. `passed` is the sentence about
 * this run alone.
 */
export function regressionVerdict(
  baseline: BaselineFacts | NoBaseline | undefined,
  passed: string,
  requiresBaseline: boolean,
): Verdict {
  if (baseline === undefined || 'missing' in baseline) {
    const { missing, remedy } = baseline ?? { missing: 'No baseline to compare with yet' };
    if (remedy === undefined || !requiresBaseline)
      return { conclusion: 'neutral', reason: `${missing}: ${passed}`, exitCode: 0 };
    return { conclusion: 'failed', reason: `${missing}. ${remedy} ${OR_NEUTRAL} ${passed}`, exitCode: 1 };
  }
  const { comparison, name, note } = baseline;
  const { verdict, flips, cases } = comparison;
  const failing = (kind: Flip['kind']) =>
    flips.filter((flip) => flip.kind === kind && flip.to === 'failed' && baseline.gating.has(flip.id));
  const reason = [
    ...(verdict === 'insufficient_data' ? [] : criteriaSentence(comparison)),
    `${HEADS[verdict]} against ${name}${ageOf(comparison)}: ${sentence(afterColon(comparison.reason))}`,
    ...namedSentence('New and failing', failing('new')),
    ...namedSentence('Changed and failing', failing('changed_criteria')),
    ...(note === undefined ? [] : [`Repeats: ${sentence(note)}`]),
    passed,
  ].join(' ');
  if (verdict === 'regression') return { conclusion: 'failed', reason, exitCode: 1 };
  // Without a case that can be compared nothing was shown, whatever its scorers did; that all of them fail on the base too was.
  const nothingShown = cases.compared === 0 && verdict !== 'noise';
  return { conclusion: nothingShown ? 'neutral' : 'passed', reason, exitCode: 0 };
}

/** For whoever would rather have no gate than a red one. */
const OR_NEUTRAL = 'With require_baseline: false such a run is neutral.';

/** What stands before the name of the baseline; nothing but `regression` claims one. */
const HEADS: Record<Comparison['verdict'], string> = {
  regression: 'Regression',
  suspected: 'Regression suspected, not proven,',
  noise: 'No regression',
  improvement: 'Improvement',
  unchanged: 'No regression',
  insufficient_data: 'Nothing to decide from',
};

/** Changed criteria are named before any number: what came before it and after it are two measurements. */
function criteriaSentence({ criteria_changed: changes }: Comparison): string[] {
  const [first, ...others] = changes;
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` (and ${formatCounted(others.length, 'more change')})`;
  return [`Criteria changed: ${sentence(`${bare(afterColon(first.message))}${more}`)}`];
}

function namedSentence(head: string, flips: readonly Flip[]): string[] {
  if (flips.length === 0) return [];
  const named = flips.slice(0, MOST_NAMED).map(({ id }) => id);
  const more = flips.length > MOST_NAMED ? ` and ${formatCount(flips.length - MOST_NAMED)} more` : '';
  return [`${head}: ${named.join(', ')}${more}.`];
}

/** Said where it weakens the comparison. */
const ageOf = ({ baseline: { age_days: days, stale } }: Comparison) =>
  stale ? ` of ${formatCounted(Math.floor(days), 'day')} ago` : '';

const bare = (text: string) => text.replace(/\.$/, '');
const sentence = (text: string) => `${bare(text)}.`;
