import type { ToolCall } from '../../../schema/tool-call.ts';
import { outcomeWords } from '../../../text/language/outcomes.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { isNoncommittal, isRefusal } from '../../../text/language/refusal.ts';
import { addTo } from '../../../text/language/synonym-groups.ts';
import { stems } from '../../../text/language/words.ts';
import { IMPERATIVE_VERBS } from '../../../text/lexicons/imperative-verbs.ts';
import { expectedTools } from '../../formulas/expected-tools.ts';
import { changesState } from '../../formulas/step-labels.ts';
import { sameTool, toolWords } from '../../formulas/tool-name.ts';
import type { Features } from '../shared/fitted.ts';
import { callOutcome } from './call-outcome.ts';
import { cleanCalls } from './clean-calls.ts';
import { breaksCondition, findingsOf } from './conditions.ts';

/** A step that makes an action depend on something. */
const GATE =
  /\bonly (?:if|when|after|once|then)\b|\bif (?:all|every|everything|both|each|these|they|so|it|that|the \S+ (?:is|are|was|has))\b|\bunless\b|\bprovided (?:that )?|\bas long as\b/i;
/** What to do when the conditions do not hold. */
const FALLBACK = /^(?:otherwise|else|if not)\b/i;
/** Words of a condition: how things have to be. */
const STATE =
  /\b(?:must|should|is|are|has|have|had|does|do|owns?|exists?|falls?|was|were|needs?|requires?|can|cannot|may)\b/i;
/** Characters of a result that are compared with a condition. */
const READ = 300;
/** Share of a condition's words that a check of it has (metrics.md 10.7). */
const CHECKED = 0.2;

