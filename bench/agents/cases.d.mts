import type { World } from './planted-agent.mjs';

export function casesOf(
  world: World,
  set?: 'shown' | 'held',
): { id: string; name: string; turns: { input: string }[] }[];
export function truthOf(
  world: World,
  set?: 'shown' | 'held',
): Record<string, { row: string; kind?: string; curable?: boolean }>;
