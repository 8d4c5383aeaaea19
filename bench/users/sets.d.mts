import type { Trade } from './talks.mjs';

export interface Material {
  readonly TRADES: readonly Trade[];
  readonly STOPS: readonly string[];
}
export const MADE: Readonly<Record<string, Material>>;
export const HELD_OUT: Material;
