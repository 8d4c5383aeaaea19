import type { ReplayedOfRun } from '../schema/cassettes/replayed.ts';
import type {
  CaseResult,
  Counts,
  OutcomeStatus,
  RepeatsSummary,
  RunHeader,
  ScorerRow,
} from '../schema/run.ts';
import { isUnsure, type ScorerResult } from '../schema/scorer-result.ts';
import type { TalkCounts } from '../schema/users/talk.ts';
import { counts as isCounted } from '../scorers/counts.ts';
import { round4 } from '../scorers/formulas/round.ts';
import { mean } from '../statistics/mean.ts';
import { quantile } from '../statistics/quantile.ts';
import { wilsonInterval } from '../statistics/wilson.ts';
import { errorBooks } from './error-books.ts';
import type { GateFacts } from './gating/gate.ts';
import { replayBooks } from './replay-books.ts';
import { stabilityBooks } from './stability.ts';
import { talkBooks } from './talk-books.ts';

/** Everything that can be said of the cases by counting them once. */
export interface Tally {
  counts: Counts;
  passRate: number | null;
  passRateInterval: [number, number] | null;
  avgScores: Record<string, number>;
  latency: RunHeader['latency_ms'];
  scorers: ScorerRow[];
  /** What became of each case, in the order of the plan. */
  outcomes: OutcomeStatus[];
  /** Whether each case was played several times and all plays ended alike, with a verdict. */
  unanimous: boolean[];
  /** What one play of each case took the agent, in milliseconds and in the order of the plan; null where nobody knows. */
  durations: (number | null)[];
  /** Whether recordings answered anything of each case. */
  fromRecordings: boolean[];
  /** What became of the cases that gate, where others were judged beside them. */
  gated: { passed: number; failed: number; unsure: number } | undefined;
  /** Cases that fewer attempts decided than were planned, and how many attempts were left. */
  stopped: { cases: number; attempts: number };
  /** Where some case was played several times. */
  repeats: RepeatsSummary | undefined;
  /** What of it was answered from recordings. */
  replayed: ReplayedOfRun | undefined;
  /** Where users were simulated. */
  talks: TalkCounts | undefined;
  /** Gating cases that were played and have no verdict, and the scorers of which some result is shown and does not gate. */
  undecided: { cases: number; scorers: Set<string> };
  gateFacts: Omit<GateFacts, 'budget' | 'refused' | 'cancelled' | 'baseline' | 'missing'>;
}

interface ScorerSums {
  all: number[];
  counted: number[];
  /** Those of them that are of no quarantined case. */
  deciding: number[];
  passed: number;
  notApplicable: number;
  errored: number;
  unsure: number;
  gating: boolean;
  /** Some result does not gate for another reason than having no weight. */
  weighs: boolean;
}

const NO_COUNTS = { passed: 0, notApplicable: 0, errored: 0, unsure: 0, gating: false, weighs: false };

/** Counts of cases by how they ended. */
const noCounts = () => ({ total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, unsure: 0 });

function count(counts: ReturnType<typeof noCounts>, { status, unsure }: CaseResult): void {
  counts.total++;
  counts[status]++;
  if (unsure === true) counts.unsure++;
}

/** What cases came to, counted by whether they gate. */
function caseBooks() {
  const totals = noCounts();
  const gating = noCounts();
  const quarantined = { total: 0, passed: 0, failed: [] as string[] };
  const critical: string[] = [];
  const outcomes: OutcomeStatus[] = [];
  const unanimous: boolean[] = [];
  const durations: (number | null)[] = [];
  const fromRecordings: boolean[] = [];
  const stopped = { cases: 0, attempts: 0 };
  let undecided = 0;
  return {
    ...{ totals, gating, quarantined, critical, outcomes, unanimous, durations, fromRecordings, stopped },
    add(one: CaseResult): void {
      count(totals, one);
      if (one.gating !== false) {
        count(gating, one);
        if (one.severity === 'critical' && one.status === 'failed') critical.push(one.id);
        if (one.status === 'skipped' && one.attempts.length > 0) undecided++;
      }
      if (one.quarantined === true) {
        quarantined.total++;
        if (one.status === 'passed') quarantined.passed++;
        if (one.status === 'failed') quarantined.failed.push(one.id);
      }
      if (one.repeat !== undefined) {
        stopped.cases++;
        stopped.attempts += one.repeat - one.attempts.length;
      }
      outcomes.push(one.status);
      unanimous.push(isUnanimous(one));
      durations.push(durationOf(one));
      fromRecordings.push(one.attempts.some(({ replayed }) => replayed !== undefined));
    },
    get undecided() {
      return undecided;
    },
  };
}

/** What every turn took and scored. */
function scoreBooks() {
  const sums = new Map<string, ScorerSums>();
  const latencies: number[] = [];
  const undecided = new Set<string>();
  const unsure = new Set<string>();
  const addResult = (name: string, result: ScorerResult, isQuarantined: boolean) => {
    const sum = sumOf(sums, name);
    if (result.metadata['not_applicable'] === true) {
      sum.notApplicable++;
      return;
    }
    sum.all.push(result.score);
    if (result.pass) sum.passed++;
    if (isCounted(result)) {
      sum.counted.push(result.score);
      if (!isQuarantined) sum.deciding.push(result.score);
      sum.gating = true;
    } else {
      undecided.add(name);
      if (isUnsure(result)) {
        unsure.add(name);
        sum.unsure++;
      }
      if (result.metadata['weight'] !== 0) sum.weighs = true;
    }
  };
  return {
    ...{ sums, latencies, undecided, unsure },
    add({ attempts, quarantined }: CaseResult): void {
      for (const turn of attempts.flatMap(({ turns }) => turns)) {
        latencies.push(turn.latency_ms);
        for (const [name, result] of Object.entries(turn.results))
          addResult(name, result, quarantined === true);
        for (const name of Object.keys(turn.errors ?? {})) sumOf(sums, name).errored++;
      }
    },
  };
}

