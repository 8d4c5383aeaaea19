import {
  appendFileSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, relative } from 'node:path';

/** What may be found of text that was appended and not flushed: none of it, its beginning, or its length without its bytes. */
const TAILS = ['none', 'beginning', 'zeros'];

/**
 * Makes of a state folder what a power cut leaves: the platter, and of every log a part of what had not been flushed, by the `random`
 * numbers. Says how many bytes of logs were lost. All files are a minute old then, as after the start of a machine.
 */
export function cutPower({ state, platter }, random) {
  let lost = 0;
  for (const path of filesIn(state).filter((each) => each.endsWith('.jsonl'))) {
    const place = join(platter, relative(state, path));
    // Without a name there is nothing that could have a tail.
    if (!existsSync(place)) {
      lost += statSync(path).size;
      continue;
    }
    const tail = Buffer.alloc(Math.max(0, statSync(path).size - statSync(place).size));
    if (tail.length === 0) continue;
    const how = TAILS[Math.floor(random() * TAILS.length)];
    const kept = how === 'none' ? 0 : Math.floor(random() * tail.length);
    readAt(path, statSync(place).size, tail.subarray(0, kept));
    appendFileSync(place, how === 'zeros' ? tail : tail.subarray(0, kept));
    lost += tail.length - kept;
  }
  rmSync(state, { recursive: true, force: true });
  mkdirSync(state);
  if (existsSync(platter)) cpSync(platter, state, { recursive: true });
  rmSync(platter, { recursive: true, force: true });
  const before = Date.now() / 1000 - 60;
  for (const path of filesIn(state)) utimesSync(path, before, before);
  return lost;
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function readAt(path, offset, piece) {
  const file = openSync(path, 'r');
  try {
    readSync(file, piece, 0, piece.length, offset);
  } finally {
    closeSync(file);
  }
}
