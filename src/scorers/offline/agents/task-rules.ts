import type { OfflineVerdict } from '../../../judges/items.ts';
import type { ToolCall } from '../../../schema/tool-call.ts';
import { parsePlan } from '../../formulas/parse-plan.ts';
import { fittedEvidence, likelihood } from '../shared/fitted.ts';
import { TASK_COMPLETION_WEIGHTS } from '../weights/task-completion.ts';
import { type GuardedRun, guardedRun, whyGuarded } from './guarded-plan.ts';

/** A piece of context that lays down when something may be done, and the tool it names. */
const RULES =
  /\b(?:procedure|polic(?:y|ies)|rules?|conditions?|requirements?|preconditions?)\b[^.\n]{0,40}?\b(?:for|of|to|before)\b(?: (?:performing|calling|using|the))* [`"']?(\w+)|\b(?:conditions|requirements|rules) must be (?:met|fulfilled|satisfied)\b|\bonly (?:if|when) all\b/i;
/** Pieces and characters of context that are read for rules. */
const READ = { chunks: 20, characters: 10_000 };

/**
 * How a run kept rules of the context that say when the action asked for may be done; undefined when no piece of the context
 * lays down any, or no tool calls were captured. A rightful refusal fulfils such a task as well as the action does.
 */
export function ruledRun(material: {
  readonly input: string;
  readonly context: readonly string[];
  readonly calls: readonly ToolCall[] | undefined;
  readonly output: string;
  /** All that the user said; default the input. */
  readonly said?: string;
}): GuardedRun | undefined {
  const { input, context, calls, output } = material;
  if (calls === undefined) return undefined;
  for (const chunk of context.slice(0, READ.chunks)) {
    const text = chunk.slice(0, READ.characters);
    const found = RULES.exec(text);
    if (found === null) continue;
    const named = found[1];
    const action =
      named === undefined || !/_|[a-z][A-Z]/.test(named)
        ? `Do what is asked: ${input.slice(0, 500)}`
        : `Call ${named}`;
    // The heading names the action; what it says of conditions stands behind its colon.
    const run = guardedRun(
      [`${action} only if all hold.`, ...parsePlan(text)],
      calls,
      output,
      material.said ?? input,
    );
    if (run !== undefined) return run;
  }
  return undefined;
}

/** Whether the task was dealt with as the rules want it: done after the checks, or declined on good grounds. */
export function judgeRuled(
  run: GuardedRun,
  calls: readonly ToolCall[],
  output: string,
): OfflineVerdict<'done' | 'partial' | 'not_done'> {
  const chance = likelihood(TASK_COMPLETION_WEIGHTS, run.features);
  const reason = whyGuarded(run, calls);
  const call = calls[run.action];
  const source =
    call === undefined
      ? { evidence_source: 'output', tool_call_index: null, quote: output.slice(0, 200) }
      : { evidence_source: 'tool_call', tool_call_index: run.action, quote: call.name };
  const p = fittedEvidence(chance);
  if (chance >= 0.5 && /[\p{L}\p{N}]/u.test(source.quote)) return { verdict: 'done', reason, ...source, p };
  const none = { evidence_source: 'none', tool_call_index: null, quote: '' };
  return { verdict: 'not_done', reason, ...none, p: Math.min(p, 0.2) };
}
