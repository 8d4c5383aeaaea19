import type { Socket } from 'node:net';
import { childOf, neverStarted, startProcess } from './node-spawn.ts';
import type { Child, StartStandby } from './ports.ts';

/** What stands by in this process. One exit handler serves them all. */
const standing = new Set<Child>();

/**
 * Starts programs that outlast single calls. Unless held they do not keep this process alive; they are killed with their
 * process group when it ends, and see the end of their input even when it is killed.
 */
export function nodeStandby(): StartStandby {
  return (command, options) => {
    try {
      const started = startProcess(command, options);
      const child = childOf(started);
      // The pipes of a child are sockets in Node, which alone can be let go of; the types say streams.
      const parts = [started, ...([started.stdin, started.stdout, started.stderr] as unknown as Socket[])];
      const hold = () => {
        for (const part of parts) part.ref();
      };
      const release = () => {
        for (const part of parts) part.unref();
      };
      if (standing.size === 0) process.on('exit', endAll);
      standing.add(child);
      child.ended.then(() => {
        standing.delete(child);
        if (standing.size === 0) process.off('exit', endAll);
      });
      release();
      return { ...child, hold, release };
    } catch (error) {
      return { ...neverStarted(error), hold: () => undefined, release: () => undefined };
    }
  };
}

function endAll(): void {
  for (const child of standing) child.kill();
}
