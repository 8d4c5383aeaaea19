import { asksOfWorkspace } from '../../checks/workspace-wants.ts';
import { Fault } from '../../errors.ts';
import { criteriaOfCase } from '../../schema/users/talk-turns.ts';
import type { LoadedAgent, LoadedCase } from '../../test-cases/evals.ts';
import type { LoadedWorkspace } from '../../workspaces/loaded-workspace.ts';

/** What the attempts at a case work in. Fault `validation_failed` where the agent cannot, or where checks ask about a workspace that there is none of. */
export function workspaceOf(loaded: LoadedCase, agent: LoadedAgent): LoadedWorkspace | undefined {
  const where = `${loaded.location.file}:${loaded.location.line}`;
  const { provider, invocation, id } = agent.agent;
  const workspace = loaded.workspace ?? agent.workspace;
  if (workspace === undefined) {
    const asks = criteriaOfCase(loaded.case).some(({ checks }) => asksOfWorkspace(checks ?? []));
    if (!asks) return undefined;
    throw new Fault(
      'validation_failed',
      `case ${loaded.case.id} checks what is left in a workspace, and has none`,
      { where, hint: 'Give the case, its agent or defaults a workspace: { from: FOLDER }.' },
    );
  }
  if (provider !== 'custom')
    throw new Fault(
      'validation_failed',
      `case ${loaded.case.id} has a workspace, and agent ${id} of provider ${provider} works in no folder`,
      { where, hint: 'Play it with a program or an HTTP endpoint of provider custom.' },
    );
  if (invocation?.protocol === 'lines')
    throw new Fault(
      'validation_failed',
      `case ${loaded.case.id} has a workspace, and agent ${id} keeps one process for many attempts`,
      { where, hint: 'Use protocol: once; each attempt starts a process in its own folder.' },
    );
  return workspace;
}
