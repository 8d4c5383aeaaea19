import type { EvalsAccess, OptionsAccess, ScoringAccess, StateAccess } from '../../engine/engine-parts.ts';
import type { ComparedRun } from '../../runs/comparing/compare-runs.ts';
import { runTrend } from '../../runs/comparing/run-trend.ts';
import type { RunConfig } from '../../runs/records.ts';
import type { RunJournal } from '../../runs/run-journal.ts';
import type { RunReport } from '../../schema/run.ts';
import { withCalibration } from './calibration-quotes.ts';

/** A run that ended, while its journal is open. */
export interface EndedRun {
  config: RunConfig;
  journal: RunJournal;
  baseline: ComparedRun | undefined;
  /** Whether it may be laid beside earlier ones: a merge that misses a shard may not. */
  whole: boolean;
}

/** What every entry point shows of a run beside its numbers: how it goes over time, how far the judge is to be believed, and why cases fail. */
export async function reportOfRun(
  engine: StateAccess & OptionsAccess & EvalsAccess & ScoringAccess,
  report: RunReport,
  { config, journal, baseline, whole }: EndedRun,
): Promise<RunReport> {
  const rows = whole ? await (await engine.store()).runSummaries() : [];
  const trend = whole ? runTrend(rows, { header: report.header, config }) : {};
  const completed = await withCalibration(engine, { ...report, ...trend });
  if (completed.header.counts.failed === 0) return completed;
  const { withFailureAnalysis } = await import('../failures/run-failure-analysis.ts');
  return withFailureAnalysis(engine, completed, journal, baseline);
}
