import type { Ports } from '../../ports/ports.ts';
import type { Comparison } from '../../schema/comparison.ts';
import { defined } from '../../schema/defined.ts';
import type { CaseResult, RunHeader } from '../../schema/run.ts';
import type { GateSettings } from '../../schema/settings.ts';
import { formatCounted } from '../../text/format.ts';
import { casesFrom } from '../attempt.ts';
import type { CaseHistory } from '../case-history.ts';
import { type ComparedRun, compareRuns } from '../comparing/compare-runs.ts';
import { turnIdOf } from '../execution/play-job.ts';
import { faultLines } from '../faults/fault-plays.ts';
import { unjudgedOf } from '../gating/gate-missing-secrets.ts';
import type { NoBaseline } from '../gating/gate-regression.ts';
import { withNewerFailure } from '../gating/newer-failure.ts';
import { comparedSides } from '../gating/settled-alike.ts';
import { unplayedOf } from '../planning/affected-part.ts';
import { emptyKeyWarnings, missingSecretsWarnings } from '../planning/missing-secrets.ts';
import type { PlayRecord } from '../record-schema.ts';
import type { CaseDescription, Quarantine, RunConfig } from '../records.ts';
import { flakyIds, type RunOutcome } from '../run.ts';
import { type HeaderWorld, runHeaderOf } from '../run-header.ts';
import type { RunJournal } from '../run-journal.ts';
import { notesOf, talkWarnings } from '../run-notes.ts';
import type { Baseline } from '../run-spec.ts';
import { suiteKey } from '../suite-key.ts';
import { tally } from '../summarize.ts';
import { nameOf } from './check-shards.ts';
import { mergedVerdict } from './merged-verdict.ts';
import type { ShardJournal } from './shard-journal.ts';

/** Everything a merge needs, already chosen. */
export interface MergeWorld {
  runId: string;
  ports: Ports;
  /** At most one of each, in their order; at least one. */
  shards: readonly ShardJournal[];
  /** What is wrong with the shards, as whole sentences: with one of them the merge fails, whatever the cases say. */
  problems: readonly string[];
  config: RunConfig;
  gate: GateSettings;
  /** An empty journal. */
  journal: RunJournal;
  history: CaseHistory;
  /** Which of the cases of the whole suite do not gate because of their history. */
  quarantine?: (cases: readonly CaseDescription[]) => Quarantine | undefined;
  baseline?: Baseline | undefined;
  noBaseline?: NoBaseline | undefined;
}

/** A merged run: what a run would have been that played the whole suite alone. */
export interface MergedRun extends RunOutcome {
  /** Its cases in the order of the whole suite. */
  planned: { description: CaseDescription }[];
  /** As it was asked to be, with its quarantine. */
  config: RunConfig;
  /** The shards' problems, and those that came to light when their records were read. */
  problems: string[];
}

/** Records that are held in memory at once. */
const SETTLE_AFTER = 256;

/**
 * One run from the journals of shards (contract 6, `merge`): cases in the order of the whole suite, what was paid added up,
 * and the gate asked once for everything. The same shards in any order give the same run.
 */
