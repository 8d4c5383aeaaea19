import { Fault } from '../../errors.ts';
import { storedAttempts } from '../../jobs/failures/stored-attempts.ts';
import { interruption } from '../../ports/interruption.ts';
import { optimizationMarkdown, proposedPrompt } from '../../reports/optimization-markdown.ts';
import { decisionSentence } from '../../reports/parts/optimization-words.ts';
import type { OptimizationReport } from '../../schema/optimization.ts';
import { logLine } from '../../text/escape/workflow-command.ts';
import { windowMs } from '../../text/time-window.ts';
import { keyOf } from '../comments/post-results.ts';
import { upsertComment } from '../comments/sticky-comment.ts';
import { costOf } from '../outputs.ts';
import { harmless, optional, setOutputs } from '../runner.ts';
import { stateArtifact } from '../state/state-artifact.ts';
import { leaveOptimization } from './optimization-artifact.ts';
import { optimizeFor, whyNoOptimization } from './optimize-for.ts';
import type { StepWorld } from './step-world.ts';

/** How far back failures are looked for, as an optimization does by itself (contract 9). */
const WINDOW = '30d';

/**
 * `command: optimize`: a better prompt for the failures that are stored already, by an earlier step of the job or by runs of the base
 * branch. It gates nothing: its conclusion is neutral, and it is failed when it was cancelled.
 */
export async function optimizeStep(world: StepWorld): Promise<number> {
  const { inputs, engine, core, context } = world;
  const why = whyNoOptimization(context);
  if (why !== undefined) {
    const reason = `The prompt was not optimized: ${why}.`;
    core.notice(harmless(reason));
    await optional(core, 'the outputs', () => setOutputs(core, { conclusion: 'neutral', reason }));
    return 0;
  }
  using interrupted = interruption();
  const rows = await (await engine.store()).runSummaries();
  if (rows.length === 0) await stateArtifact({ ...world, env: engine.ports.env }).restore();
  const agentId = inputs.agent ?? (await failedMost(world));
  const made = await optimizeFor(agentId, inputs.maxCostUsd, world, interrupted.signal);
  const { cancelled, folder, promptPath } = made;
  const { id: artifact, report } = await leaveOptimization(made, world);
  const reason = decisionSentence(report.response).replaceAll('\n', ' ');
  const commentUrl = await commentOnPullRequest(report, world);
  await optional(core, 'the outputs', () =>
    setOutputs(core, {
      conclusion: cancelled ? 'failed' : 'neutral',
      reason,
      'run-id': report.response.optimization_id,
      'cost-usd': costOf(report),
      'artifact-id': artifact,
      'comment-url': commentUrl,
      'optimized-prompt-path': promptPath,
      'results-path': `${folder}/optimization.json`,
      'report-path': `${folder}/report.html`,
      'state-path': `${engine.stateDir}/state`,
    }),
  );
  await optional(core, 'the job summary', () =>
    core.summary.addRaw([...optimizationMarkdown(report)].join('')).write(),
  );
  core.info(logLine(`${report.response.decision}: ${reason}`));
  return cancelled ? 130 : 0;
}

/** The only agent, or that with most failed attempts. */
async function failedMost({ engine }: StepWorld): Promise<string> {
  const agents = (await engine.agents()).map(({ agent }) => agent.id);
  if (agents.length === 1) return agents[0] as string;
  const to = engine.ports.clock.now();
  const attempts = await storedAttempts(engine, { from: to - windowMs(WINDOW), to, lean: true });
  const counts = new Map(agents.map((id) => [id, 0]));
  for (const { status, agent_id: id } of attempts)
    if (status === 'failed' && counts.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  if (most !== undefined && most[1] > 0) return most[0];
  throw new Fault('usage', 'there are several agents, and none has failed in the stored runs', {
    where: 'input agent',
    hint: `Name one: ${agents.join(', ')}`,
  });
}

/** A comment of its own, beside that of the run. */
async function commentOnPullRequest(
  report: OptimizationReport,
  { inputs, engine, core, context, client, redact }: StepWorld,
): Promise<string> {
  if (inputs.comment === 'off' || context?.pullRequest === undefined || client === undefined) return '';
  const outcome = await upsertComment(client, context, {
    key: `${keyOf(inputs, context)}/optimize`,
    mode: inputs.comment,
    clock: engine.ports.clock,
    body: (budget, marker) => {
      const whole = `${marker}\n${[...optimizationMarkdown(report)].join('')}`;
      return redact(Buffer.byteLength(whole) < budget ? whole : `${marker}\n${proposedPrompt(report, 0)}`);
    },
  });
  if ('url' in outcome) return outcome.url;
  if ('reason' in outcome) core.warning(harmless(`The comment was not written: ${outcome.reason}`));
  return '';
}
