// What a prompt is really worth to a planted agent, reckoned from its table and not from plays.

import { truthOf } from './cases.mjs';
import { effectsOf } from './planted-agent.mjs';

/** The chance of each case of a set to pass with a prompt, by its id. */
export function passChances(world, prompt, { set = 'shown', slip = 0 } = {}) {
  const { mended, excesses, distraction } = effectsOf(world, prompt);
  const spoiled = new Set(excesses.flatMap(({ on }) => on));
  const goesRight = (row) => {
    if (spoiled.has(row.id) || row.curable === false) return 0;
    return row.kind === undefined || mended.has(row.id) ? 1 : 1 - row.chance;
  };
  const byRow = new Map(world.rows.map((row) => [row.id, (1 - slip) * (1 - distraction) * goesRight(row)]));
  return new Map(Object.entries(truthOf(world, set)).map(([id, { row }]) => [id, byRow.get(row)]));
}

/** The share of the curable failures of a set that a prompt mends, 0 to 1, as against the careless prompt of the world. */
export function mendedShare(world, prompt, set = 'held') {
  const truth = truthOf(world, set);
  const [before, after] = [passChances(world, world.prompt, { set }), passChances(world, prompt, { set })];
  const ids = Object.keys(truth).filter((id) => truth[id].curable);
  const failing = ids.reduce((sum, id) => sum + 1 - before.get(id), 0);
  return ids.reduce((sum, id) => sum + after.get(id) - before.get(id), 0) / failing;
}

/** Rules (lines) that a prompt has beyond another and that change nothing: without them it is worth no less. The last of two equal ones counts. */
export function uselessRules(world, original, prompt) {
  const known = new Set(original.split('\n'));
  const isRule = (line) => !known.has(line) && line.trim() !== '' && !/^\s*#/.test(line);
  const useless = [];
  let lines = prompt.split('\n');
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    if (!isRule(lines[at])) continue;
    const without = lines.toSpliced(at, 1);
    if (!isNoWorse(world, without.join('\n'), lines.join('\n'))) continue;
    useless.unshift(lines[at]);
    lines = without;
  }
  return useless;
}

function isNoWorse(world, shorter, longer) {
  const [one, other] = [passChances(world, shorter), passChances(world, longer)];
  return [...other].every(([id, chance]) => one.get(id) >= chance - 1e-9);
}