export function mergeRuns(world: MergeWorld): MergedRun {
  const { ports, runId, journal, shards } = world;
  const began = ports.clock.monotonic();
  const startedAt = shards.map(({ start }) => start.at).sort()[0]!;
  const { planned, holes } = wholeOf(shards);
  const quarantine = world.quarantine?.(planned.map(({ description }) => description));
  const config = { ...world.config, ...defined({ quarantine }) };
  journal.append({ type: 'run.started', run_id: runId, at: startedAt, config });
  for (const { description } of planned) journal.append({ type: 'case.planned', case: description });
  const warnings = takeOver(world, planned);
  const whole = { ...world, config };

  const unplayed = new Map<ShardJournal, number>();
  const descriptions = planned.map(({ description }) => description);
  const casesBy = (of: RunJournal['attempt']) => casesFrom(descriptions, of, undefined, config.quarantine);
  const facts = tally(noticing(casesBy(journal.counted), planned, unplayed));
  const problems = [...world.problems, ...problemsOf(world, planned, holes, unplayed)];

  const shown: HeaderWorld = { runId, ports, planned, judge: config.judge, config };
  const headerAs = (state: Pick<RunHeader, 'status' | 'conclusion' | 'reason' | 'faults'>) =>
    runHeaderOf(shown, facts, { startedAt, began, usage: journal.usage, ...state });
  // Without the cases of a shard the comparison would be one of other cases.
  const comparison =
    problems.length > 0
      ? undefined
      : comparisonOf(whole, descriptions, { header: headerAs(UNDER_WAY), cases: casesBy(journal.attempt) });
  const faults = faultLines(descriptions, config.faults, journal);
  const verdict = mergedVerdict(whole, { facts, problems, descriptions, comparison, faults });
  const header = {
    ...headerAs({ ...verdict, status: 'completed', ...defined({ faults }) }),
    // Shards run beside each other: the whole took as long as the slowest of them.
    duration_ms: Math.max(0, ...shards.map((one) => one.header?.duration_ms ?? 0)),
  };
  const flaky = flakyIds(descriptions, world.history);
  journal.append({
    type: 'run.finished',
    at: header.finished_at,
    header,
    ...defined({ comparison }),
    ...(flaky.length === 0 ? {} : { flaky }),
  });
  const cases = casesFrom(descriptions, journal.attempt, new Set(flaky), config.quarantine);
  return {
    ...{ verdict, cancelled: false, planned, config, problems },
    ...defined({ affected: config.affected }),
    outcomes: facts.outcomes,
    unanimous: facts.unanimous,
    durations: facts.durations,
    fromRecordings: facts.fromRecordings,
    report: {
      ...{ header, cases },
      scorers: facts.scorers,
      ...{ required_pass_rate: world.gate.min_pass_rate, fail_on: world.gate.fail_on },
      warnings: [...problems, ...warningsOf(header, config), ...warnings],
      ...defined({ comparison, repeats: facts.repeats, gated: facts.gated }),
      ...notesOf(config.quarantine, facts),
      ...unjudgedOf(config.secrets_withheld, facts, descriptions),
    },
  };
}

const UNDER_WAY = { status: 'running', conclusion: 'neutral', reason: '' } as const;

/** What anybody should know of any run with this header. */
const warningsOf = (header: RunHeader, { empty_keys, model_notes, quarantine }: RunConfig) => [
  ...missingSecretsWarnings(header),
  ...[...emptyKeyWarnings(empty_keys), ...talkWarnings(header)],
  ...(model_notes ?? []),
  ...(quarantine?.warnings ?? []),
];

interface PlacedCase {
  description: CaseDescription;
  shard: ShardJournal;
}

/** The cases of all shards in the order of the whole suite, and how many places of it nobody holds although every shard is there. */
function wholeOf(shards: readonly ShardJournal[]): { planned: PlacedCase[]; holes: number } {
  const places = new Map<number, PlacedCase>();
  const ids = new Set<string>();
  for (const shard of shards)
    shard.planned.forEach((description, at) => {
      const place = shard.start.config.shard.places[at]!;
      // By an honest cut no case stands twice; a case that does is left out here and counted as a hole.
      if (places.has(place) || ids.has(description.id)) return;
      ids.add(description.id);
      places.set(place, { description, shard });
    });
  const { count, cases } = shards[0]!.start.config.shard;
  const planned = [...places].sort(([a], [b]) => a - b).map(([, one]) => one);
  return { planned, holes: shards.length === count ? cases - planned.length : 0 };
}

