import type { AnnouncingParts, StateAccess } from '../../engine/engine-parts.ts';
import type { Ports } from '../../ports/ports.ts';
import type { RunConfig } from '../../runs/records.ts';
import { defined } from '../../schema/defined.ts';
import type { RunReport } from '../../schema/run.ts';
import { runFailure } from '../../webhooks/failure-summary.ts';
import { announce } from '../announce.ts';
import { scorerNames } from '../scorer-names.ts';

/**
 * Tells webhooks of a run that ended (contract 10): `run.failed` where its gate or the run itself failed, else
 * `run.completed`. Nobody is notified of a shard, whose merge is announced instead, of a run that validates a prompt, which is part of
 * an optimization, and of one that was played elsewhere and imported.
 */
export async function announceRun(
  engine: AnnouncingParts & Pick<StateAccess, 'store'>,
  report: Pick<RunReport, 'header' | 'cases'>,
  config: Pick<RunConfig, 'shard' | 'validates' | 'imported'>,
): Promise<void> {
  if (config.shard !== undefined || config.validates !== undefined || config.imported !== undefined) return;
  const { run_id, agent_id, conclusion, reason, pass_rate, counts, avg_scores, duration_ms, status } =
    report.header;
  if (conclusion === 'failed' || status === 'failed') {
    const failure = runFailure(report);
    const failure_summary = (await scorerNames(engine))(failure.failure_summary);
    await announce(engine, { event: 'run.failed', data: { run_id, ...failure, failure_summary } });
    return;
  }
  const url = workflowUrl(engine.ports);
  await announce(engine, {
    event: 'run.completed',
    data: {
      ...{ run_id, agent_id, conclusion, reason, pass_rate, counts, avg_scores, duration_ms },
      ...defined({ url }),
    },
  });
}

/** Page of the workflow run that this is a part of; undefined elsewhere. */
function workflowUrl({ env }: Pick<Ports, 'env'>): string | undefined {
  const [server, repository, run] = ['GITHUB_SERVER_URL', 'GITHUB_REPOSITORY', 'GITHUB_RUN_ID'].map(env.get);
  const known = /^https?:\/\//.test(server ?? '') && (repository ?? '') !== '' && /^\d+$/.test(run ?? '');
  return known ? `${server}/${repository}/actions/runs/${run}` : undefined;
}
