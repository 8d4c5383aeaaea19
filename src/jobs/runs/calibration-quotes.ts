import { calibrationOf, readCalibration } from '../../calibrations/stored-calibration.ts';
import type { EvalsAccess, PortsAccess, ScoringAccess } from '../../engine/engine-parts.ts';
import { Fault } from '../../errors.ts';
import type { CalibrationQuote } from '../../schema/calibration.ts';
import type { RunReport } from '../../schema/run.ts';

/**
 * What the committed calibration of the evals folder says of the scorers of a report, for its judge and their present
 * versions. A summary that cannot be read is a warning: a finished run is worth more than a quote beside it.
 */
export async function withCalibration(
  engine: PortsAccess & EvalsAccess & Pick<ScoringAccess, 'registry'>,
  report: RunReport,
): Promise<RunReport> {
  const { judge } = report.header;
  try {
    const summary = readCalibration(engine.evalsDir, judge, engine.ports.files);
    if (summary === undefined) return report;
    const registry = await engine.registry(report.scorers.map(({ name }) => name));
    const quotes = report.scorers.flatMap(({ name }): CalibrationQuote[] => {
      const scorer = registry.find(name);
      const quote = scorer === undefined ? undefined : calibrationOf(scorer, summary, judge);
      return quote === undefined ? [] : [quote];
    });
    return quotes.length === 0 ? report : { ...report, calibration: quotes };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ...report, warnings: [...report.warnings, `calibration is not quoted: ${error.message}`] };
  }
}
