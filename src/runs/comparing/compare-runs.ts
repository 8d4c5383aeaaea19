import { seededRandom } from '../../ports/seeded-random.ts';
import type { Comparison } from '../../schema/comparison.ts';
import { defined } from '../../schema/defined.ts';
import type { CaseResult, RunHeader } from '../../schema/run.ts';
import { mean } from '../../statistics/mean.ts';
import { type PairedContrast, pairedContrast } from '../../statistics/paired-contrast.ts';
import { rounded, roundedInterval } from '../../statistics/rounded.ts';
import { baselineAge } from './baseline-age.ts';
import { type CaseFacts, caseFacts, isJudged } from './case-facts.ts';
import { changedScorers } from './changed-scorers.ts';
import { type ComparedPair, comparePair } from './compared-pair.ts';
import { comparisonWarnings } from './comparison-warnings.ts';
import { costChange } from './cost-change.ts';
import { criteriaChanges, type FoundChange } from './criteria-changes.ts';
import { fallOf, type GatedPlays } from './fall-of-rate.ts';
import { type FlipEvidence, type FoundFlip, findFlips, historyOf, toPlayBeside } from './find-flips.ts';
import { outcomesBefore } from './flip-proof.ts';
import { withTexts } from './flip-texts.ts';
import { failsOnBase } from './flip-verdict.ts';
import { judgeNoise } from './judge-noise.ts';
import { latencyChange } from './latency-change.ts';
import { overallVerdict } from './overall-verdict.ts';
import { pairCases } from './pair-cases.ts';
import { criteriaBook } from './scorer-criteria.ts';
import { scorerDeltas } from './scorer-deltas.ts';

/** A finished run: everything of results.json. The cases are gone through up to twice, and only numbers are kept of them. */
export interface ComparedRun {
  header: RunHeader;
  cases: Iterable<CaseResult>;
}

/** What is known beside the two runs. */
export interface CompareOptions extends FlipEvidence {
  /** Milliseconds since the epoch, for the age of the baseline; default: when `b` ended. */
  now?: number;
  /** Whether `b` was to play every case. Unless it was, a case that is missing was just not played. */
  selected?: 'all' | 'some' | undefined;
  /** Ids of the cases that the suite of `b` holds and `b` left out, where they are known: no others were just not played. */
  unaffected?: readonly string[] | undefined;
  /** Given where a gate decides, which may play all cases again: what came of that. */
  gated?: GatedPlays | undefined;
}

/** Two runs compared, with what a gate asks that may play on. */
export interface DetailedComparison {
  comparison: Comparison;
  /** Ids of the gating cases that could be compared, in the order of run b. */
  compared: string[];
  /** Of those, how many more flipped to failing than to passing. */
  lost: number;
  /** Further plays of all cases may still prove that the pass rate fell. */
  mayHaveFallen: boolean;
  /** Ids of cases that failed before and have to be played again to make the failures of a flip proof. */
  beside: readonly string[];
  /** The flips of gating cases to failing, with the further failures in a row that prove each; undefined where no number does. */
  flips: { id: string; verdict: NonNullable<FoundFlip['verdict']>; needed: number | undefined }[];
}

/** Relabellings that are too many to list are drawn with this seed, so that the same two runs always give the same numbers. */
const SEED = 1;

/**
 * How run `b` differs from run `a`, which is the baseline: cases in pairs, criteria against criteria, then flips, scorers, latency and cost,
 * and one verdict (contract 6, statistics.md 4.3). A pure function of the two runs and the options. Hand over all cases: what
 * does not gate is shown and decides nothing. Cost is linear in the results.
 */
export const compareRuns = (a: ComparedRun, b: ComparedRun, options: CompareOptions = {}): Comparison =>
  comparedInDetail(a, b, options).comparison;

/** `compareRuns` for a gate, which plays again what could still change the answer. */
export function comparedInDetail(
  a: ComparedRun,
  b: ComparedRun,
  options: CompareOptions = {},
): DetailedComparison {
  const { pairs, onlyB, removed, unplayed, duplicates, criteria, changed, known } = paired(a, b, options);
  const { next } = seededRandom(SEED);
  const flips = findFlips(pairs, onlyB, removed, options);
  // What fails on the base commit too fails for another reason, so it is no evidence about the change.
  const notOurs = new Set(flips.filter(({ onBase }) => failsOnBase(onBase)).map(({ b: now }) => now?.id));
  const judged = pairs.filter((pair) => isJudged(pair.a) && isJudged(pair.b) && !notOurs.has(pair.b.id));
  const compared = judged.filter((pair) => pair.sameCriteria && pair.b.gating);
  const passes = pairedContrast(
    compared.map((pair) => ({ a: pair.a.passes, b: pair.b.passes })),
    { binary: true, next, theseCases: false },
  );
  const scorers = scorerDeltas(judged, known, changed, next);
  const counted = flips.filter(
    ({ kind, b: now }) => (kind === 'pass_to_fail' || kind === 'fail_to_pass') && now?.gating === true,
  );
  const unjudged = unjudgedOf(pairs);
  const lost = unjudged.now.filter((pair) => pair.b.attempts > 0);
  const isOneRecording = isReplayed(a) || isReplayed(b);
  const isNoise = a.header.run_id !== b.header.run_id && !isOneRecording;
  const noise = isNoise ? judgeNoise(pairs) : undefined;
  const baseline = baselineAge(a.header.finished_at, options.now ?? Date.parse(b.header.finished_at));
  const ours = counted.filter(({ b: now }) => !notOurs.has(now?.id));
  const fall = fallOf(passes, compared, ours, options.gated, earlierOf(options));
  const comparison: Comparison = {
    run_a: a.header.run_id,
    run_b: b.header.run_id,
    comparable: criteria.length === 0,
    criteria_changed: criteria,
    ...overallVerdict({
      ...{ passes, fall, flips: counted, scorers, criteria, paired: pairs.length },
      unjudged: { now: idsOf(unjudged.now), before: idsOf(unjudged.before) },
    }),
    p_value: passes.p_value,
    pass_rate: passRates(compared, passes),
    cases: countsOf(compared.length, pairs.length + onlyB.length + removed.length, lost.length),
    scorers,
    flips: withTexts(flips, a.cases, b.cases),
    // How long a recording takes says nothing of the agent.
    latency: latencyChange(isOneRecording ? [] : judged, next),
    cost: costChange(a.header.usage, b.header.usage),
    baseline,
    ...defined({ judge_noise: noise }),
    warnings: comparisonWarnings({
      ...{ a: a.header, b: b.header, baseline },
      ...{ pairs, flips, unplayed, duplicates },
    }),
  };
  return {
    ...{ comparison, compared: idsOf(compared), mayHaveFallen: fall.isOpen, ...movesOf(counted, ours) },
    beside: toPlayBeside(pairs, counted, options),
  };
}

