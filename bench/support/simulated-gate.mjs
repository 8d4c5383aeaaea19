/**
 * Suites whose truth is known, gated by the product's own runs: a case passes each play with its own chance, before and now. The
 * agent is a server in this process, or, where the base is to be played, a program in a repository whose base commit holds the
 * chances of before.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '../../src/engine/engine.ts';
import { startRun } from '../../src/jobs/runs/start-run.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';

const PROGRAM = `
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const chances = JSON.parse(readFileSync('chances.json', 'utf8'));
let state = (Number(process.env.PLAY_SEED) + (process.cwd().includes('base-run_') ? 7919 : 0)) >>> 0;
const next = () => {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
process.stdin.on('end', () => process.exit());
for await (const line of createInterface({ input: process.stdin })) {
  const { input } = JSON.parse(line);
  console.log(JSON.stringify({ output: next() < chances[Number(input.split(' ').at(-1))] ? 'right' : 'wrong' }));
}
`;

/** Answers by the chances and the draws of the run that asks; the path names it. */
export async function chanceServer() {
  const runs = new Map();
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const { input } = JSON.parse(Buffer.concat(chunks).toString());
      const suite = runs.get(request.url);
      suite.plays += 1;
      const right = suite.next() < suite.chances[Number(input.split(' ').at(-1))];
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ output: right ? 'right' : 'wrong' }));
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    runs,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * One seeded suite through the product's own runs: `earlier` runs with the chances of before, of which the last is the baseline,
 * and one that is gated with those of now. With `onBase` flipped cases are played on the base commit as well.
 */
export async function simulatedGate(server, seed, { before, now, earlier = 1, onBase = false }) {
  const cwd = mkdtempSync(join(tmpdir(), 'gate-'));
  const path = `/${seed}`;
  const random = seededRandom(seed);
  try {
    const suite = { chances: before, next: () => random.next(), plays: 0 };
    server.runs.set(path, suite);
    write(cwd, before.length, onBase ? undefined : `${server.url}${path}`);
    const setChances = (chances) => {
      suite.chances = chances;
      if (onBase) writeFileSync(join(cwd, 'chances.json'), JSON.stringify(chances));
    };
    setChances(before);
    const commit = onBase ? committed(cwd) : undefined;
    for (let run = 0; run < earlier; run += 1)
      await play(cwd, seed * 100 + run, { failOn: 'failure', minPassRate: 0 });
    setChances(now);
    suite.plays = 0;
    const gate = { failOn: 'regression', ...(onBase ? { baselineRefCheck: true, baseRef: commit } : {}) };
    const { verdict, report } = await play(cwd, seed * 100 + 99, gate);
    const { comparison } = report;
    return {
      red: verdict.conclusion === 'failed',
      verdict: comparison?.verdict,
      reason: verdict.reason,
      plays: suite.plays,
    };
  } finally {
    server.runs.delete(path);
    rmSync(cwd, { recursive: true, force: true });
  }
}

async function play(cwd, seed, options) {
  const ports = nodePorts();
  const get = (name) => (name === 'PLAY_SEED' ? String(seed) : ports.env.get(name));
  const engine = createEngine({
    ports: { ...ports, env: { ...ports.env, cwd: () => cwd, get } },
    judge: { provider: 'offline' },
    // One after the other: the draws of a suite come in the same order each time.
    concurrency: 1,
  });
  await using started = await startRun(engine, options);
  const { verdict, report } = await started.finish();
  return { verdict, report };
}

function write(cwd, cases, url) {
  mkdirSync(join(cwd, 'evals/agents'), { recursive: true });
  mkdirSync(join(cwd, 'evals/test-cases'));
  const how =
    url === undefined
      ? "command: [node, agent.mjs]\n  protocol: lines\n  env: { PLAY_SEED: '${PLAY_SEED}' }\n"
      : `url: ${url}\n  body_template: '{"input":"{{ input }}"}'\n`;
  writeFileSync(join(cwd, 'evals/agents/a.yaml'), `name: A\nprovider: custom\ninvocation:\n  ${how}`);
  const ids = Array.from({ length: cases }, (_, at) => at);
  writeFileSync(
    join(cwd, 'evals/test-cases/cases.yaml'),
    ids
      .map(
        (id) => `- { id: c${id}, name: C${id}, turns: [{ input: case ${id}, checks: [contains: right] }] }\n`,
      )
      .join(''),
  );
  if (url === undefined) writeFileSync(join(cwd, 'agent.mjs'), PROGRAM);
}

function committed(cwd) {
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd,
      encoding: 'utf8',
    });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'base');
  return git('rev-parse', 'HEAD').trim();
}
