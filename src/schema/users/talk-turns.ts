import type { Turn } from '../turn.ts';
import type { SimulatedUser } from './user.ts';

/** The part of a case that says who talks. */
export interface TalkingCase {
  readonly turns: readonly Turn[];
  readonly user?: SimulatedUser | undefined;
}

/** What is said in a simulated turn shows when it is played. */
const UNSAID: Turn['input'] = { text: '' };

const simulated = ({ each }: SimulatedUser, input = UNSAID): Turn => ({ ...each, input });

/** The turns of a case as far as they can be told before it is played: the fixed ones, then as many simulated ones as there may be. */
export function plannedTurns({ turns, user }: TalkingCase): readonly Turn[] {
  if (user === undefined) return turns;
  const each = simulated(user);
  return [...turns, ...Array.from({ length: user.stop.max_turns }, () => each)];
}

/** The turns of a case as they were played, by what the user said in each of them. */
export function turnsAsPlayed({ turns, user }: TalkingCase, said: readonly string[]): readonly Turn[] {
  if (user === undefined) return turns;
  return said.map((text, index) => turns[index] ?? simulated(user, { text }));
}

/** The last turn of a talk with what the whole conversation is judged by; what `afterwards` leaves open stays as it is. */
export const closingTurn = ({ user }: TalkingCase, last: Turn): Turn => ({ ...last, ...user?.afterwards });

/** Everything that asks something of a conversation: the fixed turns, and what simulated ones and the whole are judged by. */
export function criteriaOfCase({ turns, user }: TalkingCase): readonly Omit<Turn, 'input'>[] {
  const { each, afterwards } = user ?? {};
  return [...turns, ...[each, afterwards].filter((one) => one !== undefined)];
}
