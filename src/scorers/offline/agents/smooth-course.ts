import type { ToolCall } from '../../../schema/tool-call.ts';
import { foldForMatch } from '../../../text/language/normalize.ts';
import type { Turn } from '../../transcript.ts';
import { conversationOutcome, goalFeatures } from './conversation-outcome.ts';

/** Longer conversations take detours, on which something may have been left behind. */
const MOST_TURNS = 16;
/** Share of the words of a goal that tools were given, from which they dealt with this goal. */
const DEALT_WITH = 0.5;
/** Words of a user who is in doubt, asks for more, or wants something else after all. */
const DOUBT =
  /\b(?:but|instead|actually|never ?mind|hmm+|confus\w+|lost|unclear|not sure|(?:don't|do not|didn't|did not) (?:understand|get it|know what)|more detail(?:s|ed)?|detail)\b/;

/**
 * Whether a conversation went straight to what the user wanted: every call came back and no failure was reported, the user ended content and never
 * objected, doubted or asked for something else, it took few turns, and either one call was enough or the calls were given the words of the goal.
 */
export function wentSmoothly(
  turns: readonly Turn[],
  calls: readonly ToolCall[] | undefined,
  goal: string,
): boolean {
  if (calls === undefined || calls.length === 0 || turns.length > MOST_TURNS) return false;
  const features = goalFeatures(goal, conversationOutcome(turns, calls));
  const is = (...signs: string[]) => signs.some((sign) => (features[sign] ?? 0) > 0);
  if (is('failures', 'results_bad', 'complained', 'gave_up') || !is('thanked', 'praised')) return false;
  if (turns.some(({ role, content }) => role === 'user' && DOUBT.test(foldForMatch(content)))) return false;
  // A call that was given none of the amounts and names of the goal may have done something else.
  if (features['values_given'] === 0) return false;
  return calls.length === 1 || (features['goal_given'] ?? 0) >= DEALT_WITH;
}
