import type { Message } from '../../schema/message.ts';
import type { SimulatedUser } from '../../schema/users/user.ts';
import { gramJaccard } from '../../text/near-duplicates.ts';
import { readAgentTurn } from '../understand/agent-turn.ts';
import { saysPhrase } from '../understand/find-words.ts';
import type { UserMove } from '../user-player.ts';
import { isFarewell } from './farewell.ts';
import { lastHeard } from './last-heard.ts';
import { isAtWork, waitsForAnswer } from './pending.ts';

/** Answers that are none, after which a user may give up without a reason that rules can see. */
const PATIENCE = 3;
/** From this share of common letters on an agent asks the same again. */
const AGAIN = 0.6;

/**
 * Why a talk ends too soon with a move, in a sentence; undefined where it goes on, ends as it should, or may do so. Only what shows that
 * the agent was not through counts: it said nothing yet, it waits for an answer, or it is still at work. Whether
 * anything came of the goal is for the checks of the case.
 */
export function earlyStop(user: SimulatedUser, talk: readonly Message[], move: UserMove): string | undefined {
  const heard = lastHeard(talk);
  if ('say' in move) return leavesEarly(user, talk, heard, move.say);
  if (move.end === 'max_turns') return undefined;
  if (heard === undefined) return `it ends (${move.end}) before the agent said anything to it`;
  if (!user.stop.when.includes(move.end)) return `it ends by ${move.end}, which is none of stop.when`;
  if ((user.script?.answers ?? []).some(({ ends }) => ends === move.end)) return undefined;
  if (move.end === 'agent_hands_over') {
    const { hands_over: phrases } = user.script ?? {};
    const says =
      readAgentTurn(heard).handsOver || [phrases ?? []].flat().some((phrase) => saysPhrase(heard, phrase));
    const open = says ? undefined : openEnd(heard);
    return open === undefined ? undefined : `it ends as if the agent had handed over, and ${open}`;
  }
  if (hasEnding(user, heard, move.end)) return undefined;
  const open = openEnd(heard);
  if (open === undefined) return undefined;
  if (move.end === 'goal_reached') return `it says that the goal is reached, and ${open}`;
  return mayGiveUp(talk, heard) ? undefined : `it gives up although the agent refused nothing, and ${open}`;
}

/** What the script itself says ends a talk is no mistake. */
function hasEnding({ script }: SimulatedUser, heard: string, end: 'goal_reached' | 'user_gives_up'): boolean {
  if (end === 'goal_reached' && [script?.done ?? []].flat().some((phrase) => saysPhrase(heard, phrase)))
    return true;
  return (script?.answers ?? []).some(({ ends }) => ends === end);
}

/** What shows that the agent is not through. */
function openEnd(heard: string): string | undefined {
  if (readAgentTurn(heard).isOpen) return 'the agent only asked what it can do';
  if (waitsForAnswer(heard)) return 'the agent has just asked something';
  return isAtWork(heard) ? 'the agent is still at it' : undefined;
}

/** The agent refused or failed, gave no answer again and again, or asked the same as before. */
function mayGiveUp(talk: readonly Message[], heard: string): boolean {
  const answers = talk.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  if (answers.some((one) => readAgentTurn(one).refuses)) return true;
  if (answers.filter((one) => isAtWork(one) || !waitsForAnswer(one)).length >= PATIENCE) return true;
  return answers.slice(0, -1).some((one) => one === heard || gramJaccard(one, heard) >= AGAIN);
}

/** Says goodbye while the agent waits for an answer or is still at work. */
function leavesEarly(
  user: SimulatedUser,
  talk: readonly Message[],
  heard: string | undefined,
  message: string,
): string | undefined {
  if (message.trim() === '') return 'it says nothing';
  if (!isFarewell(message)) return undefined;
  if (heard === undefined) return 'it says goodbye before the agent said anything';
  if (readAgentTurn(heard).handsOver || hasEnding(user, heard, 'goal_reached')) return undefined;
  const open = openEnd(heard);
  if (open === undefined || refusedNow(talk, heard)) return undefined;
  return `it says goodbye, and ${open}`;
}

/** Who was refused, or is asked the same over and over, may leave whatever is asked. */
const refusedNow = (talk: readonly Message[], heard: string): boolean =>
  readAgentTurn(heard).refuses && mayGiveUp(talk, heard);
