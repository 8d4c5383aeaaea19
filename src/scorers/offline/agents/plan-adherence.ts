import type { OfflineVerdict } from '../../../judges/items.ts';
import type { ToolCall } from '../../../schema/tool-call.ts';
import { indexText } from '../../../text/language/indexed-text.ts';
import { isNoncommittal } from '../../../text/language/refusal.ts';
import { support } from '../../../text/language/support.ts';
import { words } from '../../../text/language/words.ts';
import { ACTION_VERBS } from '../../../text/lexicons/action-verbs.ts';
import { evidence } from '../../formulas/evidence.ts';
import { fittedEvidence, likelihood } from '../shared/fitted.ts';
import { PLAN_ADHERENCE_WEIGHTS } from '../weights/plan-adherence.ts';
import { alignSteps, type Match } from './align-steps.ts';
import { callOutcome } from './call-outcome.ts';
import { type GuardedRun, guardedRun, whyGuarded } from './guarded-plan.ts';

/** What became of a step. */
export type StepFate = 'executed' | 'partial' | 'missing' | 'not_observable';
type Verdict = OfflineVerdict<StepFate>;

/** Fit of a call from which a step counts as carried out by it, and support by the output that shows a step without call (metrics.md 10.7). */
const CALL = { executed: 0.3, partial: 0.2 };
const OUTPUT = { executed: 0.5, partial: 0.35 };
/** Steps that leave no trace. */
const THINKING =
  /^(?:think|consider|understand|reason|reflect|reconsider|keep in mind|remember|decide|analy[sz]e the (?:request|question|task)|interpret|determine (?:what|which|whether|how) (?:the user|i|we))\b/i;
/** Steps that the answer itself carries out. */
const TELLING =
  /^(?:report|answer|summari[sz]e|present|respond|reply|tell|inform|explain|share|show|give|provide|return|communicate|describe|write (?:the )?(?:answer|response|reply|summary)|let (?:the )?(?:user|customer)|deliver the (?:answer|result))\b/i;
