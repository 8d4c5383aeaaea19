import type { Random } from './ports.ts';

/**
 * Random numbers that repeat: sfc32 (Chris Doty-Humphrey's Small Fast Counter, 128 bits of state), warmed up over 12
 * rounds as its author advises.
 */
export function seededRandom(seed = 1): Random {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  function word(): number {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
  for (let round = 0; round < 12; round += 1) word();
  return {
    next: () => word() / 2 ** 32,
    hex(bytes) {
      let text = '';
      for (let index = 0; index < bytes; index += 1) text += (word() & 255).toString(16).padStart(2, '0');
      return text;
    },
  };
}
