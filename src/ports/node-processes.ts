import module from 'node:module';
import { availableParallelism, hostname } from 'node:os';
import type { Processes, Runtime } from './ports.ts';

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

/** The Node that runs this process. */
export function nodeRuntime(): Runtime {
  // Absent in Node 20, which the types do not know.
  const strip: typeof module.stripTypeScriptTypes | undefined = module.stripTypeScriptTypes;
  return {
    node: process.execPath,
    version: process.versions.node,
    platform: process.platform,
    cores: availableParallelism(),
    stripTypes: strip && ((source) => withoutWarnings(() => strip(source, { mode: 'strip' }))),
  };
}

/** Node calls this an experiment, which says nothing about the code of the one who reads the warning. */
function withoutWarnings<T>(work: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}
