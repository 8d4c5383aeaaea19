import { resolve } from 'node:path';
import type { OptimizationReport } from '../../schema/optimization.ts';
import type { Inputs } from '../inputs.ts';
import { harmless } from '../runner.ts';
import { uploadArtifact } from '../state/upload-artifact.ts';
import type { StepWorld } from './step-world.ts';

/** Signs that the name of an artifact may have everywhere. */
const OTHER_SIGNS = /[^\w.-]+/g;

/** Files of a step for whoever wants to use them: each named, never a folder (security.md S05). */
interface LeftFiles {
  folder: string;
  files: readonly string[];
}

/**
 * The files of an optimization as the artifact `assay-optimization`: its id, empty where there is none, and the report with the place where it
 * is, since the state of a runner is gone before anybody reads what to do with it.
 */
export async function leaveOptimization(
  left: LeftFiles & { report: OptimizationReport; directory: string },
  world: World,
): Promise<{ id: string; report: OptimizationReport }> {
  const { report, directory } = left;
  const { context, inputs } = world;
  const id = await leave('optimization', left, world);
  if (id === '' || context === undefined) return { id, report };
  const { serverUrl, owner, repository, runId } = context;
  const url = `${[serverUrl, owner, repository, 'actions/runs', runId].join('/')}/artifacts/${id}`;
  const name = artifactName('optimization', inputs);
  return { id, report: { ...report, artifact: { name, url, workflow_run: `${runId}`, directory } } };
}

/** Generated cases as the artifact `assay-generated`. */
export const leaveGenerated = (left: LeftFiles, world: World) => leave('generated', left, world);

type World = Pick<StepWorld, 'inputs' | 'core' | 'context'>;

/** Answers with the id of the artifact; empty where there is none, which costs a warning and nothing else. */
async function leave(
  kind: 'optimization' | 'generated',
  { folder, files }: LeftFiles,
  { inputs, core, context }: World,
): Promise<string> {
  if (context === undefined || files.length === 0) return '';
  const made = await uploadArtifact({
    name: artifactName(kind, inputs),
    folder: resolve(folder),
    files: files.map((file) => resolve(file)),
    retentionDays: inputs.retentionDays,
    serverUrl: context.serverUrl,
  });
  if ('id' in made) return String(made.id);
  const what = kind === 'generated' ? 'The generated cases were' : 'The optimization was';
  core.warning(harmless(`${what} not uploaded: ${made.problem}.`));
  return '';
}

/** Suites of a workflow have artifacts of their own, as they have comments of their own. */
export function artifactName(
  kind: 'optimization' | 'generated',
  { commentKey, workingDirectory, evals }: Pick<Inputs, 'commentKey' | 'workingDirectory' | 'evals'>,
): string {
  const suite = commentKey ?? [workingDirectory ?? '', evals === 'evals' ? '' : evals].join('/');
  const name = suite.replace(OTHER_SIGNS, '-').replace(/^-+|-+$/g, '');
  return `assay-${kind}${name === '' ? '' : `-${name}`}`;
}
