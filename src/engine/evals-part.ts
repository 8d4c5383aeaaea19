import { once } from '../flow/once.ts';
import { AVAILABLE_SCORERS } from '../schema/scorer-name.ts';
import { settings as settingsSchema } from '../schema/settings.ts';
import type { Evals } from '../test-cases/evals.ts';
import { problemsFault } from '../test-cases/problems-fault.ts';
import { withOptions } from '../test-cases/requested-settings.ts';
import type { EvalsAccess, OptionsAccess, PortsAccess } from './engine-parts.ts';

/** The evals folder, read once. */
export interface EvalsFolder extends Pick<EvalsAccess, 'evals' | 'settings'> {
  /** Undefined where there is no such folder. */
  evalsIfThere(): Promise<Evals | undefined>;
}

/** Reads the evals folder at its first use, and not again. */
export function evalsFolder(
  { options, ports }: OptionsAccess & Pick<PortsAccess, 'ports'>,
  evalsDir: string,
): EvalsFolder {
  const evals = once(
    async () => options.evalsRead?.() ?? loadOrFail(evalsDir, ports, options.experimentFile),
  );
  const evalsIfThere = once(async () => (ports.files.stat(evalsDir) === null ? undefined : evals()));
  return {
    evals,
    evalsIfThere,
    settings: once(async () =>
      withOptions((await evalsIfThere())?.settings ?? settingsSchema.parse({}), options),
    ),
  };
}

/** Everything wrong in the evals folder as one Fault; nothing runs. */
async function loadOrFail(
  evalsDir: string,
  ports: PortsAccess['ports'],
  experimentFile: string | undefined,
): Promise<Evals> {
  const { loadEvals } = await import('../test-cases/load-evals.ts');
  const { evals, problems } = await loadEvals({
    evalsDir,
    experimentFile,
    ports,
    mode: 'run',
    scorerNames: AVAILABLE_SCORERS,
  });
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0)
    throw problemsFault(errors, 'Correct the files; nothing was run. See: assay validate');
  return evals;
}
