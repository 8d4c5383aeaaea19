import type { RunHeader } from '../schema/run.ts';

/** Outputs that this build sets, with what they hold; `action.yml` declares exactly these (a test compares the two). */
export const OUTPUTS: Record<string, (header: RunHeader, paths: OutputPaths) => string> = {
  conclusion: (header) => header.conclusion,
  reason: (header) => header.reason,
  'run-id': (header) => header.run_id,
  'pass-rate': (header) => (header.pass_rate === null ? '' : String(header.pass_rate)),
  total: (header) => String(header.counts.total),
  passed: (header) => String(header.counts.passed),
  failed: (header) => String(header.counts.failed),
  errored: (header) => String(header.counts.errored),
  skipped: (header) => String(header.counts.skipped),
  'cost-usd': (header) => costOf(header),
  'results-path': (_, paths) => paths.results,
  'report-path': (_, paths) => paths.report,
  'state-path': (_, paths) => paths.state,
};

export interface OutputPaths {
  results: string;
  report: string;
  state: string;
}

/** Agent and judge together; empty when a price is unknown, because a wrong number is worse than none. */
function costOf({ usage }: RunHeader): string {
  if (usage.judge.cost_usd === null) return '';
  return String(Math.round(((usage.agent.cost_usd ?? 0) + usage.judge.cost_usd) * 1e6) / 1e6);
}
