import { resolve } from 'node:path';
import type { EvalsAccess, PortsAccess } from '../../engine/engine-parts.ts';
import { Fault } from '../../errors.ts';
import type { Ports } from '../../ports/ports.ts';
import type { CreateExperimentRequest } from '../../schema/experiment.ts';
import type { LoadedExperiment } from '../../test-cases/evals.ts';
import { didYouMean } from '../../text/distance.ts';
import { withFilesOfCommits } from './files-of-commits.ts';

/** The real path of a file that was named, or undefined when the name is no file: then it is an id. */
export function experimentPath(
  named: string,
  { env, files }: Pick<Ports, 'env' | 'files'>,
): string | undefined {
  const real = files.realPath(resolve(env.cwd(), named));
  return real !== null && files.stat(real)?.kind === 'file' ? real : undefined;
}

/** The experiment that a path or an id names; the engine must have been given a file outside the evals folder. */
export async function findExperiment(
  engine: PortsAccess & EvalsAccess,
  named: string,
): Promise<CreateExperimentRequest> {
  const { experiments } = await engine.evals();
  const path = experimentPath(named, engine.ports);
  const home = resolve(engine.evalsDir, '..');
  const found =
    path === undefined
      ? experiments.filter(({ experiment }) => experiment.id === named)
      : experiments.filter(
          ({ location }) => engine.ports.files.realPath(resolve(home, location.file)) === path,
        );
  const [first, ...more] = found;
  if (first === undefined)
    throw path === undefined ? unknownExperiment(named, experiments) : emptyFile(named);
  if (more.length > 0)
    throw new Fault('usage', `${named} holds ${found.length} experiments`, {
      where: named,
      hint: `Name one by its id: ${found.map(({ experiment }) => experiment.id).join(', ')}`,
    });
  const { id: _, ...definition } = first.experiment;
  const { boundary } = await engine.evals();
  return { ...definition, variants: await withFilesOfCommits(definition.variants, boundary, engine.ports) };
}

function emptyFile(named: string): Fault {
  return new Fault('validation_failed', `${named} holds no experiment`, {
    where: named,
    hint: 'Give a YAML file with name, variants, test_case_ids and metrics.',
  });
}

function unknownExperiment(named: string, experiments: readonly LoadedExperiment[]): Fault {
  const ids = experiments.map(({ experiment }) => experiment.id);
  const close = didYouMean(named, ids);
  return new Fault('not_found', `no file and no experiment "${named}"`, {
    where: named,
    hint: close === null ? 'See: assay list experiments' : `Did you mean "${close}"?`,
  });
}
