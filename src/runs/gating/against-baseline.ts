import type { Comparison } from '../../schema/comparison.ts';
import type { CaseResult, RunHeader } from '../../schema/run.ts';
import type { CaseHistory } from '../case-history.ts';
import { comparedInDetail, type DetailedComparison } from '../comparing/compare-runs.ts';
import type { GatedPlays } from '../comparing/fall-of-rate.ts';
import { levelOfFlip, MOST_REPEATS, playsOfEachSide } from '../comparing/flip-proof.ts';
import { REPEATS_TO_EXCUSE } from '../comparing/flip-verdict.ts';
import type { Executed } from '../execution/execute.ts';
import { unplayedOf } from '../planning/affected-part.ts';
import type { Job } from '../planning/plan.ts';
import type { CaseDescription } from '../records.ts';
import type { Baseline, RunSpec, Workload } from '../run-spec.ts';
import type { RunWorld } from '../world.ts';
import { basePlays, onBaseOf } from './base-plays.ts';
import { confirmFlips, errorOfRepeats, isGivenUp, repeatsOf } from './confirm-flips.ts';
import type { BaselineFacts } from './gate-regression.ts';
import { withNewerFailure } from './newer-failure.ts';
import { gatingIds } from './quarantine.ts';
import { replayedFlips } from './replayed-flips.ts';
import { roundsAgain } from './rounds-again.ts';
import { comparedSides } from './settled-alike.ts';

/** A run beside its baseline. */
export interface AgainstBaseline {
  /** The plays of the run: those planned, then repeats of what flipped, then those on the base. Undefined where the gate asks for no more than was planned. */
  steps: Workload['steps'];
  /** The comparison with everything that was played up to now. */
  comparison(): Comparison;
  /** What the gate is given, with what ended the plays, when something did. */
  factsOf(comparison: Comparison, ended: Pick<Executed, 'budget' | 'overtime'>): BaselineFacts;
  /** Which flipped cases could not be played on the base, and why. */
  notices(): string[];
  /** Whether a ceiling that was reached took repeats alone: the plan was played by then. */
  readonly planPlayed: boolean;
}

/** A run that is to be held against its baseline. */
export interface ComparedWithBaseline {
  spec: RunSpec & { baseline: Baseline };
  /** The planned plays, in steps. */
  plays(): Iterable<Job> | undefined;
  world: Pick<RunWorld, 'ports' | 'journal'>;
  cases: Iterable<CaseResult>;
  /** That of the run as of now. */
  header(): RunHeader;
  history: CaseHistory | undefined;
}

/** Prepares the comparison of a run with its baseline; nothing is read before it is asked for. */
export function againstBaseline(compared: ComparedWithBaseline): AgainstBaseline {
  const { spec, plays, world } = compared;
  const { baseline, planned, budget, settings, base } = spec;
  const { journal } = world;
  const gating = gatingOf(spec);
  const replayed = replayedFlips(spec, journal);
  const confirms = baseline.gates && settings.gate.fail_on === 'regression' && !replayed.isWhole;
  const gated: GatedPlays = { onBase: base !== undefined };
  const asksAll = confirms && !replayed.isPart;
  const compare = comparing(compared, asksAll ? gated : undefined);
  let latest: DetailedComparison | undefined;
  let over = false;
  /** The cases are gone through once for each step: nothing is played while one is put together. */
  const comparedNow = () => {
    const look = again?.look();
    if (latest === undefined || gated.look !== look) {
      gated.look = look;
      latest = compare();
    }
    return latest;
  };
  const gatingFlips = () => comparedNow().flips.filter(({ id }) => gating.has(id));
  const flippedNow = () => gatingFlips().filter(({ id }) => !replayed.of(id));
  const flipped = () => {
    const proven = comparedNow().comparison.verdict === 'regression';
    return { flips: flippedNow(), proven, beside: latest?.beside?.filter((id) => !replayed.of(id)) };
  };
  const aim = (id: string, needed: number | undefined) =>
    aimOf(onBase?.isOutOfReach(id) === false, needed, latest?.flips.length ?? 1);
  const isBaseAsked = confirms && base !== undefined;
  const onBase = isBaseAsked ? basePlays({ planned, journal, budget, base, flipped: flippedNow }) : undefined;
  const confirmation = confirms ? confirmFlips({ planned, plays, journal, budget, flipped, aim }) : undefined;
  const again = asksAll ? roundsAgain({ planned, journal, budget, base, compared: comparedNow }) : undefined;
  return {
    steps:
      confirmation &&
      (async () => {
        latest = undefined;
        // What turns out to be out of reach on the base is repeated on here instead.
        const flips = confirmation.steps() ?? (await onBase?.next()) ?? confirmation.steps();
        const step = flips ?? (await again?.next());
        over = step === undefined;
        return step;
      }),
    comparison() {
      // A step that broke off left plays behind that no comparison has seen.
      if (!over) latest = undefined;
      return comparedNow().comparison;
    },
    notices: () => onBase?.notices() ?? [],
    factsOf(comparison, ended) {
      const stopped = confirmation?.ended ? undefined : stopNote(ended);
      const why = replayed.explain(gatingFlips()) ? REPLAYED : stopped;
      return { comparison, name: baseline.name, gating, note: confirmation?.note ?? again?.note ?? why };
    },
    get planPlayed() {
      return confirmation?.planPlayed ?? false;
    },
  };
}

