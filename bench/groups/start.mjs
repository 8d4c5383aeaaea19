import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assayRunPassing, CLI, workspace } from '../support/assay.mjs';
import { runNode } from '../support/child.mjs';
import { median } from '../support/repeat.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TIMES = 15;

/** What a run costs before and around its cases. */
export async function start({ server }) {
  const place = workspace();
  try {
    const bare = await series(() => runNode(['-e', '0'], { cwd: place.dir }));
    const version = await series(() => runNode([CLI, '--version'], { cwd: place.dir }));
    place.evals({ url: server.url, n: 1, concurrency: 1, scorer: 'rubric' });
    await server.reset();
    const one = await series(() => assayRunPassing(place, place.freshState(), 1));
    const args = [CLI, 'run', '--judge', 'offline', '--evals', join(ROOT, 'evals'), '--quiet', '--json'];
    const stdout = join(place.dir, 'suite.json');
    const suite = existsSync(join(ROOT, 'evals'))
      ? await runNode([...args, '--state', place.freshState()], { cwd: ROOT, stdout })
      : undefined;
    if (suite !== undefined && suite.exitCode > 1) throw new Error(`the own suite failed: ${suite.stderr}`);
    return [
      { figure: 'node alone', value: bare.cpuMs, unit: ' ms CPU', note: bare.note },
      {
        figure: 'assay --version',
        value: version.cpuMs,
        unit: ' ms CPU',
        bound: { most: 50 },
        note: version.note,
      },
      {
        figure: 'run of one case, judge behind HTTP',
        value: one.cpuMs,
        unit: ' ms CPU',
        bound: { most: 150 },
        note: one.note,
      },
      {
        figure: 'own suite, offline judge',
        value: (suite?.wallMs ?? Number.NaN) / 1000,
        unit: ' s',
        bound: { most: 3 },
        note: suite === undefined ? 'no evals folder' : `exit code ${suite.exitCode}`,
      },
    ];
  } finally {
    place.remove();
  }
}

/** The median of 15; the first run, which may find a cold disk, is thrown away. */
async function series(run) {
  await run();
  const runs = [];
  for (let time = 0; time < TIMES; time++) runs.push(await run());
  return {
    cpuMs: median(runs.map(({ cpuMs }) => cpuMs)),
    note: `median of ${TIMES}; wall ${median(runs.map(({ wallMs }) => wallMs)).toFixed(0)} ms`,
  };
}
