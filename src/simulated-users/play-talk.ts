import { addUsage, type JudgeUsage, NO_USAGE } from '../judges/judge.ts';
import type { Message } from '../schema/message.ts';
import type { SimulatedUser } from '../schema/users/user.ts';
import { checkMove } from './check-move.ts';
import { MOST_RETRIES, seedOf } from './seeds.ts';
import type { FaultyMove, TalkEnd, UserMove, UserPlayer } from './user-player.ts';

/** The next step of a talk: a message for the agent, its end, or a move that must not reach the agent. */
export type TalkStep = (
  | { readonly say: string }
  | { readonly end: TalkEnd }
  | { readonly fault: FaultyMove; readonly move: UserMove }
) & { readonly usage?: JudgeUsage };

/** A talk on its way. */
export interface Talk {
  readonly user: SimulatedUser;
  readonly player: UserPlayer;
  /** All that was said, fixed turns included. */
  readonly messages: readonly Message[];
  /** Simulated turns so far. */
  readonly turns: number;
}

/** What the user does next, checked. `max_turns` is never passed: after so many turns nobody is asked. Rejects as the player does. */
export async function nextStep(
  { user, player, messages, turns }: Talk,
  signal?: AbortSignal,
): Promise<TalkStep> {
  if (turns >= user.stop.max_turns) return { end: 'max_turns' };
  const move = await player.next(messages, signal);
  const usage = move.usage === undefined ? {} : { usage: move.usage };
  const fault = checkMove(user, messages, move);
  if (fault !== undefined) return { fault, move, ...usage };
  return { ...('say' in move ? { say: move.say } : { end: move.end }), ...usage };
}

/** A talk that came to its end, or to a move that must not reach the agent. */
export interface PlayedTalk {
  readonly messages: readonly Message[];
  readonly turns: number;
  readonly ended: TalkEnd | FaultyMove;
  /** What the player cost. */
  readonly usage: JudgeUsage;
}

/** Plays a whole talk with whoever answers. `openings` are the fixed turns with their answers. Rejects as player and agent do. */
export async function playTalk(
  { user, player, openings = [] }: { user: SimulatedUser; player: UserPlayer; openings?: readonly Message[] },
  answer: (messages: readonly Message[]) => string | Promise<string>,
  signal?: AbortSignal,
): Promise<PlayedTalk> {
  const messages = [...openings];
  let usage: JudgeUsage = NO_USAGE;
  for (let turns = 0; ; turns += 1) {
    const step = await nextStep({ user, player, messages, turns }, signal);
    if (step.usage !== undefined) usage = addUsage(usage, step.usage);
    if ('fault' in step) return { messages, turns, ended: step.fault, usage };
    if ('end' in step) return { messages, turns, ended: step.end, usage };
    messages.push({ role: 'user', content: step.say });
    messages.push({ role: 'assistant', content: await answer(messages) });
  }
}

/** An attempt that was played, and how often its user was thrown away before. */
export interface TriedTalk<T> {
  readonly played: T;
  readonly seed: number;
  /** What was wrong with the users before this one, and with this one where it is the last. */
  readonly faults: readonly FaultyMove[];
}

/**
 * Plays an attempt, and again with another seed where its user made a move that must not reach the agent, at most twice. As many `faults`
 * as plays: no user could be played, and the attempt says nothing of the agent.
 */
export async function withSeeds<T>(
  { caseId, attempt, seeds }: { caseId: string; attempt: number; seeds?: number | undefined },
  play: (seed: number) => Promise<T>,
  faultOf: (played: T) => FaultyMove | undefined,
): Promise<TriedTalk<T>> {
  const faults: FaultyMove[] = [];
  for (let retry = 0; ; retry += 1) {
    const seed = seedOf(caseId, attempt, seeds, retry);
    const played = await play(seed);
    const fault = faultOf(played);
    if (fault === undefined) return { played, seed, faults };
    faults.push(fault);
    if (retry === MOST_RETRIES) return { played, seed, faults };
  }
}