/** Repeats of a flip that are worth playing. Where the base will be played, fewer failures here are enough: both sides are counted. */
const aimOf = (isOnBase: boolean, needed: number | undefined, flips: number): number =>
  isOnBase
    ? Math.min(playsOfEachSide(levelOfFlip(flips)), needed ?? MOST_REPEATS)
    : (needed ?? REPEATS_TO_EXCUSE);

/** Why nothing is played again, as a part of a sentence. */
const REPLAYED = 'recordings answer, and would say the same again';

const gatingOf = ({ planned, config }: RunSpec) =>
  gatingIds(
    planned.map(({ description }) => description),
    config.quarantine,
  );

function stopNote({ budget: spent, overtime }: Pick<Executed, 'budget' | 'overtime'>): string | undefined {
  if (spent !== undefined) return `the budget ran out among them (${spent})`;
  return overtime === undefined ? undefined : `the time limit of ${overtime} was reached among them`;
}

/** Compares the two runs with everything that the journal holds when it is called. */
function comparing(
  { spec, world, cases, header, history }: ComparedWithBaseline,
  gated: GatedPlays | undefined,
): () => DetailedComparison {
  const { baseline, planned, config } = spec;
  const { journal, ports } = world;
  const byId = new Map(planned.map(({ description }) => [description.id, description]));
  const byHash = new Map(planned.map(({ description }) => [description.hash, description]));
  const compared = () =>
    comparedInDetail(...comparedSides(config.secrets_withheld, baseline.run, { header: header(), cases }), {
      now: ports.clock.now(),
      repeats: (id) => ofKnown(byId.get(id), (one) => repeatsOf(one, journal)),
      errorOfRepeats: (id) => ofKnown(byId.get(id), (one) => errorOfRepeats(one, journal)),
      isGivenUp: (id) => ofKnown(byId.get(id), (one) => isGivenUp(one, journal)) ?? false,
      onBase: (id) => ofKnown(byId.get(id), (one) => onBaseOf(one, journal)),
      history: (hash) => ofKnown(byHash.get(hash), (one) => history?.of(one)),
      ...unplayedOf(config, baseline.sameSelection),
      gated,
    });
  const outcomes = (id: string) => ofKnown(byId.get(id), (one) => history?.of(one));
  return () => {
    const detailed = compared();
    return { ...detailed, comparison: withNewerFailure(detailed.comparison, baseline, outcomes) };
  };
}

const ofKnown = <T>(one: CaseDescription | undefined, use: (one: CaseDescription) => T) =>
  one === undefined ? undefined : use(one);
