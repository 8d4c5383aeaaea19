import { mergeShards } from '../jobs/runs/merge-runs.ts';
import { defined } from '../schema/defined.ts';
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
    ...defined({ minPassRate: flags.minPassRate, failOn: flags.failOn, baseline: flags.baseline }),
  };
  await using merged = await mergeShards(engine, folders, options);
  return conclude(engine, merged, flags, false);
}
