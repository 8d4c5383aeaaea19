import { createHash } from 'node:crypto';
import type { AttemptResult, CaseResult, OutcomeStatus } from '../../schema/run.ts';
import type { ScorerResult } from '../../schema/scorer-result.ts';
import { counts } from '../../scorers/counts.ts';
import { mean } from '../../statistics/mean.ts';
import { UNPLAYED } from '../attempt.ts';
import type { CriteriaBook } from './scorer-criteria.ts';

/** The results of one scorer for one case, in numbers. */
export interface ScorerFacts {
  /** Mean over the counted results of an attempt, for each judged attempt that has some. */
  values: number[];
  /** Thresholds of gating results by turn, of the first attempt that has one there. */
  thresholds: (number | undefined)[];
  /** What a judge decided, in the order of attempts and turns; `fresh` unless all of it came from the cache of verdicts. */
  judged: { score: number; pass: boolean; fresh: boolean }[];
  /** Whether some result of it could decide about the case. */
  gates: boolean;
}

/** One case of a run without its texts: what is kept of 10,000 cases while two runs are compared. */
export interface CaseFacts {
  id: string;
  name: string;
  hash: string | undefined;
  gating: boolean;
  /** It does not gate because of its own history, which nobody asked for. */
  quarantined: boolean;
  status: OutcomeStatus;
  /** Nothing about it is sure. */
  unsure: boolean;
  /** It was left out by a mark: `skip`, or `only` at another case. */
  skipped: boolean;
  /** Undefined where the results do not say. */
  minPasses: number | undefined;
  /** Attempts that were played, whatever came of them. */
  attempts: number;
  /** Attempts that were planned, as far as the results say. */
  repeat: number;
  /** 1 or 0 for each judged attempt. */
  passes: number[];
  /** Milliseconds of each judged attempt, mean over its turns. */
  latencies: number[];
  scorers: Map<string, ScorerFacts>;
  /** Scorers that could not judge somewhere: they were asked, even where no result is. */
  errored: Set<string>;
  /** Digests of what was asked and of what was answered; empty when nothing was. */
  questions: string;
  answers: string;
}

/** The facts of a case; by what its scorers judged goes into the book. */
export function caseFacts(one: CaseResult, book: CriteriaBook): CaseFacts {
  const judged = one.attempts.filter(isJudged);
  const scorers = new Map<string, ScorerFacts>();
  const errored = new Set<string>();
  for (const attempt of one.attempts)
    for (const { errors } of attempt.turns) for (const name of Object.keys(errors ?? {})) errored.add(name);
  for (const attempt of judged) addAttempt(scorers, attempt, book);
  const longest = one.attempts.reduce<AttemptResult['turns']>(
    (turns, attempt) => (attempt.turns.length > turns.length ? attempt.turns : turns),
    [],
  );
  return {
    id: one.id,
    name: one.name,
    hash: one.hash,
    gating: one.gating !== false,
    quarantined: one.quarantined === true,
    status: one.status,
    unsure: one.unsure === true,
    skipped:
      one.status === 'skipped' &&
      one.attempts.length === 0 &&
      one.unreachable !== true &&
      one.reason !== UNPLAYED,
    minPasses: one.min_passes,
    attempts: one.attempts.length,
    repeat: one.repeat ?? one.attempts.length,
    passes: judged.map(({ status }) => (status === 'passed' ? 1 : 0)),
    latencies: judged
      .filter(({ turns }) => turns.length > 0)
      .map(({ turns }) => mean(turns.map(({ latency_ms: latency }) => latency))),
    scorers,
    errored,
    questions: digestOf(longest.map(({ input }) => input)),
    answers: digestOf(judged.flatMap(({ turns }) => ['', ...turns.map(({ output }) => output)])),
  };
}

/** An attempt that says something about the answers. */
export const isJudged = ({ status }: { status: OutcomeStatus }) => status === 'passed' || status === 'failed';

function addAttempt(scorers: Map<string, ScorerFacts>, { turns }: AttemptResult, book: CriteriaBook): void {
  const counted = new Map<string, number[]>();
  for (const [turn, { results }] of turns.entries())
    for (const [name, result] of Object.entries(results)) {
      const facts = scorers.get(name) ?? { values: [], thresholds: [], judged: [], gates: false };
      scorers.set(name, facts);
      const judgeFacts = book.note(name, result);
      if (result.gating !== false) {
        facts.gates = true;
        facts.thresholds[turn] ??= thresholdOf(result);
      }
      if (result.metadata['not_applicable'] === true) continue;
      if (judgeFacts.mode !== 'none')
        facts.judged.push({ score: result.score, pass: result.pass, fresh: judgeFacts.fresh });
      if (!counts(result)) continue;
      const scores = counted.get(name);
      if (scores === undefined) counted.set(name, [result.score]);
      else scores.push(result.score);
    }
  for (const [name, scores] of counted) scorers.get(name)?.values.push(mean(scores));
}

function thresholdOf({ metadata }: ScorerResult): number | undefined {
  const threshold = metadata['threshold'];
  return typeof threshold === 'number' && Number.isFinite(threshold) ? threshold : undefined;
}

/** Equal lists have equal digests; the lengths keep `["ab"]` and `["a", "b"]` apart. */
function digestOf(texts: readonly string[]): string {
  if (texts.length === 0) return '';
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('base64');
}
