import type { ComparedRun } from '../../src/runs/comparing/compare-runs.ts';
import type { CaseResult, OutcomeStatus, RunHeader } from '../../src/schema/run.ts';
import type { JudgeInfo, ScorerResult } from '../../src/schema/scorer-result.ts';
import { sampleAttempt, sampleCase, sampleReport, sampleResult, sampleTurn } from './sample-report.ts';

/** Judge info of the offline judge, or of the one that `more` names. */
export const judgeInfo = (more: Partial<JudgeInfo> = {}): JudgeInfo => ({
  mode: 'offline',
  model: 'heuristic-v1',
  prompt_version: 'playval/criteria@1, playval/verdicts@1',
  calls: 0,
  cached_calls: 0,
  input_tokens: 0,
  output_tokens: 0,
  temperature: null,
  seed: null,
  samples: 1,
  agreement: null,
  confidence: 'high',
  fallback: false,
  ...more,
});

/** Computed, nobody asked. */
export const computed = (version: string) =>
  judgeInfo({ mode: 'none', model: 'none', prompt_version: version });

/** A result with its judge info, as scorers give it. */
export function judgedResult(
  score: number,
  {
    threshold = 0.7,
    judge = judgeInfo(),
    reasoning = '',
    ...more
  }: Partial<ScorerResult> & {
    threshold?: number;
    judge?: JudgeInfo;
  } = {},
): ScorerResult {
  return sampleResult(score, reasoning, {
    ...more,
    pass: more.pass ?? score >= threshold,
    metadata: { judge, threshold, not_applicable: false, ...more.metadata },
  });
}

/** One play of a case: the results of its only turn, or the mark of what `playval` said. */
export type Play = 'P' | 'F' | 'E' | 'S' | 'U' | number | Record<string, ScorerResult>;

/** What a case of `comparedCase` may say beside its plays. */
export type CaseOptions = Partial<CaseResult> & { answer?: string; question?: string; latency?: number };

/** A case as a run holds it, with one attempt for each play. Equal ids have equal hashes unless `hash` says otherwise. */
export function comparedCase(
  id: string,
  plays: readonly Play[],
  { answer, question = `Question of ${id}?`, latency = 100, ...more }: CaseOptions = {},
): CaseResult {
  const attempts = plays.map((play) => {
    const results =
      typeof play === 'object'
        ? play
        : typeof play === 'number'
          ? { playval: judgedResult(play) }
          : play === 'P' || play === 'F'
            ? {
                playval: judgedResult(play === 'P' ? 1 : 0, {
                  reasoning: play === 'P' ? 'all met' : 'nothing met',
                }),
              }
            : play === 'U'
              ? { playval: judgedResult(0.5, { gating: false, metadata: { unsure: true } }) }
              : {};
    const turn = sampleTurn(results, {
      input: question,
      output: answer ?? `Answer of ${id}, ${JSON.stringify(play).slice(0, 40)}.`,
      latency_ms: latency,
    });
    if (play === 'E')
      return sampleAttempt([], {
        status: 'errored',
        error: { code: 'timeout', message: 'no answer in 60 s' },
      });
    if (play === 'U') return sampleAttempt([turn], { status: 'skipped', unsure: true });
    return sampleAttempt([turn], play === 'S' ? { status: 'skipped' } : {});
  });
  const of = (status: OutcomeStatus) => attempts.filter((attempt) => attempt.status === status).length;
  const status: OutcomeStatus =
    of('failed') > 0 ? 'failed' : of('errored') > 0 ? 'errored' : of('passed') > 0 ? 'passed' : 'skipped';
  const unsure = status === 'skipped' && plays.includes('U');
  return sampleCase(id, attempts, {
    ...(unsure ? { unsure: true } : {}),
    status,
    hash: `hash of ${id}`,
    min_passes: plays.length,
    ...more,
  });
}

/** A run around these cases. */
export function comparedRun(
  runId: string,
  cases: readonly CaseResult[],
  header: Partial<RunHeader> = {},
): ComparedRun {
  const judge = { mode: 'offline' as const, model: 'heuristic-v1' };
  return {
    header: { ...sampleReport(cases).header, judge, avg_scores: {}, run_id: runId, ...header },
    cases,
  };
}

/** Two runs of cases named `c/0`, `c/1` … from marks such as `PPFP`, one case a mark, beside each other. */
export function marked(before: string, after: string): [ComparedRun, ComparedRun] {
  const run = (id: string, marks: string, finished: string) =>
    comparedRun(
      id,
      [...marks].map((mark, index) => comparedCase(`c/${index}`, [mark as Play])),
      { finished_at: finished },
    );
  return [run('run_a', before, '2026-11-20T10:00:00.000Z'), run('run_b', after, '2026-11-21T10:00:00.000Z')];
}
