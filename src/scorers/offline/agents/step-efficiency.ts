import type { OfflineVerdict } from '../../../judges/items.ts';
import type { ToolCall } from '../../../schema/tool-call.ts';
import { stepLabels } from '../../formulas/step-labels.ts';
import { foldToolName } from '../../formulas/tool-name.ts';
import { type Features, likelihood } from '../shared/fitted.ts';
import { STEP_EFFICIENCY_WEIGHTS } from '../weights/step-efficiency.ts';
import { type StepUse, stepUses } from './step-facts.ts';

/** Verdicts that a judge gives a step (metrics.md 5.4). */
export type StepVerdict = 'necessary' | 'supporting' | 'redundant' | 'irrelevant';

/** What each use says: the verdict of metrics.md 10.7 and why. */
const READING: Readonly<Record<StepUse, { verdict: StepVerdict; used: boolean; reason: string }>> = {
  changes_state: { verdict: 'necessary', used: true, reason: 'It changed something, which is its use.' },
  used_later: { verdict: 'necessary', used: true, reason: 'A later call uses what it returned.' },
  used_in_answer: { verdict: 'necessary', used: true, reason: 'The answer uses what it returned.' },
  followed_up: { verdict: 'necessary', used: true, reason: 'What it looked up comes up again later.' },
  nothing_to_use: {
    verdict: 'necessary',
    used: true,
    reason: 'It returned nothing that could show up again.',
  },
  last_look: { verdict: 'necessary', used: true, reason: 'It was the last look before the answer.' },
  unused: { verdict: 'supporting', used: false, reason: 'Nothing shows that its result was used.' },
  near_duplicate: {
    verdict: 'redundant',
    used: false,
    reason: 'An earlier call asked the same and got the same.',
  },
};

/** Bounds of the evidence of a verdict: the verdict sets the band, the fit the place in it (metrics.md 10.1). */
const BANDS: Readonly<Record<StepVerdict, readonly [least: number, most: number]>> = {
  necessary: [0.76, 1],
  supporting: [0.26, 0.56],
  redundant: [0, 0.1],
  irrelevant: [0, 0.1],
};

/** The offline judge of the steps that code cannot label by itself (metrics.md 10.7). */
export function judgeSteps(
  calls: readonly ToolCall[],
  answer: string,
): (index: number) => OfflineVerdict<StepVerdict> {
  const uses = stepUses(calls, answer);
  const features = stepFeatures(calls, answer);
  return (index) => {
    const use = uses[index] ?? 'unused';
    const { verdict, used, reason } = READING[use];
    return {
      verdict,
      result_used: used,
      reason,
      p: stepEvidence(use, likelihood(STEP_EFFICIENCY_WEIGHTS, features[index] ?? {})),
    };
  };
}

/** The evidence for a step of this use, given how likely such a step belongs to a run without waste. */
export function stepEvidence(use: StepUse, chance: number): number {
  const [least, most] = BANDS[READING[use].verdict];
  return least + (most - least) * chance;
}

/** What the fit sees of each step: its use, and the run around it. */
export function stepFeatures(calls: readonly ToolCall[], answer: string): Features[] {
  const uses = stepUses(calls, answer);
  const labels = stepLabels(calls);
  const count = (holds: (index: number) => boolean) => calls.filter((_, index) => holds(index)).length;
  const share = (holds: (index: number) => boolean) => count(holds) / Math.max(1, calls.length);
  const tools = new Set(calls.map((call) => foldToolName(call.name)));
  const run = {
    run_length: Math.log2(1 + calls.length),
    run_unused: share((index) => labels[index] === null && uses[index] === 'unused'),
    run_changes: share((index) => labels[index] === null && uses[index] === 'changes_state'),
    run_wasted: share((index) => labels[index] !== null || uses[index] === 'near_duplicate'),
    run_same_tool: 1 - tools.size / Math.max(1, calls.length),
  };
  return calls.map((_, index) => ({
    ...run,
    unused: uses[index] === 'unused' ? 1 : 0,
    followed_up: uses[index] === 'followed_up' ? 1 : 0,
    used: uses[index] === 'used_later' || uses[index] === 'used_in_answer' ? 1 : 0,
  }));
}
