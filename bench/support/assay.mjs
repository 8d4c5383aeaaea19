import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

/** `assay run --json`; adds `results` (results.json, undefined when none was printed) to what runNode resolves to. */
export async function assayRun({ dir }, state, { flags = [], onSpawn } = {}) {
  const stdout = join(dir, 'results.json');
  const evals = join(dir, 'evals');
  const args = [CLI, 'run', '--evals', evals, '--state', state, '--json', '--quiet', ...flags];
  const run = await runNode(args, { cwd: dir, stdout, onSpawn });
  const text = readFileSync(stdout, 'utf8');
  return { ...run, results: run.exitCode === 0 || run.exitCode === 1 ? JSON.parse(text) : undefined };
}

/** As assayRun, but every case has to pass: a fast wrong answer is no measurement. */
export async function assayRunPassing(place, state, n, options) {
  const run = await assayRun(place, state, options);
  const passed = run.results?.counts.passed;
  if (passed !== n)
    throw new Error(
      `assay run ended with ${run.exitCode}, ${passed ?? 'no'} of ${n} cases passed.\n${run.stderr}`,
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
