import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

const USAGE = new URL('usage-at-exit.mjs', import.meta.url).href;

/**
 * Runs a Node program to its end. stdout goes to the file `stdout` (a pipe would cost the reader's time); `within` is a command line before it.
 * Resolves to {exitCode, wallMs, cpuMs, peakMb, startedAt, endedAt, stderr}; times of day in ms since the epoch.
 */
export async function runNode(args, { cwd, env = {}, stdout, onSpawn, within = [] }) {
  const file = stdout === undefined ? undefined : openSync(stdout, 'w');
  const start = performance.now();
  const [program, ...rest] = [...within, process.execPath, '--import', USAGE, ...args];
  const child = spawn(program, rest, {
    cwd,
    env: { ...cleanEnvironment(), ...env, ASSAY_BENCH_USAGE: '1' },
    stdio: ['ignore', file ?? 'ignore', 'pipe', 'pipe'],
  });
  onSpawn?.(child);
  const stderr = textOf(child.stderr);
  const usage = textOf(child.stdio[3]);
  // Streams may lag behind the end of the process; the clock stops at its end.
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ exitCode: code ?? signal, end: performance.now() }));
  });
  const { exitCode, end } = await ended;
  if (file !== undefined) closeSync(file);
  const used = await usage;
  const origin = performance.timeOrigin;
  return {
    exitCode,
    wallMs: end - start,
    startedAt: origin + start,
    endedAt: origin + end,
    stderr: await stderr,
    ...(used === '' ? { cpuMs: Number.NaN, peakMb: Number.NaN } : JSON.parse(used)),
  };
}

async function textOf(stream) {
  let text = '';
  stream.setEncoding('utf8');
  for await (const piece of stream) text += piece;
  return text;
}

/** The environment without anybody's keys and settings: a benchmark asks no real provider. */
function cleanEnvironment() {
  const { PATH, HOME, LANG, TMPDIR } = process.env;
  return Object.fromEntries(Object.entries({ PATH, HOME, LANG, TMPDIR }).filter(([, value]) => value));
}
