import type { Message } from '../../src/schema/message.ts';
import type { SimulatorFault, UserMove } from '../../src/simulated-users/user-player.ts';

/** A talk of a trade with what can be wrong in it. */
export interface Trade {
  readonly domain: string;
  readonly user: object;
}
export interface Step {
  readonly talk: Message[];
  readonly move: UserMove;
}
export const KINDS: readonly SimulatorFault[];
export function cleanTalk(trade: Trade, seed: number): { domain: string; user: object; steps: Step[] };
export function cleanTalks(
  trades: readonly Trade[],
  count: number,
  seed: number,
): { domain: string; user: object; steps: Step[] }[];
export function faultyMoves(
  trades: readonly Trade[],
  stops: readonly string[],
  perKind: number,
  seed: number,
): ({ domain: string; user: object; kind: SimulatorFault } & Step)[];
