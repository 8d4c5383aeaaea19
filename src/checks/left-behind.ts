import type { WorkspaceEvidence } from '../schema/workspaces/workspace.ts';

/** A workspace as an attempt left it, for examples. */
export const leftBehind = (parts: Partial<WorkspaceEvidence>): WorkspaceEvidence => ({
  ...{ from: 'workspaces/shop', changes: [], files: [], commands: [] },
  isolation: { level: 'full', missing: [] },
  ...parts,
});
