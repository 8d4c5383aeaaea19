import type { ToolCall } from '../../../schema/tool-call.ts';
import { outcomeWords } from '../../../text/language/outcomes.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { isNoncommittal, isRefusal } from '../../../text/language/refusal.ts';
import { addTo } from '../../../text/language/synonym-groups.ts';
import { collapseRetries } from '../../formulas/call-helpers.ts';
import type { Turn } from '../../transcript.ts';
import type { Features } from '../shared/fitted.ts';
import { topicStems } from '../shared/topic-words.ts';
import { callOutcome } from './call-outcome.ts';
import { conversationOutcome, goalFeatures } from './conversation-outcome.ts';
import { type GuardedRun, whyGuarded } from './guarded-plan.ts';
import { ruledRun } from './task-rules.ts';

/** What the use of tools in a conversation is judged from. */
export interface ToolRunMaterial {
  readonly turns: readonly Turn[];
  readonly calls: readonly ToolCall[];
  /** What the user is after, where the case says so; else empty. */
  readonly expectedBehavior: string;
  /** Pieces of context; one may lay down when an action is allowed. */
  readonly context: readonly string[];
  /** Whether the words of the requests or the use of its result show that a call was needed (offline/agents/tool-use.ts). */
  readonly needed: readonly boolean[];
  /** For every argument that code did not decide, the share of its value that nobody had said or returned before. */
  readonly unknown: readonly number[];
  /** Whether an argument was given with quotes or words around it that do not belong to its value. */
  readonly notBare: boolean;
}

/** Signs of how the tools of one conversation were used. */
export interface ToolRun {
  readonly features: Features;
  /** A piece of the context lays down when the action may be done; that decides more than the words of single calls. */
  readonly ruled: boolean;
  /** Index of the call of an action that the rules did not allow yet: no call before it checked what they ask; -1 for none. */
  readonly breach: number;
  /** The same in words, the worst sign first. */
  readonly why: string;
}

/** User turns before a turn that it may repeat, and share of its words that make it a repetition. */
const REPEATED = { turns: 10, share: 0.75, words: 2 };
/** Assistant turns and user turns that are read, from the end. */
const READ = 100;
/** Rules of the context about an action, as features of the run under them; the others would only tell the same again. */
const RULE_SIGNS = [
  'acted_in_vain',
  'acted_unchecked',
  'acted_few_checks',
  'acted_loosely',
  'acted_on_broken',
  'held_back',
  'held_back_unfounded',
  'declined',
] as const;
const SORRY = /\b(?:sorry|apologi[sz]e|apologies)\b/i;
/** Openings with which a user turns down or questions what came back. */
const OBJECTION =
  /^\W*(?:no|nope|not|wrong|what|huh|\?|i (?:said|meant|already|don't|didn't))\b|\bi (?:already|just) (?:said|told|gave)\b|\?{2,}/i;

/** Reads how the tools of a conversation were used. Linear in its length. */
export function toolRun(material: ToolRunMaterial): ToolRun {
  const { turns, calls, expectedBehavior, context, needed, unknown, notBare } = material;
  const users = turns.filter(({ role }) => role === 'user').slice(-READ);
  const answers = turns.filter(({ role }) => role === 'assistant').slice(-READ);
  const outcome = conversationOutcome(turns, calls);
  const ruled = ruledRun({
    input: users[0]?.content ?? '',
    context,
    calls,
    output: answers.at(-1)?.content ?? '',
    said: users.map(({ content }) => content).join('\n'),
  });
  // A failure that was made good is no second use of the tool.
  const { kept } = collapseRetries(calls);
  const features = {
    needed_calls: share(kept, (index) => needed[index] === true, 0.5),
    broken_calls: share(kept, (index) => callOutcome(calls[index] as ToolCall) === 'broke'),
    unknown_values:
      unknown.length === 0 ? 0 : unknown.reduce((sum, value) => sum + value, 0) / unknown.length,
    not_bare: notBare ? 1 : 0,
    asked_again: repeatedShare(users.map(({ content }) => content)),
    objected: share(users.slice(1), ({ content }) => OBJECTION.test(content)),
    excused: share(answers, ({ content }) => isExcuse(content)),
    gave_up: outcome.features['gave_up'] ?? 0,
    wish_given:
      expectedBehavior === '' ? 0.5 : (goalFeatures(expectedBehavior, outcome)['goal_given'] ?? 0.5),
    ...Object.fromEntries(RULE_SIGNS.map((sign) => [`rule_${sign}`, ruled?.features[sign] ?? 0])),
  };
  const unchecked = (ruled?.features['acted_unchecked'] ?? 0) > 0;
  return {
    features,
    ruled: ruled !== undefined,
    breach: unchecked ? (ruled?.action ?? -1) : -1,
    why: whyRun(features, ruled, calls),
  };
}

function whyRun(features: Features, ruled: GuardedRun | undefined, calls: readonly ToolCall[]): string {
  if (ruled !== undefined) return whyGuarded(ruled, calls);
  const has = (name: string) => (features[name] ?? 0) > 0;
  if (has('broken_calls')) return 'Calls failed on the way.';
  if (has('gave_up')) return 'The user gave up.';
  if (has('asked_again')) return 'The user had to ask again.';
  if (has('objected')) return 'The user objected to what came back.';
  if (has('excused')) return 'The assistant had to excuse itself.';
  return (features['needed_calls'] ?? 0) < 0.5
    ? 'Most calls of the conversation are not tied to its requests.'
    : 'The calls of the conversation fit its requests.';
}

function isExcuse(text: string): boolean {
  return SORRY.test(text) || isRefusal(text) || isNoncommittal(text) || outcomeWords(text).failure > 0;
}

/** Share of the texts that say much the same as one of those right before them. */
function repeatedShare(texts: readonly string[]): number {
  const topics = texts.map(topicStems);
  const vocabularies = topics.map((topic) => {
    const words = new Set<string>();
    for (const stem of topic) addTo(words, stem);
    return words;
  });
  return share(
    topics.map((topic, index) => ({
      topic,
      before: vocabularies.slice(Math.max(0, index - REPEATED.turns), index),
    })),
    ({ topic, before }) =>
      topic.length >= REPEATED.words && before.some((words) => shareOf(topic, words) >= REPEATED.share),
  );
}

function share<T>(all: readonly T[], holds: (one: T) => boolean, none = 0): number {
  return all.length === 0 ? none : all.filter(holds).length / all.length;
}
