import type { OfflineVerdict } from '../../../judges/items.ts';
import type { ToolCall } from '../../../schema/tool-call.ts';
import { matchesAnswerType } from '../../../text/language/answer-type.ts';
import { isFiller } from '../../../text/language/filler.ts';
import { indexText } from '../../../text/language/indexed-text.ts';
import { foldForMatch } from '../../../text/language/normalize.ts';
import { complains, isContent, type OutcomeWords, outcomeWords } from '../../../text/language/outcomes.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { isNoncommittal, isRefusal } from '../../../text/language/refusal.ts';
import { requests } from '../../../text/language/requests.ts';
import { sentences } from '../../../text/language/sentences.ts';
import { callFailed } from '../../formulas/call-helpers.ts';
import { evidence } from '../../formulas/evidence.ts';
import { exchangesOf, type Turn } from '../../transcript.ts';
import { conversationOutcome, endsInVain, IN_VAIN } from '../agents/conversation-outcome.ts';
import { holdsKind, kindWanted } from '../retrieval/answer-kinds.ts';
import { isAction } from '../shared/actions.ts';
import { saysNothing } from '../shared/empty-talk.ts';
import { type Features, fittedEvidence, likelihood } from '../shared/fitted.ts';
import { topicStems } from '../shared/topic-words.ts';
import { type WrongValue, wrongValue } from '../shared/wrong-value.ts';
import { CONVERSATION_COMPLETENESS_WEIGHTS } from '../weights/conversation-completeness.ts';

/** Requests of one conversation that are judged. */
const MOST_INTENTIONS = 40;
/** Turns at the end that tell how it went. */
const ENDING = 3;

/** A request of the user. */
interface Intention extends Record<string, unknown> {
  readonly turn: number;
  readonly text: string;
}

/** The requests of the user turns, one each; a conversation of remarks alone has the first real remark as its matter. */
export function intentionsOf(turns: readonly Turn[]): Intention[] {
  const found: Intention[] = [];
  const remarks: Intention[] = [];
  const seen = new Set<string>();
  for (const [turn, { role, content }] of turns.entries()) {
    if (role !== 'user' || sentences(content).every(isFiller)) continue;
    remarks.push({ turn, text: content });
    for (const text of requests(content)) {
      const key = foldForMatch(text);
      if (
        text === content.trim() &&
        (!/\?|\b(?:want|need|like|looking|find|book|help|please|would)\b/i.test(text) || complains(text))
      )
        continue;
      if (isFiller(text) || seen.has(key)) continue;
      seen.add(key);
      found.push({ turn, text });
    }
  }
  return (found.length > 0 ? found : remarks.slice(0, 1)).slice(0, MOST_INTENTIONS);
}

/** How reports and results of tools say that it ended (offline/agents/conversation-outcome.ts). */
const OUTCOME_SIGNS = ['ended_well', 'ended_badly', 'result_bad', 'results_bad', 'gave_up'] as const;
/** "Never mind, book me a hotel": one thing is given up for another, not the talk. */
const ASKS_ANEW =
  /\b(?:never ?mind|forget (?:it|that|about it))\b[,.;:]? +(?:please |just |then |instead )?[a-z]+ (?:me|us|a|an|the|my|to|for|if|it)\b/i;

/** What the whole conversation says of how it went: shares of turns, or 0 and 1. */
export function courseFeatures(turns: readonly Turn[], calls: readonly ToolCall[] | undefined): Features {
  const users = turns.filter((turn) => turn.role === 'user');
  const answers = turns.filter((turn) => turn.role === 'assistant');
  const userWords = users.map(({ content }) =>
    ASKS_ANEW.test(content) ? { ...outcomeWords(content), resignation: 0 } : outcomeWords(content),
  );
  const answerWords = answers.map((turn) => outcomeWords(turn.content));
  const part = (words: readonly OutcomeWords[], kind: keyof OutcomeWords) =>
    words.filter((one) => one[kind] > 0).length / Math.max(1, words.length);
  const ending = (words: readonly OutcomeWords[], kind: keyof OutcomeWords) =>
    Number(words.slice(-ENDING).some((one) => one[kind] > 0));
  const answerTexts = answers.map((turn) => foldForMatch(turn.content));
  const userTexts = users.map((turn) => foldForMatch(turn.content));
  const failed = (calls ?? []).filter(callFailed).length;
  const { features: outcome } = conversationOutcome(turns, calls);
  return {
    ...Object.fromEntries(OUTCOME_SIGNS.map((sign) => [sign, outcome[sign] ?? 0])),
    success: part(answerWords, 'success'),
    failure: part(answerWords, 'failure'),
    success_at_end: ending(answerWords, 'success'),
    failure_at_end: ending(answerWords, 'failure'),
    thanks: part(userWords, 'thanks'),
    praise: part(userWords, 'praise'),
    complaint: part(userWords, 'complaint'),
    thanks_at_end: ending(userWords, 'thanks'),
    praise_at_end: ending(userWords, 'praise'),
    complaint_at_end: ending(userWords, 'complaint'),
    resignation_at_end: ending(userWords, 'resignation'),
    repeated_answers: 1 - new Set(answerTexts).size / Math.max(1, answerTexts.length),
    repeated_requests: 1 - new Set(userTexts).size / Math.max(1, userTexts.length),
    ends_with_question: Number(
      turns.at(-1)?.role === 'assistant' && (turns.at(-1)?.content ?? '').trimEnd().endsWith('?'),
    ),
    unanswered_end: Number(turns.at(-1)?.role === 'user' && (turns.at(-1)?.content ?? '').includes('?')),
    refusals:
      answers.filter((turn) => isRefusal(turn.content) || isNoncommittal(turn.content)).length /
      Math.max(1, answers.length),
    failed_calls: calls === undefined ? 0 : failed / Math.max(1, calls.length),
  };
}

