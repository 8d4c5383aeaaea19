import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { truthOf } from '../agents/cases.mjs';
import { makeSuite } from '../agents/make-suite.mjs';
import { WORLDS } from '../agents/worlds.mjs';
import { mendedShare, passChances, uselessRules } from '../agents/worth.mjs';
import { CLI, workspace } from '../support/assay.mjs';
import { runNode } from '../support/child.mjs';

const SEEDS = '1-10';
const MODES = { cold: false, warm: true };
const ROUNDING = 1e-9;

/**
 * `assay run` and `assay optimize` on the planted agents, cold and after a run with a good prompt: what the prompt that comes out is really worth on
 * cases in other words, how often it is accepted, rules without use, and whether the reported interval holds the true gain. `agents`
 * and `modes` are lists with commas, `seeds` a range; all of them where nothing is said.
 */
export async function optimizeForeign({ agents, modes, seeds: range = SEEDS } = {}) {
  const worlds = chosen(agents, Object.keys(WORLDS));
  const [first, last = first] = range.split('-').map(Number);
  const seeds = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const table = [];
  const all = [];
  for (const id of worlds)
    for (const mode of chosen(modes, Object.keys(MODES))) {
      const results = [];
      for (const seed of seeds) results.push(await optimized(WORLDS[id], seed, MODES[mode]));
      all.push(...results);
      table.push({
        figure: `${id}, ${mode}: curable failures mended, held-out cases`,
        value: meanOf(results, ({ mended }) => mended),
        note: results.map(({ decision, mended }) => `${decision} ${mended.toFixed(2)}`).join(', '),
      });
    }
  return [...table, ...boundsOf(all)];
}

function chosen(list, all) {
  const names = list === undefined ? all : list.split(',');
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new RangeError(`${unknown.join(', ')}: there is ${all.join(', ')}`);
  return names;
}

function boundsOf(all) {
  const accepted = all.filter(({ decision }) => decision === 'accepted');
  const told = all.filter(({ isInside }) => isInside !== null);
  const share = (list, of, holds) => (of.length === 0 ? 0 : list.filter(holds).length / of.length);
  return [
    { figure: 'curable failures mended', value: meanOf(all, ({ mended }) => mended), bound: { least: 0.8 } },
    {
      figure: 'accepted',
      value: accepted.length / all.length,
      bound: { least: 0.7 },
      note: `of ${all.length}`,
    },
    {
      figure: 'accepted prompts without a useless rule',
      value: share(accepted, accepted, ({ useless }) => useless.length === 0),
      bound: { least: 0.9 },
      note: accepted.flatMap(({ useless }) => useless).join(' · '),
    },
    {
      figure: 'true gain within the reported interval',
      value: share(told, told, ({ isInside }) => isInside),
      bound: { least: 0.9 },
    },
  ];
}

async function optimized(world, seed, warm) {
  const place = workspace();
  const { dir } = place;
  const cli = (...args) => runNode([CLI, ...args], { cwd: dir, stdout: join(dir, `${args[0]}.json`) });
  try {
    if (warm) {
      makeSuite({ dir, world, seed, prompt: goodPrompt(world) });
      await cli('run', '--quiet');
    }
    makeSuite({ dir, world, seed });
    await cli('run', '--quiet');
    await cli('optimize', '--seed', `${seed}`, '--json', '--quiet');
    return worthOf(world, join(dir, 'optimize.json'));
  } finally {
    place.remove();
  }
}

/** The careless prompt with what one case of each curable defect expects. */
function goodPrompt(world) {
  const rules = world.rows
    .filter(({ cure }) => cure !== undefined)
    .map((row) => row.expect(row.when(row.shown[0])).behavior);
  return `${world.prompt}\n## Rules\n\n${rules.map((rule) => `- ${rule}`).join('\n')}\n`;
}

function worthOf(world, file) {
  const { decision, optimized_prompt: proposed, details } = JSON.parse(readFileSync(file, 'utf8'));
  const isImproved = decision === 'accepted' || decision === 'provisional';
  const prompt = isImproved ? proposed : world.prompt;
  const [before, after] = [world.prompt, prompt].map((text) => passChances(world, text));
  const failing = Object.entries(truthOf(world)).filter(([, { kind }]) => kind !== undefined);
  const gain = meanOf(failing, ([id]) => after.get(id) - before.get(id));
  const [low, high] = details.gate?.interval ?? [];
  return {
    decision,
    mended: mendedShare(world, prompt),
    useless: isImproved ? uselessRules(world, world.prompt, prompt) : [],
    isInside: isImproved && low !== undefined ? low - ROUNDING <= gain && gain <= high + ROUNDING : null,
  };
}

const meanOf = (list, numberOf) => list.reduce((sum, each) => sum + numberOf(each), 0) / list.length;
