import type { OfflineVerdict } from '../../../judges/items.ts';
import type { CallVerdict } from '../../formulas/tool-choice.ts';
import { likelihood } from '../shared/fitted.ts';
import { TOOL_USE_WEIGHTS } from '../weights/tool-use.ts';
import type { ArgumentVerdict } from './argument-correctness.ts';
import type { ToolRun } from './tool-run.ts';

/** What the verdict on the call itself counts beside the conversation; nothing where rules of the context decide. */
const OWN = 0.2;
/** Most that a call can be worth which nothing asked for. */
const UNASKED = 0.4;
/** Band of a value that nobody provided: what a conversation shows may be cut, so the value may have come from there. */
const UNPROVIDED = { least: 0.3, most: 0.5 };

/**
 * Verdicts on single calls and arguments in the light of the conversation that they were made in (metrics.md 6.6): the rule
 * for a call by itself comes first where it is sure of a fault; between the others the whole conversation tells more than
 * the words of one call.
 */
export function verdictsInRun(run: ToolRun): {
  call(own: OfflineVerdict<CallVerdict>, index: number): OfflineVerdict<CallVerdict>;
  argument(own: OfflineVerdict<ArgumentVerdict>): OfflineVerdict<ArgumentVerdict>;
} {
  const chance = likelihood(TOOL_USE_WEIGHTS, run.features);
  return {
    call(own, index) {
      if (own.verdict === 'wrong') return own;
      if (index === run.breach) return { verdict: 'wrong', reason: run.why, p: 0 };
      if (own.verdict === 'unneeded' && !run.ruled) return { ...own, p: UNASKED * chance };
      const p = run.ruled ? chance : (1 - OWN) * chance + OWN * (own.p ?? 1);
      if (p < 0.5) return { verdict: 'helpful', reason: run.why, p };
      return { verdict: 'needed', reason: own.verdict === 'needed' ? own.reason : run.why, p };
    },
    argument(own) {
      if (own.verdict === 'correct') return own;
      return { ...own, p: UNPROVIDED.least + (UNPROVIDED.most - UNPROVIDED.least) * chance };
    },
  };
}
