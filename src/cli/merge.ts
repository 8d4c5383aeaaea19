import { mergeShards } from '../jobs/runs/merge-runs.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { reportsFolder } from './reports-folder.ts';
import { conclude } from './run.ts';

interface MergeFlags extends CommonFlags {
  minPassRate?: number;
  failOn?: 'failure' | 'regression' | 'never';
  baseline?: string;
  out?: string;
}

/** `assay merge DIR…`: the shards of a suite as one run, gated and reported as `assay run` does it. */
export async function mergeCommand(folders: string[], flags: MergeFlags): Promise<number> {
  const engine = engineOf(flags);
  reportsFolder(engine, flags.out);
  const options = {
    ...(flags.minPassRate === undefined ? {} : { minPassRate: flags.minPassRate }),
    ...(flags.failOn === undefined ? {} : { failOn: flags.failOn }),
    ...(flags.baseline === undefined ? {} : { baseline: flags.baseline }),
  };
  return mergeShards(engine, folders, options, (outcome) => conclude(engine, outcome, flags, false));
}
