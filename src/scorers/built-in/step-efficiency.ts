import { once } from '../../flow/once.ts';
import { askItems } from '../../judges/ask-items.ts';
import type { ItemList, ItemsQuestion, ItemVerdict } from '../../judges/items.ts';
import type { Subject } from '../../schema/evaluation.ts';
import type { ToolCall } from '../../schema/tool-call.ts';
import { agentInputs, callItem, callOf } from '../agent-inputs.ts';
import { byCalls } from '../call-spans.ts';
import { defineScorer } from '../define-scorer.ts';
import { readCalls } from '../formulas/reads-only.ts';
import { round4 } from '../formulas/round.ts';
import { type StepLabel, stepLabels } from '../formulas/step-labels.ts';
import { mean, worth } from '../formulas/weighted-share.ts';
import { judgeSteps, type StepVerdict } from '../offline/agents/step-efficiency.ts';
import type { Prepared } from '../prepare.ts';
import { reasoning } from '../reasoning.ts';
import { stepsKind } from '../sureness/kinds/verdicts.ts';
import { shownText, verdictsOf } from '../verdicts.ts';

const VALUES = { necessary: 1, supporting: 0.5, redundant: 0, irrelevant: 0 } as const;
const LABELLED: Readonly<Record<StepLabel, { value: number; reason: string }>> = {
  redundant: { value: 0, reason: 'The same call was made before, and nothing had changed since.' },
  failed_recovered: { value: 0.5, reason: 'It failed; a later call of the same tool succeeded.' },
  failed_unrecovered: { value: 0, reason: 'It failed and was never made good.' },
};

const INSTRUCTIONS = `step_verdicts: judge for the listed tool calls (tool_call_index names each in the material) whether the way to the answer needed that step. Whether the answer is right is judged elsewhere. Calls that are not listed are judged already.
result_used: true when the result, or the effect, of the call was used by a later call or by the answer.
necessary: without it the request could not have been fulfilled this way. A look at the new state after a change, a login or permission check before a protected action, and a question about each of several different things are necessary. supporting: useful, but the result could have been reached without it. redundant: it asks again what was already known. irrelevant: nothing in the request calls for it.
A long run is not wasteful by itself; judge each step.
Example: to tell a price, the first get_price is necessary, the same call again redundant.`;

/** One call with what was decided of it. */
interface Step {
  readonly call: ToolCall;
  readonly index: number;
  readonly verdict: StepVerdict | StepLabel;
  readonly value: number;
  readonly reason: string;
}

/** The list of `stepEfficiencyQuestion`. */
interface StepEfficiencyQuestion extends ItemsQuestion {
  readonly lists: readonly [ItemList<StepVerdict>];
}

/** Which steps the way to the answer needed, of those that code cannot label by itself (metrics.md 5.4). */
export function stepEfficiencyQuestion(subject: Prepared): StepEfficiencyQuestion {
  const { output = '', tool_calls: calls = [] } = subject;
  const labels = stepLabels(calls);
  const judge = once(() => judgeSteps(calls, output));
  return {
    key: 'step_efficiency/steps@2',
    instructions: INSTRUCTIONS,
    promptInputs: agentInputs(subject),
    split: byCalls(calls),
    lists: [
      {
        name: 'step_verdicts',
        items: calls.map(callItem).filter((_, index) => labels[index] === null),
        values: VALUES,
        evidence: { result_used: { type: 'boolean' } },
        offline: (item) => judge()(callOf(item)),
      },
    ],
  };
}

interface Answers {
  readonly steps: readonly ItemVerdict<StepVerdict>[];
}

/** Whether the way to the result was without wasted steps (metrics.md 5.4). */
export const stepEfficiency = defineScorer<Answers>({
  name: 'step_efficiency',
  category: 'agentic',
  description: 'Whether the agent took no wasted steps on the way to its result.',
  formulaInWords:
    'mean over tool calls: necessary 1, supporting .5, failed and recovered .5, failed for good, redundant or irrelevant 0',
  needs: ['input', 'tool_calls'],
  uses: ['output', 'agent_plan', 'available_tools'],
  version: '1',
  offlineConfidence: 'medium',
  weighsEvidence: true,
  batchQuestion: { name: 'agent', question: stepEfficiencyQuestion },
  emptyMetadata: (score) => ({ ...metadataOf([]), efficiency_ratio: score }),
  async answers(subject, ask) {
    const question = stepEfficiencyQuestion(subject);
    return { steps: verdictsOf(await askItems(ask, question), question.lists[0]) };
  },
  evidenceKind: ({ steps: judged }, { tool_calls: calls = [], available_tools: catalog }) =>
    stepsKind(
      stepsOf(calls, judged, catalog).map(({ verdict }) => verdict),
      calls,
    ),
  formula({ steps: judged }, { tool_calls: calls = [], available_tools: catalog }) {
    const steps = stepsOf(calls, judged, catalog);
    const metadata = metadataOf(steps);
    const value = mean(steps, (step) => step.value);
    if (value === null) return { status: 'not_applicable', reasoning: 'no tool was called.', metadata };
    const worst = steps
      .filter((step) => step.value <= LABELLED.failed_recovered.value)
      .sort((a, b) => a.value - b.value)
      .map(({ call, reason }) => ({ quote: call.name, reason }));
    const needed = metadata.necessary_steps;
    const counts = `${needed} of ${steps.length} tool call${steps.length === 1 ? '' : 's'} ${needed === 1 ? 'was' : 'were'} necessary, ${metadata.redundant_steps.length} redundant.`;
    return { status: 'scored', value, metadata, reasoning: reasoning(counts, 'Wasted', worst) };
  },
});

/** Every call in order: the label of code where there is one, else the verdict of the judge. */
function stepsOf(
  calls: readonly ToolCall[],
  judged: readonly ItemVerdict<StepVerdict>[],
  catalog: Subject['available_tools'],
): Step[] {
  const labels = stepLabels(calls);
  const reads = readCalls(calls, catalog);
  const byIndex = new Map(judged.map((verdict) => [callOf(verdict), verdict]));
  return calls.flatMap((call, index): Step[] => {
    const label = labels[index] ?? null;
    if (label !== null) return [{ call, index, verdict: label, ...LABELLED[label] }];
    const verdict = byIndex.get(index);
    if (verdict === undefined) return [];
    // Nothing calls for it, and it changed nothing: a look-up is a step of care, unless it repeats itself.
    if (verdict.verdict === 'irrelevant' && reads.has(index))
      return [{ call, index, verdict: 'supporting', value: VALUES.supporting, reason: verdict.reason }];
    return [{ call, index, verdict: verdict.verdict, value: worth(verdict, VALUES), reason: verdict.reason }];
  });
}

function metadataOf(steps: readonly Step[]) {
  const necessary = steps.filter(({ verdict }) => verdict === 'necessary').length;
  return {
    steps: steps.map(({ call, index, verdict, reason }) => ({
      index,
      tool: shownText(call.name),
      verdict,
      reason,
    })),
    total_steps: steps.length,
    necessary_steps: necessary,
    redundant_steps: steps.filter(({ verdict }) => verdict === 'redundant').map(({ index }) => index),
    efficiency_ratio: steps.length === 0 ? 1 : round4(necessary / steps.length),
  };
}
