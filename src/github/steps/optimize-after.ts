import { asFault, faultLine } from '../../errors.ts';
import { proposedPrompt } from '../../reports/optimization-markdown.ts';
import { redactedReport } from '../../reports/redacted.ts';
import { openStoredRun, storedReport } from '../../runs/stored-run.ts';
import type { OptimizationReport } from '../../schema/optimization.ts';
import type { RunReport } from '../../schema/run.ts';
import { statePaths } from '../../state/state-paths.ts';
import { logLine } from '../../text/escape/workflow-command.ts';
import { repostComment } from '../comments/post-results.ts';
import { costOf } from '../outputs.ts';
import { harmless, optional, setOutputs } from '../runner.ts';
import { leaveOptimization } from './optimization-artifact.ts';
import { optimizeFor, whyNoOptimization } from './optimize-for.ts';
import type { ProposedOptimization } from './propose-optimized.ts';
import type { FailedRun, StepWorld } from './step-world.ts';

/**
 * `optimize: on-failure`: a better prompt for the agent that failed most, into the comment that stands already, the summary, an
 * artifact and an output. It comes after the verdict and never changes it: whatever goes wrong is a warning, and an optimization that
 * is killed costs nothing but itself.
 */
export async function optimizeAfter(failed: FailedRun, world: StepWorld, signal: AbortSignal): Promise<void> {
  const { inputs, engine, core, redact } = world;
  try {
    const settings = (await engine.settings()).optimize;
    if ((inputs.optimize ?? settings?.mode ?? 'never') === 'never' || signal.aborted) return;
    const why = whyNoOptimization(world.context) ?? overspent(failed.report, inputs.maxCostUsd);
    const agentId = inputs.agent ?? mostFailing(failed.failures);
    if (why !== undefined || agentId === undefined) {
      core.notice(harmless(`The prompt was not optimized: ${why ?? 'no case that gates failed'}.`));
      return;
    }
    const left = inputs.maxCostUsd === undefined ? undefined : inputs.maxCostUsd - spentOn(failed.report);
    const made = await optimizeFor(agentId, left, world, signal);
    await publish(made, failed, world);
  } catch (error) {
    core.warning(harmless(redact(`The prompt was not optimized: ${faultLine(asFault(error))}`)));
  }
}

async function publish(made: ProposedOptimization, failed: FailedRun, world: StepWorld): Promise<void> {
  const { core } = world;
  const { promptPath } = made;
  const { optimization_id: id, decision } = made.report.response;
  core.info(logLine(`${id}: ${decision.replaceAll('_', ' ')}`));
  // Too few failures are no news to anybody: the comment has them all.
  if (made.cancelled || proposedPrompt(made.report) === '') return;
  // First, so that summary and comment can say where it is.
  const { report } = await leaveOptimization(made, world);
  const section = proposedPrompt(report);
  await optional(core, 'the outputs', () => setOutputs(core, { 'optimized-prompt-path': promptPath }));
  await optional(core, 'the job summary', () => core.summary.addRaw(`\n${section}`).write());
  await optional(core, 'the comment', () => commentOnPullRequest(report, failed, world));
}

/** The comment once more, with the cases as they are stored. */
async function commentOnPullRequest(
  optimization: OptimizationReport,
  { report, posting, commentUrl }: FailedRun,
  { engine, core, redact }: StepWorld,
): Promise<void> {
  if (posting === undefined || commentUrl === '') return;
  const { run_id: runId } = report.header;
  const journal = openStoredRun(runId, statePaths(engine.stateDir), engine.ports);
  try {
    const { cases } = redactedReport(storedReport(runId, journal), redact);
    const notices = await repostComment({ ...report, cases }, optimization, posting, commentUrl);
    for (const notice of notices) core.warning(harmless(notice));
  } finally {
    await journal.close();
  }
}

/** What agent and judge cost in the run, in US dollars, as far as it is known. */
const spentOn = ({ header }: RunReport) => Number(costOf(header));

function overspent(report: RunReport, ceiling: number | undefined): string | undefined {
  return ceiling !== undefined && spentOn(report) >= ceiling ? 'the run has spent max-cost-usd' : undefined;
}

/** The agent with most failures, the first of several. */
function mostFailing(failures: ReadonlyMap<string, number>): string | undefined {
  let most: [agent: string | undefined, failures: number] = [undefined, 0];
  for (const one of failures) if (one[1] > most[1]) most = one;
  return most[0];
}
