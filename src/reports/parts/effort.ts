import type { RunHeader } from '../../schema/run.ts';
import { formatCounted, formatDuration, formatMoney } from '../../text/format.ts';

/** What the run took: `agent p50 1.2 s, p95 3.4 s`, `cost $0.042 (agent $0.03, judge $0.012)`, `took 4.1 s`. What nobody measured is left out. */
export function effortParts({ latency_ms: latency, usage, duration_ms, judge }: RunHeader): string[] {
  const { agent, judge: judging } = usage;
  const costs = [
    ...(agent.cost_usd === null ? [] : [`agent ${formatMoney(agent.cost_usd)}`]),
    ...(judging.cost_usd === null || judge.mode === 'offline'
      ? []
      : [`judge ${formatMoney(judging.cost_usd)}`]),
  ];
  const cached = judging.cached_calls > 0 ? ` (${judging.cached_calls} cached)` : '';
  return [
    ...(latency.p50 === null
      ? []
      : [
          `agent p50 ${formatDuration(latency.p50)}${latency.p95 === null ? '' : `, p95 ${formatDuration(latency.p95)}`}`,
        ]),
    ...(agent.calls > 0 ? [formatCounted(agent.calls, 'agent call')] : []),
    ...(judging.calls + judging.cached_calls > 0
      ? [`${formatCounted(judging.calls, 'judge call')}${cached}`]
      : []),
    ...(costs.length > 0 ? [`cost ${costs.join(', ')}`] : []),
    `took ${formatDuration(duration_ms)}`,
  ];
}
