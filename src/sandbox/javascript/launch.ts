import { join } from 'node:path';
import type { ChildOptions, Environment, Runtime } from '../../ports/ports.ts';
import { sourceFolder as pythonFolder } from '../python/source-folder.ts';
import { CHILD, childFolder } from './child-folder.ts';

/** How far the system helps to keep code in: by layers of the kernel, by limits alone, or not at all. */
export type Guard = 'kernel' | 'limits' | 'none';

/** What one process may use. */
export interface Room {
  /** Largest heap, in MB. */
  readonly heapMb: number;
  /** Seconds of processor time. */
  readonly cpuSeconds: number;
}

/** For calls of own code. A process that has used a tenth of its time takes no further call (worker-pool.ts). */
export const ONE_CALL: Room = { heapMb: 256, cpuSeconds: 12 };
/** For sessions of tools, which share the process and its state (javascript-sessions.ts). */
export const MANY_SESSIONS: Room = { heapMb: 512, cpuSeconds: 600 };
/** Beside the heap, everything that a process writes to: buffers, stacks, Node itself; lock_node.py knows it as well. */
const BESIDE_HEAP_MB = 256;
const DESCRIPTORS = 64;

/** First version of each release line that knows `--permission` by that name. */
const PERMISSION_FLAG: Readonly<Record<number, number>> = { 22: 13, 23: 5 };

/** The strongest guard to try on this system. */
export function strongestGuard({ platform }: Runtime): Guard {
  if (platform === 'linux') return 'kernel';
  return platform === 'win32' ? 'none' : 'limits';
}

/** The next weaker one, undefined below the weakest. */
export function weakerGuard(guard: Guard): Guard | undefined {
  if (guard === 'kernel') return 'limits';
  return guard === 'limits' ? 'none' : undefined;
}

/**
 * Command and options of a process that runs JavaScript and can read `readable` (absolute paths, folders with all that is in them).
 * `python` is the program that puts the locks of the kernel on. Without a compiler at run time (`--jitless`) no memory has to be
 * executable, and the limit of memory means what it says.
 */
export function launchOf(
  guard: Guard,
  readable: readonly string[],
  { runtime, env, python, room }: { runtime: Runtime; env: Environment; python: string; room: Room },
): { command: string[]; options: ChildOptions } {
  const folder = childFolder();
  const node = [
    runtime.node,
    permissionFlag(runtime.version),
    ...[folder, ...readable].map((path) => `--allow-fs-read=${path}`),
    '--no-warnings',
    '--no-addons',
    '--no-global-search-paths',
    '--jitless',
    `--max-old-space-size=${room.heapMb}`,
    '--v8-pool-size=1',
    '--disallow-code-generation-from-strings',
    '--experimental-vm-modules',
    join(folder, CHILD),
  ];
  // Windows starts no program without its own folder.
  const system = env.get('SystemRoot');
  const bare = { LANG: 'C.UTF-8', TZ: 'UTC', UV_THREADPOOL_SIZE: '1', OPENSSL_CONF: '/dev/null' };
  const options = { cwd: folder, env: system === undefined ? bare : { ...bare, SystemRoot: system } };
  if (guard === 'none') return { command: [...node, ''], options };
  if (guard === 'limits')
    return { command: ['/bin/sh', '-c', limitsOf(room), 'sh', ...node, 'limits'], options };
  return {
    command: [python, '-s', '-S', '-B', join(pythonFolder(), 'lock_node.py'), ...node],
    options: {
      ...options,
      env: { ...options.env, PATH: env.get('PATH') ?? '', CPU_SECONDS: String(room.cpuSeconds) },
    },
  };
}

/** Sizes are in KB. Where a limit is unknown the code is not run under `limits` at all. */
function limitsOf({ heapMb, cpuSeconds }: Room): string {
  return [
    'ulimit -c 0',
    `ulimit -t ${cpuSeconds}`,
    `ulimit -d ${(heapMb + BESIDE_HEAP_MB) * 1024}`,
    `ulimit -n ${DESCRIPTORS}`,
    'exec "$@"',
  ].join(' && ');
}

function permissionFlag(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || minor >= (PERMISSION_FLAG[major] ?? Number.POSITIVE_INFINITY)
    ? '--permission'
    : '--experimental-permission';
}
