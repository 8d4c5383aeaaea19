import { paidFor } from '../judges/budgeted.ts';
import type { Comparison } from '../schema/comparison.ts';
import { defined } from '../schema/defined.ts';
import type { OutcomeStatus, RunHeader, RunReport } from '../schema/run.ts';
import type { FaultLine } from '../schema/worlds/fault-line.ts';
import { casesFrom } from './attempt.ts';
import type { CaseHistory } from './case-history.ts';
import { isFlaky } from './comparing/flaky.ts';
import { caseSequence } from './execution/case-sequence.ts';
import { type Executed, execute } from './execution/execute.ts';
import { plannedSteps } from './execution/planned-steps.ts';
import { type FaultPlays, faultPlays } from './faults/fault-plays.ts';
import { obeyedVerdict } from './faults/obeyed-verdict.ts';
import type { AgainstBaseline } from './gating/against-baseline.ts';
import { forgetErrors } from './gating/forget-errors.ts';
import { type GateFacts, gate } from './gating/gate.ts';
import { missingSecretsFacts, unjudgedOf } from './gating/gate-missing-secrets.ts';
import type { Verdict } from './gating/verdict.ts';
import { emptyKeyWarnings, missingSecretsWarnings } from './planning/missing-secrets.ts';
import { partVerdict } from './planning/narrowed-part.ts';
import type { Job } from './planning/plan.ts';
import type { AffectedPart, CaseDescription } from './records.ts';
import { type RunCourse, runHeaderOf } from './run-header.ts';
import { notesOf, talkWarnings } from './run-notes.ts';
import type { RunSpec } from './run-spec.ts';
import { shardVerdict } from './sharding/shard-verdict.ts';
import { type Tally, tally, tallyBooks } from './summarize.ts';
import type { RunWorld } from './world.ts';

export interface RunOutcome {
  report: RunReport;
  verdict: Verdict;
  cancelled: boolean;
  /** Set where the time limit left cases unplayed. */
  overtime?: true;
  /** Set where only affected cases were asked for. */
  affected?: AffectedPart;
  /** Why flipped cases were not played on the base commit, where that was asked for. */
  baseNotices?: string[];
  /** What became of each case, in the order of the plan. */
  outcomes: OutcomeStatus[];
  /** Whether each was played several times and all plays ended alike. */
  unanimous: boolean[];
  /** What one play of each case took the agent, in milliseconds; null where it is unknown. */
  durations: (number | null)[];
  /** Whether recordings answered anything of each: then it is no play of its own, however often it is made. */
  fromRecordings: boolean[];
}

/**
 * Plays, scores, compares with a baseline and gates what was decided. Journalled step by step: the same call after a crash goes on
 * where it stopped. The cases of the report are read from the journal, so it is looked at while that is open.
 */
export async function run(spec: RunSpec, world: RunWorld): Promise<RunOutcome> {
  const course = begin(spec, world);
  const plays = plannedSteps(spec.planned, world.journal, spec.settings.run);
  const compared = await besideBaseline(spec, world, { course, plays });
  const timeLimit = spec.settings.run.time_limit ?? undefined;
  const faulty = faultPlays(spec.planned, spec.config.faults, world.journal);
  const steps = faulty.behind(compared?.steps ?? plays);
  using counting = countingOf(spec, world);
  const executed = await execute({ ...spec, steps, ...defined({ timeLimit }) }, world, counting.onEnded);
  const { facts, flaky } = await counting.total();
  const comparison = executed.cancelled ? undefined : compared?.comparison();
  const ended = { executed, facts, compared, comparison, faulty, faults: faulty.lines() };
  const verdict = verdictOf(ended, spec);
  const header = headerOf(ended, { spec, world, course, verdict });
  const gated = { ...ended, verdict, header, flaky };
  record(gated, world);
  return outcomeOf(gated, spec, world);
}

