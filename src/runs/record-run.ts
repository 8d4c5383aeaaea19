import { asFault, faultLine } from '../errors.ts';
import type { Comparison } from '../schema/comparison.ts';
import { defined } from '../schema/defined.ts';
import type { StateAccess } from '../state/state-access.ts';
import type { Store } from '../state/store.ts';
import { rememberDurations } from './case-durations.ts';
import { type CaseHistory, readCaseHistory, rememberOutcomes } from './case-history.ts';
import { rememberSpans } from './outcome-spans.ts';
import type { RunConfig } from './records.ts';
import type { RunOutcome } from './run.ts';
import type { RunSpec } from './run-spec.ts';

/** What is written down of a run. */
interface Recorded extends Pick<RunSpec, 'config'> {
  judge: Pick<RunSpec['judge'], 'id'>;
  planned: readonly Pick<RunSpec['planned'][number], 'description'>[];
  /** The commit that the workflow runs on, where there is one. */
  commit: string | undefined;
}

/** What later runs need to know of one that ended: its row in the index, and what became of its cases. */
export async function recordRun(
  store: Store,
  { config, judge, planned, commit }: Recorded,
  outcome: RunOutcome,
  finishedBefore: boolean,
): Promise<void> {
  // Once a run, and only answers that were played for it.
  // And once a suite: what shards saw is remembered when they are merged.
  const remembered =
    !outcome.cancelled && !finishedBefore && config.rescored === undefined && config.shard === undefined;
  // What recordings answered says again what a run before it saw.
  const played = <T>(ofCases: readonly T[]) => ofCases.filter((_, at) => outcome.fromRecordings[at] !== true);
  const descriptions = played(planned.map(({ description }) => description));
  const outcomes = played(outcome.outcomes);
  await Promise.all([
    store.putRunSummary({ ...summaryRow(outcome, config), ...defined({ commit }) }),
    ...(remembered
      ? [
          // Decided by some of the scorers alone, it says nothing of how the case goes.
          ...(config.secrets_withheld === undefined
            ? [
                rememberOutcomes(store, judge.id, descriptions, outcomes),
                rememberSpans(store, judge.id, descriptions, outcomes, {
                  commit,
                  unanimous: played(outcome.unanimous),
                }),
              ]
            : []),
          rememberDurations(store, descriptions, played(outcome.durations)),
        ]
      : []),
  ]);
}

/** What became of the cases before. Marks only inform, so a history that cannot be read is a warning. */
export async function historyOf(
  engine: Pick<StateAccess, 'store' | 'warn'>,
  judgeId: string,
): Promise<CaseHistory> {
  try {
    return await readCaseHistory(await engine.store(), judgeId);
  } catch (error) {
    engine.warn(`no case is marked as flaky: ${faultLine(asFault(error))}`);
    return { of: () => undefined };
  }
}

/** One small row a run in the index (contract 8), with what a later run looks for a baseline by; the cases stay in the journal. */
export function summaryRow(
  { report: { header, comparison } }: { report: Pick<RunOutcome['report'], 'header' | 'comparison'> },
  { selection, gate, rescored, shard, quarantine, narrowed }: RunConfig,
) {
  const { run_id, status, conclusion, reason, started_at, finished_at, agent_id, counts, pass_rate, judge } =
    header;
  return {
    ...{ run_id, status, conclusion, reason, started_at, finished_at, agent_id, counts, pass_rate, judge },
    selection,
    fail_on: gate.fail_on,
    ...defined({ secrets_withheld: header.secrets_withheld }),
    ...(rescored === undefined ? {} : { rescored: true, rescored_from: rescored.from }),
    ...(narrowed === undefined ? {} : { narrowed: true }),
    ...(shard === undefined ? {} : { shard: { index: shard.index, count: shard.count } }),
    ...(comparison === undefined
      ? {}
      : {
          doubts:
            comparison.flips.filter(({ verdict }) => verdict !== undefined).length +
            lostInQuarantine(comparison, quarantine) +
            (comparison.cases.lost ?? 0) +
            (comparison.verdict === 'suspected' ? 1 : 0),
        }),
  };
}

/** Flipped cases that did not gate: a run where they fail must not become what later ones are measured by, once they gate again. */
function lostInQuarantine({ flips }: Comparison, quarantine: RunConfig['quarantine']): number {
  const held = new Set(quarantine?.cases.map(({ id }) => id));
  return flips.filter(({ id, kind }) => kind === 'pass_to_fail' && held.has(id)).length;
}
