import { compareRuns } from '../comparisons/compare-runs.ts';
import type { Comparison } from '../schema/comparison.ts';
import type { CaseResult, RunHeader } from '../schema/run.ts';
import type { CaseHistory } from './case-history.ts';
import { type Confirmation, confirmFlips, repeatsOf } from './confirm-flips.ts';
import type { BaselineFacts } from './gate-regression.ts';
import type { CaseDescription } from './records.ts';
import { comparedSides } from './settled-alike.ts';
import type { Baseline, RunWorld } from './world.ts';

/** A run beside its baseline. */
export interface AgainstBaseline {
  /** The plays of the run: those planned, then repeats of what flipped where the gate asks for them. */
  steps: Confirmation['steps'] | undefined;
  /** The comparison with everything that was played up to now. */
  comparison(): Comparison;
  /** What the gate is told. `budget` says what ran out, when something did. */
  factsOf(comparison: Comparison, budget: string | undefined): BaselineFacts;
  /** Whether a ceiling that was reached took repeats alone: the plan was played by then. */
  readonly planPlayed: boolean;
}

/** Prepares the comparison of a run with its baseline; nothing is read before it is asked for. `header` is that of the run as of now. */
export function againstBaseline(
  world: RunWorld & { baseline: Baseline },
  cases: Iterable<CaseResult>,
  header: () => RunHeader,
  history: CaseHistory | undefined,
): AgainstBaseline {
  const { baseline, planned, journal, budget, ports, config, settings } = world;
  const descriptions = new Map(planned.map(({ description }) => [description.id, description]));
  const byHash = new Map(planned.map(({ description }) => [description.hash, description]));
  const gating = new Set(
    planned.filter(({ description }) => description.gating).map((one) => one.description.id),
  );
  const { cases: ids, tags } = config.selection;
  const compare = () =>
    compareRuns(...comparedSides(config.secrets_withheld, baseline.run, { header: header(), cases }), {
      now: ports.clock.now(),
      repeats: (id) => ofKnown(descriptions.get(id), (one) => repeatsOf(one, journal)),
      history: (hash) => ofKnown(byHash.get(hash), (one) => history?.of(one)),
      selected: (ids === undefined && tags === undefined) || baseline.sameSelection ? 'all' : 'some',
    });
  let latest: Comparison | undefined;
  const confirmation =
    baseline.gates && settings.gate.fail_on === 'regression'
      ? confirmFlips({
          planned,
          journal,
          budget,
          flipped() {
            latest = compare();
            return {
              flips: latest.flips.filter(({ id, kind }) => kind === 'pass_to_fail' && gating.has(id)),
              proven: latest.verdict === 'regression',
            };
          },
        })
      : undefined;
  return {
    steps: confirmation?.steps,
    comparison: () => (confirmation?.ended === true && latest !== undefined ? latest : compare()),
    factsOf: (comparison, spent) => ({
      comparison,
      name: baseline.name,
      gating,
      note:
        confirmation?.note ?? (spent === undefined ? undefined : `the budget ran out among them (${spent})`),
    }),
    get planPlayed() {
      return confirmation?.planPlayed ?? false;
    },
  };
}

const ofKnown = <T>(one: CaseDescription | undefined, use: (one: CaseDescription) => T) =>
  one === undefined ? undefined : use(one);
