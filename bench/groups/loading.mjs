import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLI, workspace } from '../support/assay.mjs';
import { runNode } from '../support/child.mjs';
import { spent } from '../support/judged-run.mjs';
import { median } from '../support/repeat.mjs';

const KEYS = 10_000;

/** What reading an evals folder costs: `assay validate` of many cases, and of one with many mistakes. */
export async function loading({ cases, rounds }) {
  const place = workspace();
  try {
    return [...(await manyCases(place, Math.min(cases, 100_000))), ...(await manyKeys(place, rounds))];
  } finally {
    place.remove();
  }
}

async function manyCases(place, most) {
  const run = async (n) => {
    place.evals({ url: 'http://127.0.0.1:9/v1', n, concurrency: 1, scorer: 'rubric' });
    return validate(place);
  };
  const [one, tenth, all] = [await run(1), await run(most / 10), await run(most)];
  const loaded = all.exitCode === 0;
  const net = (taken) => taken.cpuMs - one.cpuMs;
  return [
    {
      figure: `JSONL of ${most.toLocaleString('en')} cases: loaded`,
      value: loaded ? 1 : 0,
      bound: { least: 1 },
      note: loaded ? spent(all) : all.stderr.trim().slice(0, 160),
    },
    { figure: '  peak memory', value: all.peakMb, unit: ' MB', bound: { most: 300 } },
    {
      figure: '  growth of the CPU from a tenth of them',
      value: loaded ? Math.log10(net(all) / net(tenth)) : Number.NaN,
      bound: { most: 1.1 },
      note: `1 = in proportion; ${(net(all) / most).toPrecision(2)} ms a case`,
    },
  ];
}

/** Keys that nobody knows are a problem each; the list of them must not cost more than the file. */
async function manyKeys(place, rounds) {
  const rows = [];
  for (const { form, keys, most } of [
    { form: 'json', keys: KEYS, most: 0.3 },
    { form: 'yaml', keys: 4 * KEYS, most: 2 },
  ]) {
    const taken = async (unknown) => {
      writeCase(place.dir, form, unknown);
      const runs = [];
      for (let round = 0; round < rounds; round++) runs.push(await validate(place));
      return { cpuMs: median(runs.map(({ cpuMs }) => cpuMs)), last: runs.at(-1) };
    };
    const [plain, odd] = [await taken(0), await taken(keys)];
    if (plain.last.exitCode !== 0) throw new Error(`the plain case is refused: ${plain.last.stderr}`);
    rows.push({
      figure: `${form.toUpperCase()} with ${keys.toLocaleString('en')} unknown keys: CPU`,
      value: (odd.cpuMs - plain.cpuMs) / 1000,
      unit: ' s',
      bound: { most },
      note: `start-up subtracted; ${spent(odd.last)}, exit code ${odd.last.exitCode}`,
    });
    rows.push({ figure: '  refused', value: odd.last.exitCode === 0 ? 0 : 1, bound: { least: 1 } });
  }
  return rows;
}

function writeCase(dir, form, unknown) {
  rmSync(join(dir, 'evals'), { recursive: true, force: true });
  const write = (path, text) => {
    mkdirSync(join(dir, 'evals', path, '..'), { recursive: true });
    writeFileSync(join(dir, 'evals', path), `${text}\n`);
  };
  const invocation = { method: 'POST', url: 'http://127.0.0.1:9/', body_template: '{"q":"{{ input }}"}' };
  write('agents/a.yaml', JSON.stringify({ name: 'A', provider: 'custom', invocation }));
  const one = {
    name: 'One',
    turns: [{ input: 'Hello?', expected_behavior: 'Answers.' }],
    ...Object.fromEntries(Array.from({ length: unknown }, (_, at) => [`unknown_${at}`, at])),
  };
  if (form === 'json') write('test-cases/one.json', JSON.stringify(one, null, 2));
  else
    write(
      'test-cases/one.yaml',
      Object.entries(one)
        .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
        .join('\n'),
    );
}

function validate({ dir }) {
  return runNode([CLI, 'validate', '--evals', join(dir, 'evals'), '--state', join(dir, 'state')], {
    cwd: dir,
  });
}
