import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeEvals } from '../make-evals.mjs';
import { runNode } from './child.mjs';

/** The program under measurement; ASSAY_BENCH_CLI points at another build. */
export const CLI = resolve(
  process.env.ASSAY_BENCH_CLI ?? fileURLToPath(new URL('../../dist/cli.js', import.meta.url)),
);

/** A folder for one group: `evals` inside is made anew for each shape of the work, state folders are named by the caller. */
export function workspace() {
  const dir = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  return {
    dir,
    evals: (shape) => makeEvals({ dir, ...shape }),
    /** A path for a state folder that does not exist yet. */
    freshState(name = 'state') {
      const state = join(dir, name);
      rmSync(state, { recursive: true, force: true });
      return state;
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/**
 * `assay run --json`, with what runNode resolves to besides `counts` of results.json (undefined when none was printed) and `results()`, which
 * reads the whole of it: before the next run in this workspace, and not where it may be larger than a text can be.
 */
export async function assayRun({ dir }, state, { flags = [], ...how } = {}) {
  const stdout = join(dir, 'results.json');
  const evals = join(dir, 'evals');
  const args = [CLI, 'run', '--evals', evals, '--state', state, '--json', '--quiet', ...flags];
  const run = await runNode(args, { cwd: dir, stdout, ...how });
  // A run that was killed while it printed leaves a piece.
  const counts = typeof run.exitCode === 'number' ? countsOf(stdout) : undefined;
  return {
    ...run,
    counts,
    results: () => (counts === undefined ? undefined : JSON.parse(readFileSync(stdout, 'utf8'))),
  };
}

/** The counts stand at the beginning of results.json, which may have hundreds of megabytes; undefined where nothing was printed. */
function countsOf(path) {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(64 * 1024);
    const text = head.toString('utf8', 0, readSync(file, head, 0, head.length, 0));
    const counts = /"counts":\s*(\{[^}]*\})/.exec(text)?.[1];
    return counts === undefined ? undefined : JSON.parse(counts);
  } finally {
    closeSync(file);
  }
}

/** As assayRun, but every case has to come out as `wanted` (default passed): a fast wrong answer is no measurement. */
export async function assayRunPassing(place, state, n, { wanted = 'passed', ...options } = {}) {
  const run = await assayRun(place, state, options);
  const count = run.counts?.[wanted];
  if (count !== n)
    throw new Error(
      `assay run ended with ${run.exitCode}, ${count ?? 'no'} of ${n} cases ${wanted}.\n${run.stderr}`,
    );
  return run;
}

/** Ids of the runs that a state folder knows. */
export function runIds(state) {
  try {
    return readdirSync(join(state, 'state', 'runs'));
  } catch {
    // No run has got so far.
    return [];
  }
}
