import type { Course } from '../../src/experiments/course.ts';
import type { AnalysisSettings, Evidence, LostPlay, Play } from '../../src/experiments/evidence.ts';

/** What a test says of one play; the rest is filled in. Null: it was not played. A text: it was lost, with this message. */
export type PlaySketch = Partial<Play> | string | null;

/** The variants of an experiment, each saying what becomes of a case (from 0) in a round (from 0). */
export type ExperimentSketch = Readonly<Record<string, (caseIndex: number, round: number) => PlaySketch>>;

/** Evidence of an experiment in which every variant played every case once a round. */
export function playedExperiment(
  variants: ExperimentSketch,
  { cases, rounds, metrics = ['pass_rate'] }: { cases: number; rounds: number; metrics?: string[] },
): Evidence {
  const names = Object.keys(variants);
  const plays: Play[] = [];
  const lost: LostPlay[] = [];
  let order = 0;
  for (let round = 0; round < rounds; round += 1)
    for (let index = 0; index < cases; index += 1)
      for (const variant of names) {
        const key = { variant, caseId: `case-${index + 1}`, round };
        const sketch = variants[variant]?.(index, round);
        order += 1;
        if (sketch === null || sketch === undefined) continue;
        if (typeof sketch === 'string') lost.push({ ...key, status: 'errored', message: sketch });
        else
          plays.push({
            ...key,
            order,
            passed: true,
            scores: {},
            latencyMs: 500,
            costUsd: null,
            digest: `${variant} ${index} ${round}`,
            ...sketch,
          });
      }
  return {
    variants: names,
    cases: Array.from({ length: cases }, (_, index) => `case-${index + 1}`),
    metrics,
    plays,
    lost,
  };
}

/** Whether play `round` of ten passes at this rate, evenly: the first `10 · rate` do. */
export const passing = (rate: number) => (round: number) => round < Math.round(rate * 10);

export const settingsOf = (settings: Partial<AnalysisSettings> = {}): AnalysisSettings => ({
  minEffect: 0,
  seed: 1,
  ...settings,
});

/** A course without looks, broken off by nobody. */
export function courseOf(evidence: Evidence, course: Partial<Course> = {}): Course {
  const rounds = 1 + Math.max(0, ...[...evidence.plays, ...evidence.lost].map(({ round }) => round));
  return {
    plannedRounds: rounds,
    looks: [],
    lookPlan: [],
    ended: 'complete',
    playsPlanned: rounds * evidence.cases.length * evidence.variants.length,
    judgeMode: 'llm',
    warnings: [],
    ...course,
  };
}
