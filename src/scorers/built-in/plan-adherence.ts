import { once } from '../../flow/once.ts';
import { askItems } from '../../judges/ask-items.ts';
import type { ItemList, ItemsQuestion, ItemVerdict } from '../../judges/items.ts';
import type { ToolCall } from '../../schema/tool-call.ts';
import { isPresent } from '../../text/language/normalize.ts';
import { actSource } from '../act-source.ts';
import { agentInputs } from '../agent-inputs.ts';
import { defineScorer } from '../define-scorer.ts';
import { parsePlan } from '../formulas/parse-plan.ts';
import { adherence, extraCalls, stepOrder } from '../formulas/plan-score.ts';
import { readCalls } from '../formulas/reads-only.ts';
import { round4 } from '../formulas/round.ts';
import { mean, worth } from '../formulas/weighted-share.ts';
import { guardedParts } from '../offline/agents/guarded-plan.ts';
import { judgePlanSteps, type StepFate } from '../offline/agents/plan-adherence.ts';
import type { Prepared } from '../prepare.ts';
import { reasoning } from '../reasoning.ts';
import { guardedKind } from '../sureness/kinds/verdicts.ts';
import { indexOf, itemsOf, shownText, verdictsOf } from '../verdicts.ts';

const VALUES = { executed: 1, partial: 0.5, missing: 0, not_observable: 0 } as const;

const INSTRUCTIONS = `Decide for every listed step of the plan whether the run carried it out. Judge the run by the plan, not the plan itself.
executed: a tool call, or the answer, did what the step says. A step that depends on a condition is also executed when the condition did not hold and the step was rightly left out. partial: done in part, or replaced with good reason after it failed. missing: not done, or done against a condition of the plan. not_observable: a step of mere thinking that can leave no trace.
evidence: tool_call, output (the answer) or none. Give the call that did it in tool_call_index (else null). Copy into quote the exact words of that call or of the answer; leave it empty for missing and not_observable. One call serves several steps only where it really did them all.
Saying in the answer that a step was done does not do it when tool calls are shown.
Example: for "send the invoice", a call send_invoice that succeeded is executed; one that made a draft and sent nothing is partial.`;

interface Answers {
  readonly steps: readonly ItemVerdict<StepFate>[];
}

/** Whether the run followed the plan (metrics.md 5.5). */
export const planAdherence = defineScorer<Answers>({
  name: 'plan_adherence',
  category: 'agentic',
  description: 'Whether the agent carried out its plan, in order and without extra actions.',
  formulaInWords:
    'C · (1 − .2(1 − O)) · (1 − .2E): C mean over observable steps (executed 1, partial .5, missing 0), O share of steps in order, E share of calls that no step explains',
  needs: ['agent_plan', ['tool_calls', 'output']],
  uses: ['input', 'available_tools'],
  version: '3',
  offlineConfidence: 'medium',
  emptyMetadata: (score) => ({ ...metadataOf([], []), coverage: score, order_score: score }),
  check: (subject) =>
    isPresent(subject.agent_plan) && parsePlan(subject.agent_plan).length === 0
      ? [planWithoutSteps('plan_adherence')]
      : [],
  async answers(subject, ask) {
    const question = planAdherenceQuestion(subject);
    const [list] = question.lists as [ItemList<StepFate>]; // one list, made below
    return { steps: verdictsOf(await askItems(ask, question), list) };
  },
  evidenceKind: ({ steps }) => guardedKind(steps),
  formula({ steps: judged }, { tool_calls: calls = [], available_tools: catalog }) {
    const steps = judged.map((verdict) => placed(verdict, calls));
    const metadata = metadataOf(steps, calls, readCalls(calls, catalog));
    const observable = steps.filter(({ fate }) => fate !== 'not_observable');
    const coverage = mean(observable, ({ value }) => value);
    if (coverage === null)
      return { status: 'not_applicable', reasoning: 'no step of the plan can be observed.', metadata };
    const done = steps.filter(({ fate }) => fate === 'executed').length;
    const worst = observable
      .filter(({ fate }) => fate !== 'executed')
      .sort((a, b) => a.value - b.value)
      .map(({ verdict }) => ({ quote: verdict.item.text, reason: verdict.reason }));
    const extra = metadata.extra_actions.length;
    const counts = `${done} of ${observable.length} step${observable.length === 1 ? '' : 's'} executed, ${metadata.order_violations.length} out of order, ${extra} extra call${extra === 1 ? '' : 's'}.`;
    const value = adherence(coverage, orderOf(steps).order, extraShare(extra, calls.length));
    return { status: 'scored', value, metadata, reasoning: reasoning(counts, 'Not executed', worst) };
  },
});