/** Copies what the shards recorded of the plays of their cases, under the ids of the new run. Answers with their warnings. */
function takeOver({ shards, journal, runId }: MergeWorld, planned: readonly PlacedCase[]): string[] {
  const warnings = new Set<string>();
  const indexes = new Map(planned.map(({ description, shard }, index) => [description.id, { index, shard }]));
  let held = 0;
  for (const shard of shards)
    shard.plays((record) => {
      const place = indexes.get(record.case_id);
      if (place?.shard !== shard) return;
      journal.append(renamed(record, place.index, runId));
      if (record.type === 'turn.scored' && record.left_out !== undefined) warnings.add(record.left_out);
      if (++held % SETTLE_AFTER === 0) journal.settle();
    });
  journal.settle();
  return [...warnings].sort();
}

/** A stored turn is found by its id in the run that holds it. */
function renamed(record: PlayRecord, index: number, runId: string): PlayRecord {
  if (record.type !== 'attempt.played' && record.type !== 'attempt.errored') return record;
  const job = { planned: { index }, attempt: record.attempt };
  return {
    ...record,
    turns: record.turns.map((turn, at) => ({ ...turn, turn_id: turnIdOf(runId, job, at) })),
  };
}

/** Passes cases on and counts those that were not played to the end, by shard. */
function* noticing(
  cases: Iterable<CaseResult>,
  planned: readonly PlacedCase[],
  unplayed: Map<ShardJournal, number>,
): Iterable<CaseResult> {
  let at = 0;
  for (const one of cases) {
    const { description, shard } = planned[at++]!;
    const { min_passes: needed, repeat, skip } = description;
    // Fewer may decide a case that need not pass every time.
    const isDecided = needed < repeat && one.repeat !== undefined;
    if (skip === undefined && one.attempts.length < repeat && !isDecided)
      unplayed.set(shard, (unplayed.get(shard) ?? 0) + 1);
    yield one;
  }
}

/** What only reading shows. A shard that did not finish is named already. */
function problemsOf(
  { shards }: MergeWorld,
  planned: readonly PlacedCase[],
  holes: number,
  unplayed: ReadonlyMap<ShardJournal, number>,
): string[] {
  const stopped = shards.flatMap((shard) => {
    const count = unplayed.get(shard) ?? 0;
    if (count === 0 || shard.header?.status !== 'completed') return [];
    const left = `${formatCounted(count, 'case')} of it ${count === 1 ? 'was' : 'were'} not played to the end`;
    const why = shard.header.conclusion === 'failed' ? `: ${bare(shard.header.reason)}` : '';
    return [`${upper(nameOf(shard))} is incomplete, ${left}${why}.`];
  });
  if (holes !== 0)
    return [
      ...stopped,
      `${formatCounted(holes, 'case')} of the suite ${holes === 1 ? 'is' : 'are'} in no shard.`,
    ];
  const { count, suite } = shards[0]!.start.config.shard;
  // Cut before it was known that an agent's secret is missing.
  const asCut = planned.map(({ description: { skip, unreachable, ...one } }) =>
    unreachable === true || skip === undefined ? one : { ...one, skip },
  );
  const whole = shards.length === count && shards.every(({ header }) => header !== undefined);
  return whole && suiteKey(asCut) !== suite
    ? [...stopped, 'The cases of the shards are not those of the suite that was cut.']
    : stopped;
}

function comparisonOf(
  { baseline, config, history, ports }: MergeWorld,
  descriptions: readonly CaseDescription[],
  run: ComparedRun,
): Comparison | undefined {
  if (baseline === undefined) return undefined;
  const outcomesBy = (key: 'hash' | 'id') => {
    const known = new Map(descriptions.map((one) => [one[key], one]));
    return (value: string) => (known.has(value) ? history.of(known.get(value)!) : undefined);
  };
  const compared = compareRuns(...comparedSides(config.secrets_withheld, baseline.run, run), {
    now: ports.clock.now(),
    history: outcomesBy('hash'),
    ...unplayedOf(config, baseline.sameSelection),
  });
  return withNewerFailure(compared, baseline, outcomesBy('id'));
}

const bare = (text: string) => text.replace(/\.$/, '');
const upper = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