const isReplayed = ({ header }: ComparedRun) => header.replayed !== undefined;

const earlierOf = (evidence: FlipEvidence) => (one: CaseFacts) => {
  const history = historyOf(one, evidence);
  return history === undefined ? undefined : outcomesBefore(history);
};

const countsOf = (compared: number, all: number, lost: number): Comparison['cases'] => ({
  compared,
  left_out: all - compared,
  ...(lost === 0 ? {} : { lost }),
});

const idsOf = (pairs: readonly ComparedPair[]) => pairs.map(({ b: now }) => now.id);

/** What a gate that may play on asks of the flips: all of them, and those that do not fail on the base too. */
function movesOf(
  all: readonly FoundFlip[],
  ours: readonly FoundFlip[],
): Pick<DetailedComparison, 'lost' | 'flips'> {
  const isDown = ({ kind }: FoundFlip) => kind === 'pass_to_fail';
  const down = ours.filter(isDown).length;
  return {
    lost: down - (ours.length - down),
    flips: all
      .filter(isDown)
      .map(({ b: now, verdict = 'suspected', needed }) => ({ id: now?.id ?? '', verdict, needed })),
  };
}

/** The cases of both runs in pairs, and everything by which they were measured otherwise than before. */
function paired(a: ComparedRun, b: ComparedRun, { unaffected, selected }: CompareOptions) {
  const [bookA, bookB] = [criteriaBook(), criteriaBook()];
  const [before, after] = [factsOf(a, bookA), factsOf(b, bookB)];
  const { pairs: matched, onlyA, onlyB } = pairCases(before.cases, after.cases);
  const { changed, found } = changedScorers(a.header, b.header, bookA.scorers, bookB.scorers);
  const pairs: ComparedPair[] = [];
  for (const one of matched) {
    const compared = comparePair(one, changed);
    pairs.push(compared.pair);
    found.push(...compared.found);
  }
  const leftOut = unaffected && new Set(unaffected);
  const isRemoved = ({ id }: CaseFacts) => (leftOut === undefined ? selected === 'all' : !leftOut.has(id));
  const removed = onlyA.filter(isRemoved);
  found.push(...removed.map(removal));
  return {
    ...{ pairs, onlyB, removed, changed },
    unplayed: onlyA.filter((one) => !isRemoved(one)),
    duplicates: [...before.duplicates, ...after.duplicates],
    criteria: criteriaChanges(found),
    // Of a baseline that was narrowed to what can be held against a fork, the averages still show what it judged.
    known: new Set([...bookA.scorers.keys(), ...Object.keys(a.header.avg_scores)]),
  };
}

/** The share of the attempts that passed, of each side. */
function passRates(
  compared: readonly ComparedPair[],
  { difference, interval }: PairedContrast,
): Comparison['pass_rate'] {
  const share = (side: 'a' | 'b') =>
    compared.length === 0 ? null : rounded(mean(compared.map((pair) => mean(pair[side].passes))));
  return {
    a: share('a'),
    b: share('b'),
    delta: rounded(difference),
    interval: roundedInterval(interval),
  };
}

/** Gating cases under the same criteria that one side did not judge: those that passed before, and those that fail now. */
function unjudgedOf(pairs: readonly ComparedPair[]): { now: ComparedPair[]; before: ComparedPair[] } {
  const unjudged = pairs.filter(
    (pair) => pair.sameCriteria && pair.b.gating && !(isJudged(pair.a) && isJudged(pair.b)),
  );
  return {
    now: unjudged.filter((pair) => pair.a.status === 'passed'),
    before: unjudged.filter((pair) => pair.b.status === 'failed'),
  };
}

const removal = (one: CaseFacts): FoundChange => ({
  what: 'case_removed',
  id: one.id,
  sentence: (cases) => `No longer played: ${cases}.`,
});

/** The facts of a run by id; of two cases with one id (a file may hold anything) the first is taken. */
function factsOf(run: ComparedRun, book: ReturnType<typeof criteriaBook>) {
  const cases = new Map<string, CaseFacts>();
  const duplicates: string[] = [];
  for (const one of run.cases) {
    if (cases.has(one.id)) duplicates.push(one.id);
    else cases.set(one.id, caseFacts(one, book));
  }
  return { cases, duplicates };
}
