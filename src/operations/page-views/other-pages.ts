import type { OptionsAccess, StateAccess } from '../../engine/engine-parts.ts';
import { Fault } from '../../errors.ts';
import { changesOf } from '../../jobs/experiments/experiment-report.ts';
import { isRunId } from '../../jobs/follow-progress.ts';
import { storedOptimization } from '../../jobs/optimizations/stored-optimizations.ts';
import { NO_USAGE } from '../../judges/judge.ts';
import { comparisonHead } from '../../reports/pages/comparison-data.ts';
import { experimentHead } from '../../reports/pages/experiment-data.ts';
import { optimizationHead } from '../../reports/pages/optimization-data.ts';
import type { PageHead } from '../../reports/pages/page-data.ts';
import { redacted } from '../../reports/redacted.ts';
import { compareLoaded } from '../../runs/comparing/compare-loaded.ts';
import { loadComparedRun } from '../../runs/comparing/load-compared-run.ts';
import { openRunJournal } from '../../runs/run-journal.ts';
import { storedExperiment } from '../../schema/experiment.ts';
import type { RunHeader } from '../../schema/run.ts';
import { openBlobs } from '../../state/blobs.ts';
import { statePaths } from '../../state/state-paths.ts';

/** What somebody judged with and spent, where nobody wrote it down: the page leaves it out. */
const UNKNOWN: Pick<RunHeader, 'judge' | 'usage' | 'duration_ms'> = {
  judge: { mode: 'offline', model: '' },
  usage: {
    agent: { calls: 0, input_tokens: null, output_tokens: null, cost_usd: null },
    judge: { ...NO_USAGE },
  },
  duration_ms: 0,
};
const OF_EFFORT = new Set(['judge', 'effort']);

/** The page of two stored runs side by side. Faults: `not_found`, `conflict` for one that did not finish. */
export async function comparisonPage(
  engine: OptionsAccess & Pick<StateAccess, 'ports' | 'stateDir'>,
  a: string,
  b: string,
): Promise<PageHead> {
  // Runs of the state only: a path would be read as a file of this machine.
  for (const id of [a, b])
    if (!isRunId(id))
      throw new Fault('not_found', 'There is no such run.', {
        where: 'a, b',
        hint: 'Choose two runs of the list.',
      });
  const before = await loadComparedRun(engine, a);
  try {
    const after = await loadComparedRun(engine, b);
    try {
      return comparisonHead(redacted(compareLoaded(before, after), engine.options.redact));
    } finally {
      await after.close();
    }
  } finally {
    await before.close();
  }
}

/** The page of a stored experiment; undefined when there is none that can be read. */
export async function experimentPage(
  engine: OptionsAccess & StateAccess,
  id: string,
): Promise<PageHead | undefined> {
  const { data } = storedExperiment.safeParse(await (await engine.store()).get('experiments', id));
  if (data === undefined) return undefined;
  const { name, agent_id, created_at: _, request, ...response } = redacted(data, engine.options.redact);
  const known = await effortOf(engine, id);
  const variants = request.variants.map(({ name: variant, config }) => ({
    name: variant,
    changes: changesOf(config),
  }));
  const { metrics } = request;
  const head = experimentHead({ response, name, agent_id, variants, metrics, ...(known ?? UNKNOWN) });
  return known === undefined ? withoutEffort(head) : head;
}

/** Who judged an experiment and what it took, from its journal; undefined where that is not there any more, or it goes on. */
async function effortOf(
  { ports, stateDir }: Pick<StateAccess, 'ports' | 'stateDir'>,
  id: string,
): Promise<typeof UNKNOWN | undefined> {
  const paths = statePaths(stateDir);
  if (ports.files.stat(paths.experimentJournal(id)) === null) return undefined;
  const journal = openRunJournal(paths.experimentJournal(id), ports, openBlobs(paths.blobs, ports));
  try {
    const { header } = journal;
    return header === undefined
      ? undefined
      : { judge: header.judge, usage: header.usage, duration_ms: header.duration_ms };
  } finally {
    await journal.close();
  }
}

/** The page of a stored optimization. Fault `not_found` when there is none. */
export async function optimizationPage(engine: OptionsAccess & StateAccess, id: string): Promise<PageHead> {
  const { agent_id, report, ...response } = redacted(
    await storedOptimization(engine, id),
    engine.options.redact,
  );
  const head = optimizationHead({ response, agent_id, ...(report ?? UNKNOWN) });
  return report === undefined ? withoutEffort(head) : head;
}

const withoutEffort = (head: PageHead): PageHead => ({
  ...head,
  facts: head.facts.filter(({ label }) => !OF_EFFORT.has(label)),
});
