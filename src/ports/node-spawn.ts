import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Child, ChildOptions, Spawn } from './ports.ts';

/** Not imported: it takes 4 ms to load, and most runs start no program. */
const childProcess = () => process.getBuiltinModule('node:child_process');

type Ending = Awaited<Child['ended']>;

/** How long a process that has ended is listened to while nothing comes: what it wrote last may still be on its way. */
const QUIET_MS = 1000;
/** The same after its group was killed. */
const KILLED_MS = 200;
/** What of its output is read at most after its end, however much others write: its own is in the pipe by then. */
const MOST_MS = 5000;

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

/**
 * A process as the rest of the code sees it. What it left running may hold its pipes for ever, also out of its group where no signal of ours
 * reaches: once it has ended itself they are let go, after a second in which nothing was written, and soon after it was killed.
 */
export function childOf(child: ChildProcessWithoutNullStreams): Child {
  const output: ((text: string) => void)[] = [];
  const errors: ((text: string) => void)[] = [];
  const pipes = lettingGo(child);
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
    child.on('close', (code, signal) => {
      pipes.closed();
      resolve({ code, signal, ...(startError && { startError }) });
    });
  });
  return {
    pid: child.pid ?? 0,
    write: (text) => void (child.stdin.writable && child.stdin.write(text)),
    closeInput: () => void child.stdin.end(),
    onOutput: (listener) => void output.push(listener),
    onErrors: (listener) => void errors.push(listener),
    ended,
    kill: () => {
      killGroup(child);
      pipes.killed();
    },
  };
}

/** Closes the pipes of a process that has ended where others hold them, so that `close` comes. */
function lettingGo(child: ChildProcessWithoutNullStreams): { killed(): void; closed(): void } {
  const readers = [child.stdout, child.stderr];
  let timer: NodeJS.Timeout | undefined;
  let isKilled = false;
  const letGo = () => {
    for (const pipe of readers) pipe.destroy();
  };
  const wait = (ms: number) => {
    clearTimeout(timer);
    // The pipes keep this process alive for as long as somebody wants to know; one that stands by does not.
    timer = setTimeout(letGo, ms).unref();
  };
  const closed = () => {
    clearTimeout(timer);
    clearTimeout(last);
  };
  let last: NodeJS.Timeout | undefined;
  const again = () => {
    if (!isKilled) wait(QUIET_MS);
  };
  child.once('exit', () => {
    // What goes on writing is no part of the program that has ended.
    last = setTimeout(letGo, MOST_MS).unref();
    wait(isKilled ? KILLED_MS : QUIET_MS);
    for (const pipe of readers) pipe.on('data', again);
  });
  return {
    killed() {
      const isFirst = !isKilled;
      isKilled = true;
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      if (isFirst && hasEnded && !readers.every((pipe) => pipe.closed)) wait(KILLED_MS);
    },
    closed,
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
