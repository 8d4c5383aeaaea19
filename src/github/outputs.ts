import type { Comparison, Flip } from '../schema/comparison.ts';
import type { RunHeader } from '../schema/run.ts';

/** Outputs that this build sets, with what they hold; `action.yml` declares exactly these (a test compares the two). */
export const OUTPUTS: Record<
  string,
  (header: RunHeader, paths: OutputPaths, comparison: Comparison | undefined) => string
> = {
  conclusion: (header) => header.conclusion,
  reason: (header) => header.reason,
  'run-id': (header) => header.run_id,
  'pass-rate': (header) => (header.pass_rate === null ? '' : String(header.pass_rate)),
  total: (header) => String(header.counts.total),
  passed: (header) => String(header.counts.passed),
  failed: (header) => String(header.counts.failed),
  errored: (header) => String(header.counts.errored),
  skipped: (header) => String(header.counts.skipped),
  unsure: (header) => String(header.counts.unsure ?? 0),
  regressions: (_, __, comparison) => regressionsOf(comparison),
  improvements: (_, __, comparison) => flipsOf(comparison, (flip) => flip.kind === 'fail_to_pass'),
  // Set by `command: experiment` alone.
  'experiment-winner': () => '',
  'p-value': (_, __, comparison) => (comparison === undefined ? '' : String(comparison.p_value)),
  'cost-usd': (header) => costOf(header),
  // Set when it is saved, after everything else.
  'artifact-id': () => '',
  'comment-url': (_, paths) => paths.comment,
  'check-url': (_, paths) => paths.check,
  // Set by an optimization, after everything else.
  'optimized-prompt-path': () => '',
  'results-path': (_, paths) => paths.results,
  'report-path': (_, paths) => paths.report,
  'state-path': (_, paths) => paths.state,
};

export interface OutputPaths {
  results: string;
  report: string;
  state: string;
  comment: string;
  check: string;
}

/** Cases that repeats confirmed; where the paired test alone proved the fall, all that flipped and were not excused. */
function regressionsOf(comparison: Comparison | undefined): string {
  const confirmed = flipsOf(comparison, ({ verdict }) => verdict === 'regression');
  if (comparison?.verdict !== 'regression' || confirmed !== '0') return confirmed;
  return flipsOf(comparison, ({ verdict }) => verdict === 'suspected');
}

/** How many flips are such; empty without a baseline, because none compared is not none found. */
function flipsOf(comparison: Comparison | undefined, counts: (flip: Flip) => boolean): string {
  return comparison === undefined ? '' : String(comparison.flips.filter(counts).length);
}

/** Agent and judge together; empty when a price is unknown, because a wrong number is worse than none. */
export function costOf({ usage }: Pick<RunHeader, 'usage'>): string {
  if (usage.judge.cost_usd === null) return '';
  return String(Math.round(((usage.agent.cost_usd ?? 0) + usage.judge.cost_usd) * 1e6) / 1e6);
}
