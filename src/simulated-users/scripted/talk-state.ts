import type { SimulatedUser } from '../../schema/users/user.ts';
import type { NameWords } from '../understand/asked-names.ts';
import type { TalkEnd } from '../user-player.ts';
import type { Manner } from './wordings.ts';

/** Where a talk is, for whoever plays its user. */
export interface TalkState {
  readonly user: SimulatedUser;
  readonly words: NameWords;
  readonly manner: Manner;
  readonly seed: number;
  /** What it is all about, in one sentence of the user. */
  readonly wish: string;
  /** What is still to be said of its own accord. */
  pending: string[];
  /** How often each entry of the script was used. */
  readonly used: Map<number, number>;
  refusals: number;
  /** Moves in a row that said nothing. */
  idle: number;
  /** Moves so far. */
  told: number;
  /** The agent said that something was done. */
  isDone: boolean;
  /** How the talk ends at the next move. */
  ending?: TalkEnd;
}
