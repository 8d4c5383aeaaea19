import type { RunHeader } from '../../schema/run.ts';

type Usage = RunHeader['usage'];

/** What two journals and the questions of a proposer cost together; an amount that nobody knows stays unknown. */
export function sumUsage(a: Usage, b: Usage, proposals: { calls: number; cost_usd: number }): Usage {
  const add = (x: number | null, y: number | null) => (x === null && y === null ? null : (x ?? 0) + (y ?? 0));
  const judging = add(a.judge.cost_usd, b.judge.cost_usd);
  return {
    agent: {
      calls: a.agent.calls + b.agent.calls,
      input_tokens: add(a.agent.input_tokens, b.agent.input_tokens),
      output_tokens: add(a.agent.output_tokens, b.agent.output_tokens),
      cost_usd: add(a.agent.cost_usd, b.agent.cost_usd),
    },
    judge: {
      calls: a.judge.calls + b.judge.calls + proposals.calls,
      cached_calls: a.judge.cached_calls + b.judge.cached_calls,
      input_tokens: a.judge.input_tokens + b.judge.input_tokens,
      output_tokens: a.judge.output_tokens + b.judge.output_tokens,
      cost_usd: judging === null ? null : judging + proposals.cost_usd,
    },
  };
}
