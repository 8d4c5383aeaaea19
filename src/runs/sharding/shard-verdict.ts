import type { GateSettings } from '../../schema/settings.ts';
import { formatCounted } from '../../text/format.ts';
import { type GateFacts, gate } from '../gating/gate.ts';
import type { Verdict } from '../gating/verdict.ts';
import { type Shard, shardName } from './shard.ts';

/** Asks nothing of a part: rates, minimum counts and comparisons are a matter of the whole. */
const NOTHING_ASKED = {
  min_pass_rate: 0,
  max_error_rate: 1,
  min_scores: {},
  min_cases: 0,
  offline_low_confidence: false,
  baseline_ref_check: false,
  require_baseline: false,
} as const;

/**
 * The verdict on a shard by itself: neutral, because the gate is asked once for the whole suite. Failed only where the shard
 * has no evidence to hand on although it should: cancelled, refused, out of budget, or nothing but errors. `never` is kept.
 */
export function shardVerdict(facts: GateFacts, shard: Shard, failOn: GateSettings['fail_on']): Verdict {
  const judged = facts.passed + facts.failed;
  const onlyErrors = judged === 0 && facts.errored > 0;
  const stopped = facts.refused ?? facts.budget ?? facts.overtime;
  if (facts.cancelled || stopped !== undefined || onlyErrors) {
    const { baseline: _, ...alone } = facts;
    const { conclusion, reason, exitCode } = gate(alone, {
      ...NOTHING_ASKED,
      fail_on: failOn === 'never' ? 'never' : 'failure',
    });
    return { conclusion, reason: `${upper(shardName(shard))}: ${lower(reason)}`, exitCode };
  }
  const rest = [
    ...(facts.errored > 0 ? [`${facts.errored} errored`] : []),
    ...(facts.skipped > 0 ? [`${facts.skipped} skipped`] : []),
    ...(facts.unsure === undefined ? [] : [`${facts.unsure.cases} unsure`]),
  ];
  const counts =
    facts.selected === 0
      ? 'no case of the suite falls to it'
      : `${facts.passed} of ${formatCounted(judged, 'case')} passed${rest.length === 0 ? '' : `, ${rest.join(', ')}`}`;
  return {
    conclusion: 'neutral',
    reason: `${upper(shardName(shard))}: ${counts}; gated after the merge.`,
    exitCode: 0,
  };
}

const upper = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const lower = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
