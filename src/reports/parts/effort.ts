import type { RunHeader } from '../../schema/run.ts';
import { formatCounted, formatDuration, formatMoney } from '../../text/format.ts';
import { replayedMark } from './replayed-text.ts';

/** What the run took: `agent p50 1.2 s, p95 3.4 s`, `cost $0.042 (agent $0.03, judge $0.012)`, `took 4.1 s`. What nobody measured is left out. */
export function effortParts(header: RunHeader): string[] {
  const { latency_ms: latency } = header;
  return [
    // How long a recording takes says nothing of the agent.
    ...(latency.p50 === null || header.replayed !== undefined
      ? []
      : [
          `agent p50 ${formatDuration(latency.p50)}${latency.p95 === null ? '' : `, p95 ${formatDuration(latency.p95)}`}`,
        ]),
    ...spendingParts(header),
  ];
}

/** The same without latency, with `call` for what the agent was asked: `28 agent calls`, `44 judge calls (8 cached)`, `cost agent $0.030`, `took 4.1 s`. */
export function spendingParts(
  { usage, duration_ms, judge, replayed }: Pick<RunHeader, 'usage' | 'duration_ms' | 'judge' | 'replayed'>,
  call = 'agent call',
): string[] {
  const { agent, judge: judging } = usage;
  const costs = [
    ...(agent.cost_usd === null ? [] : [`agent ${formatMoney(agent.cost_usd)}`]),
    ...(judging.cost_usd === null || judge.mode === 'offline'
      ? []
      : [`judge ${formatMoney(judging.cost_usd)}`]),
  ];
  const cached = judging.cached_calls > 0 ? ` (${judging.cached_calls} cached)` : '';
  return [
    ...(agent.calls > 0 ? [formatCounted(agent.calls, call)] : []),
    ...(judging.calls + judging.cached_calls > 0
      ? [`${formatCounted(judging.calls, 'judge call')}${cached}`]
      : []),
    ...(costs.length > 0 ? [`cost ${costs.join(', ')}${replayedMark({ replayed })}`] : []),
    `took ${formatDuration(duration_ms)}`,
  ];
}
