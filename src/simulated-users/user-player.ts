import type { JudgeUsage } from '../judges/judge.ts';
import type { Message } from '../schema/message.ts';

/** Why a talk ended: by the user, by the agent, or because it was as long as it may be. */
export type TalkEnd = 'goal_reached' | 'agent_hands_over' | 'user_gives_up' | 'max_turns';

/** What a simulated user does next: says something, or ends the talk. */
export type UserMove = ({ readonly say: string } | { readonly end: TalkEnd }) & {
  /** What it cost to decide, where a model was asked. */
  readonly usage?: JudgeUsage;
};

/** A user that talks to an agent. The same seed and the same answers give the same talk where no model plays it. */
export interface UserPlayer {
  /** The next move after the talk so far, in which the user's messages have the role `user`. */
  next(talk: readonly Message[], signal?: AbortSignal): Promise<UserMove>;
}

/** What is wrong with a message of a simulated user, or with its end. */
export type SimulatorFault =
  | 'invented_fact'
  | 'unknown_told'
  | 'never_revealed'
  | 'swapped_role'
  | 'early_stop'
  | 'loop';

/** A move that must not reach the agent, and why, in a sentence. */
export interface FaultyMove {
  readonly kind: SimulatorFault;
  readonly message: string;
}
