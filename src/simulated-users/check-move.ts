import type { Message } from '../schema/message.ts';
import type { SimulatedUser } from '../schema/users/user.ts';
import { truncateText } from '../text/truncate.ts';
import { earlyStop } from './moves/early-stop.ts';
import { inventedFact } from './moves/invented-fact.ts';
import { repeated } from './moves/loop.ts';
import { materialOf } from './moves/material.ts';
import { neverRevealed } from './moves/never-revealed.ts';
import { swappedRole } from './moves/swapped-role.ts';
import { askedUnknown, unknownTold } from './moves/unknown-told.ts';
import { nameWords } from './understand/asked-names.ts';
import type { FaultyMove, UserMove } from './user-player.ts';

/** Longer messages of a user are looked at no further. */
const LONGEST = 20_000;
const QUOTED = 120;

/**
 * Whether a move may reach the agent: the first thing that is wrong with it, by rules and without a model; undefined for a move of a user as the case
 * describes it. `talk` is everything before the move, fixed turns included. Rules for English; they know values, not meanings: a fact that is
 * made up in common words alone ("I am pregnant") passes.
 */
export function checkMove(
  user: SimulatedUser,
  talk: readonly Message[],
  move: UserMove,
): FaultyMove | undefined {
  const early = earlyStop(user, talk, move);
  if (!('say' in move))
    return early === undefined
      ? undefined
      : { kind: 'early_stop', message: `The simulated user stops too soon: ${early}.` };
  const said = move.say.slice(0, LONGEST);
  const quoted = (text: string) => `"${truncateText(text, QUOTED)}"`;
  const swapped = swappedRole(user, talk, said);
  if (swapped !== undefined)
    return { kind: 'swapped_role', message: `The simulated user speaks as the agent: ${quoted(swapped)}.` };
  if (early !== undefined)
    return { kind: 'early_stop', message: `The simulated user stops too soon: ${early}.` };
  const words = nameWords(user, user.script?.words);
  const unknown = unknownTold(user, talk, said, words);
  if (unknown !== undefined)
    return {
      kind: 'unknown_told',
      message: `The simulated user tells "${unknown}", which it does not know: ${quoted(said)}.`,
    };
  const never = neverRevealed(user, talk, said);
  if (never !== undefined)
    return {
      kind: 'never_revealed',
      message: `The simulated user does what it never does (${never}): ${quoted(said)}.`,
    };
  const invented = inventedFact(said, materialOf(user, talk));
  const missed = invented === undefined ? undefined : askedUnknown(user, talk, said, words);
  if (missed !== undefined)
    return {
      kind: 'unknown_told',
      message: `The simulated user tells "${missed}", which it does not know: ${quoted(said)}.`,
    };
  if (invented !== undefined)
    return {
      kind: 'invented_fact',
      message: `The simulated user states ${quoted(invented)}, which is neither in the case nor was it said before.`,
    };
  const again = repeated(user, talk, said, words);
  return again === undefined
    ? undefined
    : { kind: 'loop', message: `The simulated user repeats itself: ${quoted(again)}.` };
}
