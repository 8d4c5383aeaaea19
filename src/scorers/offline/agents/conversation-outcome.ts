import type { ToolCall } from '../../../schema/tool-call.ts';
import { indexText } from '../../../text/language/indexed-text.ts';
import { type OutcomeWords, outcomeWords } from '../../../text/language/outcomes.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { isNoncommittal, isRefusal } from '../../../text/language/refusal.ts';
import { addTo } from '../../../text/language/synonym-groups.ts';
import { stems } from '../../../text/language/words.ts';
import { toolWords } from '../../formulas/tool-name.ts';
import type { Turn } from '../../transcript.ts';
import { topicStems } from '../shared/topic-words.ts';
import { callOutcome } from './call-outcome.ts';

/** Turns and calls from the end of a conversation that are read, and characters of a result. */
const READ = { turns: 200, calls: 100, result: 600 };
/** User turns at the end that show how the user took it. */
const CLOSING = 3;

/** What a turn reports of how things went. */
interface SeenTurn {
  readonly role: Turn['role'];
  readonly index: number;
  readonly content: string;
  readonly words: OutcomeWords;
}

/** How a conversation went, as far as words and results show; the same for all of its goals. */
interface ConversationOutcome {
  readonly turns: readonly SeenTurn[];
  /** Assistant turn with the last word on success or failure; undefined when none says. */
  readonly lastNews: { readonly turn: number; readonly good: boolean } | undefined;
  /** Everything that the assistant said and the results hold, for the words of a goal. */
  readonly vocabulary: ReadonlySet<string>;
  readonly given: ReadonlySet<string>;
  readonly features: Readonly<Record<string, number>>;
}

/** Reads a conversation once for all goals. Linear in its length. */
export function conversationOutcome(
  turns: readonly Turn[],
  captured: readonly ToolCall[] | undefined,
): ConversationOutcome {
  const calls = captured ?? [];
  const from = Math.max(0, turns.length - READ.turns);
  const seen = turns.slice(from).map(({ role, content }, at) => ({
    role,
    content,
    index: from + at,
    words: outcomeWords(content),
  }));
  const recent = calls.slice(-READ.calls);
  const answers = seen.filter(({ role }) => role === 'assistant');
  const users = seen.filter(({ role }) => role === 'user');
  const telling = answers.filter(({ words: said }) => said.success + said.failure > 0);
  const last = telling.at(-1);
  const good = last !== undefined && last.words.success >= last.words.failure && last.words.success > 0;
  const results = recent.map(resultNews);
  const lastResult = results.findLast((news) => news !== 0) ?? 0;
  const closing = users.slice(-CLOSING).map(({ words: said }) => said);
  const some = (holds: (said: OutcomeWords) => boolean) => (closing.some(holds) ? 1 : 0);
  const vocabulary = new Set<string>();
  for (const { content } of answers) for (const stem of stems(content)) addTo(vocabulary, stem);
  const given = new Set<string>();
  for (const call of recent) {
    for (const stem of stems(resultText(call))) addTo(vocabulary, stem);
    const callText = `${toolWords(call.name)} ${JSON.stringify(call.arguments ?? {})}`;
    for (const stem of stems(callText)) addTo(given, stem);
  }
  const failures = answers.filter(({ words: said }) => said.failure > 0).length;
  const successes = answers.filter(({ words: said }) => said.success > 0).length;
  return {
    turns: seen,
    lastNews: last === undefined ? undefined : { turn: last.index, good },
    vocabulary,
    given,
    features: {
      ended_well: last !== undefined && good ? 1 : 0,
      ended_badly: last !== undefined && !good ? 1 : 0,
      failures: Math.min(3, failures),
      successes: Math.min(3, successes),
      result_bad: lastResult < 0 ? 1 : 0,
      results_bad: results.length === 0 ? 0 : results.filter((news) => news < 0).length / results.length,
      no_call: captured !== undefined && calls.length === 0 ? 1 : 0,
      thanked: some(({ thanks }) => thanks > 0),
      praised: some(({ praise }) => praise > 0),
      complained: some(({ complaint }) => complaint > 0),
      gave_up: users.some(({ words: said }) => said.resignation > 0) ? 1 : 0,
      declined: answers.some(({ content }) => isRefusal(content) || isNoncommittal(content)) ? 1 : 0,
    },
  };
}

/** What a conversation without success is told by. */
export const IN_VAIN = 'a failure was reported, the last tool call returned one, and the user gave up';

/** Whether report, result and user agree that nothing came of it. */
export function endsInVain(features: Readonly<Record<string, number>>): boolean {
  return ['ended_badly', 'result_bad', 'gave_up'].every((sign) => features[sign] === 1);
}

/** How much of one goal came up: in what was said and found, and in what the tools were given. */
export function goalFeatures(goal: string, outcome: ConversationOutcome): Record<string, number> {
  const topic = topicStems(goal);
  const { sentences } = indexText(goal);
  const keys = sentences.flatMap(({ numbers, entities }) => [
    ...numbers.map(({ key }) => key),
    ...entities.flatMap((entity) => entity.words),
  ]);
  return {
    ...outcome.features,
    goal_said: shareOf(topic, outcome.vocabulary),
    goal_given: shareOf(topic, outcome.given),
    values_given:
      keys.length === 0
        ? 0.5
        : shareOf(
            keys.flatMap((key) => stems(key)),
            outcome.given,
          ),
  };
}

/** +1 for a result that reports success, -1 for failure or "no", 0 when it only tells something. */
function resultNews(call: ToolCall): number {
  const outcome = callOutcome(call);
  if (outcome === 'broke' || outcome === 'no') return -1;
  const said = outcomeWords(resultText(call).replace(/["'{}[\],:_]+/g, ' '));
  if (said.failure > 0) return -1;
  return said.success > 0 || outcome === 'yes' ? 1 : 0;
}

function resultText({ result }: ToolCall): string {
  if (result === undefined || result === null) return '';
  return (typeof result === 'string' ? result : (JSON.stringify(result) ?? '')).slice(0, READ.result);
}
