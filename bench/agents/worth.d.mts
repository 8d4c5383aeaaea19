import type { World } from './planted-agent.mjs';

export function passChances(
  world: World,
  prompt: string,
  how?: { set?: 'shown' | 'held'; slip?: number },
): Map<string, number>;
export function mendedShare(world: World, prompt: string, set?: 'shown' | 'held'): number;
export function uselessRules(world: World, original: string, prompt: string): string[];
