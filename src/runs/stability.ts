import { createHash } from 'node:crypto';
import type { AttemptResult, CaseResult, RepeatsSummary, TurnResult } from '../schema/run.ts';
import { counts } from '../scorers/counts.ts';
import { round4 } from '../scorers/formulas/round.ts';
import { mean } from '../statistics/mean.ts';
import { passAtK } from '../statistics/pass-at-k.ts';
import { canonicalJson } from '../text/canonical-json.ts';

/** How reliable cases are that were played several times, case by case. */
export interface StabilityBooks {
  add(one: CaseResult): void;
  /** Undefined while no case has more than one judged attempt. */
  summary(): RepeatsSummary | undefined;
}

/** Empty books. Every case weighs the same, however often it was played; cost grows with the attempts, not with their pairs. */
export function stabilityBooks(): StabilityBooks {
  const played: { judged: number; passed: number }[] = [];
  const sameAnswers: number[] = [];
  const otherAnswers: number[] = [];
  return {
    add(one) {
      // Whether it was played again hung on what came of it: its share would be another one.
      if (one.repeat !== undefined) return;
      const judged = one.attempts.filter(({ status }) => status === 'passed' || status === 'failed');
      if (judged.length < 2) return;
      played.push({
        judged: judged.length,
        passed: judged.filter(({ status }) => status === 'passed').length,
      });
      const { same, other } = scatterOf(judged);
      if (same.length > 0) sameAnswers.push(mean(same));
      if (other.length > 0) otherAnswers.push(mean(other));
    },
    summary() {
      if (played.length === 0) return undefined;
      const k = usualCount(played.map(({ judged }) => judged));
      const enough = played.filter(({ judged }) => judged >= k);
      const chances = enough.map(({ judged, passed }) => passAtK(judged, passed, k));
      const stable = played.filter(({ judged, passed }) => passed === 0 || passed === judged).length;
      return {
        k,
        cases: enough.length,
        pass_at_k: round4(mean(chances.map(({ pass_at_k }) => pass_at_k))),
        pass_hat_k: round4(mean(chances.map(({ pass_hat_k }) => pass_hat_k))),
        stable,
        unstable: played.length - stable,
        agent_noise: otherAnswers.length === 0 ? null : round4(mean(otherAnswers)),
        judge_noise: sameAnswers.length === 0 ? null : round4(mean(sameAnswers)),
      };
    },
  };
}

/** The number of judged attempts that most cases have; of two that are as frequent the larger, which asks more. */
function usualCount(judged: readonly number[]): number {
  const cases = new Map<number, number>();
  for (const one of judged) cases.set(one, (cases.get(one) ?? 0) + 1);
  return [...cases].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]![0];
}

/** Mean absolute differences between attempts, one for each judged score of the case: of equal answers and of different ones. */
function scatterOf(attempts: readonly AttemptResult[]): { same: number[]; other: number[] } {
  /** By turn and scorer: scores by what was answered up to that turn. */
  const series = new Map<string, Map<string, number[]>>();
  for (const { turns } of attempts) {
    let answered = '';
    for (const [at, turn] of turns.entries()) {
      answered = createHash('sha256')
        .update(answered)
        .update(canonicalJson(answerOf(turn)))
        .digest('hex');
      for (const [scorer, result] of Object.entries(turn.results)) {
        if (!counts(result) || !isJudged(result.metadata)) continue;
        const name = `${at}:${scorer}`;
        const byAnswer = series.get(name) ?? new Map<string, number[]>();
        series.set(name, byAnswer);
        const scores = byAnswer.get(answered) ?? [];
        byAnswer.set(answered, scores);
        scores.push(result.score);
      }
    }
  }
  const same: number[] = [];
  const other: number[] = [];
  for (const byAnswer of series.values()) {
    const groups = [...byAnswer.values()];
    const within = sumOfGaps(groups);
    const all = sumOfGaps([groups.flat()]);
    if (within.pairs > 0) same.push(within.gaps / within.pairs);
    // Rounding of two large sums must not make a difference of a negative one.
    if (all.pairs > within.pairs)
      other.push(Math.max(0, all.gaps - within.gaps) / (all.pairs - within.pairs));
  }
  return { same, other };
}

/** What the judge was shown of an answer, as far as the run keeps it. */
const answerOf = ({ output, tool_calls }: TurnResult) => [output, tool_calls];

function isJudged(metadata: Readonly<Record<string, unknown>>): boolean {
  const judgeInfo = metadata['judge'];
  if (typeof judgeInfo !== 'object' || judgeInfo === null) return false;
  const { mode } = judgeInfo as { mode?: unknown }; // Border: our own judge info, read back from a journal.
  return mode === 'llm' || mode === 'offline';
}

/** Sum of |x - y| over all pairs inside each group; sorted, so that a thousand attempts are no half a million subtractions. */
function sumOfGaps(groups: readonly (readonly number[])[]): { gaps: number; pairs: number } {
  let gaps = 0;
  let pairs = 0;
  for (const group of groups) {
    const sorted = [...group].sort((a, b) => a - b);
    // The i-th smallest is the larger one of i pairs and the smaller one of the others.
    for (const [at, value] of sorted.entries()) gaps += value * (2 * at - (sorted.length - 1));
    pairs += (sorted.length * (sorted.length - 1)) / 2;
  }
  return { gaps, pairs };
}
