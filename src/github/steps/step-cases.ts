import { type Annotation, gatheredAnnotations } from '../../reports/annotations.ts';
import { followReports } from '../../reports/follow-reports.ts';
import { redacted } from '../../reports/redacted.ts';
import type { CaseResult, RunReport } from '../../schema/run.ts';
import { statePaths } from '../../state/state-paths.ts';
import type { StepWorld } from './step-world.ts';

/** Together as many as a check takes in the two requests that we make (check-run.ts). */
export const OF_A_LEVEL_ON_CHECK = 50;

/** What a step makes of the cases of a run, of which it is told one by one: its files, its annotations, whom to help. */
export interface StepCases extends Disposable {
  add(recorded: CaseResult): void;
  /** Writes the files of the report, which is without secrets. */
  write(folder: string, report: RunReport): { json?: string; html?: string; markdown?: string };
  annotations(report: Pick<RunReport, 'header'>, most?: number): Annotation[];
  /** Failed gating cases by agent, in the order of the cases. */
  readonly failures: ReadonlyMap<string, number>;
  /** Some case failed and does not gate, because it is quarantined. */
  readonly failsInQuarantine: boolean;
}

/** Knows of no case yet. */
export function stepCases(
  { engine, redact }: Pick<StepWorld, 'engine' | 'redact'>,
  runId: string,
): StepCases {
  const reports = followReports(statePaths(engine.stateDir).runFolder(runId), engine.ports.files);
  const remarks = gatheredAnnotations(OF_A_LEVEL_ON_CHECK);
  const failures = new Map<string, number>();
  let failsInQuarantine = false;
  return {
    add(recorded) {
      const one = redacted(recorded, redact);
      reports.add(one);
      remarks.add(one);
      if (one.status !== 'failed') return;
      failsInQuarantine ||= one.quarantined === true;
      if (one.gating !== false) failures.set(one.agent_id, (failures.get(one.agent_id) ?? 0) + 1);
    },
    write: reports.write,
    annotations: remarks.list,
    failures,
    get failsInQuarantine() {
      return failsInQuarantine;
    },
    [Symbol.dispose]: reports.close,
  };
}
