import { once } from '../../flow/once.ts';
import { askItems } from '../../judges/ask-items.ts';
import { askList } from '../../judges/ask-list.ts';
import type { ItemList, ItemVerdict, ListEntry } from '../../judges/items.ts';
import { defined } from '../../schema/defined.ts';
import type { ToolCall } from '../../schema/tool-call.ts';
import { actSource } from '../act-source.ts';
import { shownCalls } from '../agent-inputs.ts';
import { defineScorer } from '../define-scorer.ts';
import { callFailed } from '../formulas/call-helpers.ts';
import { weightedShare, worth } from '../formulas/weighted-share.ts';
import type { GuardedRun } from '../offline/agents/guarded-plan.ts';
import { pickedOption } from '../offline/agents/picked-option.ts';
import { judgeRequirements, requirementsOf } from '../offline/agents/requirements.ts';
import { judgeRuled, ruledRun } from '../offline/agents/task-rules.ts';
import { numberedChunks, type Prepared } from '../prepare.ts';
import { reasoning } from '../reasoning.ts';
import { nearestChunks } from '../select-chunks.ts';
import { guardedKind, taskKind } from '../sureness/kinds/verdicts.ts';
import { transcriptOf } from '../transcript.ts';
import { numberedTurns } from '../turn-material.ts';
import { indexOf, shownText, textOf, verdictsOf } from '../verdicts.ts';

const VALUES = { done: 1, partial: 0.5, not_done: 0 } as const;
type Verdict = keyof typeof VALUES;
/** What the evidence rule makes of a verdict that has none. */
type Decided = Verdict | 'unsubstantiated';

const KINDS = ['information', 'action', 'constraint'] as const;
const PRIORITIES = ['primary', 'secondary'] as const;
const WEIGHTS = { primary: 2, secondary: 1 } as const;
/** Requirements of one task (metrics.md 5.1). */
const MOST_REQUIREMENTS = 10;

const REQUIREMENTS = `List what has to be achieved for the request to be fulfilled, at most ten requirements, each checkable by itself.
kind: information = something the user wants to be told; action = something that must be changed or done in the world, such as booking, sending, creating or deleting; constraint = a condition that the result must keep.
priority: primary = without it the request is not fulfilled; secondary = the rest.
Where rules in the context say when the action may be done at all, make that one constraint: the action is done where the rules allow it, else declined with the reason.
The transcript, where there is one, is the conversation before the request and says what its words refer to; what was asked for in it is no requirement unless the request takes it up.
Add nothing that the material does not ask for. Small talk without a task gives an empty list.`;

const VERDICTS = `Decide for every requirement whether it was achieved, by evidence and not by promises.
done, partial or not_done. A refusal is not_done, unless rules in the context forbid what was asked; a clarifying question that is really necessary is partial.
evidence_source: output, tool_call or none. For an action the evidence is the tool call that did it: give its number in tool_call_index (else null). Copy into quote the exact words of the output, or of the tool call, that show the achievement, for a constraint the words that keep to it; leave it empty for not_done.
Saying that something was done does not do it.
Example: "the table is booked" is done by a call book_table that succeeded, not_done by "I have booked it" without one.`;

interface Requirement {
  readonly verdict: ItemVerdict<Verdict>;
  readonly kind: (typeof KINDS)[number];
  readonly priority: (typeof PRIORITIES)[number];
}
interface Answers {
  readonly requirements: readonly Requirement[];
  /** The offline judge went by rules of the context. */
  readonly ruled: boolean;
}

