import { randomFillSync } from 'node:crypto';
import type { Random } from './ports.ts';

/** Strong bytes are drawn in pages: a system call for each nonce would cost more than the rest of a prompt. */
const PAGE = 4096;

/** Random numbers of this machine: fast ones for jitter and sampling, strong ones for keys. */
export function nodeRandom(): Random {
  const page = Buffer.alloc(PAGE);
  let used = PAGE;
  return {
    next: () => Math.random(),
    hex(bytes) {
      if (bytes > PAGE) return randomFillSync(Buffer.alloc(bytes)).toString('hex');
      if (used + bytes > PAGE) {
        randomFillSync(page);
        used = 0;
      }
      const text = page.toString('hex', used, used + bytes);
      // What was handed out is not kept.
      page.fill(0, used, used + bytes);
      used += bytes;
      return text;
    },
  };
}
