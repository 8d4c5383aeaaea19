import type { Comparison } from '../../schema/comparison.ts';
import type { RunHeader } from '../../schema/run.ts';
import { rounded } from '../../statistics/rounded.ts';

/** Micro-dollars: a judge's answer costs some of them. */
const DECIMALS = 6;

/**
 * What the two runs cost, agent and judge together. A difference only where both runs know the price of the same parts: a
 * price that one run did not know would look like money saved.
 */
export function costChange(a: RunHeader['usage'], b: RunHeader['usage']): Comparison['cost'] {
  const [before, after] = [totalOf(a), totalOf(b)];
  const comparable =
    before.usd !== null && after.usd !== null && before.agent === after.agent && before.judge === after.judge;
  return {
    a_usd: rounded(before.usd, DECIMALS),
    b_usd: rounded(after.usd, DECIMALS),
    delta_usd: comparable ? rounded((after.usd ?? 0) - (before.usd ?? 0), DECIMALS) : null,
  };
}

/** The sum of what is known, and whether each part is; nobody asked costs nothing. Null where something was paid and the amount is unknown. */
function totalOf({ agent, judge }: RunHeader['usage']): {
  usd: number | null;
  agent: boolean;
  judge: boolean;
} {
  const parts = [agent, judge].map(({ calls, cost_usd: usd }) => (usd === null && calls === 0 ? 0 : usd));
  const paid = [agent, judge].some(({ calls, cost_usd: usd }) => calls > 0 && usd !== null);
  const unknown = parts.some((usd) => usd === null);
  const usd = unknown && !paid ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  return { usd, agent: parts[0] !== null, judge: parts[1] !== null };
}