/** Counts the cases of a run while it goes on, and tells `world.onCase` of them. */
function countingOf({ planned, config }: RunSpec, { journal, history, ports, onCase }: RunWorld) {
  const books = tallyBooks();
  const flaky: string[] = [];
  const sequence = caseSequence({
    ...{ planned, quarantine: config.quarantine, clock: ports.clock },
    recorded: onCase === undefined ? journal.counted : journal.attempt,
    isPlayed: (plan, attempt) => journal.played(plan.id, attempt) !== undefined,
    onCase(one) {
      if (one.flaky === true) flaky.push(one.id);
      books.add(one);
      onCase?.(one);
    },
  });
  const begun = Promise.resolve(history).then((known) => sequence.begin((plan) => isMarked(plan, known)));
  begun.catch(() => undefined); // Heard below, after the run: nothing that is paid for is left behind.
  return {
    onEnded: sequence.ended,
    [Symbol.dispose]: sequence.close,
    async total() {
      await begun;
      sequence.end();
      return { facts: books.total(), flaky };
    },
  };
}

/** When a run began: as a whole, and in this process, by the monotonic clock. */
type Course = Pick<RunCourse, 'startedAt' | 'began'>;

/** What a run came to before it is gated. */
interface Ended {
  executed: Executed;
  facts: Tally;
  compared: AgainstBaseline | undefined;
  comparison: Comparison | undefined;
  faulty: FaultPlays;
  faults: FaultLine[] | undefined;
}

interface Gated extends Ended {
  verdict: Verdict;
  header: RunHeader;
  flaky: string[];
}

/** Writes down what the run begins with, as far as its journal does not hold it. */
function begin(spec: RunSpec, { ports, journal, events }: RunWorld): Course {
  const { runId, planned, config, judge } = spec;
  const now = () => new Date(ports.clock.now()).toISOString();
  const course = { began: ports.clock.monotonic(), startedAt: journal.startedAt ?? now() };
  if (spec.retriesErrors) forgetErrors(journal, planned);
  // What the run cost before counts against its ceilings, whoever paid it.
  const { agent, judge: judged } = journal.paid();
  spec.budget.charge(judged.calls, (agent.cost_usd ?? 0) + paidFor(judged, judge.priceBound));
  for (const play of spec.adopted) journal.append(play);
  if (journal.config === undefined)
    journal.append({ type: 'run.started', run_id: runId, at: course.startedAt, config });
  else journal.append({ type: 'run.resumed', at: now() });
  // All of them at first; later only what a kill in the middle of this very list left out.
  const known = new Set(journal.planned.map((one) => one.id));
  for (const { description } of planned)
    if (!known.has(description.id)) journal.append({ type: 'case.planned', case: description });
  events.emit({
    type: 'run.started',
    data: {
      run_id: runId,
      test_case_count: planned.length,
      judge: { mode: judge.mode, model: judge.model },
    },
  });
  return course;
}

const UNDER_WAY = { status: 'running', conclusion: 'neutral', reason: '' } as const;

/** The comparison with its baseline, where it has one; that code is loaded for nobody else. */
async function besideBaseline(
  spec: RunSpec,
  world: RunWorld,
  { course, plays }: { course: Course; plays: () => Iterable<Job> | undefined },
): Promise<AgainstBaseline | undefined> {
  const { baseline } = spec;
  if (baseline === undefined) return undefined;
  const { againstBaseline } = await import('./gating/against-baseline.ts');
  const { journal, ports } = world;
  const cases = casesOf(spec, world);
  const header = () =>
    runHeaderOf({ ...spec, ports }, tally(countedOf(spec, world)), {
      ...course,
      ...UNDER_WAY,
      usage: journal.usage,
    });
  return againstBaseline({
    spec: { ...spec, baseline },
    plays,
    world,
    cases,
    header,
    history: await world.history,
  });
}

/** The gate; a shard is not asked for the whole. */
function verdictOf(ended: Ended, spec: RunSpec): Verdict {
  const { executed, facts, compared, comparison, faults } = ended;
  const { config, settings, baseline, noBaseline } = spec;
  const gateFacts: GateFacts = {
    ...facts.gateFacts,
    ...missingSecretsFacts(config.secrets_withheld, facts, descriptionsOf(spec)),
    ...stopsOf(ended),
    ...(comparison === undefined || compared === undefined || baseline?.gates === false
      ? { baseline: noBaseline ?? { missing: 'No baseline to compare with yet' } }
      : { baseline: compared.factsOf(comparison, executed) }),
  };
  return config.shard === undefined
    ? obeyedVerdict(partVerdict(gate(gateFacts, settings.gate), config), faults, settings.gate.fail_on)
    : shardVerdict(gateFacts, config.shard, settings.gate.fail_on);
}

