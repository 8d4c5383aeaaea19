import { defined } from '../schema/defined.ts';
import type { WorkspaceWants } from '../schema/workspaces/workspace.ts';
import { COMMAND_MS, commandKey } from './kinds/command.ts';
import { type ReadCheck, readCheck } from './read-check.ts';

type Asked = WorkspaceWants['commands'][number];

/** Kinds that look at what is left in a workspace. */
const OF_WORKSPACE: ReadonlySet<string> = new Set(['file', 'command', 'diff']);

/** What these checks, and those under them, ask of a workspace; each once. Checks that cannot be read ask nothing. */
export function workspaceWants(checks: readonly unknown[]): WorkspaceWants {
  const files = new Set<string>();
  const commands = new Map<string, Asked>();
  for (const { kind, value } of allOf(checks)) {
    // Border: each has the form of its kind.
    if (kind.name === 'file') files.add((value as { path: string }).path);
    if (kind.name !== 'command') continue;
    const written = value as Partial<Asked> & Pick<Asked, 'run'>;
    const { run, timeout_ms = COMMAND_MS } = written;
    const asked = { run, timeout_ms, ...defined({ files: written.files }) };
    commands.set(commandKey(asked), asked);
  }
  return { files: [...files], commands: [...commands.values()] };
}

/** Whether any of them looks at a workspace. */
export function asksOfWorkspace(checks: readonly unknown[]): boolean {
  // Most checks do not, and most suites are large.
  return checks.some(mayAsk) && allOf(checks).some(({ kind }) => OF_WORKSPACE.has(kind.name));
}

const mayAsk = (check: unknown) => /"(?:not_)?(?:file|command|diff)":/.test(JSON.stringify(check) ?? '');

function allOf(checks: readonly unknown[]): ReadCheck[] {
  const found: ReadCheck[] = [];
  const open = checks.flatMap((written) => readCheck(written).check ?? []);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    found.push(next);
    open.push(...next.members);
    if (next.when !== undefined) open.push(next.when);
  }
  return found.reverse();
}
