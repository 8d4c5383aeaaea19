import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { uniformOf } from './chance.mjs';

/** Numbers the attempts at each key from 0 on, within this process. */
export function attemptsHere() {
  const next = new Map();
  return (key) => {
    const attempt = next.get(key) ?? 0;
    next.set(key, attempt + 1);
    return attempt;
  };
}

/** Numbers them over all processes and runs that share a folder: each number is a file that only one of them can make. */
export function attemptsIn(folder) {
  mkdirSync(folder, { recursive: true });
  const here = new Map();
  return (key) => {
    const name = Math.floor(uniformOf(key) * 2 ** 32).toString(16);
    for (let attempt = here.get(name) ?? 0; ; attempt += 1) {
      try {
        closeSync(openSync(join(folder, `${name}-${attempt}`), 'wx'));
        here.set(name, attempt + 1);
        return attempt;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
    }
  };
}