/** Parameters that a condition names in quotes. */
const PARAMETER = /["'`“]([a-z]\w{1,40})["'`”]/g;
/** A condition that something must not be. */
const FORBIDS = /\b(?:not|never|no|without)\b|n['’]t\b/i;
/** Conditions that something is there, and that a number keeps a bound. */
const EXISTS = /\b(?:exists?|existing|is (?:known|registered|there)|must be (?:a )?(?:known|registered))\b/i;
const BOUND =
  /\b(?:less|more|greater|fewer|higher|lower|at (?:least|most)|exceeds?|above|below|over|under)\b.{0,40}\d/i;

/** The end of a result that was cut. */
const CUT_SHORT = /(?:\u2026|\.{3})\s*(?:\[?(?:truncated|cut|more)\]?)?\s*$/i;

/** What part a step has in a plan that makes an action depend on conditions. */
type GuardedPart = 'condition' | 'gate' | 'fallback' | 'order';

/** A run of such a plan: whether the action was taken, and on what grounds. */
export interface GuardedRun {
  readonly parts: readonly GuardedPart[];
  /** Index of the first call of the guarded action; -1 when it was not taken. */
  readonly action: number;
  /** For every step the index of the call that checked it; -1 for none. */
  readonly checkedBy: readonly number[];
  /** Index of a check that said no before the action; -1 for none. */
  readonly refusedBy: number;
  /** Step whose condition the results break; -1 for none. */
  readonly broken: number;
  /** Every result before the action was kept, and none was cut short. */
  readonly whole: boolean;
  /** The action was declined on grounds that a check or a result shows, and nothing casts doubt on the calls. */
  readonly rightly: boolean;
  readonly features: Features;
}

/** The part of every step; undefined when the plan has no gate with conditions to hold. */
export function guardedParts(steps: readonly string[]): GuardedPart[] | undefined {
  const parts = steps.map(partOf);
  return parts.includes('gate') && parts.includes('condition') ? parts : undefined;
}

/** Reads a run of a guarded plan; undefined when no step is a gate with conditions to hold. */
export function guardedRun(
  steps: readonly string[],
  calls: readonly ToolCall[],
  output: string,
  said = '',
): GuardedRun | undefined {
  const parts = guardedParts(steps);
  if (parts === undefined) return undefined;
  const gates = steps.filter((_, index) => parts[index] === 'gate');
  const guarded = guardedCalls(gates.join('\n'), calls);
  const action = guarded[0] ?? -1;
  const before = action < 0 ? calls : calls.slice(0, action);
  const outcomes = calls.map(callOutcome);
  const conditions = steps.flatMap((_, index) => (parts[index] === 'condition' ? [index] : []));
  const { share, refused } = checksOf(steps, conditions, {
    before,
    outcomes,
    own: calls[action]?.arguments ?? {},
    action,
  });
  const found = findingsOf(before);
  const broken = conditions.find((index) => breaksCondition(steps[index] as string, found)) ?? -1;
  const { covered, closeness } = coverageOf(conditions.map((index) => share[index]?.share ?? 0));
  const words = outcomeWords(output);
  const declines = isRefusal(output) || isNoncommittal(output) || words.failure > 0;
  const acted = action >= 0;
  const took = guarded.map((index) => outcomes[index]);
  const ok = took.some((outcome) => outcome !== 'broke' && outcome !== 'no');
  const grounds = refused >= 0 || broken >= 0;
  const is = (holds: boolean) => (holds ? 1 : 0);
  return {
    parts,
    action,
    checkedBy: share.map(({ at, share: part }) => (part >= CHECKED ? at : -1)),
    refusedBy: refused,
    broken,
    whole: before.every(isWhole),
    rightly: !acted && declines && grounds && outcomes[refused] !== 'broke' && cleanCalls(calls, said),
    features: {
      acted_in_vain: is(acted && !ok),
      acted_unchecked: acted ? 1 - covered : 0,
      acted_few_checks: acted ? Math.max(0, 1 - before.length / conditions.length) : 0,
      acted_loosely: acted ? 1 - closeness : 0,
      acted_first: is(action === 0),
      acted_after_no: is(acted && refused >= 0),
      acted_on_broken: is(acted && broken >= 0),
      held_back: is(!acted && grounds),
      held_back_unfounded: is(!acted && !grounds && calls.length > 0),
      held_back_asking: is(!acted && calls.length === 0),
      declined: is(!acted && declines),
      claimed: is(!acted && words.success > 0 && !declines),
      strays: Math.min(3, straysOf(calls, new Set(guarded))),
      repeated: is(guarded.length > 1),
    },
  };
}

/** How many conditions have a check, and how close the checks come to them, from the share of each. */
function coverageOf(shares: readonly number[]): { covered: number; closeness: number } {
  return {
    covered: shares.filter((share) => share >= CHECKED).length / shares.length,
    closeness: shares.reduce((sum, share) => sum + share, 0) / shares.length,
  };
}

/** Changes of the state that are none of the action's own, besides signing in. */
function straysOf(calls: readonly ToolCall[], guarded: ReadonlySet<number>): number {
  return calls.filter((call, index) => changesState(call) && !guarded.has(index) && !isSignIn(call)).length;
}

/** The calls before an action, and what the action was given. */
interface Before {
  readonly before: readonly ToolCall[];
  readonly outcomes: readonly string[];
  readonly own: Readonly<Record<string, unknown>>;
  readonly action: number;
}

/** For every step the call that checks it best, and the last check that said no. */
function checksOf(steps: readonly string[], conditions: readonly number[], run: Before) {
  const described = run.before.map(describe);
  const asked = new Set(conditions);
  // To a question after what must not be, no is the right answer.
  const wanted = conditions.filter((index) => !FORBIDS.test(steps[index] ?? ''));
  const topics = wanted.map((index) => stems(joined(steps[index] ?? '')));
  const isCheck = (index: number) =>
    topics.some((topic) => shareOf(topic, described[index] ?? new Set()) >= CHECKED);
  const share = steps.map((step, index) => {
    if (!asked.has(index)) return { at: -1, share: 0 };
    const best = bestCheck(step, described);
    return best.share >= CHECKED ? best : (impliedCheck(step, run) ?? best);
  });
  return { share, refused: lastRefusal(run.before, run.outcomes, isCheck) };
}

/** The grounds of a run in words. */
export function whyGuarded(
  { action, refusedBy, broken, whole, rightly, features }: GuardedRun,
  calls: readonly ToolCall[],
): string {
  const name = calls[action]?.name ?? 'The action';
  if (action >= 0) {
    if (refusedBy >= 0) return `${name} was called although ${calls[refusedBy]?.name} had said no.`;
    if (broken >= 0) return `${name} was called although the results break a condition.`;
    const unchecked = features['acted_unchecked'] ?? 0;
    if (action === 0 && unchecked === 1) return `${name} was called before anything was checked.`;
    if (unchecked > 0)
      return `${name} was called with conditions left unchecked${whole ? '' : ', as far as results were kept'}.`;
    return features['acted_in_vain'] === 1
      ? `${name} was called and refused.`
      : `${name} was called after the checks.`;
  }
  const declined = rightly ? 'Declined' : 'Held back';
  if (refusedBy >= 0) return `${declined} because ${calls[refusedBy]?.name} had said no.`;
  if (broken >= 0) return `${declined} because the results break a condition.`;
  return 'The action was not taken, and no check had said no.';
}

function partOf(step: string): GuardedPart {
  if (FALLBACK.test(step)) return 'fallback';
  if (GATE.test(step)) return 'gate';
  const first = /^[a-z]+/i.exec(step.replace(/^(?:first|then|next|finally|please)[, ]+/i, ''))?.[0] ?? '';
  if (/^to [^:]{1,80}:/i.test(step) || IMPERATIVE_VERBS.has(first.toLowerCase())) return 'order';
  return STATE.test(step) ? 'condition' : 'order';
}

/** Calls of the action that a gate is about: of the tool it names, else changes of the state that share its words. */
function guardedCalls(gate: string, calls: readonly ToolCall[]): number[] {
  const named = expectedTools({ agent_plan: gate, tool_calls: [...calls] }).tools;
  const all = calls.map((_, index) => index);
  if (named.length > 0)
    return all.filter((index) => named.some(({ name }) => sameTool(name, calls[index]?.name ?? '')));
  const topic = new Set<string>();
  for (const stem of stems(gate)) addTo(topic, stem);
  return all.filter((index) => {
    const call = calls[index] as ToolCall;
    return changesState(call) && shareOf(stems(toolWords(call.name)), topic) > 0;
  });
}

/** The last check of a condition before the action that answered no, and did not answer otherwise after it. */
function lastRefusal(
  before: readonly ToolCall[],
  outcomes: readonly string[],
  isCheck: (index: number) => boolean,
): number {
  const last = new Map<string, number>();
  for (const [index, call] of before.entries()) last.set(call.name, index);
  let found = -1;
  for (const index of last.values())
    if ((outcomes[index] === 'no' || outcomes[index] === 'broke') && isCheck(index))
      found = Math.max(found, index);
  return found;
}

/** Whether the result of a call is there from beginning to end. */
function isWhole({ result, error }: ToolCall): boolean {
  if (result === undefined) return error !== undefined;
  return typeof result !== 'string' || !CUT_SHORT.test(result);
}

function describe(call: ToolCall): ReadonlySet<string> {
  const result =
    call.result === undefined
      ? ''
      : typeof call.result === 'string'
        ? call.result
        : (JSON.stringify(call.result) ?? '');
  const text = `${toolWords(call.name)} ${Object.keys(call.arguments ?? {})
    .map(toolWords)
    .join(' ')} ${toolWords(result.slice(0, READ))}`;
  const vocabulary = new Set<string>();
  for (const stem of stems(text)) addTo(vocabulary, stem);
  return vocabulary;
}

function bestCheck(
  condition: string,
  described: readonly ReadonlySet<string>[],
): { at: number; share: number } {
  const topic = stems(joined(condition));
  let best = { at: -1, share: 0 };
  for (const [at, vocabulary] of described.entries()) {
    const share = shareOf(topic, vocabulary);
    if (share > best.share) best = { at, share };
  }
  return best;
}

/**
 * A condition that takes no check of its own: whatever a call that came back was asked about exists, and what an action is given needs
 * no look-up to be compared with a bound.
 */
function impliedCheck(condition: string, run: Before): { at: number; share: number } | undefined {
  const named = [...condition.matchAll(PARAMETER)].map(([, name = '']) => name);
  if (named.length === 0) return undefined;
  if (BOUND.test(condition) && named.every((name) => Object.hasOwn(run.own, name)))
    return { at: run.action, share: CHECKED };
  if (!EXISTS.test(condition)) return undefined;
  const at = run.before.findIndex(
    ({ arguments: given = {} }, index) =>
      (run.outcomes[index] === 'yes' || run.outcomes[index] === 'content') &&
      named.every((name) => Object.hasOwn(given, name)),
  );
  return at < 0 ? undefined : { at, share: CHECKED };
}

/** "Logged in" is what a tool named `login` does. */
function joined(text: string): string {
  return text.replace(/\b(log|sign)(?:ged|ned|s)?[ -](in|out|up)\b/gi, '$1$2').replace(/_/g, ' ');
}

function isSignIn({ name }: ToolCall): boolean {
  return /log_?in|sign_?in|auth/i.test(name);
}
