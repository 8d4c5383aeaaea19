import type { BackgroundAccess, RunningParts } from '../../engine/engine-parts.ts';
import { asFault, Fault } from '../../errors.ts';
import { experimentReport } from '../../jobs/experiments/experiment-report.ts';
import { findExperiment } from '../../jobs/experiments/find-experiment.ts';
import { createExperiment } from '../../operations/create-experiment.ts';
import { start } from '../../operations/define-operation.ts';
import { interruption } from '../../ports/interruption.ts';
import { experimentComment } from '../../reports/experiment-comment.ts';
import { experimentMarkdown } from '../../reports/experiment-markdown.ts';
import { redacted } from '../../reports/redacted.ts';
import { writeExperimentReports } from '../../reports/write-experiment-reports.ts';
import { defined } from '../../schema/defined.ts';
import type { ExperimentReport } from '../../schema/experiment.ts';
import { logLine } from '../../text/escape/workflow-command.ts';
import { leftOutNotices, stepClient } from '../api/step-client.ts';
import type { Inputs } from '../inputs.ts';
import { costOf } from '../outputs.ts';
import { harmless, optional, setOutputs } from '../runner.ts';
import type { StepWorld } from './step-world.ts';

/**
 * `command: experiment`: the response as a file, a section in the job summary, a comment on the pull request, and
 * outputs. An experiment gates nothing, so its conclusion is neutral; it is failed when nothing could be measured or it was cancelled.
 */
export async function experimentStep(
  world: Pick<StepWorld, 'inputs' | 'core' | 'context' | 'redact'> & {
    engine: RunningParts & BackgroundAccess;
  },
): Promise<number> {
  const { inputs, engine, core, redact } = world;
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
  const commentUrl = await commentOnPullRequest(report, world);
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
      'comment-url': commentUrl,
      'results-path': written.json,
      'report-path': written.html,
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

/** A comment of its own, beside that of a run; its address, empty where there is none. Whatever GitHub refuses is a notice. */
async function commentOnPullRequest(
  report: ExperimentReport,
  { inputs, engine, core, context, redact }: Parameters<typeof experimentStep>[0],
): Promise<string> {
  if (inputs.comment === 'off' || context?.pullRequest === undefined) return '';
  try {
    const client = await stepClient(inputs, engine.ports, context);
    if (client === undefined) {
      const wanted = { ...inputs, ...{ check: false, issue: false, state: 'none' as const } };
      for (const notice of leftOutNotices(wanted, context)) core.notice(harmless(notice));
      return '';
    }
    const [{ FORK_NOTICE, isReadOnly, keyOf, refused, runLinks }, { commentNotices, upsertComment }] =
      await Promise.all([import('../comments/post-results.ts'), import('../comments/sticky-comment.ts')]);
    const outcome = await upsertComment(client, context, {
      key: inputs.commentKey ?? `${keyOf(inputs, context)}/experiment/${stemOf(named(inputs))}`,
      mode: inputs.comment,
      clock: engine.ports.clock,
      body: (budget, marker) =>
        redact(experimentComment(report, { budget, marker, links: runLinks(context) })),
    });
    if (!('reason' in outcome)) {
      for (const notice of commentNotices(outcome)) core.warning(harmless(notice));
      return 'url' in outcome ? outcome.url : '';
    }
    const { notices, forkRefused } = refused('The comment was not written', outcome, isReadOnly(context));
    for (const notice of notices) core.warning(harmless(notice));
    if (forkRefused === true) core.notice(FORK_NOTICE, { title: 'A pull request from a fork' });
  } catch (error) {
    core.warning(harmless(`The comment was not written: ${asFault(error).message}`));
  }
  return '';
}

/** The name of a file without folders and ending, or an id as it is. */
const stemOf = (experiment: string) => experiment.replace(/^.*[\\/]/, '').replace(/\.ya?ml$/, '');

function named({ experiment }: Inputs): string {
  if (experiment !== undefined) return experiment;
  throw new Fault('validation_failed', 'command experiment needs to know which one', {
    where: 'input experiment',
    hint: 'Name a file such as evals/experiments/prompts.yaml, or the id of an experiment.',
    problems: [{ path: 'experiment', message: 'is required with command: experiment' }],
  });
}
