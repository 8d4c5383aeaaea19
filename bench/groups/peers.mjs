import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../support/assay.mjs';
import { runNode } from '../support/child.mjs';
import { contestants, spent } from '../support/judged-run.mjs';
import { PEER_TOOLS } from '../support/peer-tools.mjs';
import { question } from '../support/question.mjs';
import { bestOf } from '../support/repeat.mjs';

const CELLS = [
  { n: 1000, latency: 50, concurrency: 50, rounds: 3 },
  { n: 10_000, latency: 50, concurrency: 50, rounds: 1 },
  { n: 10_000, latency: 0, concurrency: 20, rounds: 2 },
];

/** The same work for every tool that is installed in DIR/<tool>/node_modules, taking turns with ours and the bare loops. */
export async function peers({ server, cases, rounds, peers: dir }) {
  const tools = PEER_TOOLS.filter(({ name }) => existsSync(join(dir, name, 'node_modules')));
  if (dir === '' || tools.length === 0)
    return [{ figure: 'other tools', value: 'none', note: 'skipped: --peers DIR, see bench/README.md' }];
  const cells = [];
  for (const cell of CELLS) {
    const shape = { ...cell, n: Math.min(cell.n, cases), rounds: Math.min(cell.rounds, rounds) };
    cells.push({ shape, best: await played(shape, server, tools, dir) });
  }
  printTable(cells);
  return cells.flatMap(({ shape, best }) => rowsOf(shape, best));
}

async function played({ n, latency, concurrency, rounds }, server, tools, dir) {
  const place = workspace();
  const settings = { latency };
  const all = {
    ...contestants(place, server, { n, concurrency, settings }),
    ...Object.fromEntries(
      tools.map((tool) => [
        tool.name,
        () => peerRun(tool, join(dir, tool.name), server, { n, concurrency, settings }),
      ]),
    ),
  };
  try {
    return await bestOf(rounds, all);
  } finally {
    place.remove();
  }
}

/** Runs a tool in a folder of its own below its packages, where its imports are found. */
async function peerRun(tool, home, server, { n, concurrency, settings }) {
  const cwd = mkdtempSync(join(home, 'assay-bench-'));
  try {
    const shape = { url: server.url, concurrency };
    const questions = JSON.stringify(Array.from({ length: n }, (_, at) => question(at)));
    for (const [name, text] of Object.entries({ ...tool.files(shape), 'questions.json': questions }))
      writeFileSync(join(cwd, name), text);
    const bin = (name) => realpathSync(join(home, 'node_modules/.bin', name));
    await server.reset(settings);
    const run = await runNode(tool.command(bin, shape), {
      cwd,
      env: { CI: '1', NO_COLOR: '1', ...tool.env?.(cwd) },
      stdout: join(cwd, 'out.txt'),
    });
    const stats = await server.stats();
    const { agent = 0, judge = 0 } = stats.byModel;
    if (run.exitCode !== 0 || agent !== n || judge !== n)
      console.log(
        `  ${tool.name} ended with ${run.exitCode} after ${agent} and ${judge} calls: ${run.stderr.slice(-300)}`,
      );
    return { ...run, stats };
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

/** Tools whose CPU and memory are not those of the process that is started. */
const ELSEWHERE = new Set(PEER_TOOLS.filter((tool) => tool.worksElsewhere).map(({ name }) => name));

/** Ours is held against the best of the other tools, in each of the figures that say something of them; the bare loops are shown. */
function rowsOf({ n, latency, concurrency }, best) {
  const { ours, fetch, http, ...others } = best;
  const speed = speedOf({ n, latency, concurrency });
  const cpu = { what: 'CPU a case', unit: ' ms', of: ({ cpuMs }) => cpuMs / n, least: true };
  const peak = { what: 'peak memory', unit: ' MB', of: ({ peakMb }) => peakMb, least: true };
  const ahead = ({ what, unit, of, least, factor = 1 }) => {
    const values = Object.entries(others)
      .filter(([name]) => what === speed.what || !ELSEWHERE.has(name))
      .map(([, run]) => of(run));
    return {
      figure: `  ${what}`,
      value: of(ours),
      unit,
      bound: least ? { most: Math.min(...values) } : { least: factor * Math.max(...values) },
      note: what === speed.what ? noteOf(ours) : '',
    };
  };
  return [
    { figure: `${titleOf({ n, latency, concurrency })}: tools`, value: Object.keys(others).length + 1 },
    ...[speed, cpu, peak].map(ahead),
    ...Object.entries({ ...others, 'bare loop, fetch': fetch, 'bare loop, node:http': http }).map(
      ([name, run]) => ({
        figure: `  ${name}: ${speed.what}`,
        value: speed.of(run),
        unit: speed.unit,
        note: `${noteOf(run)}; CPU a case ${cpu.of(run).toPrecision(3)} ms`,
      }),
    ),
  ];
}

const titleOf = ({ n, latency, concurrency }) =>
  `${n.toLocaleString('en')} cases, ${latency} ms, ${concurrency} at once`;

const noteOf = (run) => `${spent(run)}; slots in use ${run.stats.meanInFlight.toFixed(1)}`;

/** Without a latency there is no ideal but the processor's. */
function speedOf({ n, latency, concurrency }) {
  if (latency === 0) return { what: 'cases a second', of: ({ wallMs }) => (1000 * n) / wallMs, factor: 1.2 };
  const idealMs = (2 * n * latency) / concurrency;
  return { what: 'share of the ideal time', unit: ' %', of: ({ wallMs }) => (100 * idealMs) / wallMs };
}

/** The cells side by side, as the table of bench/README.md. */
function printTable(cells) {
  const columns = cells.flatMap(({ shape, best }) => {
    const { what, unit = '', of } = speedOf(shape);
    const column = (title, value) => ({ title, value: (name) => value(best[name]) });
    return [
      column(`${titleOf(shape)}: ${what}`, (run) => `${of(run).toFixed(0)}${unit}`),
      column('CPU ms a case', ({ cpuMs }) => (cpuMs / shape.n).toFixed(2)),
      column('peak MB', ({ peakMb }) => peakMb.toFixed(0)),
    ];
  });
  console.log(`\n| | ${columns.map(({ title }) => title).join(' | ')} |`);
  console.log(`|---|${columns.map(() => '--:').join('|')}|`);
  for (const name of Object.keys(cells[0].best))
    console.log(`| ${name} | ${columns.map(({ value }) => value(name)).join(' | ')} |`);
}
