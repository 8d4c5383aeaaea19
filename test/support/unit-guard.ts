/** Keeps the project *unit* pure: its files share a process, so none of them starts programs, opens sockets or leaves traces. */
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { leavesNothing } from './leaves-nothing.ts';

/** What the file that is under way did. Patched once, read at the end of each file. */
const state = globalThis as { __unitOffences?: string[] };

if (state.__unitOffences === undefined) {
  const offences: string[] = [];
  state.__unitOffences = offences;
  const refuse = (what: string) => () => {
    offences.push(what);
    throw new Error(`a unit test ${what}`);
  };
  for (const name of ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'] as const)
    childProcess[name] = refuse('starts a process') as never; // Border: it never returns.
  net.Server.prototype.listen = refuse('listens on a socket') as never;
  net.Socket.prototype.connect = refuse('connects a socket') as never;
  syncBuiltinESMExports();
}

state.__unitOffences.length = 0;
leavesNothing('unit', () => state.__unitOffences ?? []);
