import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Child, ChildOptions, Spawn } from './ports.ts';

/** Not imported: it takes 4 ms to load, and most runs start no program. */
const childProcess = () => process.getBuiltinModule('node:child_process');

type Ending = Awaited<Child['ended']>;

/**
 * Starts programs without a shell, each as the leader of its own process group, so that ending one ends what it started
 * (security.md S36). Output that nobody listens to is dropped: a full pipe must not stop the child.
 */
export function nodeSpawn(): Spawn {
  return (command, options) => {
    try {
      return childOf(startProcess(command, options));
    } catch (error) {
      return neverStarted(error);
    }
  };
}

/** The process itself, for the ports of this folder. Throws what could not even be tried, such as a name with a null byte. */
export function startProcess(
  [program, ...rest]: readonly string[],
  options: ChildOptions,
): ChildProcessWithoutNullStreams {
  return childProcess().spawn(program ?? '', rest, {
    cwd: options.cwd,
    env: options.env,
    stdio: 'pipe',
    windowsHide: true,
    // On Windows this would open a console window; the tree is ended by taskkill there.
    detached: process.platform !== 'win32',
  });
}

/** A process as the rest of the code sees it. */
export function childOf(child: ChildProcessWithoutNullStreams): Child {
  const output: ((text: string) => void)[] = [];
  const errors: ((text: string) => void)[] = [];
  // Decoding at the stream keeps a character whole that arrives in two pieces.
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const listener of output) listener(text);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    for (const listener of errors) listener(text);
  });
  // A child that ends without reading its input is no error of ours: its exit code shows.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<Ending>((resolve) => {
    let startError: Error | undefined;
    child.on('error', (error) => {
      // An error without a pid means it never started, and then `close` need not come.
      if (child.pid !== undefined) return;
      startError = error;
      resolve({ code: null, signal: null, startError });
    });
    child.on('close', (code, signal) => resolve({ code, signal, ...(startError && { startError }) }));
  });
  return {
    pid: child.pid ?? 0,
    write: (text) => void (child.stdin.writable && child.stdin.write(text)),
    closeInput: () => void child.stdin.end(),
    onOutput: (listener) => void output.push(listener),
    onErrors: (listener) => void errors.push(listener),
    ended,
    kill: () => killGroup(child),
  };
}

/** Also after the leader has ended: what it left behind in its group is still ours to end. */
function killGroup(child: ChildProcessWithoutNullStreams): void {
  const pid = child.pid;
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    const ending = ['/pid', String(pid), '/T', '/F'];
    const killer = childProcess().spawn('taskkill', ending, { stdio: 'ignore', windowsHide: true });
    killer.on('error', () => child.kill('SIGKILL'));
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // ESRCH: the whole group is gone already, which is what was wanted.
  }
}

/** A child that ended before it began. */
export function neverStarted(error: unknown): Child {
  const startError = error instanceof Error ? error : new Error(String(error));
  const nothing = () => undefined;
  return {
    pid: 0,
    write: nothing,
    closeInput: nothing,
    onOutput: nothing,
    onErrors: nothing,
    ended: Promise.resolve({ code: null, signal: null, startError }),
    kill: nothing,
  };
}
