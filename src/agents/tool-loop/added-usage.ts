import type { AgentUsage } from '../../schema/agent-usage.ts';
import { defined } from '../../schema/defined.ts';

/** What two requests used together. What one of them did not say adds nothing; what neither said stays unknown. */
export function addedUsage(a: AgentUsage | undefined, b: AgentUsage | undefined): AgentUsage | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const sum = (key: keyof AgentUsage) =>
    a[key] == null && b[key] == null ? undefined : (a[key] ?? 0) + (b[key] ?? 0);
  return defined({
    input_tokens: sum('input_tokens'),
    output_tokens: sum('output_tokens'),
    cost_usd: sum('cost_usd'),
  });
}