/** What is counted of cases, one after the other. */
export interface TallyBooks {
  add(one: CaseResult): void;
  /** What all of those that were added come to. */
  total(): Tally;
}

/** One pass over the cases. Averages leave out not-applicable and non-gating results; rates leave out errored cases (contract 5). */
export function tally(cases: Iterable<CaseResult>): Tally {
  const books = tallyBooks();
  for (const one of cases) books.add(one);
  return books.total();
}

/** The same for whoever is told of the cases one by one. */
export function tallyBooks(): TallyBooks {
  const [books, errors, scores, stability] = [caseBooks(), errorBooks(), scoreBooks(), stabilityBooks()];
  const [replays, talks] = [replayBooks(), talkBooks()];
  return {
    add(one) {
      for (const each of [books, errors, scores, stability, replays, talks]) each.add(one);
    },
    total: () => ({
      ...totalOf(books, errors, scores, stability),
      replayed: replays.total(),
      talks: talks.total(),
    }),
  };
}

function totalOf(
  books: ReturnType<typeof caseBooks>,
  errors: ReturnType<typeof errorBooks>,
  scores: ReturnType<typeof scoreBooks>,
  stability: ReturnType<typeof stabilityBooks>,
): Omit<Tally, 'replayed' | 'talks'> {
  const { totals, gating, quarantined, outcomes, unanimous, durations, fromRecordings, stopped } = books;
  const judged = totals.passed + totals.failed;
  const interval = judged === 0 ? null : wilsonInterval(totals.passed, judged);
  const avgScores: Record<string, number> = Object.create(null);
  for (const [name, { counted }] of scores.sums)
    if (counted.length > 0) avgScores[name] = round4(mean(counted));
  return {
    counts: totals,
    passRate: judged === 0 ? null : round4(totals.passed / judged),
    passRateInterval: interval === null ? null : [round4(interval[0]), round4(interval[1])],
    avgScores,
    latency: latencyOf(scores.latencies),
    scorers: [...scores.sums].map(rowOf),
    ...{ outcomes, unanimous, durations, fromRecordings, stopped },
    gated:
      judged === gating.passed + gating.failed && totals.unsure === gating.unsure
        ? undefined
        : { passed: gating.passed, failed: gating.failed, unsure: gating.unsure },
    repeats: stability.summary(),
    undecided: { cases: books.undecided, scorers: scores.undecided },
    gateFacts: {
      selected: totals.total,
      passed: gating.passed,
      failed: gating.failed,
      errored: gating.errored,
      skipped: gating.skipped - gating.unsure,
      ...(gating.unsure === 0 ? {} : { unsure: { cases: gating.unsure, scorers: scores.unsure } }),
      avgScores: quarantined.total === 0 ? avgScores : decidingScores(scores.sums),
      nonGating: {
        total: totals.total - gating.total - quarantined.total,
        failed: totals.failed - gating.failed - quarantined.failed.length,
      },
      ...(quarantined.total === 0 ? {} : { quarantined }),
      ...(books.critical.length === 0 ? {} : { critical: books.critical }),
      ...errors.facts(),
    },
  };
}

function latencyOf(latencies: readonly number[]): RunHeader['latency_ms'] {
  if (latencies.length === 0) return { mean: null, p50: null, p95: null };
  const sorted = [...latencies].sort((a, b) => a - b);
  return {
    mean: Math.round(mean(sorted)),
    p50: Math.round(quantile(sorted, 0.5)),
    p95: Math.round(quantile(sorted, 0.95)),
  };
}

const rowOf = ([name, sum]: [string, ScorerSums]): ScorerRow => ({
  name,
  mean: sum.all.length === 0 ? null : round4(mean(sum.all)),
  passed: sum.passed,
  judged: sum.all.length,
  not_applicable: sum.notApplicable,
  errored: sum.errored,
  ...(sum.unsure === 0 ? {} : { unsure: sum.unsure }),
  gating: sum.gating || sum.all.length === 0,
  ...(sum.gating || sum.weighs || sum.all.length === 0 ? {} : { weightless: true as const }),
});

/** What the gate asks: what a quarantined case scored counts only where nothing else has the scorer. */
function decidingScores(sums: ReadonlyMap<string, ScorerSums>): Record<string, number> {
  const scores: Record<string, number> = Object.create(null);
  for (const [name, { counted, deciding }] of sums)
    if (counted.length > 0) scores[name] = round4(mean(deciding.length > 0 ? deciding : counted));
  return scores;
}

/** Where not all attempts were made, what the others would have been is not known. */
function isUnanimous({ attempts, repeat }: CaseResult): boolean {
  const [first] = attempts;
  if (first === undefined || attempts.length < 2 || repeat !== undefined) return false;
  const isJudged = first.status === 'passed' || first.status === 'failed';
  return isJudged && attempts.every(({ status }) => status === first.status);
}

/** A play that errored ended before its time, or after a wait that says nothing of the case. */
function durationOf({ attempts }: CaseResult): number | null {
  const played = attempts.filter(({ status, turns }) => status !== 'errored' && turns.length > 0);
  if (played.length === 0) return null;
  return mean(played.map(({ turns }) => turns.reduce((sum, { latency_ms: ms }) => sum + ms, 0)));
}

function sumOf(sums: Map<string, ScorerSums>, name: string): ScorerSums {
  let sum = sums.get(name);
  if (sum === undefined) {
    sum = { all: [], counted: [], deciding: [], ...NO_COUNTS };
    sums.set(name, sum);
  }
  return sum;
}
