import { dirname, join } from 'node:path';
import type { Ports } from '../ports/ports.ts';
import { sourceFolder } from '../sandbox/python/source-folder.ts';
import type { WorkspaceIsolation } from '../schema/workspaces/workspace.ts';
import { runProgram } from './run-program.ts';

/** What keeps programs that work in workspaces from the files of others. */
export interface Confinement {
  readonly isolation: WorkspaceIsolation;
  /** The same command, locked in where the machine can do that. */
  locked(command: readonly string[], paths: LockedPaths): readonly string[];
}

export interface LockedPaths {
  /** What cannot be reached. */
  readonly hidden: readonly string[];
  /** What may be changed. */
  readonly writes: readonly string[];
  /** What may be read although it is hidden. */
  readonly reads: readonly string[];
}

type ConfinementPorts = Pick<Ports, 'spawn' | 'clock' | 'env' | 'runtime'>;

/** Start of Python on a slow disk. */
const PROBE_MS = 30_000;
const LOCKER = 'lock_agent.py';

/** Asks the machine what it can do; once a run. */
export async function confinementOf(ports: ConfinementPorts): Promise<Confinement> {
  const missing = ports.runtime.platform === 'linux' ? await missingOnLinux(ports) : ['landlock'];
  if (missing.length > 0) return { isolation: { level: 'none', missing }, locked: (command) => command };
  const home = ports.env.get('HOME');
  return {
    isolation: { level: 'full', missing },
    locked: (command, { hidden, writes, reads }) => [
      ...launcher(),
      ...hidden.map((path) => `--hide=${path}`),
      // What command lines of agents keep there: who they are, what they remember.
      ...[...writes, ...(home === undefined || home === '/' ? [] : [home])].map((path) => `--write=${path}`),
      ...reads.map((path) => `--read=${path}`),
      '--',
      ...command,
    ],
  };
}

const launcher = () => [...['python3', '-E', '-s', '-S', '-B'], join(sourceFolder(), LOCKER)];

async function missingOnLinux(ports: ConfinementPorts): Promise<string[]> {
  const path = ports.env.get('PATH');
  const { exitCode, output } = await runProgram(
    [...launcher(), '--probe'],
    { cwd: dirname(sourceFolder()), env: path === undefined ? {} : { PATH: path }, timeoutMs: PROBE_MS },
    ports,
  );
  if (exitCode !== 0) return ['python'];
  return /"landlock": true/.test(output) ? [] : ['landlock'];
}

/** What whoever runs agents should know where nothing is held back; undefined where all is well. */
export function isolationWarning({ level, missing }: WorkspaceIsolation): string | undefined {
  if (level === 'full') return undefined;
  const needed = missing.includes('python') ? 'python3 to start with' : 'Landlock of Linux 6.2 or newer';
  return `agents in workspaces are not isolated: this machine lacks ${missing.join(', ')}; they can read the evals folder and the workspaces of other attempts (needs ${needed})`;
}