/** Steps that are done by speaking, and the words that do them. */
const ACTS: readonly (readonly [step: RegExp, words: RegExp])[] = [
  [
    /^(?:greet|welcome|say (?:hello|hi))\b/i,
    /\b(?:hello|hi|hey|welcome|good (?:morning|afternoon|evening))\b/i,
  ],
  [/^(?:apologi[sz]e|say sorry)\b/i, /\b(?:sorry|apologi[sz]e|apologies)\b/i],
  [/^thank\b/i, /\b(?:thanks|thank you)\b/i],
  [/^(?:ask|inquire|clarify)\b/i, /\?["')\]]*$|\b(?:please|could you|can you)\b/i],
];
const OPENING = /^(?:(?:first|then|next|after that|finally|lastly|also|and|please|step \d+)[:, ]+)+/i;

/** The offline judge of plan adherence: steps matched with calls and with the output (metrics.md 10.7). A plan that makes an action depend on conditions is judged by whether they were respected. */
export function judgePlanSteps(material: {
  readonly steps: readonly string[];
  readonly calls: readonly ToolCall[] | undefined;
  readonly output: string;
  /** What the user said, where it is known. */
  readonly said?: string;
}): (index: number) => Verdict {
  const { steps, output } = material;
  const calls = material.calls ?? [];
  const guarded = guardedRun(steps, calls, output, material.said);
  if (guarded !== undefined && material.calls !== undefined)
    return (index) => guardedVerdict(guarded, calls, output, index);
  const matches = alignSteps(steps, calls);
  const said = indexText(output);
  return (index) => {
    const step = (steps[index] ?? '').replace(OPENING, '');
    const match = matches[index];
    const call = match === undefined ? undefined : calls[match.call];
    if (match !== undefined && call !== undefined) return byCall(match, call, calls);
    if (THINKING.test(step)) return unseen('It leaves no trace that could be seen.');
    const spoken = ACTS.find(([act]) => act.test(step));
    const uttered =
      spoken === undefined ? undefined : said.sentences.find(({ text }) => spoken[1].test(text));
    if (uttered !== undefined) return byOutput('executed', uttered.text, evidence(true, 1));
    const shown = output === '' ? 0 : support(step, said).score;
    if (TELLING.test(step)) return byTelling(output, shown);
    // With captured calls a deed that no call did was not done, whatever the output says of it.
    if (material.calls !== undefined && ACTION_VERBS.has(words(step)[0] ?? '')) return missing(0);
    if (shown >= OUTPUT.executed)
      return byOutput('executed', quoteOf(step, said, output), evidence(true, shown));
    if (shown >= OUTPUT.partial) return byOutput('partial', quoteOf(step, said, output), 0.5);
    return missing(shown / OUTPUT.partial);
  };
}

const NONE = { evidence: 'none', tool_call_index: null, quote: '' };

function byCall({ call: index, share }: Match, call: ToolCall, calls: readonly ToolCall[]): Verdict {
  const source = { evidence: 'tool_call', tool_call_index: index, quote: call.name };
  // A look that found nothing was carried out all the same.
  const madeGood =
    !broke(call) || calls.some((later, at) => at > index && later.name === call.name && !broke(later));
  if (!madeGood) return { verdict: 'partial', reason: 'The call for it failed.', ...source, p: 0.3 };
  if (share >= CALL.executed)
    return { verdict: 'executed', reason: `${call.name} fits it.`, ...source, p: evidence(true, share) };
  return { verdict: 'partial', reason: `${call.name} fits it in part.`, ...source, p: 0.5 };
}

function broke(call: ToolCall): boolean {
  return callOutcome(call) === 'broke';
}

function byTelling(output: string, shown: number): Verdict {
  if (output === '') return missing(0);
  if (isNoncommittal(output)) return byOutput('partial', output, 0.4);
  return byOutput('executed', output, evidence(true, shown));
}

function byOutput(verdict: StepFate, quote: string, p: number): Verdict {
  const reason = verdict === 'executed' ? 'The output shows it.' : 'The output shows a part of it.';
  return { verdict, reason, evidence: 'output', tool_call_index: null, quote: quote.slice(0, 200), p };
}

function missing(strength: number): Verdict {
  return {
    verdict: 'missing',
    reason: 'Neither a call nor the output shows it.',
    ...NONE,
    p: evidence(false, strength),
  };
}

function unseen(reason: string): Verdict {
  return { verdict: 'not_observable', reason, ...NONE };
}

function quoteOf(step: string, said: ReturnType<typeof indexText>, output: string): string {
  const quote = support(step, said).sentence;
  return quote === '' ? output : quote;
}

/** A step of a plan that makes an action depend on conditions. */
function guardedVerdict(run: GuardedRun, calls: readonly ToolCall[], output: string, index: number): Verdict {
  const chance = likelihood(PLAN_ADHERENCE_WEIGHTS, run.features);
  const p = fittedEvidence(chance);
  const kept = chance >= 0.5;
  const part = run.parts[index];
  const check = run.checkedBy[index] ?? -1;
  if (part === 'fallback' && run.action >= 0) return unseen('The conditions were taken to hold.');
  // Orders of such a plan are about the checks, the first of which stands at the beginning.
  const first = calls.length > 0 && run.action !== 0 ? 0 : -1;
  const at = part === 'condition' ? check : part === 'order' ? first : run.action;
  const source =
    at >= 0
      ? { evidence: 'tool_call', tool_call_index: at, quote: calls[at]?.name ?? '' }
      : output === ''
        ? NONE
        : { evidence: 'output', tool_call_index: null, quote: output.slice(0, 200) };
  const reason = whyGuarded(run, calls);
  if (kept && source.evidence !== 'none') return { verdict: 'executed', reason, ...source, p };
  if (kept) return { verdict: 'partial', reason, ...source, p: Math.min(p, 0.5) };
  return { verdict: check >= 0 ? 'partial' : 'missing', reason, ...source, p };
}
