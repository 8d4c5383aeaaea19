import type { Resources } from '../../flow/resources.ts';
import type { StateAccess } from '../../state/state-access.ts';
import type { EvalsAccess, ResourceAccess } from '../../test-cases/evals-access.ts';
import { type ChosenBaseline, chooseBaseline } from '../comparing/choose-baseline.ts';
import { baseOf } from '../gating/base-ref.ts';
import type { RunConfig } from '../records.ts';
import type { RunSpec } from '../run-spec.ts';
import type { RunPlan } from './affected-cases.ts';
import type { RunOptions } from './run-options.ts';

/** A run as far as it says what it can be compared with. */
interface Comparable {
  runId: string;
  plan: RunPlan;
  config: RunConfig;
  options: Pick<RunOptions, 'baseline' | 'seekBaseline' | 'unread' | 'baseRef'>;
  /** The base commit that a run which goes on began with. */
  began?: string;
}

/** The sides that a run is compared with, open as long as the run is; `recorded` is what it writes down of them. */
interface Compared extends Pick<RunSpec, 'baseline' | 'noBaseline' | 'base'> {
  recorded: Pick<RunConfig, 'baseline' | 'base_ref'>;
}

/** Opens the baseline of a run, and its base commit where flipped cases are to be played on it. */
export async function openComparison(
  engine: StateAccess & EvalsAccess & Pick<ResourceAccess, 'reach'>,
  run: Comparable,
  open: Resources,
): Promise<Compared> {
  const { runId, plan, options, began } = run;
  // Where nothing is played there is nothing to compare.
  const { baseline, recorded, missing }: ChosenBaseline =
    plan.affected?.chosen === 0 ? {} : await chooseBaseline(engine, soughtFor(run));
  if (baseline !== undefined) open.atClose(() => baseline.run.close());
  const base = baseOf(engine, {
    ...{ runId, began, gate: plan.settings.gate, isPart: plan.part !== undefined },
    commit: options.baseRef,
  });
  if (base !== undefined) open.atClose(() => base.close());
  return {
    ...{ baseline, noBaseline: missing, base },
    recorded: {
      ...(recorded === undefined ? {} : { baseline: recorded }),
      ...(base?.commit === undefined ? {} : { base_ref: base.commit }),
    },
  };
}

function soughtFor({ runId, plan, config, options }: Comparable) {
  const { settings, part } = plan;
  const isRequested = settings.gate.fail_on === 'regression' || options.seekBaseline === true;
  return {
    runId,
    named: options.baseline,
    // The whole is compared, once it is merged.
    wanted: isRequested && part === undefined,
    rescored: config.rescored,
    unread: options.unread,
    selection: config.selection,
    judge: config.secrets_withheld?.judge === true ? undefined : config.judge,
  };
}
