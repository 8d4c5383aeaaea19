import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE_FLAGS } from './node-flags.ts';
import type { Ended } from './run-cli.ts';

/** One run of the bundle as the command or as the Action. */
export interface WarmRun {
  face: 'cli' | 'index';
  args: readonly string[];
  cwd: string;
  /** All of its environment. */
  env: Record<string, string>;
}

/** What a run leaves in memory is little; after so many a process is given up all the same. A start costs as much as ten runs. */
const MOST_RUNS = 500;

/** The product lets its heap grow by half and no more between two collections; here that would be one in every fifth run. */
const HEAP = ['--heap-growing-percent=300', '--initial-old-space-size=256'];

interface WarmProcess {
  child: ChildProcess;
  runs: number;
  /** What it printed since the last run began. */
  stdout: string;
  stderr: string;
  /** Called whenever it prints, and when it ends. */
  onChange: (ended?: { code: number | null; signal: string | null }) => void;
}

/** Those without a run, by Node binary. */
const waiting = new Map<string, WarmProcess[]>();

/**
 * Runs the bundle in a process that has run it before, see `warm-process.mjs`: a third of the work of a new one. For runs that
 * need no more than arguments, a folder and an environment; who sends signals or an input starts a process.
 */
export async function runWarm({ face, args, cwd, env }: WarmRun, node: string): Promise<Ended> {
  const idle = waiting.get(node) ?? [];
  waiting.set(node, idle);
  const warm = idle.pop() ?? started(node);
  const mark = `\n\0${randomUUID()}\0`;
  const ended = await new Promise<Ended>((resolve) => {
    warm.onChange = (end) => {
      const [stdout = '', code] = warm.stdout.split(mark);
      const [stderr = '', rest] = warm.stderr.split(mark);
      if (code?.endsWith('\n') === true && rest !== undefined)
        resolve({ code: Number(code), signal: null, stdout, stderr });
      else if (end !== undefined) resolve({ ...end, stdout, stderr });
    };
    keepAwake(warm.child, true);
    warm.child.send({ face, args, cwd, env, mark });
  });
  Object.assign(warm, { runs: warm.runs + 1, stdout: '', stderr: '', onChange: () => undefined });
  keepAwake(warm.child, false);
  const isAlive = warm.child.exitCode === null && warm.child.signalCode === null;
  if (isAlive && warm.runs < MOST_RUNS) idle.push(warm);
  else if (isAlive) warm.child.disconnect();
  return ended;
}

function started(node: string): WarmProcess {
  const child = spawn(node, [...NODE_FLAGS, ...HEAP, join(import.meta.dirname, 'warm-process.mjs')], {
    env: { PATH: process.env['PATH'] ?? '', HOME: tmpdir(), LANG: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const warm: WarmProcess = { child, runs: 0, stdout: '', stderr: '', onChange: () => undefined };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      warm[name] += text;
      warm.onChange();
    });
  child.on('close', (code, signal) => warm.onChange({ code, signal }));
  return warm;
}

/** Whether this process waits for that one: while it runs something. */
function keepAwake(child: ChildProcess, isAwake: boolean): void {
  const handles = [child, child.channel, child.stdout, child.stderr];
  // Border: pipes to a child are sockets, which the types of streams do not say.
  for (const handle of handles as ({ ref(): void; unref(): void } | null | undefined)[])
    if (isAwake) handle?.ref();
    else handle?.unref();
}
