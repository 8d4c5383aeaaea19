import { randomBytes } from 'node:crypto';
import type { Random } from './ports.ts';

/** Random numbers of this machine: fast ones for jitter and sampling, strong ones for keys. */
export function nodeRandom(): Random {
  return { next: () => Math.random(), hex: (bytes) => randomBytes(bytes).toString('hex') };
}
