import type { Problem } from '../errors.ts';
import type { PlannedCase } from '../runs/planning/plan.ts';
import type { CreateExperimentRequest, Variant } from '../schema/experiment.ts';
import type { LoadedWorkspace } from '../workspaces/loaded-workspace.ts';

/** The workspace of a case as attempts with one variant find it. */
export function laidInto(
  workspace: LoadedWorkspace | undefined,
  files: Variant['config']['files'],
): LoadedWorkspace | undefined {
  if (workspace === undefined || files === undefined) return workspace;
  const laid = Object.fromEntries(Object.entries(files).map(([path, file]) => [path, file?.text ?? null]));
  return { ...workspace, laid };
}

/** Files of variants have to lie somewhere: a case without a workspace would play all variants alike. */
export function withoutWorkspace(
  { variants }: CreateExperimentRequest,
  planned: readonly PlannedCase[],
): Problem[] {
  const without = planned.find(({ workspace }) => workspace === undefined);
  if (without === undefined) return [];
  return variants.flatMap(({ config }, index) =>
    config.files === undefined
      ? []
      : [
          {
            path: `variants[${index}].config.files`,
            message: `case ${without.loaded.case.id} has no workspace that files could be laid into`,
            hint: 'Give the case, its agent or defaults a workspace: { from: FOLDER }.',
          },
        ],
  );
}
