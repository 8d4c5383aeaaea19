import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { TestProject } from './test-projects.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'uncaughtException', 'unhandledRejection'];

/** Fails the test file that is under way if it leaves traces in the process that the files of its project share. */
export function leavesNothing(project: TestProject, others: () => readonly string[] = () => []): void {
  const { exitCode } = process;
  const environment = { ...process.env };
  const folder = process.cwd();
  const listeners = SIGNALS.map((name) => process.listenerCount(name));

  afterAll(() => {
    const offences = [...new Set(others())];
    const now = { ...process.env };
    const names = [...new Set([...Object.keys(environment), ...Object.keys(now)])];
    const changed = names.filter((name) => environment[name] !== now[name]);
    if (changed.length > 0) offences.push(`leaves ${changed.join(', ')} changed in the environment`);
    if (process.cwd() !== folder) offences.push('leaves another working directory');
    if (process.exitCode !== exitCode) offences.push('leaves an exit code');
    const left = SIGNALS.filter((name, at) => process.listenerCount(name) !== listeners[at]);
    if (left.length > 0) offences.push(`leaves listeners for ${left.join(', ')}`);
    if (offences.length === 0) return;
    const file = relative(process.cwd(), expect.getState().testPath ?? '');
    throw new Error(
      `${file} ${offences.join(' and ')}, but is in the project "${project}", whose files share a process. Take that out of it, or begin it with the line "// Needs a process of its own: " and the reason.`,
    );
  });
}
