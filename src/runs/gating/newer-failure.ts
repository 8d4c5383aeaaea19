import type { Comparison } from '../../schema/comparison.ts';
import { formatCount } from '../../text/format.ts';
import type { Baseline } from '../run-spec.ts';

/** Ids that the sentence names. */
const MOST_NAMED = 5;

/**
 * The comparison with a warning where the newest run of the base branch failed and an older one is the baseline: what the branch
 * itself broke since is not to be blamed on the change. `outcomes` gives the results of a case there, oldest first ("PPF").
 */
export function withNewerFailure(
  comparison: Comparison,
  { newerFailed }: Pick<Baseline, 'newerFailed'>,
  outcomes: (id: string) => string | undefined,
): Comparison {
  if (newerFailed === undefined) return comparison;
  const head = `The newest run of the base branch (${newerFailed}) failed, so that the baseline is an older one.`;
  const there = comparison.flips.filter(
    ({ id, kind }) => kind === 'pass_to_fail' && outcomes(id)?.endsWith('F') === true,
  );
  return { ...comparison, warnings: [[head, ...tailOf(there)].join(' '), ...comparison.warnings] };
}

function tailOf(there: readonly { id: string }[]): string[] {
  if (there.length === 0) return [];
  const named = there.slice(0, MOST_NAMED).map(({ id }) => id);
  const more = there.length > MOST_NAMED ? ` and ${formatCount(there.length - MOST_NAMED)} more` : '';
  const [cases, were] = there.length === 1 ? ['Case', 'it was'] : ['Cases', 'they were'];
  return [
    `${cases} ${named.join(', ')}${more} failed there, too, when ${were} last played, and may fail for that reason.`,
  ];
}