/** Whether the task of the input was accomplished, judged on evidence (metrics.md 5.1). */
export const taskCompletion = defineScorer<Answers>({
  name: 'task_completion',
  category: 'agentic',
  description: 'Whether the task of the input was really accomplished, judged on evidence.',
  formulaInWords:
    'Σ weight · value / Σ weight over requirements (primary 2, secondary 1; done 1, partial .5, not done or without evidence 0)',
  needs: ['input', ['output', 'tool_calls']],
  uses: ['expected_behavior', 'ground_truth', 'context', 'conversation_history'],
  version: '4',
  // Shared words say next to nothing about whether a task was done: against the outcomes of agent runs they rank them near
  // chance (AUROC .55). So offline results are shown and gate nothing, but for tasks under rules of their context (.86).
  offlineConfidence: 'low',
  evidenceKind({ ruled, requirements }) {
    const verdicts = requirements.map(({ verdict }) => verdict);
    return ruled ? guardedKind(verdicts) : taskKind(verdicts);
  },
  emptyMetadata: () => ({ task: '', ...metadataOf([], false) }),
  degenerate: (subject) => (subject.tool_calls ?? []).length === 0,
  async answers(subject, ask) {
    const { input = '', output = '', expected_behavior, ground_truth, tool_calls: calls } = subject;
    const shared = backgroundOf(subject);
    const ruled = once(() => ruledRun({ input, context: subject.context ?? [], calls, output }));
    const entries = await askList(ask, {
      key: 'task_completion/requirements@4',
      instructions: REQUIREMENTS,
      promptInputs: { request: input, ...defined({ expected_behavior, ground_truth }), ...shared },
      name: 'requirements',
      entry: {
        text: { type: 'string' },
        kind: { type: 'string', enum: KINDS },
        priority: { type: 'string', enum: PRIORITIES },
      },
      max: MOST_REQUIREMENTS,
      shared: true,
      offline: () =>
        ruled() === undefined
          ? requirementsOf(input)
          : [{ text: input, kind: 'constraint', priority: 'primary' }],
    });
    const list = verdictList(subject, entries, ruled);
    const answers = await askItems(ask, {
      key: 'task_completion/verdicts@4',
      instructions: VERDICTS,
      promptInputs: {
        request: input,
        output,
        ...(calls === undefined ? {} : { tool_calls: shownCalls(calls) }),
        ...defined({ ground_truth }),
        ...shared,
      },
      lists: [list],
    });
    const byId = new Map(entries.map((entry) => [entry.id, entry.values]));
    return {
      ruled: ask.mode === 'offline' && ruled() !== undefined,
      requirements: verdictsOf(answers, list).map((verdict) => ({
        verdict,
        kind: KINDS.find((kind) => kind === byId.get(verdict.id)?.['kind']) ?? 'information',
        priority: PRIORITIES.find((priority) => priority === byId.get(verdict.id)?.['priority']) ?? 'primary',
      })),
    };
  },
  formula({ requirements }, { input = '', tool_calls: calls }) {
    const decided = requirements.map((requirement) => decide(requirement, calls));
    const value = weightedShare(
      decided,
      ({ priority }) => WEIGHTS[priority],
      (requirement) => requirement.value,
    );
    const metadata = { task: shownText(input), ...metadataOf(decided, calls !== undefined) };
    if (value === null) return { status: 'not_applicable', reasoning: 'the input sets no task.', metadata };
    const done = decided.filter(({ decision }) => decision === 'done').length;
    const worst = decided
      .filter(({ decision }) => decision !== 'done')
      .sort((a, b) => a.value - b.value)
      .map(({ verdict, decision }) => ({
        quote: verdict.item.text,
        reason:
          decision === 'unsubstantiated' ? 'claimed, but no successful tool call shows it' : verdict.reason,
      }));
    const counts = `${done} of ${decided.length} requirement${decided.length === 1 ? '' : 's'} done.`;
    return { status: 'scored', value, metadata, reasoning: reasoning(counts, 'Not done', worst) };
  },
});

/** What both questions show besides the request: the context that is nearest to it, and the conversation before. */
function backgroundOf({ input = '', chunks, conversation_history }: Prepared) {
  const before = transcriptOf({ conversation_history });
  return {
    ...(chunks.length === 0 ? {} : { context: numberedChunks(nearestChunks(input, chunks)) }),
    ...(before.length === 0 ? {} : { transcript: numberedTurns(before) }),
  };
}

/** One verdict for each requirement; offline by the rules of the context where there are any, else by shared words. */
function verdictList(
  {
    input = '',
    output = '',
    tool_calls,
    ground_truth: reference = '',
    expected_behavior: expected = '',
  }: Prepared,
  entries: readonly ListEntry[],
  ruled: () => GuardedRun | undefined,
): ItemList<Verdict> {
  const calls = tool_calls ?? [];
  const judge = once(() => judgeRequirements({ output, calls, reference }));
  const picked = once(() => pickedOption({ input, output, reference: reference || expected }));
  const ruling = once(() => {
    const run = ruled();
    return run === undefined ? undefined : judgeRuled(run, calls, output);
  });
  return {
    name: 'verdicts',
    items: entries.map(({ id, values }) => ({
      id,
      text: textOf(values, 'text'),
      kind: textOf(values, 'kind'),
    })),
    values: VALUES,
    evidence: {
      evidence_source: { type: 'string', enum: ['output', 'tool_call', 'none'] },
      tool_call_index: { type: ['integer', 'null'] },
      quote: { type: 'string' },
    },
    quote: {
      field: 'quote',
      requiredFor: ['done', 'partial'],
      source: (entry) => actSource(output, calls, entry),
      otherwise: 'not_done',
    },
    offline: ({ text, kind }) =>
      (kind === 'constraint' ? ruling() : undefined) ??
      picked() ??
      judge()(text, kind === 'action' && tool_calls !== undefined),
  };
}

type Decision = Requirement & {
  readonly decision: Decided;
  readonly value: number;
  readonly call: number | null;
};

/** The evidence rule: with captured calls an action counts only by a call that did not fail (metrics.md 5.1). */
function decide(requirement: Requirement, calls: readonly ToolCall[] | undefined): Decision {
  const { verdict, kind } = requirement;
  const index = indexOf(verdict.evidence, 'tool_call_index', calls?.length ?? 0);
  const call = index === null ? undefined : calls?.[index];
  const unproven = calls !== undefined && kind === 'action' && (call === undefined || callFailed(call));
  if (unproven && verdict.verdict !== 'not_done')
    return { ...requirement, decision: 'unsubstantiated', value: 0, call: index };
  return { ...requirement, decision: verdict.verdict, value: worth(verdict, VALUES), call: index };
}

function metadataOf(decided: readonly Decision[], captured: boolean) {
  const open = decided.filter(({ decision }) => decision !== 'done');
  return {
    requirements: decided.map(({ verdict, kind, priority, decision, call }) => ({
      text: shownText(verdict.item.text),
      kind,
      priority,
      verdict: decision,
      evidence: shownText(textOf(verdict.evidence, 'quote')),
      tool_call_index: call,
    })),
    unmet_requirements: open.map(({ verdict }) => shownText(verdict.item.text)),
    evidence_level: captured ? 'trace' : 'asserted',
    unsubstantiated_claims: decided
      .filter(({ decision }) => decision === 'unsubstantiated')
      .map(({ verdict }) => shownText(verdict.item.text)),
  };
}