function headerOf(
  { executed, facts, faults }: Ended,
  { spec, world, course, verdict }: { spec: RunSpec; world: RunWorld; course: Course; verdict: Verdict },
): RunHeader {
  return runHeaderOf({ ...spec, ports: world.ports }, facts, {
    ...UNDER_WAY,
    ...course,
    ...verdict,
    status: executed.cancelled || executed.refused !== undefined ? 'failed' : 'completed',
    ...(executed.cancelled ? { cancelled: true as const } : {}),
    usage: executed.usage,
    ...defined({ faults }),
  });
}

/** The end of the run in its journal, unless it was cancelled and can go on; and its last event. */
function record({ header, comparison, flaky, executed }: Gated, { journal, events }: RunWorld): void {
  if (!executed.cancelled)
    journal.append({
      type: 'run.finished',
      at: header.finished_at,
      header,
      ...defined({ comparison }),
      ...(flaky.length === 0 ? {} : { flaky }),
    });
  const { run_id, status, conclusion, reason, counts, pass_rate, duration_ms } = header;
  events.emit({
    type: 'run.finished',
    data: { run_id, status, conclusion, reason, counts, pass_rate, duration_ms },
  });
}

function outcomeOf(gated: Gated, spec: RunSpec, world: RunWorld): RunOutcome {
  const { executed, facts, compared, comparison, verdict, header, flaky } = gated;
  const { config, settings } = spec;
  const baseNotices = executed.cancelled ? [] : (compared?.notices() ?? []);
  return {
    verdict,
    cancelled: executed.cancelled,
    ...(stopsOf(gated).overtime === undefined ? {} : { overtime: true as const }),
    ...defined({ affected: config.affected }),
    ...(baseNotices.length === 0 ? {} : { baseNotices }),
    outcomes: facts.outcomes,
    unanimous: facts.unanimous,
    durations: facts.durations,
    fromRecordings: facts.fromRecordings,
    report: {
      header,
      scorers: facts.scorers,
      required_pass_rate: settings.gate.min_pass_rate,
      fail_on: config.shard === undefined ? settings.gate.fail_on : 'merge',
      warnings: [
        ...missingSecretsWarnings(header),
        ...emptyKeyWarnings(config.empty_keys),
        ...talkWarnings(header),
        ...(config.model_notes ?? []),
        ...(config.quarantine?.warnings ?? []),
        ...executed.warnings,
        ...baseNotices,
      ],
      ...notesOf(config.quarantine, facts),
      cases: casesOf(spec, world, new Set(flaky)),
      ...defined({ comparison, repeats: facts.repeats, gated: facts.gated }),
      ...unjudgedOf(config.secrets_withheld, facts, descriptionsOf(spec)),
    },
  };
}

const descriptionsOf = ({ planned }: Pick<RunSpec, 'planned'>) => planned.map((one) => one.description);

/** Every case with what the journal holds of it by the time it is read. */
const casesOf = (spec: RunSpec, { journal }: RunWorld, flaky?: ReadonlySet<string>) =>
  casesFrom(descriptionsOf(spec), journal.attempt, flaky, spec.config.quarantine);

/** The same as far as it is counted. */
const countedOf = (spec: RunSpec, { journal }: RunWorld) =>
  casesFrom(descriptionsOf(spec), journal.counted, undefined, spec.config.quarantine);

/** What ended the run before its time. A ceiling that took only repeats of flipped cases takes no evidence away. */
function stopsOf({
  executed: { budget, overtime, refused, modelGone, cancelled },
  compared,
  faulty,
}: Ended): Pick<GateFacts, 'budget' | 'overtime' | 'refused' | 'modelGone' | 'cancelled'> {
  return {
    cancelled,
    ...(compared?.planPlayed === true && faulty.isPlayed() ? {} : defined({ budget, overtime })),
    ...defined({ refused }),
    ...(modelGone ? { modelGone } : {}),
  };
}

/** Cases that went both ways in earlier runs, without a change of the case. */
export function flakyIds(
  descriptions: readonly CaseDescription[],
  history: CaseHistory | undefined,
): string[] {
  return descriptions.filter((one) => isMarked(one, history)).map(({ id }) => id);
}

const isMarked = (plan: CaseDescription, history: CaseHistory | undefined) =>
  isFlaky(history?.of(plan) ?? '');
