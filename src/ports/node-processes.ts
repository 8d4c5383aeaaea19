import { hostname } from 'node:os';
import type { Processes } from './ports.ts';

/** The processes of this machine. */
export function nodeProcesses(): Processes {
  return {
    pid: process.pid,
    host: hostname(),
    isAlive(pid) {
      if (!Number.isSafeInteger(pid) || pid <= 0) return false;
      try {
        process.kill(pid, 0);
        return true;
      } catch (error) {
        // EPERM: it exists and belongs to somebody else. Anything else (ESRCH): it does not exist.
        return (error as NodeJS.ErrnoException).code === 'EPERM';
      }
    },
  };
}
