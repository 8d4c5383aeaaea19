/** Keeps the project *unit* pure: its files share a process, so none of them starts programs, opens sockets or leaves traces. */
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';

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

const { exitCode } = process;
const environment = { ...process.env };
const folder = process.cwd();
const signals = ['SIGINT', 'SIGTERM', 'uncaughtException', 'unhandledRejection'];
const listeners = signals.map((name) => process.listenerCount(name));
state.__unitOffences.length = 0;

afterAll(() => {
  const offences = [...new Set(state.__unitOffences)];
  const now = { ...process.env };
  const names = [...new Set([...Object.keys(environment), ...Object.keys(now)])];
  const changed = names.filter((name) => environment[name] !== now[name]);
  if (changed.length > 0) offences.push(`leaves ${changed.join(', ')} changed in the environment`);
  if (process.cwd() !== folder) offences.push('leaves another working directory');
  if (process.exitCode !== exitCode) offences.push('leaves an exit code');
  const left = signals.filter((name, at) => process.listenerCount(name) !== listeners[at]);
  if (left.length > 0) offences.push(`leaves listeners for ${left.join(', ')}`);
  if (offences.length === 0) return;
  const file = relative(process.cwd(), expect.getState().testPath ?? '');
  throw new Error(
    `${file} ${offences.join(' and ')}, but is in the project "unit", whose files share a process. Take that out of it, or begin it with the line "// Needs a process of its own: " and the reason.`,
  );
});
