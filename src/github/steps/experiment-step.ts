import type { BackgroundAccess, RunningParts } from '../../engine/engine-parts.ts';
import { Fault } from '../../errors.ts';
import { experimentReport } from '../../jobs/experiments/experiment-report.ts';
import { findExperiment } from '../../jobs/experiments/find-experiment.ts';
import { createExperiment } from '../../operations/create-experiment.ts';
import { start } from '../../operations/define-operation.ts';
import { interruption } from '../../ports/interruption.ts';
import { experimentMarkdown } from '../../reports/experiment-markdown.ts';
import { redacted } from '../../reports/redacted.ts';
import { writeExperimentReports } from '../../reports/write-experiment-reports.ts';
import { defined } from '../../schema/defined.ts';
import { logLine } from '../../text/escape/workflow-command.ts';
import type { Inputs } from '../inputs.ts';
import { costOf } from '../outputs.ts';
import { type Core, harmless, optional, setOutputs } from '../runner.ts';

/**
 * `command: experiment`: the response as a file, a section in the job summary, and outputs. An experiment gates nothing, so
 * its conclusion is neutral; it is failed when nothing could be measured or it was cancelled.
 */
export async function experimentStep(
  inputs: Inputs,
  engine: RunningParts & BackgroundAccess,
  core: Core,
  redact: (text: string) => string,
): Promise<number> {
  const definition = await findExperiment(engine, named(inputs));
  using interrupted = interruption();
  const begun = engine.ports.clock.monotonic();
  await using started = await start(createExperiment, definition, engine, {
    signal: interrupted.signal,
    ...defined({ maxCostUsd: inputs.maxCostUsd }),
  });
  const { plan, judge, experimentId } = started;
  core.info(
    `${plan.variants.length} variants, ${plan.cases.length} cases, up to ${plan.planned.length * plan.rounds} plays, judge ${judge.mode}, ${experimentId}`,
  );
  const outcome = await started.finish();
  const spentMs = engine.ports.clock.monotonic() - begun;
  const report = redacted(experimentReport(plan, outcome, judge, spentMs), redact);
  const written = writeExperimentReports(
    `${engine.stateDir}/reports/${experimentId}`,
    report,
    engine.ports.files,
  );
  const { statistical_analysis: analysis } = outcome.response;
  const recommendation = redact(outcome.response.recommendation);
  const nothing = outcome.plays.valid === 0;
  await optional(core, 'the outputs', () =>
    setOutputs(core, {
      conclusion: nothing || outcome.cancelled ? 'failed' : 'neutral',
      reason: recommendation.replaceAll('\n', ' '),
      'run-id': experimentId,
      'experiment-winner': analysis.conclusive ? analysis.winner : '',
      'p-value': String(analysis.p_value),
      'cost-usd': costOf(outcome),
      'results-path': written.json,
      'report-path': written.markdown,
      'state-path': `${engine.stateDir}/state`,
    }),
  );
  await optional(core, 'the job summary', () =>
    core.summary.addRaw([...experimentMarkdown(report)].join('')).write(),
  );
  if (nothing) core.error(harmless(recommendation), { title: 'Experiment without evidence' });
  else core.info(logLine(recommendation));
  if (outcome.cancelled) return 130;
  return nothing ? 3 : 0;
}

function named({ experiment }: Inputs): string {
  if (experiment !== undefined) return experiment;
  throw new Fault('validation_failed', 'command experiment needs to know which one', {
    where: 'input experiment',
    hint: 'Name a file such as evals/experiments/prompts.yaml, or the id of an experiment.',
    problems: [{ path: 'experiment', message: 'is required with command: experiment' }],
  });
}
