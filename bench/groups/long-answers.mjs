import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CLI } from '../support/assay.mjs';
import { runNode } from '../support/child.mjs';

const CHILD = fileURLToPath(new URL('../support/long-answer.mjs', import.meta.url));
const KINDS = ['prose', 'lines', 'numbers', 'json', 'unbroken'];
/** Scorers that people name together, the default one first. */
const USUAL = ['playval', 'answer_relevancy', 'toxicity', 'pii_leakage'];

/**
 * One answer of 10 MB by the rules of the offline judge: processor time of each scorer and of the usual four together, the longest time in
 * which the process hears nothing else, and the peak of a process that does nothing but that; the worst of five kinds of text.
 */
export async function longAnswers() {
  const rows = [];
  for (const names of [[...USUAL], ...scorerNames().map((name) => [name])]) {
    const measured = [];
    for (const kind of names.length > 1 ? KINDS : ['prose', 'lines', 'numbers'])
      measured.push({ kind, ...(await measure(names.join(','), kind)) });
    const worst = (key) => measured.reduce((a, b) => (b[key] > a[key] ? b : a));
    const cpu = worst('cpuMs');
    rows.push({
      figure: names.length > 1 ? names.join(' + ') : names[0],
      value: cpu.cpuMs / 1000,
      unit: ' s CPU',
      bound: { most: names.length > 1 ? 2 : 1.5 },
      note: `${cpu.kind}; nothing else heard for ${worst('longestMs').longestMs.toFixed(0)} ms at most`,
    });
    rows.push({
      figure: '  peak memory',
      value: worst('peakMb').peakMb,
      unit: ' MB',
      bound: { most: 400 },
      note: worst('peakMb').kind,
    });
  }
  return rows;
}

async function measure(scorers, kind) {
  const folder = mkdtempSync(join(tmpdir(), 'long-answer-'));
  try {
    const stdout = join(folder, 'figures.json');
    const library = pathToFileURL(join(CLI, '../library.js')).href;
    const { exitCode, peakMb, stderr } = await runNode([CHILD, library, scorers, kind], {
      cwd: folder,
      stdout,
    });
    if (exitCode !== 0) throw new Error(`${scorers}, ${kind}: ${stderr}`);
    return { ...JSON.parse(readFileSync(stdout, 'utf8')), peakMb };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every built-in scorer, as the command lists them. */
function scorerNames() {
  const args = [CLI, 'list', 'scorers', '--json', '--evals', tmpdir()];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return JSON.parse(stdout).map(({ name }) => name);
}
