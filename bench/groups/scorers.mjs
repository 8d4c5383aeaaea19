import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CLI } from '../support/assay.mjs';
import { subjectOf } from '../support/subjects.mjs';

const SMALL = 1_000;
const LARGE = 100_000;
/** How long one scorer is measured at one size, in milliseconds, and how often: the best round counts. */
const ROUND_MS = 120;
const ROUNDS = 3;

/**
 * What the offline judge costs, scorer by scorer, through the library's own `evaluate`: evaluations a second of a request of
 * 1 KB, and how the time grows to 100 KB (1 = in proportion; time of the 1 KB request is fixed cost and all, so a small
 * exponent says little and a large one says something is not linear).
 */
export async function scorers() {
  const library = await import(pathToFileURL(join(CLI, '../library.js')));
  const { createEngine, operations, call } = library;
  const engine = createEngine({ judge: { provider: 'offline' } });
  const small = subjectOf(SMALL);
  const large = subjectOf(LARGE);
  const middle = subjectOf(LARGE / 10);
  const rows = [];
  for (const name of scorerNames()) {
    const once = async (subject) => {
      const { results, errors } = await call(operations.evaluate, { ...subject, scorers: [name] }, engine);
      if (results[name] === undefined) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    };
    const fast = await bestMs(() => once(small));
    const tenth = await bestMs(() => once(middle));
    const slow = await bestMs(() => once(large));
    rows.push({
      figure: name,
      value: 1000 / fast,
      unit: ' a second',
      bound: { least: 200 },
      note: `${fast.toFixed(2)} ms at 1 KB, ${tenth.toFixed(1)} ms at 10 KB, ${slow.toFixed(1)} ms at 100 KB`,
    });
    rows.push({
      figure: '  growth, 1 KB to 100 KB',
      value: Math.log(slow / fast) / Math.log(LARGE / SMALL),
      bound: { most: 1.1 },
      note: `10 KB to 100 KB: ${(Math.log(slow / tenth) / Math.log(10)).toFixed(2)}`,
    });
  }
  return rows;
}

/** Every built-in scorer and alias, as the command lists them. */
function scorerNames() {
  const { stdout } = spawnSync(process.execPath, [CLI, 'list', 'scorers', '--json', '--evals', tmpdir()], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout).map(({ name }) => name);
}

async function bestMs(work) {
  await work();
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    let times = 0;
    let spent = 0;
    while (spent < ROUND_MS) {
      await work();
      times++;
      spent = performance.now() - from;
    }
    best = Math.min(best, spent / times);
  }
  return best;
}