/** One verdict per step of the plan; the run stands once among the prompt inputs. */
function planAdherenceQuestion(subject: Prepared): ItemsQuestion {
  const { agent_plan: plan = '', tool_calls: calls, output = '', input = '' } = subject;
  const steps = parsePlan(plan);
  const { tool_calls: shown, ...promptInputs } = agentInputs(subject);
  const judge = once(() => judgePlanSteps({ steps, calls, output, said: input }));
  const list: ItemList<StepFate> = {
    name: 'step_fates',
    items: itemsOf('p', steps),
    values: VALUES,
    evidence: {
      evidence: { type: 'string', enum: ['tool_call', 'output', 'none'] },
      tool_call_index: { type: ['integer', 'null'] },
      quote: { type: 'string' },
    },
    quote: {
      field: 'quote',
      requiredFor: ['executed', 'partial'],
      source: (entry) => actSource(output, calls ?? [], entry),
      // A call that exists proves the step by itself; without one the formula takes the verdict back.
      otherwise: 'keep',
    },
    offline: ({ id }) => judge()(Number(id.slice(1)) - 1),
  };
  return {
    key: 'plan_adherence/steps@3',
    instructions: INSTRUCTIONS,
    promptInputs: calls === undefined ? promptInputs : { ...promptInputs, tool_calls: shown },
    lists: [list],
  };
}

/** The problem of a plan that holds no step. */
export function planWithoutSteps(scorer: string) {
  return {
    path: 'agent_plan',
    message: `${scorer}: 'agent_plan' holds no step; give a list, one step per line, or sentences`,
    code: 'invalid_field' as const,
    scorer,
    field: 'agent_plan',
    alternatives: [],
  };
}

interface Placed {
  readonly verdict: ItemVerdict<StepFate>;
  readonly fate: StepFate;
  readonly value: number;
  readonly call: number | null;
}

/** A step counts as done by a call that exists or by a quote that was found, else not (metrics.md 5.5). */
function placed(verdict: ItemVerdict<StepFate>, calls: readonly ToolCall[]): Placed {
  const done = verdict.verdict === 'executed' || verdict.verdict === 'partial';
  const call = indexOf(verdict.evidence, 'tool_call_index', calls.length);
  if (done && call === null && verdict.unverified) return { verdict, fate: 'missing', value: 0, call };
  return { verdict, fate: verdict.verdict, value: worth(verdict, VALUES), call };
}

/** Order among the steps carried out by a call. Conditions of an action have no place in it: they hold or they do not. */
function orderOf(steps: readonly Placed[]) {
  const parts = guardedParts(steps.map(({ verdict }) => verdict.item.text));
  return stepOrder(
    steps.flatMap(({ fate, call }, step) =>
      fate === 'executed' && call !== null && parts?.[step] !== 'condition' ? [{ step, call }] : [],
    ),
  );
}

function extraShare(extra: number, calls: number): number {
  return calls === 0 ? 0 : extra / calls;
}

function metadataOf(
  steps: readonly Placed[],
  calls: readonly ToolCall[],
  reads: ReadonlySet<number> = new Set(),
) {
  const matched = new Set(
    steps.flatMap(({ fate, call }) =>
      call !== null && (fate === 'executed' || fate === 'partial') ? [call] : [],
    ),
  );
  const extra = extraCalls(calls, matched, reads);
  const { order, violations } = orderOf(steps);
  const observable = steps.filter(({ fate }) => fate !== 'not_observable');
  return {
    missing_steps: steps
      .filter(({ fate }) => fate === 'missing')
      .map(({ verdict }) => shownText(verdict.item.text)),
    steps: steps.map(({ verdict, fate, call }) => ({
      text: shownText(verdict.item.text),
      verdict: fate,
      evidence:
        fate === 'missing' || fate === 'not_observable' ? 'none' : call === null ? 'output' : 'tool_call',
      tool_call_index: call,
      reason: verdict.reason,
    })),
    extra_actions: extra.map((index) => ({ index, tool: shownText(calls[index]?.name ?? '') })),
    order_violations: violations,
    coverage: round4(mean(observable, ({ value }) => value) ?? 1),
    order_score: round4(order),
    extra_ratio: round4(extraShare(extra.length, calls.length)),
  };
}