/** What became of one request. */
export function intentionFeatures(
  turns: readonly Turn[],
  intention: Intention,
  siblings: readonly Intention[] = [],
): Features {
  const exchange = exchangesOf(turns).find((one) => one.user.includes(intention.turn));
  const given = (exchange?.answer ?? []).map((index) => turns[index]?.content ?? '').join('\n');
  const later = turns.slice(intention.turn + 1).filter(({ role }) => role === 'assistant');
  // An answer may come later; words that say nothing to the end are none.
  const closes = outcomeWords(turns[intention.turn]?.content ?? '').thanks > 0;
  const empty = !closes && later.every(({ content }) => saysNothing(content, intention.text));
  const run = empty ? '' : given;
  const next = turns.slice(intention.turn + 1).find((turn) => turn.role === 'user')?.content ?? '';
  const words = outcomeWords(run);
  return {
    unanswered: run === '' ? 1 : 0,
    forgotten: isForgotten(turns, intention, siblings) ? 1 : 0,
    taken_up: shareOf(topicStems(intention.text), indexText(run).vocabulary),
    declined: isRefusal(run) || isNoncommittal(run) ? 1 : 0,
    answered_with_failure: words.failure > 0 ? 1 : 0,
    answered_with_success: words.success > 0 ? 1 : 0,
    objected_to: outcomeWords(next).complaint > 0 ? 1 : 0,
  };
}

/** Topic words from which on a request is told from the others. */
const TELLING = 2;

/** Whether nothing that follows has a word of one of several requests of a turn, nor the kind of thing that it asks for. */
function isForgotten(turns: readonly Turn[], intention: Intention, siblings: readonly Intention[]): boolean {
  const beside = siblings.filter(({ turn, text }) => turn === intention.turn && text !== intention.text);
  if (beside.length === 0) return false;
  const later = turns.slice(intention.turn + 1).filter(({ role }) => role === 'assistant');
  const answers = indexText(later.map(({ content }) => content));
  const topic = topicStems(intention.text);
  if (topic.length < TELLING || shareOf(topic, answers.vocabulary) > 0) return false;
  if (!beside.some(({ text }) => shareOf(topicStems(text), answers.vocabulary) > 0)) return false;
  const kind = kindWanted(intention.text);
  return (
    kind === 'any' || kind === 'manner' || !answers.sentences.some((sentence) => holdsKind(kind, sentence))
  );
}

/** Fewest content words of somebody who talks about anything. */
const SAYS_SOMETHING = 2;

type Verdict = 'satisfied' | 'partial' | 'unsatisfied' | 'withdrawn';

/** How the user takes a request back. */
const WITHDRAWN =
  /\b(?:never ?mind|forget (?:it|that|about it)|don't bother|cancel that request|no longer need|don't need (?:it|that) (?:any ?more|after all))\b/;
/** Characters of a turn that point at it. */
const QUOTED = 120;
/** Clear signs leave the fitted evidence this share at most. */
const AT_MOST = 0.45;
/** What a request that was passed over, or met with another value, leaves of that. */
const SHOWN_LEFT = 0.3;
/** Words of a request in the answer from which on it is about it. */
const TAKEN_UP = 0.25;

/** Words of a request in the answer from which on it is answered, whatever became of the other requests. */
const CLEARLY = 0.5;

