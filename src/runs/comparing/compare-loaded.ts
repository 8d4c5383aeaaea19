import type { Comparison } from '../../schema/comparison.ts';
import { compareRuns } from './compare-runs.ts';
import { type LoadedRun, sameSelection } from './load-compared-run.ts';

/** Two runs that were opened, compared as they are asked about later: with what is known of the second one's own baseline, where that is the first. */
export function compareLoaded(before: LoadedRun, after: LoadedRun): Comparison {
  const known = after.comparison;
  // Against its own baseline a run knows more than its cases show: the history of what flipped.
  if (known?.run_a === before.header.run_id && known.run_b === after.header.run_id) return known;
  const repeats = new Map(known?.flips.map((flip) => [flip.id, flip.repeats]));
  return compareRuns(before, after, {
    repeats: (id) => repeats.get(id),
    // A file does not say what was selected. A case that is missing then counts as gone: better asked about than overlooked.
    unaffected: after.unaffected,
    selected: sameSelection(before.selection, after.selection) ? 'all' : (after.selected ?? 'all'),
  });
}
