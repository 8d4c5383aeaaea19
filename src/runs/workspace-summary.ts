import { defined } from '../schema/defined.ts';
import type { WorkspaceEvidence, WorkspaceSummary } from '../schema/workspaces/workspace.ts';

/** Files that are listed. */
const MOST_LISTED = 100;

/** What an attempt left behind, as results show it: names without texts. */
export function workspaceSummaryOf({
  changes,
  more_changes = 0,
  isolation,
}: WorkspaceEvidence): WorkspaceSummary {
  const more = Math.max(0, changes.length - MOST_LISTED) + more_changes;
  return {
    changes: changes.slice(0, MOST_LISTED).map(({ path, status }) => ({ path, status })),
    ...defined({ more_changes: more === 0 ? undefined : more }),
    isolation,
  };
}