/** The offline judge of a request's fate: what the assistant did next, what the user said to it, and how the whole went (metrics.md 10.7). */
export function judgeIntentions(
  turns: readonly Turn[],
  calls: readonly ToolCall[] | undefined,
): (intention: Intention) => OfflineVerdict<Verdict> {
  const all = intentionsOf(turns);
  const course = courseFeatures(turns, calls);
  const unhappy = ['complaint', 'resignation_at_end'].some((name) => (course[name] ?? 0) > 0);
  const troubled = unhappy || ['failure', 'refusals'].some((name) => (course[name] ?? 0) > 0);
  const undone = calls?.every(callFailed) ?? false;
  const foreign = talksPast(turns);
  const inVain = endsInVain(course);
  return (intention) => {
    const own = intentionFeatures(turns, intention, all);
    const is = (name: string) => (own[name] ?? 0) > 0;
    const evidenceFields = { satisfied_turn: null, quote: '' };
    const later = turns.slice(intention.turn + 1).find((turn) => turn.role === 'user');
    const taken = [behind(turns, intention), later?.content ?? ''].find((text) =>
      WITHDRAWN.test(foldForMatch(text)),
    );
    if (taken !== undefined)
      return {
        verdict: 'withdrawn',
        reason: 'the user took it back',
        ...evidenceFields,
        quote: beginning(taken),
      };
    const chance = likelihood(CONVERSATION_COMPLETENESS_WEIGHTS, { ...course, ...own });
    const wrong = wrongValue(intention.text, turns.slice(intention.turn + 1));
    const past = foreign && !matchesAnswerType(intention.text, answerTo(turns, intention));
    const lost = inVain && !is('answered_with_success');
    const against = againstIt(is, { wrong, lost, undone: undone && isAction(intention.text), past });
    if (against !== undefined)
      return {
        verdict: 'unsatisfied',
        reason: against,
        ...evidenceFields,
        p: (is('forgotten') || wrong !== null ? SHOWN_LEFT : 1) * fittedEvidence(Math.min(AT_MOST, chance)),
      };
    // An answer about it, and a talk without any sign of trouble, or one that went wrong about something else.
    const enough = troubled ? CLEARLY : TAKEN_UP;
    const clear = !unhappy && !is('answered_with_failure') && (own['taken_up'] ?? 0) >= enough;
    const satisfied = clear || chance >= 0.5;
    const answer = satisfied ? answerTurn(turns, intention) : null;
    return {
      verdict: satisfied ? 'satisfied' : 'unsatisfied',
      reason: satisfied ? 'it was answered and nothing speaks against it' : 'the talk went badly around it',
      ...evidenceFields,
      satisfied_turn: answer,
      quote: beginning(turns[answer ?? -1]?.content ?? ''),
      p: clear ? evidence(true, chance) : fittedEvidence(chance),
    };
  };
}

/** The clearest sign against a request, in words; undefined where there is none. */
function againstIt(
  is: (name: string) => boolean,
  {
    wrong,
    lost,
    undone,
    past,
  }: {
    readonly wrong: WrongValue | null;
    readonly lost: boolean;
    readonly undone: boolean;
    readonly past: boolean;
  },
): string | undefined {
  if (lost) return IN_VAIN;
  if (is('unanswered')) return 'nobody answered it';
  if (is('forgotten')) return 'another request of the same turn was answered, this one was not';
  if (wrong !== null) return `it asks for ${wrong.wanted}, the assistant reports ${wrong.reported}`;
  if (is('declined')) return 'the assistant declined or did not know';
  if (is('objected_to')) return 'the user objected to the answer';
  if (undone) return 'no successful tool call shows it';
  return past ? 'the assistant talks about something else' : undefined;
}

/** Whether nothing that the assistant says, reports or asks has a word of what the user talks about, and the user never says to be content. */
function talksPast(turns: readonly Turn[]): boolean {
  const answers = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const users = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  const { vocabulary, stems } = indexText(answers);
  return (
    stems.length >= SAYS_SOMETHING &&
    answers.every((content) => !content.includes('?') && outcomeWords(content).success === 0) &&
    shareOf(users.flatMap(topicStems), vocabulary) === 0 &&
    !users.some(isContent)
  );
}

/** What the user goes on to say in the same turn. */
function behind(turns: readonly Turn[], { turn, text }: Intention): string {
  const content = turns[turn]?.content ?? '';
  const at = content.indexOf(text);
  return at < 0 ? '' : content.slice(at + text.length);
}

/** Everything that the assistant says after a request until the user speaks again. */
function answerTo(turns: readonly Turn[], { turn }: Intention): string {
  const from = turns.findIndex(({ role }, at) => at > turn && role === 'assistant');
  const next = turns.findIndex(({ role }, at) => at > from && role === 'user');
  if (from < 0) return '';
  return turns
    .slice(from, next < 0 ? undefined : next)
    .map(({ content }) => content)
    .join('\n');
}

/** The first words of a turn, to point at it. */
function beginning(content: string): string {
  return content.slice(0, QUOTED);
}

function answerTurn(turns: readonly Turn[], { turn }: Intention): number | null {
  const index = turns.findIndex((one, at) => at > turn && one.role === 'assistant');
  return index < 0 ? null : index;
}
